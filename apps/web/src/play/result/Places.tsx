import { isClassical, type Player, type Ruleset, type Tile } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, SPARROW } from '../../kit/tiles/index.ts';
import type { RankLine } from './ranking.ts';

/** How high the tiles of each place are stacked: like the table points. */
const HEIGHTS = [4, 2, 1, 0] as const;

interface PlacesProps {
  readonly lines: readonly RankLine[];
  readonly me: Player | undefined;
  readonly rules: Ruleset;
}

/** The players by their places, each on a stack of tiles. By the older ways only points count. */
export function Places({ lines, me, rules }: PlacesProps) {
  const t = useT();
  return (
    <ol className="podium" aria-label={t('end.ranking')}>
      {lines.map(({ player, name, place, total, tablePoints }, n) => (
        <li key={player} className={player === me ? 'own' : undefined} style={{ '--order': 3 - n } as CSSProperties}>
          {/* The places have the sparrow and the next three tiles of its suit. */}
          <Stack height={HEIGHTS[place - 1] ?? 0} tile={(SPARROW + place - 1) as Tile} />
          <span className="podium-name">
            <span>{t.number(place)}.</span> <bdi>{player === me ? t('result.you') : t.nameOf(name)}</bdi>
          </span>
          <b>{t.signed(total)}</b>
          {!isClassical(rules) && <small>{t('end.tp', { count: tablePoints })}</small>}
        </li>
      ))}
    </ol>
  );
}

/** A tile on others, of which one sees the edges. */
function Stack({ height, tile }: { readonly height: number; readonly tile: Tile }) {
  return (
    <span className="stack-of" style={{ '--height': height } as CSSProperties}>
      <MiniTile tile={tile} decorative />
      {Array.from({ length: height }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a stack stay where they are
        <i key={n} style={{ '--n': height - 1 - n } as CSSProperties} />
      ))}
    </span>
  );
}
