import type { Entry, TableState } from '@gorrion/protocol';
import type { SessionState } from '@gorrion/rules';
import type { Taught } from '../decide/context.ts';
import { isByTeacher } from '../people/teacherActs.ts';
import { isHandMove } from '../state/lesson.ts';

/**
 * The turns of the hand in play at a teacher's table, so that the teacher can take moves back, and when the teacher last did
 * something. It follows the log: a restart rebuilds it. Other tables keep nothing.
 */
export class Trail implements Taught {
  #turns: SessionState[] = [];
  #at = Number.NEGATIVE_INFINITY;
  #orders = 0;

  get turns(): readonly SessionState[] {
    return this.#turns;
  }

  get actedAt(): number {
    return this.#at;
  }

  get orders(): number {
    return this.#orders;
  }

  /** Records an entry with the state before it. */
  see({ lesson, session }: TableState, { at, event }: Pick<Entry, 'at' | 'event'>): void {
    if (!lesson) return;
    if (isByTeacher(event)) {
      this.#at = at;
      // Coming and going is no order.
      if (event.type !== 'teacher-moved') this.#orders += 1;
    }
    if (event.type === 'position-set') this.#turns = this.#turns.slice(0, event.to ?? 0);
    else if (event.type === 'session' && session.hand.phase.name === 'turn' && isHandMove(event.event))
      this.#turns.push(session);
  }
}
