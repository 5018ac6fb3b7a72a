import type { DrillQuestion, DrillVerdict } from '@gorrion/learn/drills';
import { useEffect, useMemo, useRef, useState } from 'react';
import { answerOf, emptyAnswer, type Item, isMulti, itemRows } from './items.ts';
import { askJudge, prepareJudge } from './judging.ts';

/** A question while it is answered, and afterwards. */
export interface Asked {
  readonly question: DrillQuestion;
  readonly rows: readonly (readonly Item[])[];
  /** Keys of the chosen items. */
  readonly chosen: readonly string[];
  readonly choose: (item: Item) => void;
  /** Whether something can be answered. */
  readonly isReady: boolean;
  readonly answer: () => void;
  /** Shows the solution instead. */
  readonly show: () => void;
  readonly verdict: DrillVerdict | undefined;
  /** Whether the learner asked for the solution. */
  readonly isShown: boolean;
  readonly isRight: boolean;
  /** Seconds to the answer; undefined before it. */
  readonly seconds: number | undefined;
}

interface Answered {
  readonly verdict: DrillVerdict;
  readonly isShown: boolean;
  readonly seconds: number;
}

export type OnAnswered = (result: { readonly isRight: boolean; readonly seconds: number }) => void;

/** Asks a question. Give the component a `key`: another question begins anew. */
export function useAsked(question: DrillQuestion, onAnswered: OnAnswered): Asked {
  const rows = useMemo(() => itemRows(question), [question]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState<Answered>();
  /** From the answer on, which is judged a moment later. */
  const [isJudging, setJudging] = useState(false);
  const begun = useRef(0);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  useEffect(() => {
    begun.current = performance.now();
    prepareJudge(question);
  }, [question]);
  const given = answerOf(
    question,
    rows.flat().filter(({ key }) => chosen.includes(key)),
  );
  const finish = (isShown: boolean) => {
    const answer = isShown ? emptyAnswer(question) : given;
    if (!answer || isJudging) return;
    setJudging(true);
    const seconds = (performance.now() - begun.current) / 1000;
    cancel.current = askJudge(question, answer, verdict => {
      setAnswered({ verdict, isShown, seconds });
      onAnswered({ isRight: !isShown && verdict.isRight, seconds });
    });
  };
  return {
    question,
    rows,
    chosen,
    choose({ key }) {
      if (isJudging) return;
      const isOn = chosen.includes(key);
      if (!isMulti(question)) setChosen([key]);
      else setChosen(isOn ? chosen.filter(other => other !== key) : [...chosen, key]);
    },
    isReady: given !== undefined && !isJudging,
    answer: () => finish(false),
    show: () => finish(true),
    verdict: answered?.verdict,
    isShown: answered?.isShown ?? false,
    isRight: answered !== undefined && !answered.isShown && answered.verdict.isRight,
    seconds: answered?.seconds,
  };
}
