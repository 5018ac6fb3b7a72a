import type {
  Chair,
  EventTable,
  Me,
  PersonId,
  Presence,
  TableAddress,
  TableEvent,
  TableState,
} from '@gorrion/protocol';
import { type ByPlayer, type HandCommand, ok, PLAYERS, type Player, refuse } from '@gorrion/rules';
import { clockOf } from '../clock/presets.ts';
import { isAfterGame, isPaused, isPlaying, people, personAt, playerOf } from '../people/people.ts';
import { isTeacher, isTeacherHere } from '../people/teacher.ts';
import { isStarting, pendingShuffle } from '../shuffle/pendingShuffle.ts';
import type { Secret } from '../shuffle/secret.ts';
import { sourceOf } from '../shuffle/source.ts';
import { mustWait, RESUMED, withAgreements, withAttendance, withHost } from './attendance.ts';
import { Chain } from './chain.ts';
import { addressOf, type Caller, type Decision } from './context.ts';
import { decideForEvent, type EventWord } from './event.ts';
import { closing, newBot } from './gathering.ts';
import { loseSession, withLateness } from './lateness.ts';
import { renaming } from './renaming.ts';
import { beginGame, commitShuffle, dealHand, decideInSession, isBeingCounted } from './session.ts';
import { callNonces, redeal } from './shuffle.ts';
import { umpireMoved } from './umpire.ts';
import { layWinds, takeWindFor, withFixedWinds } from './windDraw.ts';

/** What the table does without a command: a page connected or went, a timer ran out, everybody is ready. */
export type Chore =
  | {
      readonly type: 'presence';
      readonly person: PersonId;
      /** The person's present name, if known. */
      readonly name?: string;
      /** Address at which this person's page reaches the table, if known. */
      readonly address?: TableAddress;
      readonly presence: Exclude<Presence, 'left'>;
    }
  /** Shows the new name of a person who is here, after a pause. */
  | { readonly type: 'rename'; readonly person: PersonId; readonly name: string }
  /** The server restored the table; everybody who was here has to reconnect. `downtime` in ms. */
  | { readonly type: 'restored'; readonly downtime: number }
  | { readonly type: 'play'; readonly command: Exclude<HandCommand, { type: 'deal' }> }
  | { readonly type: 'commit'; readonly secret: Secret }
  | { readonly type: 'call-nonces' }
  /** A page did not open its sealed nonce in time. */
  | { readonly type: 'redeal'; readonly secret: Secret }
  | { readonly type: 'deal' }
  /** Before a game: lays the wind tiles, and takes one for a bot or for a person whose time is over. */
  | { readonly type: 'lay-winds' }
  | { readonly type: 'take-wind'; readonly place: Player }
  /** Begins the committed game: the first, or another one with the same people. */
  | { readonly type: 'begin' }
  | { readonly type: 'call-time' }
  /** A player was absent for too long. */
  | { readonly type: 'lose-session'; readonly player: Player }
  | EventWord
  | { readonly type: 'resume' }
  | { readonly type: 'shift-clock'; readonly by: number }
  | { readonly type: 'close' };

/** What an event may order at its tables. */
export type EventOrder = EventWord | { readonly type: 'call-time' };

/** Returns the change of presence. After a game it has its time: from then on the person keeps the others waiting. */
function presenceChanged(state: TableState, place: Player, presence: 'here' | 'away', at: number): TableEvent {
  const change = { type: 'presence-changed', place, presence } as const;
  return isAfterGame(state) && presence === 'away' ? { ...change, since: at } : change;
}

function presence(state: TableState, chore: Extract<Chore, { type: 'presence' }>, at: number): Decision {
  const { person, name, address, presence: now } = chore;
  const moved = umpireMoved(state, chore);
  if (moved) return ok([moved]);
  if (isTeacher(state, person)) return ok(teacherMoved(state, chore, at));
  const place = playerOf(state, person);
  const before = place === undefined ? undefined : personAt(state, place);
  if (place === undefined || !before) return ok([]);
  const chain = new Chain(state, at);
  const renamed = name === undefined ? undefined : renaming(state, person, name);
  if (renamed) chain.add(renamed);
  if (address && !state.address) chain.add({ type: 'address-learned', address });
  if (before.presence === now || before.presence === 'left') return ok(chain.events);
  chain.add(presenceChanged(state, place, now, at));
  if (now === 'here') withLateness(chain, place, state);
  return ok(withAgreements(withAttendance(now === 'here' ? withHost(chain) : chain, state)).events);
}

/** Returns the events of a teacher who came or went; they are shown by their present name. */
function teacherMoved(
  state: TableState,
  chore: Extract<Chore, { type: 'presence' }>,
  at: number,
): readonly TableEvent[] {
  const { person, presence, name } = chore;
  const renamed = name === undefined ? undefined : renaming(state, person, name);
  if (!renamed && state.lesson?.teacher.presence === presence) return [];
  const shown = renamed?.type === 'teacher-moved' && renamed.name !== undefined ? { name: renamed.name } : {};
  const moved = new Chain(state, at).add({ type: 'teacher-moved', presence, ...shown });
  return withAttendance(moved, state).events;
}

