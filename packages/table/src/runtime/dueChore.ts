import type { Chore } from '../decide/chore.ts';

/** A chore with its time (server ms), unless something else happens before. */
export interface DueChore {
  readonly at: number;
  readonly chore: () => Chore;
}

export const earliest = (steps: readonly (DueChore | undefined)[]): DueChore | undefined =>
  steps.reduce((first, step) => (step && (!first || step.at < first.at) ? step : first), undefined);
