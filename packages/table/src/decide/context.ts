import type { PersonId, TableAddress, TableEvent, TableRefusal } from '@gorrion/protocol';
import type { Result, SessionState } from '@gorrion/rules';
import type { Entropy } from '../ports/ports.ts';
import { freshSecret, type Secret } from '../shuffle/secret.ts';

export type Decision = Result<readonly TableEvent[], TableRefusal>;

export interface Caller {
  readonly id: PersonId;
  readonly name: string;
  /** Origin of this person's page ("https://…"), if known. */
  readonly origin?: string;
}

/** Returns the address at which a person's page reaches a table; undefined if it is not known. */
export const addressOf = (table: string, { origin }: Caller): TableAddress | undefined =>
  origin === undefined ? undefined : { origin, table };

/** What a teacher's orders depend on beside the state. At other tables nothing of it is kept. */
export interface Taught {
  /** The sessions of this hand before each move of a turn, oldest first. */
  readonly turns: readonly SessionState[];
  /** When (server ms) the teacher last did something at the table, came or went. */
  readonly actedAt: number;
  /** How often they did. */
  readonly orders: number;
}

/** The caller, the time (server ms) and a fresh secret for a shuffle: time and chance enter a decision as data. */
export interface Context {
  readonly by: Caller;
  readonly at: number;
  readonly secret: Secret;
  readonly taught: Taught;
}

/** A context that draws a secret only when it is read. A class: a getter of an object literal keeps half a kilobyte. */
export class CommandContext implements Context {
  readonly by: Caller;
  readonly at: number;
  readonly taught: Taught;
  readonly #entropy: Entropy;

  constructor(by: Caller, at: number, entropy: Entropy, taught: Taught) {
    this.by = by;
    this.taught = taught;
    this.at = at;
    this.#entropy = entropy;
  }

  get secret(): Secret {
    return freshSecret(this.#entropy);
  }
}
