import {
  type Entry,
  mostBehind,
  type PersonId,
  type RecordedFact,
  type TableEvent,
  type TableState,
} from '@gorrion/protocol';
import { PLAYERS, type Player, type SessionEvent } from '@gorrion/rules';
import { personAt } from '../people/people.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { upcast } from '../state/upcast.ts';
import { newestGame } from './gameRecord.ts';

/*
 * Who stayed in a game to its end, from its public facts. A connection that is lost costs nothing if it is back before the
 * hand is over. Whose seat the host or an umpire gives away has not left, and nobody has whom an agreed end meets.
 */

/** How a person was in a game: at its end, or gone before. Who is excused has neither. */
type Attendance = 'finished' | 'left';

/** What is known of people while facts are folded. */
interface Course {
  readonly met: Set<PersonId>;
  /** Those who were not there when a hand ended. */
  readonly missed: Set<PersonId>;
  /** When (server ms) those left who may still come back before the hand is over. */
  readonly gone: Map<PersonId, number>;
  readonly excused: Set<PersonId>;
}

/** Whether a person went by themselves. The host gives away the seat of somebody who is away, and the umpire of anybody. */
function wentAlone({ isOwn }: Extract<TableEvent, { type: 'presence-changed' }>, place: Player, before: TableState) {
  if (before.session.disqualified?.includes(place)) return false;
  return isOwn === true || personAt(before, place)?.presence === 'here';
}

function noteChair({ missed, gone, excused }: Course, { at, event }: RecordedFact, before: TableState): void {
  if (event.type === 'presence-changed') {
    const person = personAt(before, event.place)?.id;
    if (!person) return;
    gone.delete(person);
    excused.delete(person);
    if (event.presence !== 'left') return;
    if (wentAlone(event, event.place, before)) gone.set(person, at);
    else excused.add(person);
  }
  if (event.type !== 'seated') return;
  const replaced = personAt(before, event.place)?.id;
  if (replaced && !gone.has(replaced) && !missed.has(replaced)) excused.add(replaced);
  if (event.who.kind === 'person') excused.delete(event.who.id);
}

/** Returns the people on chairs who are away or have left. */
const absentFrom = ({ places }: TableState): readonly PersonId[] =>
  places.flatMap(place => (place.kind === 'person' && place.presence !== 'here' ? [place.id] : []));

function noteAbsent({ missed, gone, excused }: Course, state: TableState): void {
  for (const person of [...gone.keys(), ...absentFrom(state)]) if (!excused.has(person)) missed.add(person);
  gone.clear();
}

function noteEnd(course: Course, event: SessionEvent, at: number, state: TableState): void {
  const isAgreed = event.type === 'session-ended' && event.reason === 'abandoned';
  if (event.type === 'hand-scored' || (event.type === 'session-ended' && !isAgreed)) noteAbsent(course, state);
  if (!isAgreed) return;
  // Who goes as the last who had not agreed to the end has agreed to it.
  for (const [person, since] of course.gone) if (since < at) course.missed.add(person);
  for (const person of absentFrom(state)) course.excused.add(person);
}

function follow(facts: readonly RecordedFact[]): { readonly course: Course; readonly state: TableState } {
  const course: Course = { met: new Set(), missed: new Set(), gone: new Map(), excused: new Set() };
  let state = unopened;
  let isOver = false;
  for (const fact of facts) {
    const before = state;
    state = evolveTable(state, fact);
    // What is added after the end is about the sheet.
    if (isOver || state.session.handNumber === 0) continue;
    noteChair(course, fact, before);
    for (const place of PLAYERS) {
      const person = personAt(state, place);
      if (person && person.presence !== 'left') course.met.add(person.id);
    }
    if (fact.event.type !== 'session') continue;
    noteEnd(course, fact.event.event, fact.at, state);
    isOver = fact.event.event.type === 'session-ended';
  }
  return { course, state };
}

/** Returns how each person was in a game that is over; nobody if fewer than two people have played it. */
export function attendanceOf(facts: readonly RecordedFact[]): ReadonlyMap<PersonId, Attendance> {
  const {
    course: { met, missed, excused },
    state,
  } = follow(facts);
  if (met.size < 2) return new Map();
  const stayed = (person: PersonId) => state.places.some(place => place.kind === 'person' && place.id === person);
  return new Map(
    [...met].flatMap((person): (readonly [PersonId, Attendance])[] => {
      if (missed.has(person)) return [[person, 'left']];
      return excused.has(person) || !stayed(person) ? [] : [[person, 'finished']];
    }),
  );
}

/**
 * Returns who has left the newest game of a table that is let go before the game is over, the game's number there, and the
 * most time (ms) until its spectators know. Whom it leaves without an end has left nothing.
 */
export function leftBehind(
  log: readonly Entry[],
): { readonly number: number; readonly left: readonly PersonId[]; readonly behind: number } | undefined {
  const game = newestGame(upcast(log));
  if (!game || game.isOver) return undefined;
  const { course, state } = follow(game.facts);
  const { met, missed, gone } = course;
  const left = met.size < 2 ? [] : [...new Set([...missed, ...gone.keys()])];
  return { number: game.number, left, behind: mostBehind(state.settings) };
}
