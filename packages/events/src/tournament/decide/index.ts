import type { Context } from '../../ledger/index.ts';
import type { TournamentCommand } from '../commands.ts';
import { no } from '../refusals.ts';
import { remadeTables } from '../rounds.ts';
import type { TournamentState } from '../state.ts';
import { answerAppeal, appeal } from './appeals.ts';
import { after, type Decide, type Decided } from './common.ts';
import { drawTheLots } from './draw.ts';
import { changeHelper, invite, join, newLink, removeHelper } from './helpers.ts';
import { isAboutOwnTable } from './ownTable.ts';
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
import { callUmpire, revokeRuling, rule, takeCall } from './rulings.ts';
import { exchangeSeats, setRotation, substitute } from './seating.ts';
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
  rule,
  'revoke-ruling': revokeRuling,
  correct,
  appeal,
  'answer-appeal': answerAppeal,
  'end-event': endEvent,
};

/** What still happens when an event is over: people come by their links, and appeals are answered. */
const AFTER_END: readonly TournamentCommand['type'][] = ['join', 'answer-appeal', 'new-link'];

/** Decides a command, or says why it is refused. The second of two edits at once is decided on the state after the first. */
export function decideTournament(state: TournamentState, command: TournamentCommand, context: Context): Decided {
  if (state.stage === 'over' && !AFTER_END.includes(command.type)) return no('event-over');
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
