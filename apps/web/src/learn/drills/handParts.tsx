import { isHonour, type Meld, type Seat, suitOf, type Tile } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { type LaidMeld, laidMeld } from '../../board/scene.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, WindGlyph, windName } from '../../kit/tiles/index.ts';

/** Groups sorted tiles: one group for each suit, one for all honours. */
function groupsOf(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  const groups = new Map<string, Tile[]>();
  for (const tile of tiles.toSorted((a, b) => a - b)) {
    const key = isHonour(tile) ? 'honours' : (suitOf(tile) ?? '');
    groups.set(key, [...(groups.get(key) ?? []), tile]);
  }
  return [...groups.values()];
}

/** Concealed tiles, sorted, suit by suit. */
export const Concealed = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <span className="dt-groups">
    {groupsOf(tiles).map(group => (
      <MiniTiles key={group[0]} tiles={group} />
    ))}
  </span>
);

/** A meld as it lies: the claimed tile on its side. */
export const Laid = ({ meld: { tiles, added } }: { readonly meld: LaidMeld }) => (
  <span className="grp">
    {tiles.map(({ tile, turned }, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
      <MiniTile key={n} tile={tile} turned={turned} />
    ))}
    {added !== undefined && <MiniTile tile={added} turned />}
  </span>
);

interface MeldGroupsProps {
  readonly melds: readonly Meld[];
  readonly owner: Seat;
  readonly isOpen: boolean;
}

/** The melds of a hand. */
export const MeldGroups = ({ melds, owner, isOpen }: MeldGroupsProps) => (
  <span className="dt-groups">
    {melds.map((meld, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: melds stay in the order in which they were laid
      <Laid key={n} meld={laidMeld(meld, owner, true, isOpen)} />
    ))}
  </span>
);

interface WindsProps {
  readonly round: Seat;
  readonly seat: Seat;
  readonly children?: ReactNode;
}

/** The winds that matter for the score, and what else is known. */
export function Winds({ round, seat, children }: WindsProps) {
  const t = useT();
  return (
    <ul className="row roomy fine">
      <li className="row tight">
        <WindGlyph wind={round} />
        {t('drills.round', { wind: windName(t, round) })}
      </li>
      <li className="row tight">
        <WindGlyph wind={seat} />
        {t('drills.seat', { wind: windName(t, seat) })}
      </li>
      {children}
    </ul>
  );
}
