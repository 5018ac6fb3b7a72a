import type { PersonId } from '@gorrion/protocol';

/** An event, and for how many pages of its people it has room. */
export interface EventRoom {
  readonly id: string;
  readonly pages: number;
}

/** An event with those who play in it or help to run it. */
export interface EventPeople extends EventRoom {
  readonly people: readonly PersonId[];
}
