import type { GameId, ReviewReason } from '@gorrion/protocol';
import type {
  BySeat,
  Claim,
  ExplainedReading,
  Explanation,
  HandState,
  McrRules,
  Meld,
  ScoredFan,
  Seat,
  Tile,
  UncountedFan,
  WinningClaim,
} from '@gorrion/rules';

/* What a drill asks, what a learner answers, and what they are told. Plain data: pages write the sentences. */

/**
 * What is asked. `worth`: points of a won hand; `which-fans`: its fans; `waits`: the tiles that complete thirteen;
 * `discard`, `claim`: what to do; `route`: which fan to play for; `safe`: which tile of a few cannot be won on.
 */
export const DRILL_KINDS = ['worth', 'which-fans', 'waits', 'discard', 'claim', 'route', 'safe'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** Kinds whose questions follow from the tiles alone: they never run out. */
export const COMPUTED_KINDS = ['worth', 'which-fans', 'waits'] as const satisfies readonly DrillKind[];
export type ComputedKind = (typeof COMPUTED_KINDS)[number];

export const DRILL_LEVELS = [1, 2, 3] as const;
/** 1: easy, 3: hard. */
export type DrillLevel = (typeof DRILL_LEVELS)[number];

export type Principle = UncountedFan['principle'];
export type WaitShape = ExplainedReading['wait'];

/**
 * What a question is about: a fan that counts (or that a route is named after), a principle that excludes a fan, the
 * form of a hand, a shape of wait (`wait:several` for more than one tile), a part of the hand in play, or how many tiles
 * are missing to a complete hand, whatever its points.
 */
export type DrillTag =
  | `fan:${ScoredFan}`
  | `principle:${Principle}`
  | `form:${string}`
  | `wait:${WaitShape | 'several'}`
  | `stage:${'early' | 'middle' | 'late'}`
  | `away:${number}`
  | `call:${'chow' | 'pung' | 'kong' | 'pass'}`;

export type QuestionSource =
  /** `index`: place in the file of its kind. */
  | { readonly from: 'pool'; readonly index: number }
  | { readonly from: 'made'; readonly seed: string }
  /** A question with other suits, ranks or winds. `of`: the id of the question that it was made of. */
  | { readonly from: 're-suited'; readonly of: string; readonly seed: string }
  /** The learner's own decision. `before` and `fact` as in `ReviewedDecision`. */
  | {
      readonly from: 'review';
      readonly game: GameId;
      readonly hand: number;
      readonly before: number;
      readonly fact: number;
    };

interface QuestionBase {
  /** Unique, and the same whenever the same question is made: `pool:waits:17`. */
  readonly id: string;
  readonly source: QuestionSource;
  readonly level: DrillLevel;
  readonly tags: readonly DrillTag[];
  readonly rules: McrRules;
}

/** How many points is the hand worth? The hands have no flowers. */
export interface WorthQuestion extends QuestionBase {
  readonly kind: 'worth';
  readonly claim: WinningClaim;
}

/** Which fans count? */
export interface FansQuestion extends QuestionBase {
  readonly kind: 'which-fans';
  readonly claim: WinningClaim;
  /** Fans to choose from, the counted ones among them, in the order of the book. */
  readonly options: readonly ScoredFan[];
}

/** Which tiles complete the hand? It holds 13 tiles less three a meld. Tiles that bring too few points count too. */
export interface WaitsQuestion extends QuestionBase {
  readonly kind: 'waits';
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly seatWind: Seat;
  readonly prevalentWind: Seat;
}

/** How sure it is that an option is worse than the best one. Points are table points that are expected of the hand. */
export interface OptionValue {
  /**
   * Points expected less than of the best option: 0 for the best one itself. In a question of a review also 0 for options
   * that cannot be told apart from the best one: they are right answers too.
   */
  readonly loss: number;
  /**
   * Half of the 90 % interval of `loss`, which excludes zero; 0 where the loss is 0. In a question of a review it may hold
   * zero for options that nobody played.
   */
  readonly plusMinus: number;
  /** Pairs of hands that were played out; 0 if only the expert's search and its known error speak against the option. */
  readonly pairs: number;
}

export interface DiscardOption extends OptionValue {
  readonly tile: Tile;
}
export interface ClaimOption extends OptionValue {
  readonly claim: Claim;
}
export interface RouteOption extends OptionValue {
  /** A fan, or `any-shape` and `simple-chows`, as in `ReviewedRoute`. */
  readonly route: string;
  /** The best discard that keeps the route as the main one. */
  readonly tile: Tile;
}
/** A tile that might be discarded, with the danger that another seat wins on it at once. */
export interface SafeOption {
  readonly tile: Tile;
  /** Chance, 0 to 1, by seat, as the expert reads the table; zeros where no hand can take the tile. */
  readonly danger: BySeat<number>;
  /** Whether no hand that the seat cannot see could be completed by the tile. */
  readonly isCertain: boolean;
}

interface PlayQuestionBase extends QuestionBase {
  /** The view of the seat that decides: its own turn, or a claim window that nobody has answered. */
  readonly view: HandState;
  readonly seat: Seat;
}

/** Which tile to discard? Every tile of the hand may be answered. Options: the best one first. */
export interface DiscardQuestion extends PlayQuestionBase {
  readonly kind: 'discard';
  readonly options: readonly DiscardOption[];
}

/** Claim the discard, or pass? Options: every legal answer but a win, the best one first. */
export interface ClaimQuestion extends PlayQuestionBase {
  readonly kind: 'claim';
  readonly options: readonly ClaimOption[];
}

/** Which route has the best prospects? Two or three options, the best one first; show them in another order. */
export interface RouteQuestion extends PlayQuestionBase {
  readonly kind: 'route';
  readonly options: readonly RouteOption[];
}

/** Which of these tiles is safe? Two to four options, the safe one first; show them in the order of the hand. */
export interface SafeQuestion extends PlayQuestionBase {
  readonly kind: 'safe';
  readonly options: readonly SafeOption[];
}

export type ComputedQuestion = WorthQuestion | FansQuestion | WaitsQuestion;
export type PlayQuestion = DiscardQuestion | ClaimQuestion | RouteQuestion | SafeQuestion;
export type DrillQuestion = ComputedQuestion | PlayQuestion;
export type QuestionOf<K extends DrillKind> = Extract<DrillQuestion, { kind: K }>;

export type DrillAnswer =
  | { readonly kind: 'worth'; readonly points: number }
  | { readonly kind: 'which-fans'; readonly fans: readonly ScoredFan[] }
  | { readonly kind: 'waits'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'discard'; readonly tile: Tile }
  | { readonly kind: 'claim'; readonly claim: Claim }
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'safe'; readonly tile: Tile };
export type AnswerOf<K extends DrillKind> = Extract<DrillAnswer, { kind: K }>;

