import { progressPart, type Read } from './part.ts';

/** Points that a win needs at the practice table, step by step: any fan, then four, then the eight of the rules. */
export const PRACTICE_STEPS = [1, 4, 8] as const;
export type PracticeStep = (typeof PRACTICE_STEPS)[number];

export interface PracticeProgress {
  /** The step that the person played last. */
  readonly step: PracticeStep;
  /** The steps at which they have won a hand, the lowest first. */
  readonly won: readonly PracticeStep[];
}

const isStep = (value: unknown): value is PracticeStep => PRACTICE_STEPS.some(step => step === value);

function read(raw: unknown): Read<PracticeProgress> {
  const stored =
    typeof raw === 'object' && raw !== null ? (raw as Partial<Record<keyof PracticeProgress, unknown>>) : {};
  const listed = Array.isArray(stored.won) ? stored.won : [];
  const won = PRACTICE_STEPS.filter(step => listed.includes(step));
  const isBroken = stored.step !== undefined && !isStep(stored.step);
  return {
    state: { step: isStep(stored.step) ? stored.step : 1, won },
    dropped: listed.filter(value => !isStep(value)).length + (isBroken ? 1 : 0),
  };
}

export const practicePart = progressPart<PracticeProgress>('practice', read);
export const usePractice = practicePart.use;

/** Returns the step after this one; undefined after the last. */
export const stepAfter = (step: PracticeStep): PracticeStep | undefined =>
  PRACTICE_STEPS[PRACTICE_STEPS.indexOf(step) + 1];

/** Remembers the step that the person plays now. */
export const playStep = (step: PracticeStep): void => usePractice.setState({ step });

/** Remembers a hand that the person won at a step. */
export const winAtStep = (step: PracticeStep): void =>
  usePractice.setState(({ won }) =>
    won.includes(step) ? {} : { won: PRACTICE_STEPS.filter(one => one === step || won.includes(one)) },
  );
