import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, SPARROW } from '../../kit/tiles/index.ts';
import { Go } from './Go.tsx';

export function Brand() {
  const t = useT();
  return (
    <Go href="/" className="brand" aria-label={t('page.brandHome')}>
      <MiniTile tile={SPARROW} decorative />
      <span>{t('page.brand')}</span>
    </Go>
  );
}
