import type { Entry, PersonId, TableEvent } from '@gorrion/protocol';
import { AnswerRing, type CommandResult } from './answerRing.ts';

/** Commands kept for each person, so that nobody evicts another person's. */
const KEPT_A_PERSON = 256;

/** Whether a repeat is harmless: moves and nonces name the question or the hand that they answer. */
const namesItsMoment = (event: TableEvent): boolean =>
  (event.type === 'session' && event.event.type !== 'session-ended') ||
  event.type === 'nonce-sealed' ||
  event.type === 'nonce-opened' ||
  event.type === 'shuffle-refused' ||
  event.type === 'loss-accepted';

/**
 * Keeps commands that were applied and must not be applied again. A laptop that slept through half a game resends what
 * it got no answer to, and "leave" must not happen twice. Rebuilt from the log after a restart.
 */
export class AppliedCommands {
  readonly #applied = new Map<PersonId, AnswerRing>();

  /** Records an entry of the log. `seq` is the sender's event number after it. */
  see({ cause, event }: Entry, seq: number): void {
    if (!cause || namesItsMoment(event)) return;
    const own = this.#applied.get(cause.by) ?? new AnswerRing(KEPT_A_PERSON);
    this.#applied.set(cause.by, own);
    own.add(cause.id, cause.digest, { ok: true, seq });
  }

  find(by: PersonId, id: string, digest: string): CommandResult | undefined {
    return this.#applied.get(by)?.find(id, digest);
  }
}
