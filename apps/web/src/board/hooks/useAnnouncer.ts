import { useState } from 'react';
import type { Sentence } from '../says.ts';

export interface Announcer {
  /** The newest announcement, for a live region. */
  readonly sentences: readonly Sentence[];
  /** Has a screen reader read a sentence, even if it is the same as the last one. */
  readonly announce: (text: string) => void;
}

/** Numbers the announcements that the player asked for, so that a repeated sentence is read again. */
export function useAnnouncer(): Announcer {
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  const announce = (text: string) => setSentences(before => [{ id: `${Number(before[0]?.id ?? 0) + 1}`, text }]);
  return { sentences, announce };
}
