/** A system of states: where it begins, what may happen next, and what must never be. */
export interface Model<State> {
  readonly start: State;
  /** Returns everything that may happen in a state, in words, with the state that follows. */
  next(state: State): Iterable<readonly [step: string, State]>;
  /** Returns what is wrong with a state; undefined if nothing is. */
  broken(state: State): string | undefined;
}

export interface Exploration {
  /** Number of different states that were looked at. */
  readonly states: number;
  /** Steps of a shortest way to a broken state, and what is wrong there; undefined if there is none. */
  readonly counterexample: { readonly why: string; readonly steps: readonly string[] } | undefined;
}

interface Reached<State> {
  readonly state: State;
  readonly step: string;
  readonly before: Reached<State> | undefined;
}

function wayTo<State>(reached: Reached<State>): readonly string[] {
  const steps: string[] = [];
  for (let at: Reached<State> | undefined = reached; at?.before; at = at.before) steps.unshift(at.step);
  return steps;
}

/**
 * Looks at every state that can be reached, nearest first, until one is broken. States are the same if their JSON is.
 * Throws if there are more than `most`, because then nothing would be proved.
 */
export function explore<State>({ start, next, broken }: Model<State>, most = 2_000_000): Exploration {
  const seen = new Set([JSON.stringify(start)]);
  let edge: readonly Reached<State>[] = [{ state: start, step: '', before: undefined }];
  while (edge.length > 0) {
    const further: Reached<State>[] = [];
    for (const reached of edge) {
      const why = broken(reached.state);
      if (why) return { states: seen.size, counterexample: { why, steps: wayTo(reached) } };
      for (const [step, state] of next(reached.state)) {
        const key = JSON.stringify(state);
        if (seen.has(key)) continue;
        if (seen.size >= most) throw new Error(`more than ${most} states`);
        seen.add(key);
        further.push({ state, step, before: reached });
      }
    }
    edge = further;
  }
  return { states: seen.size, counterexample: undefined };
}
