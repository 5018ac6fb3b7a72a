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

/** The caller, the time (server ms) and a fresh secret for a shuffle: time and chance enter a decision as data. */
export interface Context {
  readonly by: Caller;
  readonly at: number;
  readonly secret: Secret;
  /** At a teacher's table: the sessions of this hand before each move of a turn, oldest first. */
  readonly turns?: readonly SessionState[];
}

/** A context that draws a secret only when it is read. A class: a getter of an object literal keeps half a kilobyte. */
export class CommandContext implements Context {
  readonly by: Caller;
  readonly at: number;
  readonly turns: readonly SessionState[];
  readonly #entropy: Entropy;

  constructor(by: Caller, at: number, entropy: Entropy, turns: readonly SessionState[] = []) {
    this.by = by;
    this.turns = turns;
    this.at = at;
    this.#entropy = entropy;
  }

  get secret(): Secret {
    return freshSecret(this.#entropy);
  }
}
