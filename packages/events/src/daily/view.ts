import type { BotLevel, GameId, PersonId, TableCode } from '@gorrion/protocol';
import type { HandResult } from '../duplicate/types.ts';
import type { NameOf } from '../ledger/index.ts';
import { endOf, type Span, startOf } from './dates.ts';
import { beside, type Entrant, type Field, placeAmong, type ScoredDay, sumOf } from './score.ts';
import type { Standing } from './standings.ts';
import { type DailyDate, type DailyPlay, type DailyPool, type DailyState, FULL_FIELD } from './types.ts';

/* The only way by which a day leaves the server. Results, games and deals stay here until the reader has played, or the day is over. */

/** Lines that a table of a hand or of the field shows of its best. */
const BEST_SHOWN = 5;
/** Bars of the picture of all means. */
const BARS = 16;

/** Who made a line: a person by name, a bot, or somebody who wanted to be forgotten. */
export interface DailyWho {
  readonly name?: string;
  readonly bot?: BotLevel;
  readonly isYou?: true;
}

/** What one made of a hand. */
export interface DailyLine extends DailyWho {
  readonly place: number;
  readonly result: HandResult;
  readonly game?: GameId;
}

/** One hand of the reader beside the field. */
export interface DailyHand {
  /** From 1. */
  readonly hand: number;
  /** Absent if the reader left the hand. */
  readonly result?: HandResult;
  /** Share of the others who were beaten, 0 to 1. */
  readonly score: number;
  /** Points of everybody from the reader's seat, with how many had them, the fewest first. */
  readonly field: readonly (readonly [points: number, count: number])[];
  /** The best, and the reader. */
  readonly lines: readonly DailyLine[];
  readonly expert?: Pick<DailyLine, 'result' | 'game'>;
}

export interface DailyRank extends DailyWho {
  readonly place: number;
  readonly mean: number;
  readonly points: number;
}

export interface DailyResult {
  /** People and bots of the reader's pool; a reader who came late is none of them. */
  readonly people: number;
  readonly bots: number;
  /** Few people have played: places tell more than per cent. */
  readonly isSmall: boolean;
  /** Absent while there is nobody to compare with. */
  readonly mean?: number;
  readonly place?: number;
  readonly share?: number;
  /** Among all people of the day, over all pools; absent for who came late. */
  readonly overall?: { readonly place: number; readonly of: number; readonly share: number };
  readonly hands: readonly DailyHand[];
  /** How many have which mean: bars of equal width from 0 to 1. */
  readonly bars: readonly number[];
  readonly ranks: readonly DailyRank[];
}

export interface DailyView {
  readonly date: DailyDate;
  readonly begins: number;
  readonly ends: number;
  readonly level: BotLevel;
  readonly isOver: boolean;
  /** People who have played to the end, whatever their pool. */
  readonly people: number;
  readonly commitments: readonly (readonly string[])[];
  readonly mine?: {
    readonly pool: number;
    readonly isLate?: true;
    readonly code?: TableCode;
    readonly isPlayed: boolean;
    readonly game?: GameId;
    readonly result?: DailyResult;
  };
  /** Once the day is over. */
  readonly pools?: readonly DailyPool[];
}

/** Returns a person's play of a day. */
export const playOf = ({ plays }: Pick<DailyState, 'plays'>, person: PersonId): DailyPlay | undefined =>
  plays.find(play => play.person === person);

/** Whether a person may know what others made of the deals of a pool, and see them: they have played it, or the day is over. */
export function mayKnow(state: DailyState, pool: number, reader: PersonId | undefined): boolean {
  if (state.isOver) return true;
  const own = reader === undefined ? undefined : playOf(state, reader);
  return own?.pool === pool && own.played !== undefined;
}

function whoOf({ person, level }: Pick<Entrant, 'person' | 'level'>, reader: PersonId, nameOf: NameOf): DailyWho {
  if (level !== undefined) return { bot: level };
  if (!person) return {};
  return { name: nameOf(person), ...(person === reader && { isYou: true as const }) };
}

const resultOf = ({ results }: Pick<Entrant, 'results'>, hand: number) => results.find(one => one.hand === hand);

