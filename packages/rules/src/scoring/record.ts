import { isThirteen } from '../melds/handSize.ts';
import { type Meld, meldTiles } from '../melds/meld.ts';
import { ok, type Result, refuse } from '../result/result.ts';
import { parseTile } from '../tiles/notation.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import { PLAYING_KINDS, type Tile } from '../tiles/tile.ts';
import type { WinningClaim } from './types.ts';

/**
 * Hands as records of plain JSON, one a line in files of scored hands: `melds` ({kind: chow | pung | kong |
 * concealed-kong, tile, from: 1 left, 2 opposite, 3 right neighbour}; a chow is named by its lowest tile), `concealed`
 * and `winningTile` as text ("3m", "E"), winds as letters. What may be left out is false or 0.
 */
export const RECORD_ERRORS = [
  'not-a-hand',
  'unknown-tile',
  'bad-meld',
  'wrong-count',
  'five-copies',
  'unknown-wind',
  'bad-flowers',
  'impossible-circumstances',
] as const;
export type RecordError = (typeof RECORD_ERRORS)[number];

/** Tiles in hand and on the table, without circumstances. */
export interface RecordedTiles {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const playingTile = (value: unknown): Tile | undefined => {
  const tile = typeof value === 'string' ? parseTile(value) : undefined;
  return tile !== undefined && tile >= 0 && tile < PLAYING_KINDS ? tile : undefined;
};

const WINDS = ['E', 'S', 'W', 'N'];
const windOf = (value: unknown): Seat | undefined => {
  const at = typeof value === 'string' ? WINDS.indexOf(value) : -1;
  return at < 0 ? undefined : (at as Seat);
};

/** A meld of the record; `seat` is whose it is, so that "left neighbour" becomes a seat. */
function readMeld(value: unknown, seat: Seat): Result<Meld, RecordError> {
  if (!isFields(value)) return refuse('bad-meld');
  const tile = playingTile(value.tile);
  if (tile === undefined) return refuse('unknown-tile');
  const distance = value.from ?? 1;
  if (distance !== 1 && distance !== 2 && distance !== 3) return refuse('bad-meld');
  const from = seatAfter(seat, 4 - distance);
  switch (value.kind) {
    case 'pung':
      return ok({ kind: 'pung', tile, from });
    case 'kong':
      return ok({ kind: 'kong', tile, form: 'melded', from });
    case 'concealed-kong':
      return ok({ kind: 'kong', tile, form: 'concealed' });
    case 'chow':
      // A chow comes from the left neighbour alone (article 20), and begins at 7 at the latest.
      if (tile >= 27 || tile % 9 > 6 || distance !== 1) return refuse('bad-meld');
      return ok({ kind: 'chow', low: tile, claimed: tile, from });
    default:
      return refuse('bad-meld');
  }
}

function readTiles(fields: Fields, seat: Seat): Result<RecordedTiles, RecordError> {
  const written = fields.melds ?? [];
  if (!Array.isArray(written) || !Array.isArray(fields.concealed)) return refuse('not-a-hand');
  if (written.length > 4 || fields.concealed.length > 14) return refuse('wrong-count');
  const melds: Meld[] = [];
  for (const one of written) {
    const meld = readMeld(one, seat);
    if (!meld.ok) return meld;
    melds.push(meld.value);
  }
  const concealed: Tile[] = [];
  for (const one of fields.concealed) {
    const tile = playingTile(one);
    if (tile === undefined) return refuse('unknown-tile');
    concealed.push(tile);
  }
  if (!isThirteen(concealed.length, melds.length)) return refuse('wrong-count');
  // Copies, without the room that growing leaves: many hands take less memory, and are scored faster.
  return ok({ concealed: concealed.slice(), melds: melds.slice() });
}

const copies = new Uint8Array(PLAYING_KINDS);

function hasFiveCopies({ concealed, melds }: RecordedTiles, winningTile: Tile | undefined): boolean {
  copies.fill(0);
  for (const tile of concealed) copies[tile]!++;
  for (const meld of melds) {
    if (meld.kind !== 'chow') copies[meld.tile]! += meld.kind === 'kong' ? 4 : 3;
    else for (let tile = meld.low as number; tile < meld.low + 3; tile++) copies[tile]!++;
  }
  if (winningTile !== undefined) copies[winningTile]!++;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) if (copies[kind]! > 4) return true;
  return false;
}

/** Returns whether the circumstances contradict each other or the tiles (articles 30-32, 46, 49). */
function areImpossible(claim: WinningClaim): boolean {
  const { robbingKong, afterKong, selfDrawn, lastOfWall, lastOfKind, winningTile, concealed, melds } = claim;
  const holdsInHand = concealed.includes(winningTile);
  if (lastOfKind && holdsInHand) return true;
  if (afterKong && (!selfDrawn || !melds.some(meld => meld.kind === 'kong'))) return true;
  if (!robbingKong) return false;
  const holds = holdsInHand || melds.some(meld => meldTiles(meld).includes(winningTile));
  return selfDrawn || lastOfWall || afterKong || holds;
}

const FLAGS = ['selfDrawn', 'lastTileOfKind', 'wallLast', 'replacement', 'robbingKong'] as const;

function readCircumstances(
  fields: Fields,
  tiles: RecordedTiles,
  winds: readonly [Seat, Seat],
): Result<WinningClaim, RecordError> {
  const winningTile = playingTile(fields.winningTile);
  if (winningTile === undefined) return refuse('unknown-tile');
  if (hasFiveCopies(tiles, winningTile)) return refuse('five-copies');
  if (FLAGS.some(flag => fields[flag] !== undefined && typeof fields[flag] !== 'boolean')) return refuse('not-a-hand');
  const flowers = fields.flowers ?? 0;
  if (typeof flowers !== 'number' || !Number.isInteger(flowers) || flowers < 0 || flowers > 8) {
    return refuse('bad-flowers');
  }
  const claim: WinningClaim = {
    seatWind: winds[0],
    prevalentWind: winds[1],
    selfDrawn: fields.selfDrawn === true,
    lastOfWall: fields.wallLast === true,
    lastOfKind: fields.lastTileOfKind === true,
    afterKong: fields.replacement === true,
    robbingKong: fields.robbingKong === true,
    flowers,
    melds: tiles.melds,
    concealed: tiles.concealed,
    winningTile,
  };
  return areImpossible(claim) ? refuse('impossible-circumstances') : ok(claim);
}

/** Reads a record of fourteen tiles and how they were won; refuses a hand that cannot occur. */
export function readWinningRecord(value: unknown): Result<WinningClaim, RecordError> {
  if (!isFields(value)) return refuse('not-a-hand');
  const seat = windOf(value.seatWind);
  const prevalent = windOf(value.prevalentWind);
  if (seat === undefined || prevalent === undefined) return refuse('unknown-wind');
  const tiles = readTiles(value, seat);
  return tiles.ok ? readCircumstances(value, tiles.value, [seat, prevalent]) : tiles;
}

/** Reads a record of thirteen tiles; refuses a hand that cannot occur. */
export function readWaitingRecord(value: unknown): Result<RecordedTiles, RecordError> {
  if (!isFields(value)) return refuse('not-a-hand');
  const tiles = readTiles(value, 0);
  if (tiles.ok && hasFiveCopies(tiles.value, undefined)) return refuse('five-copies');
  return tiles;
}
