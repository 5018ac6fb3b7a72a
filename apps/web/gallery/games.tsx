import type { PersonId, TableCode, TableState } from '@gorrion/protocol';
import {
  bySeat,
  type ClassicalRules,
  type HandState,
  isClassical,
  macau,
  pamphlet,
  SEATS,
  type Seat,
  spanish1920,
  wmo2006,
} from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import type { ReactNode } from 'react';
import { Notices } from '../src/app/Notices.tsx';
import { OfflineBar } from '../src/app/OfflineBar.tsx';
import { earlierLines } from '../src/board/log.ts';
import { PageNotes } from '../src/client/offline/PageNotes.tsx';
import { useUpdate } from '../src/client/offline/update.ts';
import { type App, tell, useApp } from '../src/client/store/app.ts';
import type { FollowedTable } from '../src/client/store/following.ts';
import { GamePage } from '../src/play/game/GamePage.tsx';
import { dealtTable } from '../src/testing/table.ts';
import { wonTable } from '../src/testing/wonTable.ts';
import { claim, crowded, flowery, middle, stressed, view } from './hands.ts';

/* A whole game page in a fixed state, with every note and dialog that the app can show over the table: ?game=claim&with=offline,pause. */

const VIEWER = 1;
const ME = { id: 'mei' as PersonId, name: 'Mei' };
const SECONDS = 1000;

/** The first state of a random hand of an older way in which every player has discarded `discards` tiles. */
function older(rules: ClassicalRules, discards: number): HandState {
  for (const { before } of playout(rules.id, rules)) {
    if (before.phase.name === 'turn' && SEATS.every(seat => before.seats[seat].discards.length >= discards))
      return before;
  }
  throw new Error('the hand is over');
}

const HANDS: Readonly<Record<string, HandState>> = {
  turn: middle,
  claim,
  full: stressed(1),
  'full-2': stressed(2),
  flowers: flowery,
  crowded,
  'pamphlet-new': older(pamphlet, 0),
  pamphlet: older(pamphlet, 4),
  'macau-new': older(macau, 0),
  '1920s-new': older(spanish1920, 0),
  '1920s-left': older({ ...spanish1920, clockwise: true }, 4),
};

/** Returns a table in a game, with the names and totals that a hand of the gallery needs. */
function playing(hand: HandState, viewer: Seat): TableState {
  const { state } = dealtTable();
  return {
    ...state,
    settings: { ...state.settings, clock: 'club', hints: 'advice', absence: 'wait' },
    places: [
      { kind: 'person', id: 'ana' as PersonId, name: 'Tomás', presence: 'here' },
      { kind: 'person', id: ME.id, name: ME.name, presence: 'here' },
      { kind: 'bot', level: 'strong', name: 'Quick Wren' },
      { kind: 'person', id: 'lin' as PersonId, name: 'Mei Lindqvist-Andersson', presence: 'away' },
    ],
    session: {
      ...state.session,
      totals: [-132, 146, -22, 8],
      hand: { ...view(hand, viewer), rules: isClassical(hand.rules) ? hand.rules : wmo2006 },
    },
    clock: { ...state.clock, since: Date.now() + 20 * SECONDS },
  };
}

const overState = (): TableState => {
  const { state } = wonTable();
  return { ...state, settings: { ...state.settings, hints: 'advice' } };
};

/** An offence that has just been committed. */
const FOUL = {
  id: 99,
  kind: 'foul',
  seat: 0,
  tile: undefined,
  foul: 'false-hu-shape',
  points: 20,
  isWarning: false,
  isDead: true,
} as const;

type Change = (state: TableState) => TableState;
const CHANGES: Readonly<Record<string, Change>> = {
  timed: state => ({
    ...state,
    settings: { ...state.settings, minutes: 150 },
    clock: { ...state.clock, sessionEndsAt: Date.now() + 149 * 60 * SECONDS },
  }),
  strict: ({ session, ...state }) => ({
    ...state,
    settings: { ...state.settings, hints: 'off' },
    session: { ...session, hand: { ...session.hand, rules: { ...wmo2006, assist: 'strict' } } },
  }),
  pause: state => ({ ...state, pause: { ...state.pause, since: 1 } }),
  stopped: state => ({
    ...state,
    pause: { ...state.pause, since: 1 },
    umpire: {
      person: { id: 'eva' as PersonId, name: 'Eva', presence: 'here' },
      isStopped: true,
      callers: [],
      rulings: [],
    },
  }),
  penalties: ({ session, ...state }) => {
    const { hand } = session;
    const seats = bySeat(seat => ({ ...hand.seats[seat], fouls: ['early-draw' as const], isDead: true }));
    return { ...state, session: { ...session, hand: { ...hand, seats, penalties: bySeat(() => -60) } } };
  },
  'asked-pause': state => ({ ...state, pause: { ...state.pause, asked: [true, false, false, false] } }),
  umpire: state => ({
    ...state,
    umpire: { person: { ...ME, presence: 'here' }, isStopped: false, callers: [], rulings: [] },
  }),
  'asked-end': state => ({ ...state, endAsked: [true, false, false, false] }),
  left: state => ({
    ...state,
    places: state.places.map((place, n) =>
      n === VIEWER && place.kind === 'person' ? { ...place, presence: 'left' as const } : place,
    ) as unknown as TableState['places'],
  }),
  alone: state => ({
    ...state,
    places: state.places.map((place, n) =>
      n === VIEWER ? place : { kind: 'bot', level: 'strong', name: 'Quick Wren' },
    ) as unknown as TableState['places'],
  }),
  routes: state => ({ ...state, settings: { ...state.settings, route: 'shown' } }),
  armed: state => ({
    ...state,
    switches: state.switches.map(own => ({
      ...own,
      noClaims: true,
      autoWin: true,
    })) as unknown as TableState['switches'],
  }),
};

const NEWS: Readonly<Record<string, () => void>> = {
  offline: () =>
    useApp.setState({
      link: { status: 'offline', retryAt: Date.now() + 9 * SECONDS, isRestart: false },
    } as Partial<App>),
  back: () => void tell(useApp, { kind: 'back', discards: 3 }),
  refused: () => void tell(useApp, { kind: 'refused', code: 'not-your-turn' }),
  update: () => useUpdate.setState({ isReady: true }),
};

/** Returns the game of a hand by its name; undefined if no hand has that name. */
export function gameOf(name: string | null, wishes: string | null): ReactNode | undefined {
  const hand = HANDS[name ?? ''];
  if (!hand && name !== 'over') return undefined;
  const wanted = (wishes ?? '').split(',').filter(Boolean);
  // Across from the banker.
  const viewer = wanted.includes('across') ? 2 : VIEWER;
  const state = wanted.reduce((now, wish) => CHANGES[wish]?.(now) ?? now, hand ? playing(hand, viewer) : overState());
  useApp.setState({ link: { status: 'online' }, me: ME });
  for (const wish of wanted) NEWS[wish]?.();
  const table: FollowedTable = {
    code: 'SPARR0W5' as TableCode,
    viewer: wanted.includes('watched') ? 'spectator' : viewer,
    seq: 9,
    state,
    watchers: 0,
    isFrozen: wanted.includes('frozen'),
    epoch: 1,
    recent: [],
    moves: [...earlierLines(state.session.hand, 9), ...(wanted.includes('foul') ? [FOUL] : [])],
  };
  useApp.setState({ table });
  return (
    <>
      <GamePage table={table} />
      <PageNotes />
      <div className="messages">
        <OfflineBar />
        <Notices />
      </div>
    </>
  );
}
