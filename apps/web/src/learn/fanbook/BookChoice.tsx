import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';

/** Leads from the fans of the competition to the special hands and doubles of the older ways, and back. */
export function BookChoice({ shown }: { readonly shown: 'fans' | 'older' }) {
  const t = useT();
  return (
    <nav className="learn-tabs" aria-label={t('fanbook.books')}>
      <Go href={paths.fans()} aria-current={shown === 'fans' ? 'page' : undefined}>
        {t('fanbook.books.fans')}
      </Go>
      <Go href={paths.olderWays()} aria-current={shown === 'older' ? 'page' : undefined}>
        {t('fanbook.books.older')}
      </Go>
    </nav>
  );
}
