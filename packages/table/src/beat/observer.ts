import type { TableState } from '@gorrion/protocol';
import { type Claim, type HandEvent, playerAt, type Seat } from '@gorrion/rules';
import { claimTime } from '../clock/deadlines.ts';
import { isSolo, personAt } from '../people.ts';
import type { Fact } from '../state/evolve.ts';
import type { BeatMemory } from './memory.ts';
import { claimTable, medianOf, passTable } from './quantiles.ts';
import { discardsSoFar, eligibleOf } from './slots.ts';
import { askedOf, type Stratum, stratumOf } from './strata.ts';

/** Quicker than a person can be: an armed switch, or a bot in the seat. */
const TOO_QUICK = 50;

/** Who a measured speed belongs to: the person wherever he sits, or the chair. */
export const whoAt = (state: TableState, seat: Seat): string => {
  const player = playerAt(state.session, seat);
  return personAt(state, player)?.id ?? `chair ${player}`;
};

/** Teaches the table's memory from its log, live and after a restart alike. */
export class BeatObserver {
  readonly memory: BeatMemory;
  #passes: { who: string; stratum: Stratum; ms: number }[] = [];

  constructor(memory: BeatMemory) {
    this.memory = memory;
  }

  /** `state` is the table before the fact. */
  see(state: TableState, { at, event }: Fact): void {
    if (event.type !== 'session') return;
    if (event.event.type === 'hand-scored') this.memory.handEnded();
    if (event.event.type === 'hand') this.#seeHand(state, at, event.event.event);
  }

  #seeHand(state: TableState, at: number, event: HandEvent): void {
    if (event.type === 'claim-made') this.#seeAnswer(state, at, event.seat, event.claim);
    else if (state.session.hand.phase.name === 'claims') this.#seeClosing(event);
  }

  /** Passes count only where nobody claimed: a window that was cut short tells nothing of how long people think. */
  #seeClosing(event: HandEvent): void {
    if (event.type === 'drew') for (const { who, stratum, ms } of this.#passes) this.memory.passed(who, stratum, ms);
    if (event.type === 'drew' || event.type === 'melded' || event.type === 'won') this.#passes = [];
  }

  #seeAnswer(state: TableState, at: number, seat: Seat, claim: Claim): void {
    const { hand } = state.session;
    const { phase } = hand;
    const player = playerAt(state.session, seat);
    const ms = at - state.clock.since;
    const deadline = claimTime(state, player)?.deadline ?? Number.POSITIVE_INFINITY;
    const isOwn = personAt(state, player)?.presence === 'here' && ms >= TOO_QUICK && at < deadline;
    const eligible = eligibleOf(hand, seat);
    if (!isOwn || !eligible || phase.name !== 'claims' || isSolo(state)) return;
    const asked = askedOf(eligible.slot, phase.tile);
    const who = whoAt(state, seat);
    this.memory.answered(who, ms, medianOf(claim.kind === 'pass' ? passTable(asked) : claimTable(asked)));
    this.memory.noted(eligible.slot, phase.tile, ms, who);
    if (claim.kind !== 'pass') return;
    this.#passes.push({ who, stratum: stratumOf(eligible.slot, phase.tile, discardsSoFar(hand) - 1), ms });
  }
}
