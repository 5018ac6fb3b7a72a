import type { FanCount, FanId, McrRules, McrRulesetId } from '@gorrion/rules';
import type { Circumstance } from '../hands/index.ts';

/** A place in a source, as "WMO 2006, fan 48". At most one of the numbers is given. */
export interface Citation {
  /** A key of `sources.json`. */
  readonly source: string;
  readonly fan?: number;
  readonly section?: string;
  readonly example?: string;
  readonly note?: number;
}

/** Where a ruling can be read. */
export interface Source {
  /** Its title, as it is printed. */
  readonly name: string;
  /** The language of the title, where a reader's voice needs it. */
  readonly language?: string;
  readonly url?: string;
}

/** `$fan` stands for the first fan of the case. */
type NamedFan = FanId | '$fan';

/** Another way to rule than the presets do: options of the WMO rules, or fans added or taken away. */
export interface OtherReading {
  readonly set?: Partial<McrRules>;
  readonly with?: readonly NamedFan[];
  readonly without?: readonly NamedFan[];
  readonly add?: Circumstance;
}

export const THEMES = ['kongs', 'concealed', 'pairs', 'colours', 'waits', 'moment', 'sets', 'print', 'asked'] as const;
/** `asked`: what players often doubt though all presets agree. Every other theme is disputed. */
export type Theme = (typeof THEMES)[number];

/** What cases of one kind have in common. Their words are in `texts`, under the same key. */
export interface CaseKind {
  readonly theme: Theme;
  /** The fans that are ruled on, beside those that a case names itself. */
  readonly fans: readonly FanId[];
  /** The article of the rulebook that decides. */
  readonly article: number;
  readonly sources: readonly Citation[];
  readonly readings?: readonly OtherReading[];
}

/** A hand on which rulings differ, or of which players often doubt: a row of `cases.json`. */
export interface RulingCase {
  /** Its anchor on the page, which stays. */
  readonly id: string;
  readonly kind: string;
  /** Fans of this hand alone; the first is `{fan}` in the words of its kind. */
  readonly fans?: readonly FanId[];
  /** As the address of the calculator has it: tiles, winning tile, winds, how it was won. */
  readonly hand: string;
  /** Points without flowers by preset; 0 where the hand may not win at that moment. */
  readonly totals: Readonly<Record<string, number>>;
  /** Points by each of the kind's other readings, in their order. */
  readonly readings?: readonly number[];
  readonly sources?: readonly Citation[];
}

/** The words of a kind. `{fan}` and `{name-of-a-fan}` stand for names of fans. */
export interface KindText {
  readonly title: string;
  readonly text: string;
  /** What each of the other readings says. */
  readonly readings?: readonly string[];
}

export type AtlasTexts = Readonly<Record<string, KindText>>;

/** All cases in the order of the page, and what they refer to. */
export interface Atlas {
  readonly cases: readonly RulingCase[];
  readonly kinds: Readonly<Record<string, CaseKind>>;
  readonly sources: Readonly<Record<string, Source>>;
}

/** A total, who comes to it, and the fans that make it. */
export interface Verdict {
  /** Points without flowers; 0: no win at that moment. */
  readonly total: number;
  readonly fans: readonly FanCount[];
  readonly presets: readonly McrRulesetId[];
  /** Places of the kind's other readings. */
  readonly readings: readonly number[];
}
