import type { Chair, Entry, Switches, TableEvent, TableState, WindDraw } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  evolveSession,
  PLAYERS,
  type Player,
  type SessionEvent,
  unstarted,
  withPlayer,
} from '@gorrion/rules';
import { clockAfter, fullClock, shifted, turnAnew } from '../clock/fold.ts';
import { isAfterGame } from '../people/people.ts';
import {
  appealAnswered,
  appealed,
  cameLate,
  formsAfter,
  formsAfterMove,
  formsAfterPause,
  NO_FORMS,
  sheetSigned,
} from './forms.ts';
import { handsOpened, lessonAfter, lessonOf, lessonPaused, pointedAt, positionSet, teacherMoved } from './lesson.ts';
import {
  called,
  clockShifted,
  committed,
  dealtFrom,
  drawnFor,
  lossAccepted,
  nonceOpened,
  opened,
  refused,
  sealed,
  voided,
} from './shuffle.ts';
import {
  playContinued,
  playStopped,
  ruled,
  rulingAnswered,
  rulingProposed,
  umpireAppointed,
  umpireCalled,
  umpireInvited,
  umpireLeft,
  umpireMoved,
  umpireOfNewGame,
} from './umpire.ts';
import { NO_SWITCHES, unopened } from './unopened.ts';
import { watchAnswered, watchAsked } from './watching.ts';

export type Fact = Pick<Entry, 'at' | 'event'>;
type Event<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** Most excluded spectators that a table keeps, so that a host cannot exhaust memory. The oldest may come back. */
const SHOWN_OUT_KEPT = 256;

const NOBODY: ByPlayer<boolean> = [false, false, false, false];
const NO_PAUSE: TableState['pause'] = { asked: NOBODY, since: undefined };
const NO_ARMS: TableState['switches'] = [NO_SWITCHES, NO_SWITCHES, NO_SWITCHES, NO_SWITCHES];

/** Returns the switches for the next hand: only `autoFlowers` outlasts a hand. */
const afterHand = ({ autoFlowers }: Switches): Switches => ({ ...NO_SWITCHES, autoFlowers });

const botsOnly = (state: TableState): ByPlayer<boolean> => byPlayer(place => state.places[place].kind === 'bot');

const changePlace = (state: TableState, place: Player, change: (now: Chair) => Chair): TableState => ({
  ...state,
  places: withPlayer(state.places, place, change(state.places[place])),
});

function tableOpened(fact: Event<'table-opened'>): TableState {
  const { settings, clock, host, address, hasForms, event } = fact;
  const opened = { ...unopened, ...lessonOf(fact), settings, clockPreset: clock, host, clock: fullClock(clock) };
  return { ...opened, ...(address && { address }), ...(hasForms && { forms: NO_FORMS }), ...(event && { event }) };
}

/** Sets the settings anew. Only who changed them, bots and empty chairs agree already; readiness is asked again. */
const settingsChanged = (state: TableState, { settings, clock, by }: Event<'settings-changed'>): TableState => ({
  ...state,
  settings,
  clockPreset: clock,
  clock: fullClock(clock),
  agreed: byPlayer(place => place === by || state.places[place].kind !== 'person'),
  ready: botsOnly(state),
});

/** Adds the agreement of a chair, if anything was ever changed. */
const agreeing = (state: TableState, place: Player): Partial<TableState> =>
  state.agreed && !state.agreed[place] ? { agreed: withPlayer(state.agreed, place, true) } : {};

/** Resets readiness and switches for a chair's new occupant; keeps the chairs of a finished game in `played`. */
const seated = (state: TableState, { place, who }: Event<'seated'>, at: number): TableState => ({
  ...changePlace(state, place, () => who),
  ready: withPlayer(state.ready, place, who.kind === 'bot'),
  switches: withPlayer(state.switches, place, NO_SWITCHES),
  ...agreeing(state, place),
  ...(isAfterGame(state) ? { played: state.played ?? state.places } : {}),
  ...formsAfterMove(state, place, who.kind !== 'person' || who.presence === 'here', at),
});

