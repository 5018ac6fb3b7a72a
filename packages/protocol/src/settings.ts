import type { RulesetId } from '@gorrion/rules';

export const CLOCK_NAMES = ['none', 'relaxed', 'club', 'fast', 'wmo'] as const;
/** Thinking time. All presets but `wmo` (10-20-3 s, ruling 18) add a time bank to the seconds of each move. */
export type ClockName = (typeof CLOCK_NAMES)[number];

export const ABSENCE_POLICIES = ['wait', 'play-drawn', 'bot'] as const;
/** What the table does for a person who is away. It never wins for them, and they can always reclaim the seat. */
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

export const BOT_LEVELS = ['beginner', 'easy', 'regular', 'strong', 'expert'] as const;
/** Playing strength of a bot, weakest first. */
export type BotLevel = (typeof BOT_LEVELS)[number];

export const PACES = ['calm', 'quick'] as const;
/** Speed of bots in a game with one person; with more people they keep human pace. */
export type Pace = (typeof PACES)[number];

export const VISIBILITIES = ['link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const HINT_LEVELS = ['off', 'facts', 'advice'] as const;
/** Help with the own hand: none, facts that players could work out themselves, or also what a bot would do. */
export type HintLevel = (typeof HINT_LEVELS)[number];

export const CLAIM_SECONDS = [3, 4, 5] as const;
/** Duration (s) of every claim window in strict play. */
export type ClaimSeconds = (typeof CLAIM_SECONDS)[number];

/** Options of a table, fixed when it is opened. */
export interface TableSettings {
  readonly ruleset: RulesetId;
  /** A full game of 16 hands or one round of four. */
  readonly hands: 4 | 16;
  readonly clock: ClockName;
  readonly absence: AbsencePolicy;
  readonly visibility: Visibility;
  /** Undefined = off. Strict play ignores it. */
  readonly hints?: HintLevel;
  /** Undefined = calm. */
  readonly pace?: Pace;
  /** Strict play only; undefined = 3 s, as in the rules. */
  readonly claimSeconds?: ClaimSeconds;
  /** Minutes until time is called (ruling 85: at most 150). Undefined = no limit. */
  readonly minutes?: number;
}
