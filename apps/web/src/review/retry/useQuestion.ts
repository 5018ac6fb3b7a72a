import type { ReviewedDecision } from '@gorrion/protocol';
import type { SeatCommand } from '@gorrion/rules';
import { useState } from 'react';
import type { Mistake } from '../../client/mistakes/mistakes.ts';
import { keepAnswer, keyOfQuestion } from './answers.ts';
import { isRight } from './question.ts';

/** How far one is with a question. `wrong`: the last answer was, and one may try another. */
export type Attempt =
  | { readonly stage: 'asked' }
  | { readonly stage: 'wrong'; readonly move: SeatCommand }
  | { readonly stage: 'right'; readonly move: SeatCommand }
  | { readonly stage: 'shown' };

/** Asks one question: answers are judged at once and kept. */
export function useQuestion(mistake: Mistake) {
  const { decision } = mistake;
  const [attempt, setAttempt] = useState<Attempt>({ stage: 'asked' });
  const [tries, setTries] = useState(0);
  const isOpen = attempt.stage === 'asked' || attempt.stage === 'wrong';
  const answer = (move: SeatCommand) => {
    if (!isOpen) return;
    const stage = isRight(decision, move) ? 'right' : 'wrong';
    if (stage === 'right') keepAnswer(keyOfQuestion(mistake), 'solved');
    setAttempt({ stage, move });
    setTries(tries + 1);
  };
  const show = () => {
    if (!isOpen) return;
    keepAnswer(keyOfQuestion(mistake), 'shown');
    setAttempt({ stage: 'shown' });
  };
  return { attempt, tries, isOpen, answer, show };
}

export type Question = ReturnType<typeof useQuestion>;

/** Returns what a question asks, by what could be done. */
export const askedFor = ({ kind }: Pick<ReviewedDecision, 'kind'>): 'discard' | 'claim' | 'turn' =>
  kind === 'discard' ? 'discard' : kind === 'claim' ? 'claim' : 'turn';
