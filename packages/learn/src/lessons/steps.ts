import type { FanId, Seat } from '@gorrion/rules';
import type { LessonId } from './catalogue.ts';

/*
 * What a lesson is made of. Tiles are in the notation of the rules ("123m 55p E", melds in brackets); sentences are in
 * `texts`, by the ids that stand here.
 */

/** A row of tiles with a caption. */
export interface TileRow {
  /** Groups of tiles, with blanks between them; claimed sets in round brackets. */
  readonly tiles: string;
  /** Key among the captions of the step. */
  readonly caption?: string;
  /** The row is a complete hand with this winning tile, which stands apart. The page lists its fans. */
  readonly win?: string;
  readonly isDrawn?: true;
  /** Default: East in the East round. */
  readonly seatWind?: Seat;
  readonly prevalentWind?: Seat;
  /** Hides the list of fans: they are the question. */
  readonly hidesFans?: true;
}

/** The tiles of a prepared hand; what it leaves open is filled up in a fixed mixed order. */
export interface PreparedDeal {
  /** Dealt to East, South, West, North: up to 14, 13, 13, 13 tiles. */
  readonly hands: readonly string[];
  /** Tiles of normal draws, from the first after the deal. */
  readonly draws?: string;
  /** Tiles that replace flowers and kongs, from the first. */
  readonly replacements?: string;
  readonly prevalentWind?: Seat;
}

/** A prepared hand with the moves of those who are not the learner. */
interface Prepared {
  /** The learner's seat. Default: East. */
  readonly seat?: Seat;
  readonly deal: PreparedDeal;
  /** Moves of the other seats in their order, "2:pung" or "3:9m"; else they pass, and discard what they draw. */
  readonly bots?: readonly string[];
}

/** A table to look at: the position after the moves, with what one seat sees. */
export interface Scene extends Prepared {
  /** Moves of the viewer, in their order. */
  readonly moves: readonly string[];
}

interface StepParts {
  readonly id: string;
  readonly scene?: Scene;
  readonly rows?: readonly TileRow[];
  /** Words that the step introduces. */
  readonly words?: readonly string[];
  /** Fans that the step is about; each leads to its page. */
  readonly fans?: readonly FanId[];
  /** Article of the rulebook to read on. */
  readonly article?: number;
}

/** Says something and shows tiles. */
export interface SayStep extends StepParts {
  readonly kind: 'say';
}

/** Asks for some of the tiles. */
export interface PickStep extends StepParts {
  readonly kind: 'pick';
  readonly tiles: string;
  readonly size: number;
  /** Each right answer, sorted. The first is shown to a learner who asks. */
  readonly accept: readonly string[];
  /** Answers with a reason of their own; all others have the reason `other`. */
  readonly wrong?: Readonly<Record<string, readonly string[]>>;
}

/** Asks for one of a few answers. Each wrong one has a reason by its own key. */
export interface ChooseStep extends StepParts {
  readonly kind: 'choose';
  readonly options: readonly string[];
  readonly right: string;
}

/**
 * A decision of the learner. A move is a tile to discard, "pass", "pung", "kong", "chow 3p" (its lowest tile), "kong 5p"
 * (an own kong) or "hu".
 */
export interface LearnerTurn {
  /** Key of the sentence that says what to do. */
  readonly id: string;
  readonly right: readonly string[];
  /**
   * Moves with a reason of their own, legal or not; all others have the reason `other`. One that the rules refuse is
   * offered all the same, so that the learner hears why.
   */
  readonly wrong?: Readonly<Record<string, readonly string[]>>;
  /** Stops at the discard of this tile although the learner can do nothing with it. */
  readonly stopsAt?: string;
}

/** Plays a prepared hand at a table. */
export interface PlayStep extends StepParts, Prepared {
  readonly kind: 'play';
  readonly turns: readonly LearnerTurn[];
  /** Shows waits, points and unseen copies, as a practice table does. */
  readonly hasHints?: true;
}

/** Plays a whole hand freely against the bots of the page. */
export interface FreeStep extends StepParts {
  readonly kind: 'free';
  readonly seed: string;
  readonly seat: Seat;
}

export type LessonStep = SayStep | PickStep | ChooseStep | PlayStep | FreeStep;

/** A lesson: its steps in order. */
export interface LessonScript {
  readonly id: LessonId;
  readonly steps: readonly LessonStep[];
}

/** The sentences of a step. */
export interface StepText {
  readonly title: string;
  readonly body?: string;
  readonly captions?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly turns?: Readonly<Record<string, string>>;
  readonly reasons?: Readonly<Record<string, string>>;
  /** What is said when the step is solved. */
  readonly done?: string;
}

export interface WordText {
  readonly name: string;
  readonly text: string;
}

/** All sentences of the lessons in one language. */
export interface LessonTexts {
  readonly lessons: Readonly<Record<LessonId, Readonly<Record<string, StepText>>>>;
  readonly words: Readonly<Record<string, WordText>>;
}
