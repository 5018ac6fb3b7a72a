import type { Context } from '../../ledger/index.ts';
import type { TournamentCommand } from '../commands.ts';
import type { TournamentEvent } from '../facts.ts';
import { no } from '../refusals.ts';
import { remadeTables } from '../rounds.ts';
import type { TournamentState } from '../state.ts';
import { answerAppeal, appeal, appealFurther } from './appeals.ts';
import { after, type Decide, type Decided } from './common.ts';
import { drawTheLots } from './draw.ts';
import { changeHelper, invite, join, newLink, removeHelper } from './helpers.ts';
import { isAboutOwnTable, movesOwnTable } from './ownTable.ts';
import { endEvent, openEvent, plan, unopenEvent } from './plan.ts';
import {
  addPlayer,
  changePlayer,
  checkIn,
  checkInAll,
  reinstatePlayer,
  setPlayers,
  swear,
  withdrawPlayer,
} from './roster.ts';
import { callUmpire, revokeRuling, rule, takeBackCall, takeCall } from './rulings.ts';
import { exchangeSeats, fillSeat, setRotation, substitute } from './seating.ts';
import { dueSessionPromise } from './sessionDraw.ts';
import { beginSession, callTime, endSession, loseSession, pairNext, pauseSession } from './sessions.ts';
import { correct, dropHand, endTable, enterHand, sign } from './sheets.ts';
import { outdatedSignatures } from './signatures.ts';

type Deciders = { readonly [Type in TournamentCommand['type']]: Decide<Type> };

const DECIDERS: Deciders = {
  plan,
  'open-event': openEvent,
  'unopen-event': unopenEvent,
  'set-players': setPlayers,
  'add-player': addPlayer,
  'change-player': changePlayer,
  'withdraw-player': withdrawPlayer,
  'reinstate-player': reinstatePlayer,
  'draw-lots': drawTheLots,
  'set-rotation': setRotation,
  'exchange-seats': exchangeSeats,
  substitute,
  'fill-seat': fillSeat,
  invite,
  'change-helper': changeHelper,
  'new-link': newLink,
  'remove-helper': removeHelper,
  join,
  'check-in': checkIn,
  'check-in-all': checkInAll,
  swear,
  'begin-session': beginSession,
  'pause-session': pauseSession,
  'call-time': callTime,
  'end-session': endSession,
  'pair-next': pairNext,
  'lose-session': loseSession,
  'enter-hand': enterHand,
  'drop-hand': dropHand,
  'end-table': endTable,
  sign,
  'call-umpire': callUmpire,
  'take-call': takeCall,
  'take-back-call': takeBackCall,
  rule,
  'revoke-ruling': revokeRuling,
  correct,
  appeal,
  'appeal-further': appealFurther,
  'answer-appeal': answerAppeal,
  'end-event': endEvent,
};

/** What still happens when an event is over: people come by their links, and appeals are decided. */
const AFTER_END: readonly TournamentCommand['type'][] = ['join', 'appeal-further', 'answer-appeal', 'new-link'];

const isAfterEnd = (command: TournamentCommand): boolean =>
  AFTER_END.includes(command.type) || (command.type === 'invite' && command.role === 'committee');

/** Whether tables were made anew: by whom a command lets play, or by another chart. */
const isRemade = (events: readonly TournamentEvent[]): boolean =>
  events.some(({ type }) => type === 'paired' || type === 'rotation-set');

/** Whether another helper may send a command, whose own table it does not change. */
function mayAnother(state: TournamentState, command: TournamentCommand, context: Context): boolean {
  return state.helpers.some(({ person, isGone }) => {
    if (person === null || isGone || person === context.by?.id) return false;
    const as = { ...context, by: { id: person, name: '' } };
    const decided = decideFor(state, command, as);
    return decided.ok && !movesOwnTable(state, after(state, decided.events, as), command, as.by);
  });
}

/** Decides a command of its sender with all that it brings about, whichever tables of sessions to come it makes anew. */
function decideFor(state: TournamentState, command: TournamentCommand, context: Context): Decided {
  // Each decider takes the commands of its own type.
  const decide = DECIDERS[command.type] as Decide<TournamentCommand['type']>;
  const decided = decide(state, command, context);
  if (!decided.ok) return decided;
  if (isAboutOwnTable(state, command, context.by)) return no('own-table');
  if (decided.events.length === 0) return decided;
  const next = after(state, decided.events, context);
  const owed = [
    ...outdatedSignatures(state, next),
    ...dueSessionPromise(next, context),
    ...remadeTables(next, command),
  ];
  return { ok: true, events: [...decided.events, ...owed] };
}

/** Decides a command, or says why it is refused. The second of two edits at once is decided on the state after the first. */
export function decideTournament(state: TournamentState, command: TournamentCommand, context: Context): Decided {
  if (state.stage === 'over' && !isAfterEnd(command)) return no('event-over');
  const decided = decideFor(state, command, context);
  if (!decided.ok || !isRemade(decided.events)) return decided;
  const isOwn = movesOwnTable(state, after(state, decided.events, context), command, context.by);
  // Where nobody else may, the event would stand still.
  return isOwn && mayAnother(state, command, context) ? no('own-table') : decided;
}
