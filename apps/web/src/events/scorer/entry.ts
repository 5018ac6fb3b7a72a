import { checkedHand, paymentsFor, type SheetHand, scoreOfTiles } from '@gorrion/events/tournament';
import { rulesetOf, type TableSettings } from '@gorrion/protocol';
import {
  type ByPlayer,
  FAN_IDS,
  type FanId,
  fanPoints,
  mcrOnly,
  type Player,
  pointsPaid,
  type Score,
} from '@gorrion/rules';
import type { Refusal } from '../../client/ledgers/server.ts';

/* A hand that a scorer is entering: what was named, what the tiles are worth, and what is paid. */

/** A hand while it is entered. */
export interface Entry {
  /** From 1; a hand of the sheet that is corrected, or the next one. */
  readonly hand: number;
  readonly kind: SheetHand['kind'];
  readonly winner: Player | undefined;
  /** Who gave the winning tile; `self` if it was self-drawn. */
  readonly from: Player | 'self' | undefined;
  /** Points as typed; undefined: those of the ticked fans. */
  readonly points: number | undefined;
  /** Ticked fans, flowers included, each as often as it counts. */
  readonly fans: readonly FanId[];
  /** The winning hand in the calculator's notation. */
  readonly tiles: string;
  /** Why a hand of the sheet is changed, or an ended table goes on; undefined for a hand that is simply the next one. */
  readonly reason: string | undefined;
}

export const emptyEntry = (hand: number): Entry => ({
  hand,
  kind: 'won',
  winner: undefined,
  from: undefined,
  points: undefined,
  fans: [],
  tiles: '',
  reason: undefined,
});

/** Whether nothing is entered yet. */
export const isUntouched = (entry: Entry): boolean => JSON.stringify(entry) === JSON.stringify(emptyEntry(entry.hand));

/** Returns an entry as it stands beside a sheet with so many hands: a new one is about the next hand. */
export function settled(entry: Entry, hands: number): Entry {
  if (entry.reason !== undefined) return entry.hand <= hands + 1 ? entry : emptyEntry(hands + 1);
  return isUntouched(entry) || entry.hand > hands + 1 ? { ...entry, hand: hands + 1 } : entry;
}

/** Whether somebody else has entered the hand of an entry since it was begun. */
export const isOvertaken = ({ hand, reason }: Entry, hands: number): boolean => reason === undefined && hand <= hands;

const isFan = (id: string): id is FanId => (FAN_IDS as readonly string[]).includes(id);

/** Returns a hand of the sheet as an entry that changes it. */
export function entryOf({ hand, kind, winner, from, points, fans = [], tiles = '' }: SheetHand): Entry {
  const giver = kind === 'won' ? (from ?? 'self') : undefined;
  return { hand, kind, winner, from: giver, points, fans: fans.filter(isFan), tiles, reason: '' };
}

/** Returns an entry won by another player; who gave the tile is asked again if it was the new winner. */
export const wonBy = (entry: Entry, winner: Player): Entry => ({
  ...entry,
  kind: 'won',
  winner,
  from: entry.from === winner ? undefined : entry.from,
});

/** Returns an entry in which a fan counts so many times. */
export function withFan(entry: Entry, fan: FanId, times: number): Entry {
  const kept = entry.fans.filter(id => id !== fan);
  return { ...entry, points: undefined, fans: [...kept, ...Array<FanId>(times).fill(fan)] };
}

export const timesOf = ({ fans }: Pick<Entry, 'fans'>, fan: FanId): number => fans.filter(id => id === fan).length;