/** Returns the best of some who are sorted, and the reader's own. */
const shownOf = (sorted: readonly Entrant[], own: Entrant): readonly Entrant[] =>
  sorted.filter((one, n) => n < BEST_SHOWN || one === own);

function handOf(own: Entrant, field: Field, hand: number, reader: PersonId, nameOf: NameOf): DailyHand {
  const counts = new Map<number, number>();
  const all = field.points[hand - 1]!;
  for (const points of all) counts.set(points, (counts.get(points) ?? 0) + 1);
  const others = field.entrants.includes(own) ? field.entrants : [own, ...field.entrants];
  const played = others
    .filter(one => one.points[hand - 1] !== undefined)
    .toSorted((a, b) => b.points[hand - 1]! - a.points[hand - 1]!);
  const lines = shownOf(played, own).map(
    (one): DailyLine => ({
      ...whoOf(one, reader, nameOf),
      place: placeAmong(all, one.points[hand - 1]!).place,
      result: resultOf(one, hand)!,
      ...(one.game !== undefined && { game: one.game }),
    }),
  );
  const result = resultOf(own, hand);
  const line = field.expert && resultOf(field.expert, hand);
  return {
    hand,
    ...(result && { result }),
    score: own.scores[hand - 1]!,
    field: [...counts],
    lines,
    ...(line && { expert: { result: line, ...(field.expert?.game && { game: field.expert.game }) } }),
  };
}

/** Returns what a person who has played is told. */
function resultFor(play: DailyPlay, { fields, means }: ScoredDay, reader: PersonId, nameOf: NameOf): DailyResult {
  const field = fields[play.pool]!;
  const own =
    field.entrants.find(one => one.person !== undefined && one.person === play.person) ??
    beside({ ...play.played!, person: play.person }, field);
  const { mean } = own;
  const ranks = shownOf(field.entrants, own).map(
    (one): DailyRank => ({
      ...whoOf(one, reader, nameOf),
      place: placeAmong(field.means, one.mean ?? 0).place,
      mean: one.mean ?? 0,
      points: sumOf(one),
    }),
  );
  return {
    people: field.people,
    bots: field.bots,
    isSmall: field.people < FULL_FIELD,
    ...(mean !== undefined && { mean, ...placeAmong(field.means, mean) }),
    ...(mean !== undefined && !play.isLate && { overall: { ...placeAmong(means, mean), of: means.length } }),
    hands: own.points.map((_, n) => handOf(own, field, n + 1, reader, nameOf)),
    bars: Array.from({ length: BARS }, (_, n) => {
      const isIn = (one: number) => Math.min(BARS - 1, Math.floor(one * BARS)) === n;
      return field.means.filter(isIn).length;
    }),
    ranks,
  };
}

/** Returns what a person may know of a day. */
export function viewDaily(state: DailyState, day: ScoredDay, reader: PersonId, nameOf: NameOf): DailyView {
  const { date, level, isOver, pools, plays } = state;
  const play = playOf(state, reader);
  return {
    date,
    begins: startOf(date),
    ends: endOf(date),
    level,
    isOver,
    people: plays.filter(({ played, isLate }) => !isLate && (played?.results.length ?? 0) > 0).length,
    commitments: pools.map(({ commitments }) => commitments),
    ...(play && {
      mine: {
        pool: play.pool,
        isPlayed: play.played !== undefined,
        ...(play.isLate && { isLate: true as const }),
        ...(play.code !== undefined && { code: play.code }),
        ...(play.played?.game !== undefined && { game: play.played.game }),
        ...(play.played && { result: resultFor(play, day, reader, nameOf) }),
      },
    }),
    ...(isOver && { pools }),
  };
}

/** The table of a week or a month, as a reader is told. */
export interface DailyTable {
  readonly span: Span;
  /** Days that a place asks for. */
  readonly needed: number;
  readonly of: number;
  readonly lines: readonly (Omit<Standing, 'person'> & { readonly name: string; readonly isYou?: true })[];
}

/** What the page of a day is told. */
export interface DailyTold {
  readonly today: DailyDate;
  readonly day: DailyView;
  readonly tables: readonly DailyTable[];
  /** The day before, if it was played; with what the reader made of it. */
  readonly before?: { readonly date: DailyDate; readonly mean?: number };
}
