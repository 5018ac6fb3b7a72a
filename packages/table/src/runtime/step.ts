import type { Chore } from '../decide/chore.ts';

/** The next thing that the table does by itself unless something else happens before. */
export interface Step {
  readonly at: number;
  readonly chore: () => Chore;
}

export const earliest = (steps: readonly (Step | undefined)[]): Step | undefined =>
  steps.reduce((first, step) => (step && (!first || step.at < first.at) ? step : first), undefined);
