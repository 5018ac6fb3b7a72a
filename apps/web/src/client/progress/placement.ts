import { type PlacementAnswer, QUESTIONS } from '@gorrion/learn/placement';
import { progressPart, type Read } from './part.ts';

/** The answers of the placement test, by question. */
export interface PlacementProgress {
  readonly answers: Readonly<Record<string, PlacementAnswer>>;
}

const ANSWERS: readonly unknown[] = [0, 1, 2, 'unknown'];
const isAnswer = (value: unknown): value is PlacementAnswer => ANSWERS.includes(value);
const isQuestion = (id: string): boolean => QUESTIONS.some(question => question.id === id);

/** Reads stored answers; those to unknown questions, and what is no answer, are dropped. */
function readPlacement(raw: unknown): Read<PlacementProgress> {
  const stored = (raw as Partial<PlacementProgress> | null | undefined)?.answers;
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const kept = entries.filter(([id, answer]) => isQuestion(id) && isAnswer(answer));
  return { state: { answers: Object.fromEntries(kept) }, dropped: entries.length - kept.length };
}

export const placementProgress = progressPart('placement', readPlacement);
