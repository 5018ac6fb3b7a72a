import type { Chore } from '../decide/chore.ts';

/** The next thing that the table does by itself unless something else happens before. */
export interface DueChore {
  readonly at: number;
  readonly chore: () => Chore;
}

export const earliest = (steps: readonly (DueChore | undefined)[]): DueChore | undefined =>
  steps.reduce((first, step) => (step && (!first || step.at < first.at) ? step : first), undefined);
