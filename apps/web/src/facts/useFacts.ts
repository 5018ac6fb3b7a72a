import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import { useEffect, useMemo, useState } from 'react';
import type { Advice, TableFacts } from '../board/facts.ts';
import { useT } from '../i18n/index.ts';
import { adviceCounter, type Counter, factsCounter } from './counter.ts';
import type { HandQuestion } from './questions.ts';

interface KnownAnswer<Answer> {
  readonly question: HandQuestion;
  readonly answer: Answer | undefined;
}

/** ms: a hand that changes again at once, as while flowers are replaced, is not counted in between. */
const SETTLED = 60;

/** A question as long as nothing of it changes; none while nobody wants to know. */
function useQuestion(hand: HandState, seat: Seat | undefined, actions: readonly SeatCommand[], isOn: boolean) {
  const { locale } = useT();
  return useMemo(
    () => (isOn && seat !== undefined ? { hand, seat, actions, locale } : undefined),
    [hand, seat, actions, isOn, locale],
  );
}

function useAnswer<Answer>(counter: Counter<Answer>, question: HandQuestion | undefined): Answer | undefined {
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
  // What is known of a hand stands while something else about the question is being asked anew.
  return question && known?.question.hand === question.hand ? known.answer : undefined;
}

/**
 * Facts about the own hand, a moment after it changed: they are counted in a thread, so that no tile waits for them.
 * Undefined while they are not there yet, or where the table tells none.
 */
export const useFacts = (
  hand: HandState,
  seat: Seat | undefined,
  actions: readonly SeatCommand[],
  isOn: boolean,
): TableFacts | undefined => useAnswer(factsCounter, useQuestion(hand, seat, actions, isOn));

/** What the expert advises now, likewise; it is asked for while `isOn`. */
export const useAdvice = (
  hand: HandState,
  seat: Seat | undefined,
  actions: readonly SeatCommand[],
  isOn: boolean,
): Advice | undefined => useAnswer(adviceCounter, useQuestion(hand, seat, actions, isOn && actions.length > 0));