/** What an entry comes to. */
export interface Weighed {
  /** What the ticked fans are worth; undefined if none is ticked. */
  readonly named: number | undefined;
  /** What the tiles are worth, and by which fans; undefined if none are entered. */
  readonly tiles: { readonly points: number; readonly score: Score } | undefined;
  /** Why the entered tiles cannot be counted. */
  readonly tilesFault: Refusal | undefined;
  /** The points that are paid. */
  readonly points: number | undefined;
  readonly changes: ByPlayer<number> | undefined;
  /** The whole hand; undefined while something is missing. */
  readonly hand: SheetHand | undefined;
  /** Why the hand would be refused. */
  readonly fault: Refusal | undefined;
  /** What is missing. */
  readonly lack: 'winner' | 'from' | 'points' | undefined;
}

const NOTHING: ByPlayer<number> = [0, 0, 0, 0];
const EMPTY: Omit<Weighed, 'hand' | 'changes'> = {
  named: undefined,
  tiles: undefined,
  tilesFault: undefined,
  points: undefined,
  fault: undefined,
  lack: undefined,
};

/** Returns what the tiles of an entry are worth, or why they are no winning hand. */
function tilesOf(entry: Entry, settings: TableSettings) {
  const tiles = entry.tiles.trim();
  if (tiles === '' || entry.winner === undefined || entry.from === undefined) return { tiles: undefined };
  const { hand, kind, winner, from, fans } = entry;
  const giver = from === 'self' ? {} : { from };
  const counted = scoreOfTiles(
    { hand, kind, winner, ...giver, fans, tiles, changes: NOTHING },
    mcrOnly(rulesetOf(settings)),
  );
  if (!counted.ok) return { tiles: undefined, tilesFault: counted };
  return { tiles: { points: pointsPaid(counted.score), score: counted.score } };
}

/** Returns what an entry comes to by the rules of a table (articles 41, 80, 81). */
export function weigh(entry: Entry, settings: TableSettings): Weighed {
  const { hand: number, kind, winner, from } = entry;
  if (kind !== 'won') return { ...EMPTY, changes: NOTHING, hand: { hand: number, kind, changes: NOTHING } };
  const rules = mcrOnly(rulesetOf(settings));
  const named = entry.fans.length > 0 ? entry.fans.reduce((sum, fan) => sum + fanPoints(fan, rules), 0) : undefined;
  const points = entry.points ?? named;
  const common = { ...EMPTY, named, points, ...tilesOf(entry, settings), changes: undefined, hand: undefined };
  if (winner === undefined) return { ...common, lack: 'winner' };
  if (from === undefined) return { ...common, lack: 'from' };
  if (points === undefined) return { ...common, lack: 'points' };
  const giver = from === 'self' ? undefined : from;
  const changes = paymentsFor({ hand: number, winner, from: giver, points }, rules);
  const text = entry.tiles.trim();
  const hand: SheetHand = {
    ...{ hand: number, kind, winner, points, changes },
    ...(giver !== undefined && { from: giver }),
    ...(entry.fans.length > 0 && { fans: entry.fans }),
    // Tiles that cannot be counted stay out: they are optional, and the server refuses them. Records have the white dragon as P.
    ...(text !== '' && common.tiles && { tiles: text.replaceAll('B', 'P') }),
  };
  const checked = checkedHand(hand, { settings });
  return { ...common, changes, hand, fault: checked.ok ? undefined : checked };
}

/** Fans in which the named ones and the tiles differ. */
export interface Difference {
  readonly missing: readonly FanId[];
  readonly extra: readonly FanId[];
}

/** Returns the fans that the tiles have and nobody named, and those that were named and the tiles do not have. */
export function differenceOf({ fans }: Pick<Entry, 'fans'>, score: Score): Difference {
  const flowers = Array<FanId>(score.flowers).fill('flower-tiles');
  const counted = [
    ...score.fans.flatMap(({ id, times }) => (isFan(id) && id !== 'flower-tiles' ? Array<FanId>(times).fill(id) : [])),
    ...flowers,
  ];
  const without = (all: readonly FanId[], gone: readonly FanId[]) => {
    const rest = [...gone];
    return all.filter(id => {
      const at = rest.indexOf(id);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  return { missing: without(counted, fans), extra: without(fans, counted) };
}
