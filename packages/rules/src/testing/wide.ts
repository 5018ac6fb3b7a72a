/** Whether long proofs run at their full numbers: `WIDE=1`. By default they are small enough to run before a commit. */
export const WIDE = Boolean(process.env.WIDE);

/** Returns how much a proof tries: `small` by default, `wide` with `WIDE=1`. */
export const sized = <Size>(small: Size, wide: Size): Size => (WIDE ? wide : small);
