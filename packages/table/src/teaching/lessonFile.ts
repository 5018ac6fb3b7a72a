import type { PreparedDeal, PreparedSeat } from '@gorrion/protocol';
import {
  bySeat,
  type Discard,
  KINDS,
  type Meld,
  ok,
  parseTiles,
  type Result,
  type Ruleset,
  refuse,
  type Tile,
  tilesText,
  WALL_SIZE,
} from '@gorrion/rules';
import { type DealFault, dealFault } from './prepared.ts';

/* A lesson as a text that people can read and write: its title, notes, and deals in the notation of tiles. */

export interface LessonDeal {
  readonly name: string;
  /** For the teacher alone: what to say and to ask. */
  readonly note: string;
  readonly deal: PreparedDeal;
}

export interface KeptLesson {
  readonly title: string;
  readonly notes: string;
  readonly deals: readonly LessonDeal[];
}

/** A lesson as a device keeps it. */
export interface StoredLesson extends KeptLesson {
  /** The deals that this page cannot read or deal, as those of a newer one, as they are written. */
  readonly unread: readonly unknown[];
}

const LESSON_FORMAT = 'gorrion-lesson/1';
/** Longest texts (characters) and most deals of a lesson. */
export const LONGEST_LESSON_NAME = 60;
export const LONGEST_LESSON_NOTE = 2000;
export const MOST_LESSON_DEALS = 30;
const MOST_TEXT = 200_000;

/** Why a text is no lesson: its form, or that of the deal with this number, from 1. */
export type LessonFault =
  | { readonly code: 'no-lesson' }
  | { readonly code: 'unknown-tile' | DealFault; readonly deal: number };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.trim().slice(0, longest) : '';

const writtenTiles = ({ dealer, hands, wall, open }: PreparedDeal): Fields => ({
  dealer: dealer + 1,
  hands: hands.map(tilesText),
  ...(wall && { wall: tilesText(wall) }),
  ...(open && { open: readOpen(open) ?? open }),
});

const written = ({ name, note, deal }: LessonDeal): Fields => ({ name, note, ...writtenTiles(deal) });

/** Writes what is dealt. The same deal has the same text, also after it was kept and read again. */
export const dealText = (deal: PreparedDeal): string => JSON.stringify(writtenTiles(deal));

/** Writes a lesson, and after its deals those that could not be read. */
export const lessonText = ({ title, notes, deals }: KeptLesson, unread: readonly unknown[] = []): string =>
  JSON.stringify({ format: LESSON_FORMAT, title, notes, deals: [...deals.map(written), ...unread] });

function tilesIn(value: unknown): readonly Tile[] | undefined {
  const read = parseTiles(typeof value === 'string' ? value : '');
  return read.ok ? read.value : undefined;
}

const isFour = (value: unknown): value is 0 | 1 | 2 | 3 => value === 0 || value === 1 || value === 2 || value === 3;
const isTile = (value: unknown): value is Tile =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < KINDS;

/** Returns a list of what `read` returns for each; undefined if there are too many, or one is not to be read. */
function listOf<T>(read: (value: unknown) => T | undefined, most: number, value: unknown): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const all = value.map(read);
  return all.includes(undefined) ? undefined : (all as T[]);
}

const readTile = (value: unknown): Tile | undefined => (isTile(value) ? value : undefined);

function readMeld(value: unknown): Meld | undefined {
  if (!isFields(value)) return undefined;
  const { kind, low, claimed, tile, form, from } = value;
  if (kind === 'chow') return isTile(low) && isTile(claimed) && isFour(from) ? { kind, low, claimed, from } : undefined;
  if (!isTile(tile)) return undefined;
  if (kind === 'kong' && form === 'concealed') return { kind, tile, form };
  if (!isFour(from)) return undefined;
  if (kind === 'pung') return { kind, tile, from };
  return kind === 'kong' && (form === 'melded' || form === 'promoted') ? { kind, tile, form, from } : undefined;
}

