import type { LessonState, Pointed, TableEvent, TableReader, TableState } from '@gorrion/protocol';
import { type HandEvent, type SessionEvent, type SessionReader, seatOf, viewSession } from '@gorrion/rules';
import { fullClock } from '../clock/fold.ts';
import { eyesOf } from '../people/teacher.ts';

/* Folds the facts of a teacher's table, and redacts them. */

type Event<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

const change = (state: TableState, part: Partial<LessonState>): TableState =>
  state.lesson ? { ...state, lesson: { ...state.lesson, ...part } } : state;

/** Returns the lesson of a table that is opened for one. */
export const lessonOf = ({ teacher }: Event<'table-opened'>): Pick<TableState, 'lesson'> =>
  teacher
    ? { lesson: { teacher: { ...teacher, presence: 'here' }, isPaused: false, isOpen: false, positions: 0 } }
    : {};

export function teacherMoved(state: TableState, { presence, name }: Event<'teacher-moved'>): TableState {
  if (!state.lesson) return state;
  return change(state, { teacher: { ...state.lesson.teacher, presence, ...(name !== undefined && { name }) } });
}

export const lessonPaused = (state: TableState, { isPaused }: Event<'lesson-paused'>): TableState =>
  change(state, { isPaused });

export const pointedAt = (state: TableState, { at }: Event<'pointed'>): TableState => change(state, { pointed: at });

export const handsOpened = (state: TableState, { isOpen, session }: Event<'hands-opened'>): TableState =>
  change(session ? { ...state, session } : state, { isOpen, pointed: undefined });

/** Moves that end what the teacher has said of the turn before them. */
const MOVES: ReadonlySet<HandEvent['type']> = new Set([
  'dealt',
  'discarded',
  'melded',
  'kong-added',
  'hu-shown',
  'won',
  'exhausted',
  'stopped',
]);

/** Whether an event is a move in a hand. */
export const isHandMove = (event: SessionEvent): boolean => event.type === 'hand' && MOVES.has(event.event.type);

/** Returns the part of a lesson that a session's event changes: a move ends pointing and another try. */
export function lessonAfter({ lesson }: TableState, event: SessionEvent): Pick<TableState, 'lesson'> {
  if (!lesson || !(lesson.pointed || lesson.retry) || !isHandMove(event)) return {};
  return { lesson: { ...lesson, pointed: undefined, retry: undefined } };
}

/** Sets the session to another point. Its clock begins anew. */
export function positionSet(state: TableState, { session, retry }: Event<'position-set'>, at: number): TableState {
  const clock = { ...fullClock(state.clockPreset), since: at };
  const positions = (state.lesson?.positions ?? 0) + 1;
  return change({ ...state, session, clock, stage: 'playing' }, { pointed: undefined, retry, positions });
}

const seesAll = (eyes: SessionReader): boolean =>
  eyes === 'open-hands' || eyes === 'teacher' || typeof eyes === 'object';

/** Hides tiles in a hand that a viewer does not see. Once it is over, all do. */
function pointedFor(state: TableState, at: Pointed | undefined, viewer: TableReader): Pointed | undefined {
  const eyes = eyesOf(state, viewer);
  if (!at || eyes === at.player || seesAll(eyes) || state.session.hand.phase.name === 'over') return at;
  if (at.zone === 'hand') return { ...at, tiles: [] };
  const { melds } = state.session.hand.seats[seatOf(state.session, at.player)];
  const faceDown = melds.flatMap(meld => (meld.kind === 'kong' && meld.form === 'concealed' ? [meld.tile] : []));
  return at.tiles.some(tile => faceDown.includes(tile)) ? { ...at, tiles: [] } : at;
}

/** Returns the part of a state that a viewer may know of a lesson. */
export const viewLesson = (state: TableState, viewer: TableReader): Pick<TableState, 'lesson'> =>
  state.lesson
    ? {
        lesson: {
          ...state.lesson,
          ...(state.lesson.pointed && { pointed: pointedFor(state, state.lesson.pointed, viewer) }),
        },
      }
    : {};

type LessonEvent = Event<'pointed' | 'hands-opened' | 'position-set'>;

/** Returns a fact of a lesson as a viewer may know it. `state` is the table before it. */
export function redactLesson(state: TableState, event: LessonEvent, viewer: TableReader): TableEvent {
  if (event.type === 'pointed') {
    const at = pointedFor(state, event.at, viewer);
    return at === event.at ? event : { ...event, at };
  }
  if (event.type === 'position-set') return { ...event, session: viewSession(event.session, eyesOf(state, viewer)) };
  const eyes = eyesOf(change(state, { isOpen: event.isOpen }), viewer);
  return { ...event, session: viewSession(state.session, eyes) };
}
