import type { DecisionKind } from '@gorrion/protocol';
import {
  type HandEvent,
  type HandState,
  isFlower,
  isSameAction,
  type Seat,
  type SeatCommand,
  safeActions,
  showsFlowersAtOnce,
} from '@gorrion/rules';
import { isWin } from './actions.ts';

/** Returns what an event shows that a seat did on its own turn; undefined if it shows no such action. */
function playedBy(event: HandEvent, before: HandState): SeatCommand | undefined {
  const { phase } = before;
  if (phase.name !== 'turn' || phase.owes || !('seat' in event) || event.seat !== phase.seat) return undefined;
  const { seat } = phase;
  switch (event.type) {
    case 'discarded':
      return { type: 'discard', seat, tile: event.tile };
    case 'kong-added':
      return { type: 'declare-kong', seat, tile: event.tile };
    case 'melded':
      return event.meld.kind === 'kong' ? { type: 'declare-kong', seat, tile: event.meld.tile } : undefined;
    case 'flower-exposed':
      // Flowers of the deal are replaced before anybody plays.
      return showsFlowersAtOnce(before.rules) || phase.source === 'deal'
        ? undefined
        : { type: 'expose-flower', seat, tile: event.tile };
    case 'won':
    case 'hu-shown':
      return { type: 'declare-win', seat };
    default:
      return undefined;
  }
}

const isExposure = ({ type }: SeatCommand): boolean => type === 'expose-flower';

function kindOf(played: SeatCommand, actions: readonly SeatCommand[]): DecisionKind {
  if (actions.some(isWin)) return 'win';
  if (actions.some(isExposure)) return 'flower';
  return played.type === 'declare-kong' ? 'kong' : 'discard';
}

/** What was done on a turn, and what could be done. */
export interface TurnAnswer {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly played: SeatCommand;
  readonly actions: readonly SeatCommand[];
}

/**
 * Returns the decision of a seat's own turn that an event answers. Undefined if the event is no answer, if only one
 * action was possible, if the played one was an offence, or if the hand is dead.
 */
export function answerOnTurn(event: HandEvent, before: HandState): TurnAnswer | undefined {
  const played = playedBy(event, before);
  if (!played || before.seats[played.seat].isDead) return undefined;
  const { seat } = played;
  const actions = safeActions(before, seat);
  if (actions.length < 2 || !actions.some(action => isSameAction(action, played))) return undefined;
  const kind = kindOf(played, actions);
  const flowers = before.seats[seat].concealed.filter(isFlower).length;
  // Hands that keep a flower have no values: only whether to show a single one can be judged.
  if (flowers !== (kind === 'flower' ? 1 : 0)) return undefined;
  return { seat, kind, played, actions };
}
