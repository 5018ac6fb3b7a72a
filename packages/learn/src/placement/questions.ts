import type { FanId } from '@gorrion/rules';
import type { TileRow } from '../lessons/steps.ts';

/** What the test asks about, in its order; each topic has two questions. */
export const TOPICS = ['tiles', 'turn', 'eight', 'fans', 'table', 'score'] as const;
export type Topic = (typeof TOPICS)[number];

/** The lessons that a player may skip who knows a topic. */
export const LESSONS_OF: Readonly<Record<Topic, readonly string[]>> = {
  tiles: ['tiles'],
  turn: ['turn', 'claims'],
  eight: ['eight'],
  fans: ['fans-1', 'fans-2', 'fans-3'],
  table: ['table'],
  score: ['score'],
};

/** An answer: the place of one of the three, or that the player does not know. */
export type PlacementAnswer = 0 | 1 | 2 | 'unknown';

/** The tiles of a question, as a lesson shows a row: groups of the hand, claimed ones in brackets, and the last tile. */
export interface ShownHand extends Pick<TileRow, 'tiles' | 'win'> {
  /** How many flowers lie beside the hand. Default: none. */
  readonly flowers?: number;
  /** Whether `win` is a discard that might be called; else it is the last tile of the hand. */
  readonly isDiscard?: true;
}

export interface PlacementQuestion {
  readonly id: string;
  readonly topic: Topic;
  readonly hand?: ShownHand;
  /** The tiles of each answer, for a question whose answers are tiles. */
  readonly sets?: readonly [string, string, string];
  /** The fan of each answer, for a question whose answers are fans. */
  readonly fans?: readonly [FanId, FanId, FanId];
  /** The place of the right answer. */
  readonly right: 0 | 1 | 2;
}

/** The twelve questions of the placement test. Their words are in `texts`. */
export const QUESTIONS: readonly PlacementQuestion[] = [
  { id: 'chow', topic: 'tiles', sets: ['246p', '456s', '3m4p5s'], right: 1 },
  { id: 'hand', topic: 'tiles', right: 0 },
  { id: 'left', topic: 'turn', hand: { tiles: '46p', win: '5p', isDiscard: true }, right: 2 },
  { id: 'precedence', topic: 'turn', right: 0 },
  { id: 'straight', topic: 'eight', hand: { tiles: '123m 456s 789p 55p 78m', win: '6m' }, right: 1 },
  {
    id: 'flowers',
    topic: 'eight',
    hand: { tiles: '345m 678m 22s 67s (345p)', win: '8s', flowers: 1 },
    right: 2,
  },
  {
    id: 'triple',
    topic: 'fans',
    hand: { tiles: '345m 345p 345s 99m 78p', win: '6p' },
    fans: ['mixed-triple-chow', 'mixed-shifted-chows', 'pure-triple-chow'],
    right: 0,
  },
  {
    id: 'flush',
    topic: 'fans',
    hand: { tiles: '234s 678s EEE WW 55s', win: '5s' },
    fans: ['full-flush', 'half-flush', 'all-types'],
    right: 1,
  },
  { id: 'left-over', topic: 'table', hand: { tiles: '56s' }, right: 1 },
  { id: 'danger', topic: 'table', hand: { tiles: '(123p) (777p) (999p)' }, right: 2 },
  { id: 'discarder', topic: 'score', right: 2 },
  { id: 'drawn', topic: 'score', right: 1 },
];

/** Returns the topics that the answers show to be known: both of their questions were answered right. */
export const knownTopics = (answers: Readonly<Record<string, PlacementAnswer>>): readonly Topic[] =>
  TOPICS.filter(topic =>
    QUESTIONS.filter(question => question.topic === topic).every(({ id, right }) => answers[id] === right),
  );

/** Returns the ids of the lessons that the answers show to be known. */
export const knownLessons = (answers: Readonly<Record<string, PlacementAnswer>>): readonly string[] =>
  knownTopics(answers).flatMap(topic => LESSONS_OF[topic]);

/** The words of a question. `why` says after the test what is right. */
export interface QuestionText {
  readonly question: string;
  /** The answers; none for a question whose answers are tiles or fans. */
  readonly answers?: readonly [string, string, string];
  readonly why: string;
}

export type PlacementTexts = Readonly<Record<string, QuestionText>>;
