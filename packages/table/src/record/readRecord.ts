import {
  type Entry,
  type GameRecord,
  LOG_VERSION,
  RECORD_FORMAT,
  type RecordedFact,
  type TableState,
} from '@gorrion/protocol';
import { copiesOf, type HandState, isHidden, meldTiles, SEATS, standingTiles, type Tile } from '@gorrion/rules';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { upcast } from '../state/upcast.ts';
import { sheetOf } from './sheetOf.ts';

/** Largest file that is opened (characters): a game of sixteen hands has about 700,000. */
export const MOST_CHARACTERS = 8_000_000;

/** What is wrong with a file. `fact` is the number (from 1) of the first fact that is wrong. */
export type RecordFault =
  | { readonly code: 'too-large' | 'not-json' | 'foreign' | 'newer' | 'no-hand' | 'other-sheet' }
  /** `where` is the path in the file, as "facts.12.event". */
  | { readonly code: 'damaged'; readonly where: string; readonly fact?: number }
  /** The fact cannot follow from those before it. */
  | { readonly code: 'impossible'; readonly fact: number };

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly fault: RecordFault };

/** Checks the shape of a record; the schemas of the protocol do. Returns the path of the first fault, or the record. */
export type ShapeCheck = (value: unknown) => GameRecord | { readonly faultAt: readonly PropertyKey[] };

const fail = (fault: RecordFault): ReadRecord => ({ ok: false, fault });

/** Returns the tiles of all places where one can lie. */
function tilesInPlay({ wall, seats }: HandState): readonly Tile[] {
  const tiles = standingTiles(wall).map(n => wall.tiles[n]!);
  for (const seat of SEATS) {
    const { concealed, melds, flowers, discards } = seats[seat];
    const lying = discards.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile);
    tiles.push(...concealed, ...melds.flatMap(meldTiles), ...flowers, ...lying);
  }
  return tiles;
}

/** Whether every tile of a hand that is dealt is a real one, and no kind has more copies than the set. */
function isPossible(hand: HandState): boolean {
  if (hand.phase.name === 'undealt') return true;
  const counts = new Map<Tile, number>();
  for (const tile of tilesInPlay(hand)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].every(([tile, count]) => !isHidden(tile) && count <= copiesOf(tile));
}

const isZeroSum = (values: readonly number[]): boolean => values.reduce((sum, value) => sum + value, 0) === 0;

/** Whether a fact can follow. Folds never refuse, so this looks at what they made. */
function canFollow(before: TableState, { event }: RecordedFact, after: TableState): boolean {
  if (event.type !== 'session') return true;
  const inner = event.event;
  const { phase, options } = before.session;
  if (inner.type === 'session-started')
    return phase === 'unstarted' && inner.options.rules.id === before.settings.ruleset;
  if (phase === 'unstarted') return false;
  // The sheet, the session and each hand name the same rules: a reader that trusts one may rely on the others.
  if (inner.type === 'hand' && inner.event.type === 'dealt' && inner.event.rules.id !== options.rules.id) return false;
  if (inner.type === 'hand') return before.session.phase === 'playing' && isPossible(after.session.hand);
  if (inner.type === 'hand-scored')
    return before.session.hand.phase.name === 'over' && isZeroSum(outcomePayments(before.session.hand));
  return true;
}

const outcomePayments = ({ phase }: HandState): readonly number[] =>
  phase.name === 'over' ? phase.outcome.payments : [];

/** Folds the facts and returns the number of the first that is impossible; undefined if none is. */
function firstImpossible(facts: readonly RecordedFact[]): number | undefined {
  let state = unopened;
  for (const [n, fact] of facts.entries()) {
    try {
      const after = evolveTable(state, fact);
      if (!canFollow(state, fact, after)) return n + 1;
      state = after;
    } catch {
      return n + 1;
    }
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecordLike = (value: unknown): value is { format: unknown; log?: unknown } =>
  typeof value === 'object' && value !== null && 'format' in value;

/** Checks the game of a record whose shape is right: the fold, the tiles, and the sheet. */
export function checkGame(record: GameRecord): RecordFault | undefined {
  const impossible = firstImpossible(record.facts);
  if (impossible !== undefined) return { code: 'impossible', fact: impossible };
  const sheet = sheetOf(record.facts);
  if (sheet.lines.length === 0) return { code: 'no-hand' };
  return JSON.stringify(sheet) === JSON.stringify(record.sheet) ? undefined : { code: 'other-sheet' };
}

/**
 * Returns a record with facts as this version writes them; a record of the newest log as it is. Records are kept and
 * sent as they were written, and completed when they are read.
 */
export function completedRecord<R extends Pick<GameRecord, 'log' | 'facts'>>(record: R): R {
  if (record.log >= LOG_VERSION) return record;
  const entries = record.facts.map((fact, n): Entry => ({ seq: n + 1, ...fact }));
  return { ...record, log: LOG_VERSION, facts: upcast(entries).map(({ at, event }) => ({ at, event })) };
}

/** Completes an older record that may be damaged; one that cannot be completed is left for the check to refuse. */
function completedIfWhole(value: { readonly log?: unknown }): unknown {
  try {
    return completedRecord(value as GameRecord);
  } catch {
    return value;
  }
}

/** Checks a value as a record of a game, from its first fact to its last. Stores nothing. */
export function checkRecord(value: unknown, check: ShapeCheck): ReadRecord {
  if (!isRecordLike(value)) return fail({ code: 'foreign' });
  const isOurs = typeof value.format === 'string' && value.format.startsWith('gorrion-game/');
  if (!isOurs) return fail({ code: 'foreign' });
  if (value.format !== RECORD_FORMAT || Number(value.log) > LOG_VERSION) return fail({ code: 'newer' });
  const record = check(completedIfWhole(value));
  if ('faultAt' in record) return fail(damagedAt(record.faultAt));
  const fault = checkGame(record);
  return fault ? fail(fault) : { ok: true, record };
}

/** Reads the text of a file as a record of a game. Stores nothing. */
export function readRecord(text: string, check: ShapeCheck): ReadRecord {
  if (text.length > MOST_CHARACTERS) return fail({ code: 'too-large' });
  const value = parse(text);
  return value === undefined ? fail({ code: 'not-json' }) : checkRecord(value, check);
}

/** Returns the fault of a file whose shape is wrong at a path. */
export function damagedAt(path: readonly PropertyKey[]): RecordFault {
  const where = path.map(String).join('.');
  const [list, n] = path;
  return list === 'facts' && typeof n === 'number'
    ? { code: 'damaged', where, fact: n + 1 }
    : { code: 'damaged', where };
}
