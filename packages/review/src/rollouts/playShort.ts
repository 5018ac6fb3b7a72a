import { evaluate, SAVED } from '@gorrion/bots';
import {
  decide,
  defaultAction,
  evolve,
  type HandCommand,
  type HandState,
  isFlower,
  legalActions,
  SEATS,
  type Seat,
  type SeatCommand,
  viewFor,
} from '@gorrion/rules';

/** Own turns after a draw that are played before the hand is valued. */
export const OWN_TURNS = 3;

/** Returns the hand under rules that let bots play it on: only legal actions, counted by the program. */
export const forRollouts = (state: HandState): HandState => ({
  ...state,
  rules: { ...state.rules, assist: 'assisted', scoreMode: 'auto' },
});

function played(state: HandState, command: HandCommand): HandState {
  const decision = decide(state, command);
  if (!decision.ok) throw new RangeError(`${command.type} is refused: ${decision.error.code}`);
  return decision.value.reduce(evolve, state);
}

const passOf = (seat: Seat): SeatCommand => ({ type: 'claim', seat, claim: { kind: 'pass' } });

/** Returns the action of the policy: the best one of the regular level, without its errors. */
function policy(state: HandState, seat: Seat): SeatCommand {
  const view = viewFor(state, seat);
  // Nobody wins or claims with a flower in hand before it is shown.
  if (state.phase.name === 'claims' && view.seats[seat].concealed.some(isFlower)) return passOf(seat);
  const [best] = evaluate('regular', view, seat);
  return best?.action ?? defaultAction(view, seat) ?? passOf(seat);
}

/** Asks all seats that may claim, but for one whose answer is given, and closes the window. */
function afterClaims(state: HandState, answered?: Seat): HandState {
  const asked = SEATS.filter(seat => seat !== answered && legalActions(state, seat).length > 0);
  const answers = asked.map(seat => policy(state, seat));
  return played(answers.reduce(played, state), { type: 'close-claims' });
}

/** Returns the hand after an action of a seat; other seats answer in its claim window. */
function forced(state: HandState, action: SeatCommand): HandState {
  const after = played(state, action);
  return action.type === 'claim' ? afterClaims(after, action.seat) : after;
}

/**
 * Returns the table points that a seat gets of a hand in which it acts: its payment if the hand ends before its third own
 * turn, else what the strong level expects then. Turns with a certain action do not count.
 */
export function playShort(start: HandState, seat: Seat, action: SeatCommand): number {
  let state = forced(start, action);
  let turns = 0;
  while (state.phase.name !== 'over') {
    const { phase } = state;
    if (phase.name === 'claims') {
      state = afterClaims(state);
      continue;
    }
    if (phase.name !== 'turn') throw new RangeError(`a rollout in phase ${phase.name}`);
    if (phase.seat === seat && phase.source !== 'claim') {
      const [best] = evaluate(turns === OWN_TURNS - 1 ? 'strong' : 'regular', viewFor(state, seat), seat);
      const isCertain = !best || best.value === Number.POSITIVE_INFINITY;
      if (!isCertain && ++turns === OWN_TURNS) return best.value - SAVED;
      state = played(state, best?.action ?? policy(state, seat));
      continue;
    }
    state = played(state, policy(state, phase.seat));
  }
  return state.phase.outcome.payments[seat];
}
