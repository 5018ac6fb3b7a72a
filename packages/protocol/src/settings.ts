import type { RulesetId } from '@gorrion/rules';

export const CLOCK_NAMES = ['none', 'relaxed', 'club', 'fast', 'wmo'] as const;
/** How long one may think. All but `wmo` (10-20-3 s, ruling 18) have a time bank beside the seconds a move. */
export type ClockName = (typeof CLOCK_NAMES)[number];

export const ABSENCE_POLICIES = ['wait', 'play-drawn', 'bot'] as const;
/** What happens in the seat of a person who is away; never an automatic win, and the seat can always be reclaimed. */
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

export const BOT_LEVELS = ['beginner', 'easy', 'regular', 'strong', 'expert'] as const;
/** How well a bot plays, weakest first. */
export type BotLevel = (typeof BOT_LEVELS)[number];

export const PACES = ['calm', 'quick'] as const;
/** How fast bots play with one person alone; among people they always play like people. */
export type Pace = (typeof PACES)[number];

export const VISIBILITIES = ['link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const HINT_LEVELS = ['off', 'facts', 'advice'] as const;
/** What the table tells a player about his own hand: nothing, facts that he could work out himself, or what a bot would do too. */
export type HintLevel = (typeof HINT_LEVELS)[number];

export const CLAIM_SECONDS = [3, 4, 5] as const;
/** How long every claim window of strict play lasts. */
export type ClaimSeconds = (typeof CLAIM_SECONDS)[number];

/** Chosen when the table is opened and fixed from then on. */
export interface TableSettings {
  readonly ruleset: RulesetId;
  /** A full game of 16 hands or one round of four. */
  readonly hands: 4 | 16;
  readonly clock: ClockName;
  readonly absence: AbsencePolicy;
  readonly visibility: Visibility;
  /** Agreed by all who sit down; undefined = off, and off in strict play whatever is said here. */
  readonly hints?: HintLevel;
  /** Calm when left out. */
  readonly pace?: Pace;
  /** In strict play only; as long as the rules say (3 s) when left out. */
  readonly claimSeconds?: ClaimSeconds;
  /** Minutes until time is called (ruling 85: at most 150); undefined = no limit. */
  readonly minutes?: number;
}
