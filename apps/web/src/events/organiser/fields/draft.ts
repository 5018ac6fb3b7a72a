/*
 * What somebody types into a field while others may change the same field. Nobody's change is overwritten unseen: a draft
 * that was begun before the other's change waits until its writer has decided.
 */

/** A text that is not saved yet. */
export interface Draft {
  readonly text: string;
  /** The saved text from which the writer began. */
  readonly base: string;
  /** The text that is on its way to the server. */
  readonly sent?: string;
}

/** Returns the draft after the writer has typed; undefined if nothing differs from what is saved. */
export function typed(draft: Draft | undefined, saved: string, text: string): Draft | undefined {
  const base = draft?.base ?? saved;
  if (text === saved && draft?.sent === undefined) return undefined;
  return { ...draft, text, base };
}

/** Returns the text that another person has saved while this one was typed; undefined if nobody has. */
export function conflictOf(draft: Draft | undefined, saved: string): string | undefined {
  if (!draft || saved === draft.base || saved === draft.text || saved === draft.sent) return undefined;
  return saved;
}

/** Whether a draft may be sent without asking: it says something new, and nobody has changed the field meanwhile. */
export const isSendable = (draft: Draft | undefined, saved: string): draft is Draft =>
  draft !== undefined && draft.sent === undefined && draft.text !== saved && conflictOf(draft, saved) === undefined;

/** Returns the draft after the server has answered for `sent`; what was typed meanwhile stays. */
export function answered(draft: Draft | undefined, sent: string, isTaken: boolean): Draft | undefined {
  if (!draft) return undefined;
  if (!isTaken) return { text: draft.text, base: draft.base };
  return draft.text === sent ? undefined : { text: draft.text, base: sent };
}
