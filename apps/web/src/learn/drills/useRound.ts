import type { DrillQuestion } from '@gorrion/learn/drills';
import { useCallback, useEffect, useRef, useState } from 'react';
import { drillProgress, noteAnswer } from '../../client/progress/drills.ts';
import { type Drill, nextQuestion } from './source.ts';
import type { OnAnswered } from './useAsked.ts';

/** Questions of a round. */
export const ROUND = 12;

export type Loading = 'loading' | 'failed' | 'none';

interface RoundState {
  /** The question that is asked, or why there is none. */
  readonly question: DrillQuestion | Loading;
  readonly results: readonly {
    readonly isRight: boolean;
    readonly seconds: number;
    readonly tags: readonly string[];
  }[];
  /** Whether the question that is asked was answered. */
  readonly isAnswered: boolean;
  readonly isOver: boolean;
}

const START: RoundState = { question: 'loading', results: [], isAnswered: false, isOver: false };

/** A round of questions: as many as there are, at most twelve. Answers are noted at once. */
export function useRound(drill: Drill, theme: string | undefined) {
  const [round, setRound] = useState<RoundState>(START);
  const asked = useRef(new Set<string>());
  const turn = useRef(0);
  const load = useCallback(async () => {
    const own = ++turn.current;
    setRound(now => ({ ...now, question: 'loading', isAnswered: false }));
    const found = await nextQuestion({
      drill,
      theme,
      asked: asked.current,
      progress: drillProgress.use.getState(),
    }).catch(() => 'failed' as const);
    if (own !== turn.current) return;
    if (found && found !== 'failed') asked.current.add(found.id);
    setRound(now => ({ ...now, question: found ?? 'none', isOver: !found && now.results.length > 0 }));
  }, [drill, theme]);
  const begin = useCallback(() => {
    asked.current.clear();
    setRound(START);
    void load();
  }, [load]);
  useEffect(begin, [begin]);
  const { question, results, isAnswered, isOver } = round;
  const onAnswered: OnAnswered = ({ isRight, seconds }) => {
    if (typeof question === 'string') return;
    const { kind, tags } = question;
    noteAnswer({ kind, tags, isRight, seconds });
    setRound(now => ({ ...now, results: [...now.results, { isRight, seconds, tags }], isAnswered: true }));
  };
  return {
    question,
    results,
    isAnswered,
    isOver,
    onAnswered,
    retry: () => void load(),
    begin,
    next() {
      if (results.length >= ROUND) setRound(now => ({ ...now, isOver: true }));
      else void load();
    },
  };
}
