import {
  drawsLeft,
  type HandState,
  HIDDEN,
  meldTiles,
  placesToRight,
  SEATS,
  type Seat,
  type Tile,
} from '@gorrion/rules';
import { GOLD, INK, text, tile } from './svg.ts';
import type { Drawings } from './tiles.ts';

/* The table in a corner of a picture: what lies open, seen from one seat. */

/** The middle of the table, and the width of a tile (px). */
const [X, Y, UNIT] = [250, 212, 17];
/** Where the first row of a river begins, half of its width, and where melds and hands lie (units from the middle). */
const [RIVER, HALF, EDGE] = [3.1, 3, 9.6];
const COLUMNS = 6;
const HIGH = 4 / 3;

/** Turns a place of a seat's own side (x to its right, y towards it) to the screen. */
const TURNED: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [y, -x],
  (x, y) => [-x, -y],
  (x, y) => [-y, x],
];
const FACES = [0, -90, 180, 90];

/** Draws a tile with its middle at a place of a seat's side. */
function put(side: number, x: number, y: number, of: Tile, isLit = false): string {
  const [dx, dy] = TURNED[side]!(x, y);
  const [w, h] = side % 2 === 1 ? [HIGH, 1] : [1, HIGH];
  return tile(X + (dx - w / 2) * UNIT, Y + (dy - h / 2) * UNIT, UNIT, of, { turn: FACES[side]!, isLit });
}

function sideOf({ seats, phase }: HandState, seat: Seat, side: number): string {
  const { concealed, melds, flowers, discards } = seats[seat];
  const river = discards.filter(({ claimedBy }) => claimedBy === undefined);
  const isLast = (n: number) => n === river.length - 1 && phase.name === 'claims' && phase.from === seat;
  const drawn = river.map(({ tile: of }, n) => {
    const [column, line] = [n % COLUMNS, Math.floor(n / COLUMNS)];
    return put(side, column - HALF + 0.5, RIVER + HIGH / 2 + line * 1.4, of, isLast(n));
  });
  // The seat whose hand lies large below shows only its melds here.
  const backs = side === 0 ? 0 : concealed.length;
  const laid = [...melds.flatMap(meldTiles), ...flowers];
  const start = -((backs * 0.78 + laid.length * 1.02) / 2);
  const hand = Array.from({ length: backs }, (_, n) => put(side, start + (n + 0.5) * 0.78, EDGE + 1, HIDDEN));
  const open = laid.map((of, n) => put(side, start + backs * 0.78 + 0.4 + (n + 0.5) * 1.02, EDGE + 1, of));
  return [...drawn, ...hand, ...open].join('');
}

/** Draws a hand as a seat sees it, whose own tiles stand elsewhere. */
export function tableOf(hand: HandState, bottom: Seat, drawings: Drawings): string {
  const half = 3 * UNIT;
  const sides = SEATS.map(seat => [seat, placesToRight(bottom, seat, hand.wall.layout)] as const);
  const winds = sides.map(([seat, side]) => {
    const [dx, dy] = TURNED[side]!(0, 2.2);
    const scale = 0.17;
    return `<g color="${seat === bottom ? GOLD : INK}" transform="translate(${X + dx * UNIT} ${Y + dy * UNIT})scale(${scale})translate(-50 -50)">${drawings.wind('ESWN'[seat]!)}</g>`;
  });
  const left = drawsLeft(hand);
  return (
    `<rect x="${X - half}" y="${Y - half}" width="${2 * half}" height="${2 * half}" rx="8" fill="#143229" stroke="${GOLD}" stroke-opacity=".5"/>` +
    winds.join('') +
    (left > 0 ? text(X, Y + 9, `${left}`, { size: 28, font: 'display', anchor: 'middle' }) : '') +
    sides.map(([seat, side]) => sideOf(hand, seat, side)).join('')
  );
}
