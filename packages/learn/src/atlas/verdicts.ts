import {
  bookFan,
  type FanCount,
  type FanId,
  fanPoints,
  MCR_RULESETS,
  type McrRules,
  type McrRulesetId,
  type Score,
  scoreWin,
  type WinningClaim,
  wmo2006,
} from '@gorrion/rules';
import { claimOf } from '../hands/claim.ts';
import { type CalculatorState, type Circumstance, stateOf } from '../hands/index.ts';
import type { CaseKind, OtherReading, RulingCase, Verdict } from './types.ts';

/** Returns the fans that a case is about, each once: its own first, then those of its kind. */
export const fansOfCase = ({ fans = [] }: RulingCase, kind: CaseKind): readonly FanId[] => [
  ...new Set([...fans, ...kind.fans]),
];

/** Returns the hand of a case as the calculator keeps it. */
export const stateOfCase = ({ hand }: RulingCase): CalculatorState => stateOf(hand).state;

/** Returns the hand of a case as it was won; undefined if its row is no whole hand, which its test excludes. */
export const claimOfCase = (row: RulingCase, rules: McrRulesetId): WinningClaim | undefined =>
  claimOf({ ...stateOfCase(row), rules });

/** Returns what a hand is worth; undefined if it may not win at that moment (article 17). */
function scoreBy(row: RulingCase, rules: McrRules, more?: Circumstance): Score | undefined {
  const state = stateOfCase(row);
  const circumstances = more ? [...state.circumstances, more] : state.circumstances;
  if (circumstances.includes('isDealt') && !rules.eastDealtHu) return undefined;
  const claim = claimOf({ ...state, circumstances, rules: rules.id });
  return claim && scoreWin(claim, rules);
}

const worthOf = (fans: readonly FanCount[]): number => fans.reduce((sum, { times, points }) => sum + times * points, 0);

/** Fans that count towards the minimum: flowers are added afterwards (article 38). */
const fansBy = (row: RulingCase, rules: McrRules, more?: Circumstance): readonly FanCount[] =>
  scoreBy(row, rules, more)?.fans.filter(({ id }) => id !== 'flower-tiles') ?? [];

/** Returns the fans that another reading counts. */
function fansRead(row: RulingCase, kind: CaseKind, reading: OtherReading): readonly FanCount[] {
  const [first] = fansOfCase(row, kind);
  const named = (fans: OtherReading['with'] = []) => fans.flatMap(fan => (fan === '$fan' ? (first ?? []) : fan));
  const without = named(reading.without);
  const kept = fansBy(row, { ...wmo2006, ...reading.set }, reading.add).filter(
    ({ id }) => !without.includes(bookFan(id)),
  );
  return [...kept, ...named(reading.with).map(id => ({ id, times: 1, points: fanPoints(id, wmo2006) }))];
}

/** Returns what each preset and each other reading makes of a case: the dearest total first, equal ones together. */
export function verdictsOf(row: RulingCase, kind: CaseKind): readonly Verdict[] {
  const verdicts = new Map<number, Verdict>();
  const add = (fans: readonly FanCount[], who: Pick<Partial<Verdict>, 'presets' | 'readings'>) => {
    const total = worthOf(fans);
    const { presets = [], readings = [], ...known } = verdicts.get(total) ?? { total, fans };
    const all = { presets: [...presets, ...(who.presets ?? [])], readings: [...readings, ...(who.readings ?? [])] };
    verdicts.set(total, { ...known, ...all });
  };
  for (const id of Object.keys(MCR_RULESETS) as McrRulesetId[]) add(fansBy(row, MCR_RULESETS[id]), { presets: [id] });
  for (const [at, reading] of (kind.readings ?? []).entries()) add(fansRead(row, kind, reading), { readings: [at] });
  return [...verdicts.values()].sort((a, b) => b.total - a.total);
}

/** Whether a case is disputed, and not only often asked about. */
export const isDisputed = ({ theme }: CaseKind): boolean => theme !== 'asked';
