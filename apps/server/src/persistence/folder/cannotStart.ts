/** Says what an error is after it has come from a thread, where it has no class any more. */
const CODE = 'CANNOT_START';

/** A reason not to start that the operator can fix. Its message is a sentence that says how. */
export class CannotStart extends Error {
  readonly code = CODE;
}

/** Returns an error of a thread as the one that it was there. */
export const fromThread = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === CODE ? new CannotStart(error.message) : error;
