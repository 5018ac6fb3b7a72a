import type { PersonId } from '@gorrion/protocol';
import type { EventPeople, EventRoom } from '../limits/eventRoom.ts';
import type { Notice } from './messages.ts';

/*
 * Who takes part in events, which the home tells the other nodes: a hall full of people shares an address, and each node
 * must let them in. What was told last holds until another home tells it anew.
 */

/** Looks after which the home tells again what has not changed: a node may have missed it. */
const AGAIN_AFTER = 5;

export class SharedEventPeople {
  readonly #publish: (notice: Notice) => void;
  #rooms: ReadonlyMap<PersonId, EventRoom> = new Map();
  #told = '';
  #untold = 0;

  constructor(publish: (notice: Notice) => void) {
    this.#publish = publish;
  }

  /** Returns the event of a person, as the home has told it. */
  eventOf(person: PersonId): EventRoom | undefined {
    return this.#rooms.get(person);
  }

  /** Tells the others, from the home. Called again and again. */
  tell(events: readonly EventPeople[]): void {
    const text = JSON.stringify(events);
    if (text === this.#told && ++this.#untold < AGAIN_AFTER) return;
    this.#told = text;
    this.#untold = 0;
    this.#publish({ type: 'events', events });
  }

  /** Notes what the home tells. */
  hear(events: readonly EventPeople[]): void {
    this.#rooms = new Map(
      events.flatMap(({ id, pages, people }) => people.map(person => [person, { id, pages }] as const)),
    );
  }
}