function readDiscard(value: unknown): Discard | undefined {
  if (!isFields(value)) return undefined;
  const { tile, nth, claimedBy, isDrawn } = value;
  const meld = value.meld === undefined ? undefined : readMeld(value.meld);
  const isWhole = isTile(tile) && typeof nth === 'number' && Number.isInteger(nth) && nth >= 0 && nth < WALL_SIZE;
  const isClaim = (claimedBy === undefined || isFour(claimedBy)) && (value.meld === undefined || meld !== undefined);
  if (!isWhole || !isClaim || (isDrawn !== undefined && isDrawn !== true)) return undefined;
  return { tile, nth, ...(isFour(claimedBy) && { claimedBy }), ...(meld && { meld }), ...(isDrawn && { isDrawn }) };
}

function readSeat(value: unknown): PreparedSeat | undefined {
  if (!isFields(value)) return undefined;
  const melds = listOf(readMeld, 4, value.melds);
  const flowers = listOf(readTile, 8, value.flowers);
  const discards = listOf(readDiscard, 40, value.discards);
  return melds && flowers && discards && { melds, flowers, discards };
}

/** Reads what lies open in a position, and nothing else that stands there; undefined if it is none. */
function readOpen(value: unknown): PreparedDeal['open'] {
  if (!isFields(value) || !isFour(value.turn)) return undefined;
  const [east, south, west, north] = listOf(readSeat, 4, value.seats) ?? [];
  return east && south && west && north && { seats: [east, south, west, north], turn: value.turn };
}

function readDeal(value: unknown, number: number): Result<LessonDeal, LessonFault> {
  if (!isFields(value)) return refuse({ code: 'no-lesson' });
  const given = Array.isArray(value.hands) ? value.hands : [];
  const hands = bySeat(seat => tilesIn(given[seat]));
  const wall = value.wall === undefined ? undefined : tilesIn(value.wall);
  if (hands.includes(undefined) || (value.wall !== undefined && !wall))
    return refuse({ code: 'unknown-tile', deal: number });
  const dealer = value.dealer === undefined ? 0 : Number(value.dealer) - 1;
  const open = value.open === undefined ? undefined : readOpen(value.open);
  const isFit = isFour(dealer) && (value.open === undefined || open !== undefined);
  const deal = isFit && ({ dealer, hands, ...(wall && { wall }), ...(open && { open }) } as PreparedDeal);
  if (!deal) return refuse({ code: 'deal-does-not-fit', deal: number });
  const name = textOf(value.name, LONGEST_LESSON_NAME) || String(number);
  return ok({ name, note: textOf(value.note, LONGEST_LESSON_NOTE), deal });
}

function fieldsOf(text: string): (Fields & { readonly deals: readonly unknown[] }) | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isLesson = isFields(value) && value.format === LESSON_FORMAT && Array.isArray(value.deals);
    return isLesson ? (value as Fields & { readonly deals: readonly unknown[] }) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the deals of a lesson one by one, as far as it may have some. */
function readDeals(deals: readonly unknown[], rules: Ruleset): readonly Result<LessonDeal, LessonFault>[] {
  return deals.slice(0, MOST_LESSON_DEALS).map((one, n) => {
    const read = readDeal(one, n + 1);
    const fault = read.ok ? dealFault(read.value.deal, rules) : undefined;
    return fault ? refuse({ code: fault, deal: n + 1 }) : read;
  });
}

const lessonWith = ({ title, notes }: Fields, deals: readonly LessonDeal[]): KeptLesson => ({
  title: textOf(title, LONGEST_LESSON_NAME),
  notes: textOf(notes, LONGEST_LESSON_NOTE),
  deals,
});

const sound = (reads: readonly Result<LessonDeal, LessonFault>[]): readonly LessonDeal[] =>
  reads.flatMap(read => (read.ok ? [read.value] : []));

/** Reads a lesson of a file or a link. Deals are checked by these rules. */
export function readLesson(text: string, rules: Ruleset): Result<KeptLesson, LessonFault> {
  const fields = text.length > MOST_TEXT ? undefined : fieldsOf(text);
  if (!fields) return refuse({ code: 'no-lesson' });
  const reads = readDeals(fields.deals, rules);
  return reads.find(read => !read.ok) ?? ok(lessonWith(fields, sound(reads)));
}

/** Reads a lesson that a device has kept; undefined if the text is none. */
export function readKeptLesson(text: string, rules: Ruleset): StoredLesson | undefined {
  const fields = fieldsOf(text);
  if (!fields) return undefined;
  const reads = readDeals(fields.deals, rules);
  return { ...lessonWith(fields, sound(reads)), unread: fields.deals.filter((_, n) => !reads[n]?.ok) };
}
