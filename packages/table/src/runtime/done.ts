import type { Entry, PersonId, TableEvent } from '@gorrion/protocol';
import { type Executed, Remembered } from './remembered.ts';

/** Of one person; he gives up his own oldest, so that nobody pushes out another's. */
const KEPT_A_PERSON = 256;

/** Moves and nonces cannot be done again later: they name the question, or the hand, that they answer. */
const namesItsMoment = (event: TableEvent): boolean =>
  (event.type === 'session' && event.event.type !== 'session-ended') ||
  event.type === 'nonce-sealed' ||
  event.type === 'nonce-opened' ||
  event.type === 'shuffle-refused' ||
  event.type === 'loss-accepted';

/**
 * Commands that were carried out and could be carried out again: a laptop that has slept through half a game repeats
 * what it got no answer to, and "leave" must not be done twice. Made anew from the log after a restart.
 */
export class Done {
  readonly #applied = new Map<PersonId, Remembered>();

  /** Takes note of an entry of the log; `seq` is the sender's event number after it. */
  see({ cause, event }: Entry, seq: number): void {
    if (!cause || namesItsMoment(event)) return;
    const own = this.#applied.get(cause.by) ?? new Remembered(KEPT_A_PERSON);
    this.#applied.set(cause.by, own);
    own.add(cause.id, cause.digest, { ok: true, seq });
  }

  find(by: PersonId, id: string, digest: string): Executed | undefined {
    return this.#applied.get(by)?.find(id, digest);
  }
}
