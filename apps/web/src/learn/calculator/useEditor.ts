import type { EditedHand, HandFault } from '@gorrion/learn/hands';
import { useCallback, useEffect, useReducer } from 'react';
import { paths } from '../../shell/links/learnPaths.ts';

/** Most steps that can be undone. */
const MOST_STEPS = 100;

/** How a state stands in the address. */
export interface AddressOf<Hand> {
  readonly queryOf: (state: Hand) => string;
  readonly stateOf: (query: string) => { readonly state: Hand; readonly faults: readonly HandFault[] };
  /** Whether an address that the page comes back to is of these rules. */
  readonly isOf: (query: string) => boolean;
}

interface Kept<Hand> {
  readonly state: Hand;
  /** States to come back to, the latest last. */
  readonly before: readonly Hand[];
  /** What is wrong with the address that was read last. */
  readonly faults: readonly HandFault[];
}

type Act<Hand> =
  | { readonly type: 'set'; readonly state: Hand; readonly isSameStep?: boolean }
  | { readonly type: 'undo' }
  | { readonly type: 'read'; readonly read: { readonly state: Hand; readonly faults: readonly HandFault[] } };

function next<Hand>(kept: Kept<Hand>, act: Act<Hand>): Kept<Hand> {
  switch (act.type) {
    case 'set': {
      if (act.state === kept.state) return { ...kept, faults: [] };
      const before = act.isSameStep ? kept.before : [...kept.before, kept.state].slice(-MOST_STEPS);
      return { state: act.state, before, faults: [] };
    }
    case 'undo': {
      const state = kept.before.at(-1);
      return state ? { state, before: kept.before.slice(0, -1), faults: [] } : kept;
    }
    case 'read':
      return { ...kept, ...act.read };
  }
}

/** The state of a calculator, which stands in the address: opening the address again shows the same. */
export function useEditor<Hand extends EditedHand>({ queryOf, stateOf, isOf }: AddressOf<Hand>) {
  const [{ state, before, faults }, act] = useReducer(
    next<Hand>,
    location.search,
    (query): Kept<Hand> => ({
      ...stateOf(query),
      before: [],
    }),
  );
  const query = queryOf(state);
  useEffect(() => {
    // An address with faults stays until something is changed, so that it can be mended by hand.
    if (faults.length > 0 && before.length === 0) return;
    const address = paths.calculator(query);
    if (location.pathname + location.search !== address) history.replaceState(history.state, '', address);
  }, [query, faults, before]);
  useEffect(() => {
    const read = () => {
      if (!location.pathname.startsWith(paths.calculator()) || !isOf(location.search)) return;
      const found = stateOf(location.search);
      if (queryOf(found.state) !== query || found.faults.length > 0) act({ type: 'read', read: found });
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [query, queryOf, stateOf, isOf]);
  const set = useCallback(
    (state: Hand, more: { readonly isSameStep?: boolean } = {}) => act({ type: 'set', state, ...more }),
    [],
  );
  const undo = useCallback(() => act({ type: 'undo' }), []);
  return { state, query, faults, set, undo, canUndo: before.length > 0 };
}

/** What the parts of a calculator share: its state, and how to change it. */
export type HandEditor<Hand extends EditedHand> = ReturnType<typeof useEditor<Hand>>;
