import type { HookOutcome, HookTarget, PersonId, TableCode } from '@gorrion/protocol';
import type { Language } from '@gorrion/rules';

/** A line that a hook has posted for a call to a table, while the call goes on. */
export interface PostedLine {
  readonly code: TableCode;
  /** The name of the line where it was posted; null where lines have none. */
  readonly message: string | null;
  /** The link that it ends with. */
  readonly link: string;
}

/** What the store keeps of a hook of a group. Its target is a secret of the group's owners. */
export interface StoredHook {
  /** The group's id. */
  readonly ledger: string;
  /** From 1 in each group. */
  readonly number: number;
  /** The owner who has added it: it goes with them. */
  readonly person: PersonId;
  readonly target: HookTarget;
  readonly language: Language;
  /** Server time (ms). */
  readonly since: number;
  /** What came of the last line, and when; null before the first. */
  readonly last: { readonly outcome: HookOutcome; readonly at: number } | null;
  readonly lines: readonly PostedLine[];
}

export interface HookStore {
  /** Returns the hooks of a group, the first first. */
  hooksOf(ledger: string): Promise<readonly StoredHook[]>;
  keepHook(hook: StoredHook): Promise<void>;
  /** Notes what came of a line, and the lines that may change; a hook that is gone stays so. */
  noteHook(hook: Pick<StoredHook, 'ledger' | 'number' | 'last' | 'lines'>): Promise<void>;
  /** Deletes a hook of a group, or all of them. */
  dropHooks(ledger: string, number?: number): Promise<void>;
}
