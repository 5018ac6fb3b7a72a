import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import { useState } from 'react';
import type { HandQuestion } from '../../client/facts/questions.ts';
import { useAnswer, useQuestion } from '../../client/facts/useFacts.ts';
import { createCounter } from '../../client/worker/counter.ts';
import type { HandRoutes } from './routes.ts';

export type { HandRoutes };

const counter = createCounter<HandQuestion, HandRoutes>(
  () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }),
);

const NO_ACTIONS: readonly SeatCommand[] = [];

/**
 * Returns the routes of the viewer's own hand, a moment after it changed; until then the last ones of the same hand, which
 * `hand` tells by `key`. A worker finds them. Undefined where `isOn` is false.
 */
export function useRoutes(hand: HandState, seat: Seat | undefined, key: string, isOn: boolean): HandRoutes | undefined {
  const told = useAnswer(counter, useQuestion(hand, seat, NO_ACTIONS, isOn));
  const [last, setLast] = useState<{ readonly key: string; readonly told: HandRoutes }>();
  if (told && last?.told !== told) setLast({ key, told });
  if (!isOn) return undefined;
  return told ?? (last?.key === key ? last.told : undefined);
}
