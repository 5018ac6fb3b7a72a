import {
  type BySeat,
  bySeat,
  type Dice,
  dealtHands,
  fromBreak,
  isDice,
  type Seat,
  type Tile,
  tileOf,
} from '@gorrion/rules';
import {
  ForeignError,
  type ForeignGame,
  type ForeignHand,
  type ForeignMove,
  listIn,
  nameIn,
  numberIn,
  objectIn,
  playingTileIn,
  pointsIn,
} from './foreign.ts';

/*
 * Records of tziakcha.net (雀渣), as its players and public readers of them describe the format: a hand is one `step` with
 * the wall `w`, the dice `d`, the number of the hand `i`, the actions `a` and the result `b`. A file holds one hand, or a
 * session with its records.
 */

/** Most actions of a hand that are read. */
const MOST_ACTIONS = 2000;

/** Ids of pieces: four of each playing kind in our order, then the flowers. */
const FIRST_FLOWER = 136;
const PIECES = 144;

const tileOfPiece = (piece: number): Tile =>
  tileOf(piece < FIRST_FLOWER ? piece >> 2 : (FIRST_FLOWER >> 2) + piece - FIRST_FLOWER);

const pieceIn = (value: unknown, hand: number): Tile => tileOfPiece(numberIn(value, 0, PIECES - 1, hand));

/** Kinds of actions, as the low four bits of an action name them. */
const ACTIONS = { flower: 1, discard: 2, chow: 3, pung: 4, kong: 5, draw: 7 } as const;

/** Marks a kong that is added to a pung. */
const ADDED_KONG = 0x300;
/** Marks a draw from the end of the wall. */
const FROM_END = 0x100;

function kongOf(seat: Seat, data: number, hand: number): ForeignMove {
  const isOwn = (data & ADDED_KONG) === ADDED_KONG || ((data >> 6) & 3) === 0;
  return isOwn ? { kind: 'own-kong', seat, tile: playingTileIn(data & 0x3f, hand) } : { kind: 'claimed-kong', seat };
}

/** Returns the moves of an action; none for passes, and for claims that another one outranked. */
function movesOf(kind: number, seat: Seat, data: number, hand: number): readonly ForeignMove[] {
  const tile = () => pieceIn(data & 0xff, hand);
  switch (kind) {
    case ACTIONS.flower:
      return [
        { kind: 'flower', seat, tile: tileOfPiece(FIRST_FLOWER + ((data >> 8) & 7)) },
        { kind: 'draw', seat, tile: tile(), isReplacement: true },
      ];
    case ACTIONS.discard:
      return [{ kind: 'discard', seat, tile: tile() }];
    case ACTIONS.draw:
      return [{ kind: 'draw', seat, tile: tile(), isReplacement: (data & FROM_END) !== 0 }];
    case ACTIONS.chow:
      return data === 0 ? [] : [{ kind: 'chow', seat, low: playingTileIn((data & 0x3f) - 1, hand) }];
    case ACTIONS.pung:
      return data === 0 ? [] : [{ kind: 'pung', seat }];
    case ACTIONS.kong:
      return data === 0 ? [] : [kongOf(seat, data, hand)];
    default:
      return [];
  }
}

function actionsIn(value: unknown, hand: number): readonly ForeignMove[] {
  const all = listIn(value, hand);
  if (all.length > MOST_ACTIONS) throw new ForeignError('shape', hand);
  return all.flatMap(action => {
    const [who, data] = listIn(action, hand);
    const combined = numberIn(who, 0, 255, hand);
    return movesOf(combined & 15, ((combined >> 4) & 3) as Seat, numberIn(data, 0, 0xffff, hand), hand);
  });
}

const HEX = /^[0-9a-f]{288}$/i;

function ringIn(value: unknown, hand: number): readonly Tile[] {
  if (typeof value !== 'string') throw new ForeignError('hidden', hand);
  if (!HEX.test(value)) throw new ForeignError('shape', hand);
  const pieces = Array.from({ length: PIECES }, (_, n) => Number.parseInt(value.slice(2 * n, 2 * n + 2), 16));
  if (new Set(pieces).size !== PIECES) throw new ForeignError('shape', hand);
  return pieces.map(piece => pieceIn(piece, hand));
}

