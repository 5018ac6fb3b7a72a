import type { StepText } from '@gorrion/learn/lessons';

/** What the learner has been told about their answer. */
export interface Verdict {
  readonly isRight: boolean;
  readonly text: string;
}

/** What each kind of step gets, beside itself. */
export interface TaskProps {
  readonly text: StepText;
  readonly isSolved: boolean;
  /** Whether the learner asked to be shown. */
  readonly isShown: boolean;
  readonly onVerdict: (verdict: Verdict | undefined) => void;
}
