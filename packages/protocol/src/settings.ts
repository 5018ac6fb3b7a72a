import { CLASSICAL_FLAGS, type ClassicalRules, type McrRules, type RulesetId } from '@gorrion/rules';
import type { SealedDeals } from './shuffle.ts';

export const PRESET_CLOCKS = ['none', 'relaxed', 'club', 'fast', 'wmo'] as const;
/** Thinking time by a name. All but `wmo` (10-20-3 s, article 18) add a time bank to the seconds of each move. */
export type PresetClock = (typeof PRESET_CLOCKS)[number];

export const CLOCK_NAMES = [...PRESET_CLOCKS, 'own'] as const;
/** Thinking time: a preset, or the seconds of `OwnClock`. */
export type ClockName = (typeof CLOCK_NAMES)[number];

/** A clock of the players' own figures, in seconds. */
export interface OwnClock {
  /** For a discard after a draw or a claim. */
  readonly move: number;
  /** For the first discard of a hand. */
  readonly first: number;
  /** Time bank of a hand, spent after a move's own time. */
  readonly bank: number;
}

export const HANDS = [4, 8, 16] as const;
/** Length of a game: one round, two, or the four of a full game (article 82). */
export type HandCount = (typeof HANDS)[number];

export const CALL_WORDS = ['chow', 'chi', 'chii', 'chau', 'secuencia'] as const;
/**
 * Words of the calls: Chow Pung Kong Hu; Chi Peng Gang Hu; Chii Pon Kan Mahjong; and those of two texts of the older
 * ways: Chau Pongue Congue Mah-Jong; Secuencia Berlanga Cuadro Mah-Jong.
 */
export type CallWords = (typeof CALL_WORDS)[number];

export const TALKS = ['silent', 'words', 'always'] as const;
/** What players may say during a hand: nothing, quick words, or everything. Between hands they always may talk. */
export type TalkRule = (typeof TALKS)[number];

export const WATCHING = ['open', 'ask', 'nobody'] as const;
/** Who may watch: everybody who may find the table, whom the host admits, or nobody without a seat. */
export type Watching = (typeof WATCHING)[number];

export const DELAYS = [30, 60, 120, 300, 600, 'hand'] as const;
/** How far behind play spectators watch: seconds, or each hand once it is over. */
export type Delay = (typeof DELAYS)[number];

/** Most time (ms) that anything waits once its hand is over. What a long pause stretched is shown in one go. */
export const MOST_BEHIND = 600_000;

/** Returns the most time (ms) by which spectators are behind the end of play. */
export function mostBehind({ delay }: { readonly delay?: Delay }): number {
  if (delay === undefined) return 0;
  return delay === 'hand' ? MOST_BEHIND : delay * 1000;
}

export const SEAT_DRAWS = ['taken', 'table'] as const;
/** Who draws the seats before a game: everybody takes one of four wind tiles, or the table draws for all. */
export type SeatDraw = (typeof SEAT_DRAWS)[number];

export const WAYS = [
  'friends',
  'club',
  'competition',
  'china',
  'mil',
  'milTable',
  'ema',
  'book',
  'wmo2014',
  'femj',
  'macauLetter',
  'spanish1920Letter',
  'pamphletLetter',
  'macau',
  'spanish1920',
  'pamphlet',
] as const;
/** A way to play: a whole set of settings that a host begins from. */
export type WayId = (typeof WAYS)[number];

export const LEAST_FINISHES = [80, 90, 95] as const;
/** The least share (per cent) of games finished that a public table may ask for. */
export type LeastFinishes = (typeof LEAST_FINISHES)[number];

/** Longest name of settings (visible characters, after cleaning). */
export const LONGEST_SETTINGS_NAME = 24;

export const CLASSICAL_CHOICES = [
  'limit',
  'exchanges',
  'bankerHands',
  'houseDoubles',
  'namesDiscards',
  ...CLASSICAL_FLAGS,
] as const;
/** An option that only the older ways have. */
export type ClassicalChoice = (typeof CLASSICAL_CHOICES)[number];

/** Single options of the rules that differ from those of the rule set. Their clock is an option of its own. */
export type RuleChoices = Partial<Omit<McrRules, 'id' | 'family' | 'seconds'>> &
  Partial<Pick<ClassicalRules, ClassicalChoice>>;

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

/** Minutes before the end of a session at which the bell rings (3.5.6). The gong sounds at the end. */
export const BELL_MINUTES = 15;

/** Options of a table. Its host may change them until the game starts. */
export interface TableSettings {
  readonly ruleset: RulesetId;
  /** Undefined = the rule set as it is. */
  readonly rules?: RuleChoices;
  readonly hands: HandCount;
  readonly clock: ClockName;
  /** Present with and only with the clock `own`. */
  readonly ownClock?: OwnClock;
  readonly absence: AbsencePolicy;
  readonly visibility: Visibility;
  /** Undefined = off. Strict play ignores it. */
  readonly hints?: HintLevel;
  /** Whether players see the routes of their own hand to the minimum (`showsRoutes`). Undefined = no. */
  readonly route?: 'shown';
  /** Undefined = calm. */
  readonly pace?: Pace;
  /** Strict play only; undefined = 3 s, as in the rules. */
  readonly claimSeconds?: ClaimSeconds;
  /** Minutes until time is called (article 85: at most 150). Undefined = no limit. */
  readonly minutes?: number;
  /** Undefined = those of the rule set (`callsOf`). */
  readonly calls?: CallWords;
  /** Undefined = `silent` with the clock `wmo`, otherwise `words`. */
  readonly talk?: TalkRule;
  /** Whether what players say during the game is kept with it. Undefined = no. */
  readonly keepsTalk?: true;
  /** Undefined = `open`. */
  readonly watching?: Watching;
  /** How far behind play spectators watch. Undefined = they watch live. Means nothing where nobody watches. */
  readonly delay?: Delay;
  /** Whether spectators see the hands of the four, each hand once it is over (`showsOpenHands`). Undefined = no. */
  readonly openHands?: true;
  /** Undefined = `table`. */
  readonly seatDraw?: SeatDraw;
  /** Whether the host wants an umpire before the game starts. */
  readonly umpire?: 'wanted';
  /** Level of the bots that fill the table. Undefined = the page's default. */
  readonly botLevel?: BotLevel;
  /** Whether the game counts for the rating; `isContradictory` says what else that demands. Undefined = no. */
  readonly rated?: true;
  /** Least share (per cent) of games finished that a public table asks of who sits down. Undefined = none. */
  readonly finishes?: LeastFinishes;
  /** Who may sit down at such a table with too few games for a figure. Undefined = they may. */
  readonly newcomers?: 'refused';
  /**
   * Bots of people, which their programs play, may sit down. A rated game of theirs is for them and the table's bots alone, and
   * counts among them. Undefined = they may not.
   */
  readonly outsideBots?: true;
  /**
   * The person who opens the table teaches at it: without a seat, seeing all hands, and nothing counts. Fixed when the
   * table is opened; `isContradictory` says what it excludes.
   */
  readonly teacher?: true;
  /** The way to play that these settings began from. Says nothing about the game itself. */
  readonly way?: WayId;
  /** Short name that the host gave to these settings. */
  readonly name?: string;
  /** The table plays deals that were sealed before. Only the server sets it. Undefined = every hand is shuffled. */
  readonly deals?: SealedDeals;
}
