import { isField, useKeys } from '../../kit/ui/useKeys.ts';

interface RetryWays {
  /** The next question. */
  readonly next: () => void;
  /** Shows the answer; undefined once it is shown. */
  readonly show: (() => void) | undefined;
}

/** N for the next question and ? for the answer, unless single letters are turned off (WCAG 2.1.4). */
export function useRetryKeys(hasLetters: boolean, { next, show }: RetryWays): void {
  useKeys(({ target, key, repeat }) =>
    hasLetters && !repeat && !isField(target) ? { n: next, '?': show }[key.toLowerCase()] : undefined,
  );
}
