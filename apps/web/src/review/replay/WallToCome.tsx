import { standingTiles, type Wall } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';

/** The tiles that are still in the wall, in the order in which they would be drawn. */
export function WallToCome({ wall }: { readonly wall: Wall }) {
  const t = useT();
  const left = standingTiles(wall);
  return (
    <section className="wall-to-come" aria-label={t('replay.wallToCome')}>
      {left.map(n => (
        <MiniTile key={n} tile={wall.tiles[n]!} />
      ))}
    </section>
  );
}
