import { type Tile, tileOf } from '@gorrion/rules';

/** The lessons in the order in which they build on each other. */
export const LESSON_IDS = ['tiles', 'turn', 'claims'] as const;
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
export const LESSONS: readonly LessonEntry[] = [entry('tiles', 5, 9), entry('turn', 4, 27), entry('claims', 5, 20)];

export const isLessonId = (text: string): text is LessonId => (LESSON_IDS as readonly string[]).includes(text);
