import { create } from 'zustand';
import type { Mistake } from '../../client/mistakes/mistakes.ts';
import { deviceTexts } from '../../kit/storage/texts.ts';

/* What one has answered to one's own mistakes, kept in the browser. It changes no rating. */

/** `solved`: answered right, however often it took; `shown`: the answer was shown first. */
export type Answer = 'solved' | 'shown';
export type Answers = Readonly<Record<string, Answer>>;

const KEY = 'gorrion.tried';
/** Most answers that are kept; the oldest go first. */
const MOST = 2_000;

export const keyOfQuestion = ({ game, player, decision }: Mistake): string => `${game}/${player}/${decision.before}`;

/** Returns stored answers; what is broken is left out. */
export function parseAnswers(text: string | undefined): Answers {
  try {
    const known: unknown = JSON.parse(text ?? '{}');
    if (typeof known !== 'object' || known === null) return {};
    return Object.fromEntries(
      Object.entries(known).filter((pair): pair is [string, Answer] => pair[1] === 'solved' || pair[1] === 'shown'),
    );
  } catch {
    return {};
  }
}

export const useAnswers = create<Answers>(() => parseAnswers(deviceTexts.get(KEY)));

/** Returns answers with one more as the newest. What was solved stays solved. */
export function withAnswer(answers: Answers, key: string, answer: Answer): Answers {
  const { [key]: before, ...others } = answers;
  const kept = Object.entries(others).slice(1 - MOST);
  return { ...Object.fromEntries(kept), [key]: before === 'solved' ? before : answer };
}

/** Keeps an answer. */
export function keepAnswer(key: string, answer: Answer): void {
  const next = withAnswer(useAnswers.getState(), key, answer);
  useAnswers.setState(next, true);
  deviceTexts.set(KEY, JSON.stringify(next));
}