function diceIn(value: unknown, hand: number): Dice {
  const dice = numberIn(value, 0, 0xffff, hand);
  const pips = [0, 4, 8, 12].map(shift => (dice >> shift) & 15) as [number, number, number, number];
  if (!isDice(pips)) throw new ForeignError('shape', hand);
  return pips;
}

/** Seats of a mask of four bits. */
const seatsIn = (mask: number): readonly Seat[] => ([0, 1, 2, 3] as Seat[]).filter(seat => (mask >> seat) & 1);

/** Returns the winner; of several the first in turn after the discarder, as in our rules. */
function winnerOf(result: number): Seat | undefined {
  const [from = 0] = seatsIn((result >> 4) & 15);
  return seatsIn(result & 15).toSorted((a, b) => ((a - from + 3) & 3) - ((b - from + 3) & 3))[0];
}

/** Points that a false win costs its player, shared among the others. */
const FALSE_WIN = 30;

/** Returns the penalties of false wins; undefined if there was none. */
function penaltiesOf(result: number): BySeat<number> | undefined {
  const wrong = seatsIn((result >> 8) & 15 & ~(result & 15));
  if (wrong.length === 0) return undefined;
  return bySeat(seat => wrong.reduce((sum, other) => sum + (other === seat ? -FALSE_WIN : FALSE_WIN / 3), 0));
}

function handOf(step: Readonly<Record<string, unknown>>, hand: number): ForeignHand {
  const dice = diceIn(step.d, hand);
  const { tiles } = fromBreak(ringIn(step.w, hand), dice);
  const people = Array.isArray(step.p) ? step.p : [];
  const result = numberIn(step.b ?? 0, 0, 0xfff, hand);
  const winner = winnerOf(result);
  const penalties = penaltiesOf(result);
  const changes = penalties || !Array.isArray(step.s) ? undefined : pointsIn(step.s);
  return {
    number: (numberIn(step.i, 0, 999, hand) % 16) + 1,
    names: bySeat(seat => nameIn((people[seat] as { n?: unknown } | undefined)?.n, seat)),
    walls: 'shared',
    dice,
    wall: tiles,
    hands: dealtHands(tiles),
    moves: [...actionsIn(step.a, hand), ...(winner === undefined ? [] : [{ kind: 'win', seat: winner } as const])],
    ...(changes && { changes }),
    ...(penalties && { penalties }),
  };
}

/** Unpacks a `script`: base64 of a zlib stream. Rejects if it is none. */
export type Inflate = (base64: string) => Promise<string>;

async function stepOf(value: unknown, hand: number, inflate: Inflate) {
  const record = objectIn(value, hand);
  if (record.step !== undefined) return objectIn(record.step, hand);
  if (typeof record.script !== 'string') return record;
  const text = await inflate(record.script).catch(() => {
    throw new ForeignError('shape', hand);
  });
  try {
    return objectIn(JSON.parse(text), hand);
  } catch {
    throw new ForeignError('shape', hand);
  }
}

/** Most hands of a file. */
const MOST_HANDS = 16;

/** The latest time of a game that is believed (ms since 1970): the year 2100. */
const LATEST = 4_102_444_800_000;

/** Returns when a game began (ms since 1970); undefined if the record does not say. */
const timeIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < LATEST ? value : undefined;

/** Whether a value looks like a record of tziakcha, or like a session of them. */
export function isTziakcha(value: unknown): boolean {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'object' || one === null) return false;
  return 'records' in one || 'script' in one || 'step' in one || ('w' in one && 'a' in one);
}

/** Reads a record of tziakcha, or a session with its records. Throws a ForeignError. */
export async function readTziakcha(value: unknown, inflate: Inflate): Promise<ForeignGame> {
  const records = Array.isArray(value) ? value : listIn((value as { records?: unknown }).records ?? [value]);
  if (records.length === 0 || records.length > MOST_HANDS) throw new ForeignError('shape');
  const steps = await Promise.all(records.map((record, n) => stepOf(record, n + 1, inflate)));
  const options = (steps[0]?.g ?? {}) as Readonly<Record<string, unknown>>;
  const minPoints = Number.isInteger(options.l) ? numberIn(options.l, 1, 64) : 8;
  const title = typeof options.t === 'string' ? options.t : undefined;
  const at = timeIn(steps[0]?.t);
  return {
    source: 'tziakcha',
    minPoints,
    hands: steps.map((step, n) => handOf(step, n + 1)),
    ...(title && { title }),
    ...(at && { at }),
  };
}
