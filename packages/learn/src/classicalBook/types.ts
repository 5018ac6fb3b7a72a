import type { OlderId } from './entries.ts';

/** What is written about a special hand or double in one language. */
export interface OlderText {
  /** What we read in the text, or how the double is made. */
  readonly reading: string;
  /** Why the near miss is not it. */
  readonly miss: string;
}

export type OlderTexts = Readonly<Record<OlderId, OlderText>>;
