import { type Tile, tileOf } from '@gorrion/rules';

/** The lessons in the order in which they build on each other. */
export const LESSON_IDS = [
  'tiles',
  'turn',
  'claims',
  'eight',
  'fans-1',
  'fans-2',
  'fans-3',
  'route',
  'no-call',
  'table',
  'score',
  'manners',
  'whole',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What a list of the lessons shows of one, beside its title. */
export interface LessonEntry {
  readonly id: LessonId;
  /** How long it takes somebody who has never played. */
  readonly minutes: number;
  /** The tile that stands for it. */
  readonly tile: Tile;
}

const entry = (id: LessonId, minutes: number, kind: number): LessonEntry => ({ id, minutes, tile: tileOf(kind) });

/** The lessons in order: 1 Bamboo, East Wind, 3 Dots, 8 Characters … one tile each. */
export const LESSONS: readonly LessonEntry[] = [
  entry('tiles', 5, 9),
  entry('turn', 4, 27),
  entry('claims', 5, 20),
  entry('eight', 4, 7),
  entry('fans-1', 6, 14),
  entry('fans-2', 5, 31),
  entry('fans-3', 6, 17),
  entry('route', 5, 32),
  entry('no-call', 4, 33),
  entry('table', 5, 22),
  entry('score', 5, 3),
  entry('manners', 3, 29),
  entry('whole', 8, 34),
];

export const isLessonId = (text: string): text is LessonId => (LESSON_IDS as readonly string[]).includes(text);
