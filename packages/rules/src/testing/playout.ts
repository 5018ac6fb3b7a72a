import { wallOf } from '../family/familyOf.ts';
import type { HandCommand, SeatCommand } from '../hand/commands.ts';
import { decide } from '../hand/decide.ts';
import type { HandEvent } from '../hand/events.ts';
import { evolve } from '../hand/evolve.ts';
import { legalActions, safeActions, untimelyActions } from '../hand/legalActions.ts';
import { actingSeat, type CountingPhase, type HandState, undealt } from '../hand/state.ts';
import { winAttempt } from '../hand/win.ts';
import { distanceOf } from '../melds/shanten.ts';
import { wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { FAN_IDS } from '../scoring/fans/ids.ts';
import { SEATS, type Seat } from '../tiles/seat.ts';
import { withoutTile } from '../tiles/sorted.ts';
import { isFlower } from '../tiles/tile.ts';
import { shuffledRing } from '../wall/deal.ts';
import { throwDice } from '../wall/dice.ts';
import { below, type RandomSource, seeded } from '../wall/random.ts';

/** One command of a hand, with the state before it and what it caused. */
export interface PlayedCommand {
  readonly before: HandState;
  readonly command: HandCommand;
  readonly events: readonly HandEvent[];
}

/** Returns how far a hand is from complete after a discard. */
function distanceWithout(state: HandState, action: SeatCommand): number {
  if (action.type !== 'discard' || isFlower(action.tile)) return 0;
  const { concealed, melds } = state.seats[action.seat];
  return distanceOf(
    withoutTile(concealed, action.tile).filter(tile => !isFlower(tile)),
    melds,
  ).min;
}

/**
 * Picks among legal actions: eager for kongs, claims and wins, and mostly for discards that lead to a complete hand,
 * so that rare events become common.
 */
function pick(state: HandState, random: RandomSource, actions: readonly SeatCommand[]): SeatCommand {
  const wins = actions.filter(isWin);
  if (wins[0] && state.rules.assist === 'assisted') {
    return state.rules.scoreMode === 'declared' && below(random, 2) === 0 ? unlisted(wins[0]) : wins[0];
  }
  if (wins[0] && winAttempt(state, wins[0].seat)) {
    // Where the winner counts, only half of the wins name their fans.
    return (below(random, 2) === 0 ? safeActions(state, wins[0].seat).find(isWin) : undefined) ?? wins[0];
  }
  const eager = actions.filter(a => a.type === 'declare-kong' || a.type === 'declare-win' || isClaim(a));
  // Most claims of strict play are false, and leave a dead hand.
  const patience = state.rules.assist === 'strict' ? 50 : 3;
  if (eager.length > 0 && below(random, patience) === 0) return eager[below(random, eager.length)]!;
  if (state.phase.name === 'claims' && state.rules.assist === 'strict') {
    const safe = safeActions(state, actions[0]!.seat);
    return safe[below(random, safe.length)] ?? actions.find(isPass) ?? actions[0]!;
  }
  if (state.phase.name !== 'turn' || below(random, 8) === 0) return actions[below(random, actions.length)]!;
  const discards = actions.filter(action => action.type === 'discard' || action.type === 'expose-flower');
  if (discards.length === 0) return actions[below(random, actions.length)]!;
  const distances = discards.map(action => distanceWithout(state, action));
  const best = discards.filter((_, n) => distances[n] === Math.min(...distances));
  return best[below(random, best.length)]!;
}

/** Returns a win without the list of its fans: where the winner counts, they are still to be named. */
export function unlisted(win: SeatCommand): SeatCommand {
  if (win.type === 'declare-win') return { type: 'declare-win', seat: win.seat };
  return { type: 'claim', seat: win.seat, claim: { kind: 'win' } };
}

/** Picks what happens in a count: fans are named, true ones and others; others object, confirm, and the time ends. */
function inCount(state: HandState, phase: CountingPhase, random: RandomSource): HandCommand {
  const { seat, declared, under } = phase;
  const others = SEATS.filter(other => other !== seat);
  const other = others[below(random, 3)]!;
  const held = winAttempt({ ...state, phase: under }, seat)?.score.fans.flatMap(fan =>
    SAID.filter(id => id === fan.id),
  );
  const fans = below(random, 4) === 0 || !held?.length ? SAID : held;
  const fan = fans[below(random, fans.length)]!;
  switch (below(random, 6)) {
    case 0:
      return { type: 'confirm-count', seat: other };
    case 1:
      return declared[0]
        ? { type: 'object', seat: other, fan: declared[0], isObjecting: below(random, 2) === 0 }
        : CLOSE;
    case 2:
      return below(random, 3) === 0 ? CLOSE : { type: 'finish-count', seat };
    default:
      return phase.isFinished ? CLOSE : { type: 'name-fan', seat, fan, times: 1 + below(random, 2) };
  }
}

const SAID = FAN_IDS.filter(id => id !== 'flower-tiles');
const CLOSE: HandCommand = { type: 'close-count' };

/** Whether an action of strict play is one that players seldom mean: each would leave too many dead hands. */
const isRash = (state: HandState, action: SeatCommand): boolean =>
  (action.type === 'expose-flower' && !isFlower(action.tile)) ||
  (state.phase.name === 'turn' && state.phase.owes === true && action.type !== 'draw') ||
  (state.phase.name === 'claims' && state.phase.taken !== undefined && action.type === 'claim');

/** Picks a command of a seat that strict play asks alone, and now and then an untimely one of another seat. */
function strictCommand(state: HandState, random: RandomSource, acting: Seat): SeatCommand {
  const untimely = SEATS.flatMap(seat => untimelyActions(state, seat));
  if (untimely.length > 0 && below(random, 60) === 0) return untimely[below(random, untimely.length)]!;
  const actions = legalActions(state, acting);
  const meant = actions.filter(action => !isRash(state, action));
  if (meant.length === 0 || below(random, 40) === 0) return actions[below(random, actions.length)]!;
  return state.phase.name === 'turn' ? pick(state, random, meant) : meant[below(random, meant.length)]!;
}

const isWin = (a: SeatCommand) => a.type === 'declare-win' || (a.type === 'claim' && a.claim.kind === 'win');
const isPass = (a: SeatCommand) => a.type === 'claim' && a.claim.kind === 'pass';
const isClaim = (a: SeatCommand) => a.type === 'claim' && a.claim.kind !== 'pass';

/** Picks what one of the two neighbours of the open exchange gives. */
function exchangeCommand(state: HandState, random: RandomSource): SeatCommand {
  const asked = SEATS.filter(seat => legalActions(state, seat).length > 0);
  const actions = legalActions(state, asked[below(random, asked.length)]!);
  return actions[below(random, actions.length)]!;
}

/** Picks a random command for a hand that is not over. */
export function nextCommand(state: HandState, random: RandomSource): HandCommand {
  if (state.phase.name === 'counting') return inCount(state, state.phase, random);
  const acting = actingSeat(state);
  if (acting !== undefined && state.rules.assist === 'strict') return strictCommand(state, random, acting);
  if (state.phase.name === 'turn') return pick(state, random, legalActions(state, state.phase.seat));
  if (state.phase.name === 'exchanging') return exchangeCommand(state, random);
  // In strict play a seat could change its mind for ever, so let it do so seldom.
  const { phase } = state;
  const mayAnswer = (seat: Seat) => phase.name === 'claims' && (!phase.made[seat] || below(random, 8) === 0);
  const asked = SEATS.filter(seat => legalActions(state, seat).length > 0 && mayAnswer(seat));
  if (asked.length === 0 || below(random, 6) === 0) return { type: 'close-claims' };
  const seat: Seat = asked[below(random, asked.length)]!;
  return pick(state, random, legalActions(state, seat));
}

/** Draws the wall and the dice of a hand. */
export const randomChance = (random: RandomSource, rules: Ruleset = wmo2006) => ({
  ring: shuffledRing(random, wallOf(rules)),
  dice: throwDice(random),
});

export const randomDeal = (random: RandomSource, rules: Ruleset = wmo2006, prevalentWind: Seat = 0): HandCommand => ({
  type: 'deal',
  deal: { ...randomChance(random, rules), prevalentWind, rules },
});

/** Plays a hand of random legal actions from a seed to its end. Throws if the rules refuse a legal action. */
export function* playout(seed: string, rules: Ruleset = wmo2006): Generator<PlayedCommand, HandState> {
  const random = seeded(seed);
  let state = undealt;
  let command = randomDeal(random, rules, below(random, 4) as Seat);
  while (true) {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(`seed ${seed}: ${JSON.stringify(command)} refused: ${decision.error.code}`);
    yield { before: state, command, events: decision.value };
    state = decision.value.reduce(evolve, state);
    if (state.phase.name === 'over') return state;
    command = nextCommand(state, random);
  }
}