/** An umpire who is away is shown by the new name when they are back. */
function rename(state: TableState, { person, name }: Extract<Chore, { type: 'rename' }>): Decision {
  const isAway = state.umpire?.person?.id === person && state.umpire.person.presence === 'away';
  const renamed = isAway ? undefined : renaming(state, person, name);
  return ok(renamed ? [renamed] : []);
}

/**
 * Marks everybody as away until they reconnect and drops their requests for a pause or the end, so that the first to be
 * back agree on nothing alone.
 */
function restored(state: TableState, downtime: number, at: number): Decision {
  const chain = new Chain(state, at);
  const isRunning = isPlaying(state) && !isPaused(state);
  if (isRunning || isStarting(state)) {
    chain.add({ type: 'clock-shifted', by: downtime, ...(pendingShuffle(state) && { isRestart: true }) });
  }
  for (const place of PLAYERS) {
    if (isPlaying(state) && state.endAsked[place]) chain.add({ type: 'end-asked', place, isWanted: false });
    if (isRunning && state.pause.asked[place]) chain.add({ type: 'pause-asked', place, isWanted: false });
  }
  for (const place of people(state)) {
    if (personAt(state, place)?.presence === 'here') chain.add(presenceChanged(state, place, 'away', at));
  }
  if (state.umpire?.person?.presence === 'here') chain.add({ type: 'umpire-moved', presence: 'away' });
  if (isTeacherHere(state)) chain.add({ type: 'teacher-moved', presence: 'away' });
  return ok(withAttendance(chain, state).events);
}

/** Begins the committed game. A bot replaces each person who left, but not in a rated game: there they are absent. */
function begin(state: TableState, at: number): Decision {
  if (!isStarting(state)) return refuse('game-running');
  const chain = new Chain(state, at);
  for (const place of PLAYERS) {
    if (state.settings.rated || personAt(state, place)?.presence !== 'left') continue;
    chain.add({ type: 'seated', place, who: newBot(chain.state, 'regular') });
  }
  if (state.stage === 'playing') chain.add({ type: 'rematch-begun' });
  if (state.event && sourceOf(state) === 'nonces') withFixedWinds(chain);
  const begun = beginGame(chain);
  return begun.ok ? ok(withAttendance(chain, state).events) : begun;
}

/** Returns the events of a chore, or a refusal if it comes too late. */
export function decideChore(state: TableState, chore: Chore, at: number): Decision {
  if (state.stage === 'closed') return refuse('table-closed');
  switch (chore.type) {
    case 'presence':
      return presence(state, chore, at);
    case 'rename':
      return rename(state, chore);
    case 'restored':
      return restored(state, chore.downtime, at);
    case 'play':
      return decideInSession(state, at, { type: 'play', command: chore.command });
    case 'commit':
      return ok(state.secret ? [] : commitShuffle(state, chore.secret));
    case 'call-nonces':
      return ok(callNonces(state));
    case 'redeal':
      return redeal(state, at, chore.secret);
    case 'deal':
      return dealHand(state, at);
    case 'lay-winds':
      return layWinds(state);
    case 'take-wind':
      return takeWindFor(state, chore.place);
    case 'begin':
      return begin(state, at);
    case 'lose-session':
      return loseSession(state, chore.player, at);
    case 'seat':
    case 'hold':
    case 'admit-umpires':
    case 'begin-event':
    case 'disqualify':
      return decideForEvent(state, chore, at);
    case 'call-time':
      return isBeingCounted(state) ? ok([]) : decideInSession(state, at, { type: 'end', reason: 'time' });
    case 'resume':
      return ok(isPaused(state) && !mustWait(state) ? [RESUMED] : []);
    case 'shift-clock':
      return ok([
        { type: 'clock-shifted', by: (isPlaying(state) && !isPaused(state)) || isStarting(state) ? chore.by : 0 },
      ]);
    case 'close':
      return ok(closing(state, at));
  }
}

/** Returns what a table does when the page of a person connects, whose name and address it may know. */
export function arrivalOf(table: string, person: PersonId | Caller): Chore {
  if (typeof person === 'string') return { type: 'presence', person, presence: 'here' };
  const { id, name } = person;
  const address = addressOf(table, person);
  return { type: 'presence', person: id, presence: 'here', name, ...(address && { address }) };
}

/** Returns the first facts of a table. Its host sits on the first chair, or teaches without one. */
export function opening(settings: TableState['settings'], host: Me, address?: TableAddress): readonly TableEvent[] {
  const { id, name } = host;
  const opened = {
    type: 'table-opened',
    settings,
    clock: clockOf(settings),
    host: id,
    ...(address && { address }),
  } as const;
  if (settings.teacher) return [{ ...opened, teacher: { id, name } }];
  return [
    { ...opened, hasForms: true },
    { type: 'seated', place: 0, who: { kind: 'person', id, name, presence: 'here' } },
  ];
}

/** Returns the first facts of an event's table, on whose chairs the event has seated its players. */
export function openingOfEvent(
  settings: TableState['settings'],
  event: EventTable,
  chairs: ByPlayer<Chair>,
): readonly TableEvent[] {
  return [
    { type: 'table-opened', settings, clock: clockOf(settings), host: '' as PersonId, hasForms: true, event },
    ...PLAYERS.map(place => ({ type: 'seated', place, who: chairs[place] }) as const),
  ];
}
