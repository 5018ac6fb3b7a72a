import type { Entry, TableState } from '@gorrion/protocol';
import type { SessionState } from '@gorrion/rules';
import { isHandMove } from '../state/lesson.ts';

/**
 * The turns of the hand in play at a teacher's table, so that the teacher can take moves back. It follows the log: a
 * restart rebuilds it. Other tables keep nothing.
 */
export class Trail {
  #turns: SessionState[] = [];

  /** The sessions before each move of a turn, oldest first. */
  get turns(): readonly SessionState[] {
    return this.#turns;
  }

  /** Records an entry with the state before it. */
  see({ lesson, session }: TableState, { event }: Pick<Entry, 'event'>): void {
    if (!lesson) return;
    if (event.type === 'position-set') this.#turns = this.#turns.slice(0, event.to ?? 0);
    else if (event.type === 'session' && session.hand.phase.name === 'turn' && isHandMove(event.event))
      this.#turns.push(session);
  }
}
