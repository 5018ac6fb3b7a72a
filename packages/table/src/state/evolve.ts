import type { Chair, Entry, Switches, TableEvent, TableState } from '@gorrion/protocol';
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
import { clockAfter, fullClock, shifted } from '../clock/fold.ts';
import { isAfterGame } from '../people/people.ts';
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
import { NO_SWITCHES, unopened } from './unopened.ts';

export type Fact = Pick<Entry, 'at' | 'event'>;
type Event<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** A host does not fill the memory: of more than these the first may come back. */
const SHOWN_OUT_KEPT = 256;

const NOBODY: ByPlayer<boolean> = [false, false, false, false];
const NO_PAUSE: TableState['pause'] = { asked: NOBODY, since: undefined };
const NO_ARMS: TableState['switches'] = [NO_SWITCHES, NO_SWITCHES, NO_SWITCHES, NO_SWITCHES];

/** Everything is armed for one hand; showing flowers by oneself is a habit. */
const afterHand = ({ autoFlowers }: Switches): Switches => ({ ...NO_SWITCHES, autoFlowers });

const botsOnly = (state: TableState): ByPlayer<boolean> => byPlayer(place => state.places[place].kind === 'bot');

const changePlace = (state: TableState, place: Player, change: (now: Chair) => Chair): TableState => ({
  ...state,
  places: withPlayer(state.places, place, change(state.places[place])),
});

function tableOpened({ settings, clock, host, address }: Event<'table-opened'>): TableState {
  const opened = { ...unopened, settings, clockPreset: clock, host, clock: fullClock(clock) };
  return address ? { ...opened, address } : opened;
}

/** Who takes a chair takes nothing over from its last owner; those who played the game that is over stay known. */
const seated = (state: TableState, { place, who }: Event<'seated'>): TableState => ({
  ...changePlace(state, place, () => who),
  ready: withPlayer(state.ready, place, who.kind === 'bot'),
  switches: withPlayer(state.switches, place, NO_SWITCHES),
  ...(isAfterGame(state) ? { played: state.played ?? state.places } : {}),
});

const presenceChanged = (state: TableState, { place, presence, since }: Event<'presence-changed'>): TableState =>
  changePlace(state, place, now => {
    if (now.kind !== 'person') return now;
    return since === undefined ? { ...now, presence } : { ...now, presence, since };
  });

/** From now on a place is a letter, and everything that is kept by place moves along. */
function seatsDrawn(state: TableState, { order }: Event<'seats-drawn'>): TableState {
  const move = <T>(values: ByPlayer<T>): ByPlayer<T> => byPlayer(letter => values[order[letter]]);
  return {
    ...state,
    places: move(state.places),
    ready: move(state.ready),
    switches: NO_ARMS,
    pause: { ...state.pause, asked: move(state.pause.asked) },
    endAsked: move(state.endAsked),
    ...drawnFor(state, order),
  };
}

/** Keeps the shuffle that was sealed for the new game; before nonces, a game was sealed only after it had begun. */
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
});

function sessionFact(state: TableState, at: number, event: SessionEvent): TableState {
  const moved = { ...state, clock: clockAfter(state, at, event), session: evolveSession(state.session, event) };
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
      return { ...moved, ready: botsOnly(state) };
    case 'session-ended':
      return { ...moved, pause: NO_PAUSE, endAsked: NOBODY };
    default:
      return moved;
  }
}

function resumed(state: TableState, at: number): TableState {
  const paused = at - (state.pause.since ?? at);
  return { ...state, pause: NO_PAUSE, clock: shifted(state.clock, paused) };
}

/**
 * Folds a fact into a table's state, whole or as a viewer sees it: server, page and tests use this one function.
 * Total: it never refuses, so that a stored log replays for ever.
 */
export function evolveTable(state: TableState, { at, event }: Fact): TableState {
  switch (event.type) {
    case 'table-opened':
      return tableOpened(event);
    case 'address-learned':
      return { ...state, address: event.address };
    case 'seated':
      return seated(state, event);
    case 'renamed':
      return changePlace(state, event.place, now => (now.kind === 'empty' ? now : { ...now, name: event.name }));
    case 'presence-changed':
      return presenceChanged(state, event);
    case 'barred':
      return { ...state, barred: [...(state.barred ?? []), event.person] };
    case 'shown-out':
      return { ...state, shownOut: [...(state.shownOut ?? []), event.person].slice(-SHOWN_OUT_KEPT) };
    case 'host-changed':
      return { ...state, host: event.host };
    case 'seats-drawn':
      return seatsDrawn(state, event);
    case 'shuffle-committed':
      return committed(state, at, event);
    case 'nonce-sealed':
      return sealed(state, event);
    case 'nonces-called':
      return called(state, at, event);
    case 'nonce-opened':
      return nonceOpened(state, event);
    case 'shuffle-refused':
      return refused(state, event);
    case 'loss-accepted':
      return lossAccepted(state, event);
    case 'shuffle-void':
      return voided(state, event);
    case 'shuffle-opened':
      return opened(state, event);
    case 'session':
      return sessionFact(state, at, event.event);
    case 'readied':
      return { ...state, ready: withPlayer(state.ready, event.place, true) };
    case 'pause-asked':
      return { ...state, pause: { ...state.pause, asked: withPlayer(state.pause.asked, event.place, event.isWanted) } };
    case 'paused':
      return { ...state, pause: { ...state.pause, since: at } };
    case 'resumed':
      return resumed(state, at);
    case 'end-asked':
      return { ...state, endAsked: withPlayer(state.endAsked, event.place, event.isWanted) };
    case 'switched':
      return { ...state, switches: withPlayer(state.switches, event.place, { ...NO_SWITCHES, ...event.switches }) };
    case 'clock-shifted':
      return clockShifted(state, event);
    case 'rematch-begun':
      return rematchBegun(state);
    case 'table-closed':
      return { ...state, stage: 'closed' };
  }
}

/** The state that a log leads to. */
export const replayTable = (entries: readonly Fact[]): TableState => entries.reduce(evolveTable, unopened);

/** Everybody who may look, in the fixed order in which they are told. */
export const VIEWERS = [...PLAYERS, 'spectator'] as const;
