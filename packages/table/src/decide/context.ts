import type { PersonId, TableEvent, TableRefusal } from '@gorrion/protocol';
import type { Result } from '@gorrion/rules';
import type { Secret } from '../shuffle/secret.ts';

export type Decision = Result<readonly TableEvent[], TableRefusal>;

export interface Caller {
  readonly id: PersonId;
  readonly name: string;
}

/** Who asks, when, and a fresh secret for the case that a game begins: time and chance come in as data. */
export interface Context {
  readonly by: Caller;
  readonly at: number;
  readonly secret: Secret;
}
