import type { Tile } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import type { FinaleStage } from '../../board/index.ts';
import { type Geometry, HEIGHT, THICKNESS } from '../../board/layout/index.ts';
import { TileFace } from '../../kit/tiles/index.ts';
import { type LitTiles, marker } from '../../sheet/hand/litTiles.ts';
import type { ShownHand } from '../../sheet/hand/shownHand.ts';
import { feltArea } from './floor.ts';

/** A tile of the hand as it lies (px). */
interface LaidTile {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isWinning: boolean;
}

/** The gap between groups, that before the winning tile, and the pitch of tiles (tile widths). */
const [GAP, APART, PITCH] = [0.24, 0.42, 1.02];

/** Returns the places of a hand in one row. */
function inOneRow(stage: FinaleStage, { groups, winning }: ShownHand): readonly LaidTile[] {
  const { geometry: g } = stage;
  const tiles = groups.flat().length;
  const wide = tiles * PITCH + (groups.length - 1) * GAP + (winning === undefined ? 0 : APART + 1);
  const room = g.table > 0 ? feltArea(stage).width - 24 : g.size.w - 24;
  const size = Math.min(g.mode === 'land' ? g.ownU * 0.96 : g.ownU, room / wide);
  const y = g.size.h - (g.table > 0 ? 24 : 14) - HEIGHT * size;
  let x = g.cx - (wide * size) / 2;
  const laid = groups.flatMap(group => {
    const row = group.map((tile, n) => ({ tile, x: x + n * PITCH * size, y, size, isWinning: false }));
    x += (group.length * PITCH + GAP) * size;
    return row;
  });
  if (winning === undefined) return laid;
  return [...laid, { tile: winning, x: x + (APART - GAP) * size, y, size, isWinning: true }];
}

/** Returns the places of a hand in two rows of up to seven, the winning tile last. */
function inTwoRows(g: Geometry, { groups, winning }: ShownHand): readonly LaidTile[] {
  const tiles = groups.flat();
  const all = winning === undefined ? tiles : [...tiles, winning];
  const size = g.ownU - 1;
  const columns = all.length > 7 ? Math.ceil(all.length / 2) : all.length;
  const left = (g.size.w - columns * g.ownU) / 2;
  const high = (HEIGHT + THICKNESS) * g.ownU + 8;
  return all.map((tile, n) => {
    const isUpper = all.length > 7 && n < columns;
    const isWinning = winning !== undefined && n === all.length - 1;
    const column = isUpper || all.length <= 7 ? n : n - columns;
    const x = left + column * g.ownU + (isWinning ? 4 : 0);
    return { tile, x, y: g.own.y - 4 - (isUpper ? high : 0), size, isWinning };
  });
}

interface LaidHandProps {
  readonly stage: FinaleStage;
  readonly hand: ShownHand;
  /** The tiles that earn what is counted now. */
  readonly lit: LitTiles | undefined;
  readonly hasLanded: boolean;
  readonly corner: boolean;
}

/** The viewer's own winning hand, laid down where it stood. Its melds stay where they lie, framed while they count. */
export function LaidHand({ stage, hand, lit, hasLanded, corner }: LaidHandProps) {
  const { geometry: g, boxes, bottom } = stage;
  const tiles = g.own.rows === 2 ? inTwoRows(g, hand) : inOneRow(stage, hand);
  const isLit = marker(lit?.concealed);
  const melds = boxes.filter(({ zone, seat, slot }) => {
    return zone === 'meld' && seat === bottom && Boolean(lit?.melds[Number(slot.split('-')[2])]?.length);
  });
  return (
    <>
      {tiles.map(({ tile, x, y, size, isWinning }, n) => {
        const rises = isWinning ? lit?.winning : isLit(tile);
        const looks = ['tile up win-tile', rises && 'rises', isWinning && 'is-won', isWinning && !hasLanded && 'waits'];
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
            key={n}
            className={looks.filter(Boolean).join(' ')}
            style={
              {
                width: size,
                height: HEIGHT * size,
                transform: `translate(${x}px, ${y}px)`,
                zIndex: 8200 + n,
                '--fw': `${size}px`,
                '--r': '0deg',
                '--n': n,
              } as CSSProperties
            }
          >
            <TileFace tile={tile} corner={corner} />
          </div>
        );
      })}
      {melds.map(({ key, x, y, w, h }) => (
        <i key={key} className="win-frame" style={{ left: x, top: y, width: w, height: h }} />
      ))}
    </>
  );
}