function presenceChanged(
  state: TableState,
  { place, presence, since }: Event<'presence-changed'>,
  at: number,
): TableState {
  const moved = changePlace(state, place, now => {
    if (now.kind !== 'person') return now;
    return since === undefined ? { ...now, presence } : { ...now, presence, since };
  });
  return { ...moved, ...formsAfterMove(state, place, presence === 'here', at) };
}

const NO_WINDS: WindDraw['taken'] = [undefined, undefined, undefined, undefined];

function windTaken(state: TableState, { place, type: _, ...taken }: Event<'wind-taken'>, at: number): TableState {
  const { since, taken: others } = state.winds ?? { since: at, taken: NO_WINDS };
  return { ...state, winds: { since, taken: withPlayer(others, place, { ...taken, at }) } };
}

/** Reorders everything that is kept by chair, so that a chair gets the number of its player. */
function seatsDrawn(state: TableState, { order, throws }: Event<'seats-drawn'>): TableState {
  const move = <T>(values: ByPlayer<T>): ByPlayer<T> => byPlayer(letter => values[order[letter]]);
  return {
    ...state,
    places: move(state.places),
    ready: move(state.ready),
    switches: NO_ARMS,
    pause: { ...state.pause, asked: move(state.pause.asked) },
    endAsked: move(state.endAsked),
    ...(state.agreed && { agreed: move(state.agreed) }),
    ...drawnFor(state, order),
    ...(state.winds && { winds: undefined }),
    ...(throws ? { seatThrows: move(throws) } : state.seatThrows && { seatThrows: undefined }),
  };
}

/** Resets the table for another game. A shuffle that is still sealed is for that game and stays. */
const rematchBegun = (state: TableState): TableState => ({
  ...state,
  session: unstarted,
  ready: botsOnly(state),
  pause: NO_PAUSE,
  endAsked: NOBODY,
  switches: NO_ARMS,
  ...(state.proof?.opened ? { proof: undefined, secret: undefined } : {}),
  gamesPlayed: state.gamesPlayed + 1,
  played: undefined,
  ...umpireOfNewGame(state),
});

function sessionFact(state: TableState, at: number, event: SessionEvent): TableState {
  const moved = {
    ...state,
    clock: clockAfter(state, at, event),
    session: evolveSession(state.session, event),
    ...formsAfter(state, at, event),
    ...lessonAfter(state, event),
  };
  switch (event.type) {
    case 'session-started':
      return { ...moved, stage: 'playing', ready: botsOnly(state), pause: NO_PAUSE, endAsked: NOBODY };
    case 'hand-begun':
      return {
        ...moved,
        switches: byPlayer(place => afterHand(state.switches[place])),
        proof: dealtFrom(state.proof),
      };
    case 'hand-scored':
    case 'hand-voided':
      return { ...moved, ready: botsOnly(state) };
    case 'session-ended':
      return { ...moved, pause: NO_PAUSE, endAsked: NOBODY };
    default:
      return moved;
  }
}

function resumed(state: TableState, { isTurnAnew }: Event<'resumed'>, at: number): TableState {
  const from = state.pause.since ?? at;
  const clock = shifted(isTurnAnew ? turnAnew(state, from) : state.clock, at - from);
  return { ...state, pause: NO_PAUSE, clock, ...formsAfterPause(state, from, at - from) };
}

type Folds = {
  readonly [T in TableEvent['type']]: (state: TableState, event: Event<T>, at: number) => TableState;
};

