import { type HandState, HIDDEN, type Seat, type Tile } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import type { Geometry } from '../../board/layout/index.ts';
import type { Position } from '../../board/position.ts';
import { laidMeld } from '../../board/scene.ts';
import { TileFace } from '../../kit/tiles/index.ts';
import { type LitTiles, marker } from '../../sheet/hand/litTiles.ts';
import type { ShownHand } from '../../sheet/hand/shownHand.ts';
import { countArea } from './floor.ts';

interface CarriedTile {
  readonly tile: Tile;
  readonly isTurned?: boolean;
  readonly isLit: boolean;
  readonly isWinning?: boolean;
}

/** The gap between groups (tile widths), and the largest tiles (px). */
const GAP = 0.24;
const LARGEST = { desk: 38, tablet: 38, land: 30, port: 25 } as const;
/** From where the tiles come (px), and how they are turned there. */
const WAYS: Readonly<Record<Position, readonly [x: number, y: number, turn: number]>> = {
  0: [0, 160, 0],
  1: [180, 0, -90],
  2: [0, -160, 180],
  3: [-180, 0, 90],
};

/** Returns the groups of a winner's hand: concealed sets, the winning tile, and the melds as they lay. */
function groupsOf(
  hand: HandState,
  seat: Seat,
  { groups, winning }: ShownHand,
  lit: LitTiles | undefined,
): readonly (readonly CarriedTile[])[] {
  const isLit = marker(lit?.concealed);
  const melds = hand.seats[seat].melds.map((meld, n): readonly CarriedTile[] => {
    const { tiles, added } = laidMeld(meld, seat, true, true, hand.wall.layout);
    const ofMeld = Boolean(lit?.melds[n]?.length);
    return [
      ...tiles.map(({ tile, turned }) => ({ tile, isTurned: turned, isLit: ofMeld })),
      ...(added === undefined ? [] : [{ tile: added, isTurned: true, isLit: ofMeld }]),
    ];
  });
  return [
    ...groups.map(group => group.map((tile): CarriedTile => ({ tile, isLit: isLit(tile) }))),
    ...(winning === undefined ? [] : [[{ tile: winning, isLit: lit?.winning === true, isWinning: true }]]),
    ...melds,
  ];
}

interface CarriedHandProps {
  readonly geometry: Geometry;
  readonly position: Position;
  readonly hand: HandState;
  readonly seat: Seat;
  readonly shown: ShownHand;
  readonly lit: LitTiles | undefined;
  readonly hasLanded: boolean;
  readonly corner: boolean;
}

/** Another player's winning hand: it travels to the middle of the table and turns upright. */
export function CarriedHand({ geometry, position, hand, seat, shown, lit, hasLanded, corner }: CarriedHandProps) {
  const groups = groupsOf(hand, seat, shown, lit);
  const tiles = groups.flat();
  const wide = tiles.reduce((sum, { isTurned }) => sum + (isTurned ? 4 / 3 : 1), 0) + (groups.length - 1) * GAP;
  const size = Math.min(LARGEST[geometry.mode], (countArea(geometry).width - 16) / (wide + tiles.length / 26));
  const [x, y, turn] = WAYS[position];
  const way = { '--mw': `${size}px`, '--from': `${x}px ${y}px`, '--turn': `${turn}deg` };
  const starts = groups.map((_, place) => groups.slice(0, place).flat().length);
  return (
    <div className="win-carried" style={way as CSSProperties}>
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sets may be alike, and none of them moves
        <span className="grp" key={place}>
          {group.map(({ tile, isTurned, isLit, isWinning }, n) => {
            const looks = [
              'mt win-tile',
              tile === HIDDEN && 'bk',
              isTurned && 'turn',
              isLit && 'rises',
              isWinning && 'won',
              isWinning && !hasLanded && 'waits',
            ];
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
                key={n}
                className={looks.filter(Boolean).join(' ')}
                style={{ '--n': starts[place]! + n } as CSSProperties}
              >
                <TileFace tile={tile} corner={corner} />
              </span>
            );
          })}
        </span>
      ))}
    </div>
  );
}
