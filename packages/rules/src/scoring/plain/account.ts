import type { Tile } from '../../tiles/tile.ts';
import {
  bestLinks,
  type Instance,
  instancesOf,
  type LinkedSet,
  linkChoices,
  pungFansOf,
  type Refusal,
  refusalOf,
} from '../combine.ts';
import { NO_PAIR } from '../fans/facts.ts';
import type { ScoredFan } from '../fans/ids.ts';
import type { FanRow } from '../fans/row.ts';
import { fanIndex } from '../rulebook.ts';
import {
  chowFactsOf,
  concealmentFactsOf,
  handFactsOf,
  hogKinds,
  rankFactsOf,
  readingFactsOf,
  type WholeHand,
} from './facts.ts';
import type { PlacedReading } from './placed.ts';

/** A fan that a hand holds: how often, on which sets of the reading, and why it does not count. */
export interface HeldFan {
  readonly id: ScoredFan;
  readonly times: number;
  /** Points of one. */
  readonly points: number;
  /** Numbers of the sets that earn it, where it is made of sets; otherwise the whole hand does. */
  readonly sets: readonly number[] | undefined;
  /** The kinds that earn it, where it is made of tiles (Tile Hog). */
  readonly tiles: readonly Tile[] | undefined;
  /** Undefined when it counts. */
  readonly refusal: Refusal | undefined;
}

/** All that one placed reading holds, counted or not. */
export interface Account {
  readonly placed: PlacedReading;
  readonly total: number;
  /** Most points first; counted fans before the others. */
  readonly held: readonly HeldFan[];
}

const setNumbers = (bits: number): number[] => [0, 1, 2, 3].filter(at => (bits >> at) & 1);

/** The fans of single facts, asked row by row. */
function factFans(hand: WholeHand, placed: PlacedReading, rows: readonly FanRow[]): HeldFan[] {
  const { reading } = placed;
  const facts = {
    hand: handFactsOf(hand),
    ranks: rankFactsOf(hand, reading),
    concealment: concealmentFactsOf(hand, placed),
    reading: readingFactsOf(hand, placed),
    chowHand: chowFactsOf(reading),
  };
  const timesOf = (row: FanRow): number => {
    switch (row.of) {
      case 'hand':
        return Number(row.when(facts.hand));
      case 'ranks':
        return Number(row.when(facts.ranks));
      case 'concealment':
        return Number(row.when(facts.concealment));
      case 'reading':
        return Number(row.when(facts.reading));
      case 'chowHand':
        return Number(row.when(facts.chowHand));
      default:
        return 0;
    }
  };
  return rows.flatMap(row => {
    const times = timesOf(row);
    if (times === 0) return [];
    const tiles = row.id === 'tile-hog' ? hogKinds(hand, reading) : undefined;
    return [{ id: row.id, times, points: row.points, sets: undefined, tiles, refusal: undefined }];
  });
}

interface Joinable {
  readonly order: readonly number[];
  readonly linked: readonly LinkedSet[];
  readonly instances: readonly Instance[];
}

/** The sets of a reading in order of kind, their numbers in the reading, and every fan that they can be joined to. */
function joinable({ reading: { sets, pair } }: PlacedReading): Joinable {
  const order = sets.map((_, at) => at).sort((a, b) => sets[a]!.tile - sets[b]!.tile);
  const linked = order.map(at => ({ isChow: sets[at]!.kind === 'chow', tile: sets[at]!.tile }));
  return { order, linked, instances: instancesOf(linked, pair ?? NO_PAIR) };
}