export interface WorthVerdict {
  readonly kind: 'worth';
  readonly isRight: boolean;
  readonly given: number;
  readonly points: number;
  /** The reading with its parts, the counted fans with their tiles, and those that do not count. */
  readonly explanation: Explanation;
}

/** A fan that was answered and does not count. */
export interface WrongFan {
  readonly fan: ScoredFan;
  /** Why the hand holds it and it does not count; absent if the hand does not hold it at all. */
  readonly excluded?: { readonly principle: Principle; readonly by: ScoredFan };
}
export interface FansVerdict {
  readonly kind: 'which-fans';
  readonly isRight: boolean;
  readonly found: readonly ScoredFan[];
  readonly missed: readonly ScoredFan[];
  readonly wrong: readonly WrongFan[];
  readonly explanation: Explanation;
}

/** A tile that completes the hand: copies that the hand does not hold, points, and the parts of the complete hand. */
export interface WaitFact {
  readonly tile: Tile;
  readonly copiesLeft: number;
  readonly byDiscard: number;
  readonly bySelfDraw: number;
  /** Whether it is a legal win by discard, and by self-draw. */
  readonly wins: { readonly byDiscard: boolean; readonly bySelfDraw: boolean };
  /** The complete hand by discard; the part with the tile shows why. */
  readonly reading: ExplainedReading;
}
export interface WaitsVerdict {
  readonly kind: 'waits';
  readonly isRight: boolean;
  readonly found: readonly Tile[];
  readonly missed: readonly Tile[];
  readonly wrong: readonly Tile[];
  /** Every tile that completes the hand, in the order of tiles. */
  readonly waits: readonly WaitFact[];
}

/** What the learner chose, next to the best option. */
export interface Choice<T> {
  readonly isRight: boolean;
  /** Undefined for a legal discard that the question does not list: it is worse than all that are listed. */
  readonly given: T | undefined;
  readonly best: T;
}
/** Numbers that speak for the best and against the given option; the sentences of the review fit them. */
interface WithReasons {
  /** Why the best option is good. */
  readonly forBest: readonly ReviewReason[];
  /** Why the given one is not; empty if it is the best. */
  readonly againstGiven: readonly ReviewReason[];
}
/** The likeliest hand of a route: its points and the tiles that it lacks. */
export interface RouteFacts {
  readonly route: string;
  readonly points: number;
  readonly missing: readonly {
    readonly tile: Tile;
    readonly live: number;
    readonly from: 'anybody' | 'left' | 'wall';
  }[];
}
export interface DiscardVerdict extends Choice<DiscardOption>, WithReasons {
  readonly kind: 'discard';
  /** The main routes after the best and after the given discard, heaviest first. */
  readonly routes: { readonly best: readonly RouteFacts[]; readonly given: readonly RouteFacts[] };
}
export interface ClaimVerdict extends Choice<ClaimOption>, WithReasons {
  readonly kind: 'claim';
  readonly routes: { readonly best: readonly RouteFacts[]; readonly given: readonly RouteFacts[] };
}
export interface RouteVerdict extends Choice<RouteOption>, WithReasons {
  readonly kind: 'route';
  /** The likeliest hand of each option that the expert still sees, in their order. */
  readonly routes: readonly RouteFacts[];
}

/** Why no hidden hand can be completed by a tile, or a hand that could be. */
export interface SafetyFact {
  readonly tile: Tile;
  readonly isCertain: boolean;
  /** Copies of the tile that the seat sees. */
  readonly seen: number;
  /** Kinds beside it of which the seat sees all four copies, so that the runs through the tile are closed. */
  readonly closed: readonly Tile[];
  /** Seats that could win on it, with the chance of each. */
  readonly danger: BySeat<number>;
}
export interface SafeVerdict extends Choice<SafeOption> {
  readonly kind: 'safe';
  /** One for each option, in their order. */
  readonly facts: readonly SafetyFact[];
}

export type DrillVerdict =
  | WorthVerdict
  | FansVerdict
  | WaitsVerdict
  | DiscardVerdict
  | ClaimVerdict
  | RouteVerdict
  | SafeVerdict;
export type VerdictOf<K extends DrillKind> = Extract<DrillVerdict, { kind: K }>;
