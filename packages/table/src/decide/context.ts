import type { PersonId, TableEvent, TableRefusal } from '@gorrion/protocol';
import type { Result } from '@gorrion/rules';
import type { Entropy } from '../ports/ports.ts';
import { freshSecret, type Secret } from '../shuffle/secret.ts';

export type Decision = Result<readonly TableEvent[], TableRefusal>;

export interface Caller {
  readonly id: PersonId;
  readonly name: string;
  /** The origin of this person's page ("https://…"), if that is known. */
  readonly origin?: string;
}

/** Who asks, when, and a fresh secret for the case that a game begins: time and chance come in as data. */
export interface Context {
  readonly by: Caller;
  readonly at: number;
  readonly secret: Secret;
}

/** A context whose secret is drawn only where it is asked for. (As a getter of one object it would cost half a kilobyte that stays.) */
export class CommandContext implements Context {
  readonly by: Caller;
  readonly at: number;
  readonly #entropy: Entropy;

  constructor(by: Caller, at: number, entropy: Entropy) {
    this.by = by;
    this.at = at;
    this.#entropy = entropy;
  }

  get secret(): Secret {
    return freshSecret(this.#entropy);
  }
}
