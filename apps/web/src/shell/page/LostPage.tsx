import { useT } from '../../kit/i18n/index.ts';
import { Go } from './Go.tsx';
import { StatePage } from './StatePage.tsx';

/** The page of an address that shows nothing. */
export function LostPage() {
  const t = useT();
  return (
    <StatePage title={t('lost.page')} note={t('lost.pageNote')}>
      <Go className="btn pri" href="/">
        {t('lost.home')}
      </Go>
    </StatePage>
  );
}
