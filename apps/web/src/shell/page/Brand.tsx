import type { Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Go } from './Go.tsx';

/** The 1 of bamboo, a sparrow: "gorrión" in Spanish. */
const SPARROW = 9 as Tile;

export function Brand() {
  const t = useT();
  return (
    <Go href="/" className="brand" aria-label={t('page.brandHome')}>
      <MiniTile tile={SPARROW} decorative />
      <span>{t('page.brand')}</span>
    </Go>
  );
}
