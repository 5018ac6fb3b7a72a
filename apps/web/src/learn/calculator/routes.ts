import type { OpenRoute } from '@gorrion/bots';
import type { SecuredFans } from '@gorrion/learn/compass';
import { type CalculatorState, queryOf } from '@gorrion/learn/hands';
import type { McrRulesetId, Meld, Seat, Tile } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { createCounter } from '../../client/worker/counter.ts';

/** What the page asks the worker about a hand. */
export interface RoutesQuestion {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly seatWind: Seat;
  readonly prevalentWind: Seat;
  readonly rules: McrRulesetId;
}

export interface RoutesAnswer {
  /** The nearest ways to the minimum; empty if none is near, or the hand is complete. */
  readonly routes: readonly OpenRoute[];
  /** What the melds are worth already, whatever completes the hand. */
  readonly secured: SecuredFans;
}

const counter = createCounter<RoutesQuestion, RoutesAnswer>(
  () => new Worker(new URL('./routesThread.ts', import.meta.url), { type: 'module' }),
);

/** Returns the ways of a hand to a win; undefined while they are looked for. The worker starts with the first question. */
export function useRoutes(state: CalculatorState): RoutesAnswer | undefined {
  const [known, setKnown] = useState<{ readonly id: string; readonly answer: RoutesAnswer | undefined }>();
  const id = queryOf({ ...state, flowers: 0, circumstances: [], selfDrawn: false, asked: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says all that the answer depends on
  useEffect(() => {
    const { concealed, winning, melds, seatWind, prevalentWind, rules } = state;
    const held = winning === undefined ? concealed : [...concealed, winning];
    const question = { concealed: held, melds, seatWind, prevalentWind, rules };
    return counter.ask(question, answer => setKnown({ id, answer }));
  }, [id]);
  return known?.id === id ? known.answer : undefined;
}