/** The fans of sets: links with those refused by article 60, and fans of single pungs. */
function setFans(hand: WholeHand, { order, linked, instances }: Joinable, links: readonly Instance[]): HeldFan[] {
  const own = (bits: number): number[] => setNumbers(bits).map(at => order[at]!);
  const winds = { seat: hand.claim.seatWind, prevalent: hand.claim.prevalentWind };
  const refusal = (instance: Instance): Refusal | undefined =>
    links.includes(instance)
      ? undefined
      : (refusalOf(instance, links) ?? { principle: 'highest-choice', by: links[0]!.row.id });
  const held = (row: FanRow, bits: number, why: Refusal | undefined): HeldFan => ({
    id: row.id,
    times: 1,
    points: row.points,
    sets: own(bits),
    tiles: undefined,
    refusal: why,
  });
  return [
    ...instances.map(instance => held(instance.row, instance.sets, refusal(instance))),
    ...pungFansOf(linked, winds, links).map(({ row, set, barredBy }) =>
      held(row, 1 << set, barredBy && { principle: 'non-repeat', by: barredBy }),
    ),
  ];
}

const byPoints = (a: HeldFan, b: HeldFan): number => b.points - a.points || fanIndex(a.id) - fanIndex(b.id);

/** Only a scored fan suppresses (article 58): the dearest is looked at first. */
function suppress(held: readonly HeldFan[], rows: readonly FanRow[]): HeldFan[] {
  const barredBy = new Map<ScoredFan, ScoredFan>();
  return held.toSorted(byPoints).map(fan => {
    const by = barredBy.get(fan.id);
    if (fan.refusal) return fan;
    if (by) return { ...fan, refusal: { principle: 'non-repeat', by } };
    for (const barred of rows[fanIndex(fan.id)]!.suppresses ?? [])
      if (!barredBy.has(barred)) barredBy.set(barred, fan.id);
    return fan;
  });
}

/** One of the two terminal pungs is inside Nine Gates, where the rules say one (article 71). */
function withinNineGates(held: readonly HeldFan[], hand: WholeHand): HeldFan[] {
  const isOne = hand.options.nineGatesTerminalPungs === 'one' && held.some(fan => fan.id === 'nine-gates');
  const inside = held.findIndex(fan => fan.id === 'pung-of-terminals-or-honors' && !fan.refusal);
  if (!isOne || inside < 0) return [...held];
  return held.with(inside, { ...held[inside]!, refusal: { principle: 'non-repeat', by: 'nine-gates' } });
}

function accountFor(
  hand: WholeHand,
  placed: PlacedReading,
  rows: readonly FanRow[],
  found: readonly HeldFan[],
): Account {
  const held = withinNineGates(suppress(found, rows), hand);
  const total = held.reduce((sum, fan) => sum + (fan.refusal ? 0 : fan.points * fan.times), 0);
  return { placed, total, held };
}

/** Accounts for a placed reading, fan by fan. */
export function accountOf(hand: WholeHand, placed: PlacedReading, rows: readonly FanRow[]): Account {
  const joined = joinable(placed);
  const found = [...factFans(hand, placed, rows), ...setFans(hand, joined, bestLinks(joined.instances))];
  return accountFor(hand, placed, rows, found);
}

/** How often each fan may count. */
export type Limits = (id: ScoredFan) => number;

/** Keeps of what may count no more of each fan than its limit. */
function within(held: readonly HeldFan[], limit: Limits): HeldFan[] {
  const left = new Map<ScoredFan, number>();
  return held.flatMap(fan => {
    if (fan.refusal) return [];
    const room = left.get(fan.id) ?? limit(fan.id);
    const times = Math.min(fan.times, room);
    left.set(fan.id, room - times);
    return times > 0 ? [{ ...fan, times }] : [];
  });
}

/** Accounts for a placed reading once for each way to join its sets, as if it held no more of each fan than a limit. */
export function accountsWithin(
  hand: WholeHand,
  placed: PlacedReading,
  rows: readonly FanRow[],
  limit: Limits,
): Account[] {
  const joined = joinable(placed);
  const facts = within(factFans(hand, placed, rows), limit);
  return linkChoices(joined.instances.filter(({ row }) => limit(row.id) > 0)).map(links =>
    accountFor(hand, placed, rows, [...facts, ...within(setFans(hand, { ...joined, instances: links }, links), limit)]),
  );
}
