import { useEffect, useRef, useState } from 'react';
import { answered, conflictOf, type Draft, isSendable, typed } from './draft.ts';

/** Time (ms) after the last key before a text is saved by itself. */
const PAUSE = 900;

export interface DraftField {
  readonly text: string;
  /** What another person has saved while this was typed. */
  readonly conflict: string | undefined;
  readonly type: (text: string) => void;
  /** Saves at once, as when the field loses the focus. */
  readonly flush: () => void;
  /** Ends a conflict: for one's own text, or for the other's. */
  readonly settle: (isMine: boolean) => void;
}

/**
 * Keeps what is typed into a field and saves it after a pause. `save` resolves with whether the server has taken it; what
 * it refuses stays in the field. A draft is saved when its page is left.
 */
export function useDraft(saved: string, save: (text: string) => Promise<boolean>): DraftField {
  const [draft, setDraft] = useState<Draft>();
  const now = useRef({ draft, saved, save });
  now.current = { ...now.current, saved, save };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: Draft | undefined) => {
    now.current.draft = next;
    setDraft(next);
  };

  const flush = async () => {
    clearTimeout(timer.current);
    const { current } = now;
    if (!isSendable(current.draft, current.saved)) return;
    const sent = current.draft.text;
    set({ ...current.draft, sent });
    const isTaken = await current.save(sent);
    const next = answered(now.current.draft, sent, isTaken);
    set(next);
    if (isTaken && next) later();
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE);
  };
  const latestFlush = useRef(flush);
  latestFlush.current = flush;
  useEffect(() => () => void latestFlush.current(), []);

  return {
    text: draft?.text ?? saved,
    conflict: conflictOf(draft, saved),
    type: text => {
      set(typed(now.current.draft, now.current.saved, text));
      later();
    },
    flush: () => void flush(),
    settle: isMine => {
      const { current } = now;
      set(isMine && current.draft ? { text: current.draft.text, base: current.saved } : undefined);
      if (isMine) void flush();
    },
  };
}