/** How each kind of event changes a state. `at` is server time (ms). */
const FOLDS: Folds = {
  'table-opened': (_, event) => tableOpened(event),
  'settings-changed': settingsChanged,
  agreed: (state, { place }) => ({ ...state, ...agreeing(state, place) }),
  'address-learned': (state, { address }) => ({ ...state, address }),
  seated,
  renamed: (state, { place, name }) =>
    changePlace(state, place, now => (now.kind === 'empty' ? now : { ...now, name })),
  'presence-changed': presenceChanged,
  barred: (state, { person }) => ({ ...state, barred: [...(state.barred ?? []), person] }),
  'shown-out': (state, { person }) => ({
    ...state,
    shownOut: [...(state.shownOut ?? []), person].slice(-SHOWN_OUT_KEPT),
  }),
  'host-changed': (state, { host }) => ({ ...state, host }),
  'winds-laid': (state, _, at) => ({ ...state, winds: { since: at, taken: NO_WINDS } }),
  'wind-taken': windTaken,
  'seats-drawn': seatsDrawn,
  'shuffle-committed': (state, event, at) => committed(state, at, event),
  'nonce-sealed': sealed,
  'nonces-called': (state, event, at) => called(state, at, event),
  'nonce-opened': nonceOpened,
  'shuffle-refused': refused,
  'loss-accepted': lossAccepted,
  'shuffle-void': voided,
  'shuffle-opened': opened,
  'deal-kept': state => ({ ...state, secret: undefined }),
  session: (state, { event }, at) => sessionFact(state, at, event),
  readied: (state, { place }) => ({ ...state, ready: withPlayer(state.ready, place, true), ...agreeing(state, place) }),
  'pause-asked': (state, { place, isWanted }) => ({
    ...state,
    pause: { ...state.pause, asked: withPlayer(state.pause.asked, place, isWanted) },
  }),
  paused: (state, _, at) => ({ ...state, pause: { ...state.pause, since: at } }),
  resumed,
  'end-asked': (state, { place, isWanted }) => ({ ...state, endAsked: withPlayer(state.endAsked, place, isWanted) }),
  switched: (state, { place, switches }) => ({
    ...state,
    switches: withPlayer(state.switches, place, { ...NO_SWITCHES, ...switches }),
  }),
  'clock-shifted': clockShifted,
  'umpire-invited': umpireInvited,
  'umpire-appointed': umpireAppointed,
  'umpire-left': umpireLeft,
  'umpire-moved': umpireMoved,
  'umpire-called': umpireCalled,
  'play-stopped': playStopped,
  'play-continued': playContinued,
  'ruling-proposed': rulingProposed,
  'ruling-answered': rulingAnswered,
  ruled,
  'watch-asked': watchAsked,
  'watch-answered': watchAnswered,
  'came-late': cameLate,
  'sheet-signed': sheetSigned,
  appealed,
  'appeal-answered': appealAnswered,
  'teacher-moved': teacherMoved,
  'lesson-paused': lessonPaused,
  pointed: pointedAt,
  'hands-opened': handsOpened,
  'position-set': (state, event, at) => ({
    ...positionSet(state, event, at),
    switches: byPlayer(place => afterHand(state.switches[place])),
  }),
  'rematch-begun': rematchBegun,
  'table-closed': state => ({ ...state, stage: 'closed' }),
};

/**
 * Folds a fact into a table's state, or into a viewer's state. Server, page and tests use this one function. It is
 * total: it never throws or refuses, so stored logs always replay.
 */
export function evolveTable(state: TableState, { at, event }: Fact): TableState {
  const fold = FOLDS[event.type] as (state: TableState, event: TableEvent, at: number) => TableState;
  return fold(state, event, at);
}

/** Returns the state after a log. */
export const replayTable = (entries: readonly Fact[]): TableState => entries.reduce(evolveTable, unopened);

/** The viewers of every table, in the fixed order in which they are notified. */
export const VIEWERS = [...PLAYERS, 'spectator'] as const;
/** Those of a teacher's table. */
export const TAUGHT_VIEWERS = [...VIEWERS, 'teacher'] as const;
