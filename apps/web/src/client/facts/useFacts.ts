import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import { useEffect, useMemo, useState } from 'react';
import type { Advice, TableFacts } from '../../board/facts.ts';
import { useT } from '../../kit/i18n/index.ts';
import type { Counter } from '../worker/counter.ts';
import { adviceCounter, factsCounter } from './counters.ts';
import type { HandQuestion } from './questions.ts';

interface KnownAnswer<Answer> {
  readonly question: HandQuestion;
  readonly answer: Answer | undefined;
}

/** Milliseconds for which a hand must not change before it is counted: replaced flowers change it several times at once. */
const SETTLED = 60;

/** Returns the same question until a part of it changes; undefined while facts are off or the viewer has no seat. */
export function useQuestion(hand: HandState, seat: Seat | undefined, actions: readonly SeatCommand[], isOn: boolean) {
  const { locale } = useT();
  return useMemo(
    () => (isOn && seat !== undefined ? { hand, seat, actions, locale } : undefined),
    [hand, seat, actions, isOn, locale],
  );
}

/** Returns a counter's answer to a question, a moment after it changed; undefined until then. */
export function useAnswer<Answer>(
  counter: Counter<HandQuestion, Answer>,
  question: HandQuestion | undefined,
): Answer | undefined {
  const [known, setKnown] = useState<KnownAnswer<Answer>>();
  useEffect(() => {
    if (!question) return;
    let forget = () => {};
    const timer = setTimeout(() => {
      forget = counter.ask(question, answer => setKnown({ question, answer }));
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [counter, question]);
  // The last answer stays while the same hand is asked about again with other actions.
  return question && known?.question.hand === question.hand ? known.answer : undefined;
}

/**
 * Returns facts about the viewer's own hand, a moment after it changed. A worker counts them, so that no tile waits.
 * Undefined until the worker has answered, and where `isOn` is false.
 */
export const useFacts = (
  hand: HandState,
  seat: Seat | undefined,
  actions: readonly SeatCommand[],
  isOn: boolean,
): TableFacts | undefined => useAnswer(factsCounter, useQuestion(hand, seat, actions, isOn));

/** Returns the expert's advice, in the same way; undefined while `isOn` is false or the viewer cannot act. */
export const useAdvice = (
  hand: HandState,
  seat: Seat | undefined,
  actions: readonly SeatCommand[],
  isOn: boolean,
): Advice | undefined => useAnswer(adviceCounter, useQuestion(hand, seat, actions, isOn && actions.length > 0));
