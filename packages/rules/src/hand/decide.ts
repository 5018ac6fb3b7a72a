import { type Result, refuse } from '../result/result.ts';
import type { HandCommand } from './commands.ts';
import { announceClaim, claim } from './decide/claim.ts';
import { closeClaims, layDown, withdraw } from './decide/close.ts';
import { closeCount, confirmCount, finishCount, nameFan, object } from './decide/count.ts';
import { deal } from './decide/deal.ts';
import { discard } from './decide/discard.ts';
import { declineReplacement, draw } from './decide/draw.ts';
import { stopHand } from './decide/end.ts';
import { exchange } from './decide/exchange.ts';
import { exposeFlower } from './decide/flower.ts';
import { declareKong } from './decide/kong.ts';
import { umpire } from './decide/umpire.ts';
import { declareWin } from './decide/win.ts';
import type { RuleError } from './errors.ts';
import type { HandEvent } from './events.ts';
import type { HandState } from './state.ts';

/** Returns the events that a command causes, or why the rules refuse it. Needs the whole state, never a view. */
export function decide(state: HandState, command: HandCommand): Result<readonly HandEvent[], RuleError> {
  if (command.type === 'deal') return deal(state, command.deal);
  if (state.phase.name === 'undealt') return refuse({ code: 'hand-not-dealt' });
  if (state.phase.name === 'over') return refuse({ code: 'hand-over' });
  switch (command.type) {
    case 'discard':
      return discard(state, command.seat, command.tile);
    case 'claim':
      return claim(state, command.seat, command.claim);
    case 'declare-kong':
      return declareKong(state, command.seat, command.tile);
    case 'expose-flower':
      return exposeFlower(state, command.seat, command.tile);
    case 'exchange':
      return exchange(state, command.seat, command.tiles);
    case 'declare-win':
      return declareWin(state, command.seat, command.declared);
    case 'lay-down':
      return layDown(state, command.seat, command.tiles);
    case 'withdraw':
      return withdraw(state, command.seat);
    case 'name-fan':
      return nameFan(state, command.seat, command.fan, command.times);
    case 'finish-count':
      return finishCount(state, command.seat);
    case 'object':
      return object(state, command.seat, command.fan, command.isObjecting);
    case 'confirm-count':
      return confirmCount(state, command.seat);
    case 'close-count':
      return closeCount(state);
    case 'draw':
      return draw(state, command.seat);
    case 'decline-replacement':
      return declineReplacement(state, command.seat);
    case 'announce-claim':
      return announceClaim(state, command.seat);
    case 'close-claims':
      return closeClaims(state);
    case 'stop-hand':
      return stopHand(state);
    case 'umpire':
      return umpire(state, command.ruling);
  }
}
