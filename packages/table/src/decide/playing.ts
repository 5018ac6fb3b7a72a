import type { SeatAction, Switches, TableCommand, TableEvent, TableState } from '@gorrion/protocol';
import { type ByPlayer, ok, PLAYERS, type Player, refuse, type SeatCommand, seatOf } from '@gorrion/rules';
import { beforeBots, isAfterGame, isPaused, isPlaying, people, personAt, playerOf } from '../people/people.ts';
import { isStarting } from '../shuffle/pendingShuffle.ts';
import { RESUMED, withAgreements, withAttendance, withHost } from './attendance.ts';
import { Chain } from './chain.ts';
import type { Context, Decision } from './context.ts';
import { leaveLesson, stand } from './gathering.ts';
import { decideInSession } from './session.ts';

/** Plays a move of the caller's seat. The seat is filled in here, so nobody can move for another player. */
export function act(state: TableState, player: Player, action: SeatAction, at: number): Decision {
  if (isPaused(state)) return refuse('table-paused');
  const command = { ...action, seat: seatOf(state.session, player) } as SeatCommand;
  return decideInSession(state, at, { type: 'play', command });
}

export function ready(state: TableState, place: Player): Decision {
  if (state.session.phase === 'playing') return refuse('hand-in-progress');
  if (state.event && isAfterGame(state)) return refuse('event-decides');
  return ok(state.ready[place] ? [] : [{ type: 'readied', place }]);
}

/** Whether a program's bot is on a chair, with people at the table, who agree without it. */
const isBeside = (state: TableState, place: Player): boolean =>
  !beforeBots(state.places, people(state)).includes(place);

/** Requests a pause, withdraws the request, or refuses those of others. Any player may end a pause. */
export function askPause(state: TableState, place: Player, isWanted: boolean, at: number): Decision {
  if (state.event) return refuse('event-decides');
  if (state.umpire?.isStopped) return refuse('play-stopped');
  if (isBeside(state, place)) return refuse('people-decide');
  if (isPaused(state)) return ok(isWanted ? [] : [RESUMED]);
  return wish(state, { type: 'pause-asked', place, isWanted }, state.pause.asked, at);
}

/** Requests the end of the game, withdraws the request, or refuses those of others. */
export function askEnd(state: TableState, place: Player, isWanted: boolean, at: number): Decision {
  if (state.event) return refuse('event-decides');
  if (isBeside(state, place)) return refuse('people-decide');
  // A person alone with bots would end each game that goes badly.
  if (state.settings.rated && isWanted && people(state).length === 1) return refuse('rated-goes-on');
  return wish(state, { type: 'end-asked', place, isWanted }, state.endAsked, at);
}

type Wish = Extract<TableEvent, { type: 'pause-asked' | 'end-asked' }>;

/** Decides a wish by who has it already. Who says no to a wish that only others have refuses it for all of them. */
function wish(state: TableState, asked: Wish, before: ByPlayer<boolean>, at: number): Decision {
  const { place, isWanted } = asked;
  if (before[place] !== isWanted) return ok(withAgreements(new Chain(state, at).add(asked)).events);
  if (isWanted) return ok([]);
  return ok(PLAYERS.filter(one => before[one]).map(one => ({ ...asked, place: one, refusedBy: place })));
}

export const arm = (place: Player, switches: Switches): Decision => ok([{ type: 'switched', place, switches }]);

/** Leaves the table. During a game the table plays the seat and the person may reclaim it; else the chair gets free. */
export function leave(state: TableState, context: Context): Decision {
  const place = playerOf(state, context.by.id);
  if (place === undefined) return refuse('not-seated');
  if (!isPlaying(state) && !isStarting(state)) return stand(state, context);
  if (state.lesson) return leaveLesson(state, place, context);
  const before = personAt(state, place)?.presence;
  if (before === 'left') return ok([]);
  // Without a page at the table they were away, as somebody whose seat the host gives away.
  const own = before === 'away' ? { isOwn: true as const } : {};
  const chain = new Chain(state, context.at).add({ type: 'presence-changed', place, presence: 'left', ...own });
  return ok(withAgreements(withAttendance(withHost(chain), state)).events);
}

export function reclaim(state: TableState, { by, at }: Context): Decision {
  const place = playerOf(state, by.id);
  if (place === undefined) return refuse('not-seated');
  if (state.session.disqualified?.includes(place)) return refuse('disqualified');
  if (personAt(state, place)?.presence === 'here') return ok([]);
  const chain = new Chain(state, at).add({ type: 'presence-changed', place, presence: 'here' });
  return ok(withAttendance(withHost(chain), state).events);
}

type InGame = Extract<TableCommand, { type: 'act' | 'ready' | 'ask-pause' | 'ask-end' | 'switch' }>;

/** Decides the commands that only a seated person may send, and only during a game. */
export function decideInGame(state: TableState, command: InGame, { by, at }: Context): Decision {
  const place = playerOf(state, by.id);
  if (place === undefined || personAt(state, place)?.presence === 'left') return refuse('not-seated');
  if (state.stage !== 'playing') return refuse('game-not-running');
  if (command.type === 'ready') return ready(state, place);
  if (!isPlaying(state)) return refuse('game-not-running');
  switch (command.type) {
    case 'act':
      return act(state, place, command.action, at);
    case 'ask-pause':
      return askPause(state, place, command.isWanted, at);
    case 'ask-end':
      return askEnd(state, place, command.isWanted, at);
    case 'switch':
      return arm(place, command.switches);
  }
}
