import { type CalculatorState, type HandFault, queryOf, stateOf } from '@gorrion/learn/hands';
import { useCallback, useEffect, useReducer } from 'react';
import { paths } from '../page/learnPaths.ts';

/** Most steps that can be undone. */
const MOST_STEPS = 100;

interface Kept {
  readonly state: CalculatorState;
  /** States to come back to, the latest last. */
  readonly before: readonly CalculatorState[];
  /** What is wrong with the address or the text that was read last. */
  readonly faults: readonly HandFault[];
}

type Act =
  | {
      readonly type: 'set';
      readonly state: CalculatorState;
      readonly faults?: readonly HandFault[];
      readonly isSameStep?: boolean;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'read'; readonly query: string };

function next(kept: Kept, act: Act): Kept {
  switch (act.type) {
    case 'set': {
      const faults = act.faults ?? [];
      if (act.state === kept.state) return { ...kept, faults };
      const before = act.isSameStep ? kept.before : [...kept.before, kept.state].slice(-MOST_STEPS);
      return { state: act.state, before, faults };
    }
    case 'undo': {
      const state = kept.before.at(-1);
      return state ? { state, before: kept.before.slice(0, -1), faults: [] } : kept;
    }
    case 'read': {
      const { state, faults } = stateOf(act.query);
      return queryOf(state) === queryOf(kept.state) && faults.length === 0 ? kept : { ...kept, state, faults };
    }
  }
}

const begin = (query: string): Kept => ({ ...stateOf(query), before: [] });

/** The state of the calculator, which stands in the address: opening the address again shows the same. */
export function useCalculator() {
  const [{ state, before, faults }, act] = useReducer(next, location.search, begin);
  const query = queryOf(state);
  useEffect(() => {
    // An address with faults stays until something is changed, so that it can be mended by hand.
    if (faults.length > 0 && before.length === 0) return;
    const address = paths.calculator(query);
    if (location.pathname + location.search !== address) history.replaceState(history.state, '', address);
  }, [query, faults, before]);
  useEffect(() => {
    const read = () => {
      if (location.pathname.startsWith(paths.calculator())) act({ type: 'read', query: location.search });
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const set = useCallback(
    (state: CalculatorState, more: { readonly faults?: readonly HandFault[]; readonly isSameStep?: boolean } = {}) =>
      act({ type: 'set', state, ...more }),
    [],
  );
  const undo = useCallback(() => act({ type: 'undo' }), []);
  return { state, query, faults, set, undo, canUndo: before.length > 0 };
}

export type Calculator = ReturnType<typeof useCalculator>;
