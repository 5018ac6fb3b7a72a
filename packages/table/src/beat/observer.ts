import type { TableState } from '@gorrion/protocol';
import { type BySeat, type Claim, type HandEvent, type Player, playerAt, type Seat, seatOf } from '@gorrion/rules';
import { claimTime } from '../clock/deadlines.ts';
import { isSolo, personAt } from '../people/people.ts';
import type { Fact } from '../state/evolve.ts';
import type { BeatMemory } from './memory.ts';
import { claimTable, medianBeyond, passTable, typicalOf } from './quantiles.ts';
import { discardsSoFar, type Eligible, evenSlots, questionsOf, type SlotRule } from './slots.ts';
import { type QuestionKind, questionKindOf, type Stratum, stratumOf } from './strata.ts';

/** Answers within this time (ms) come from a switch or a bot, not from a person. */
const TOO_QUICK = 50;

/** Facts that end a window. */
const CLOSINGS: ReadonlySet<HandEvent['type']> = new Set(['drew', 'melded', 'hu-shown', 'won']);

/** Returns the key of a measured speed: the person, wherever they sit, or the chair. */
export const whoAt = (state: TableState, seat: Seat): string => {
  const player = playerAt(state.session, seat);
  return personAt(state, player)?.id ?? `chair ${player}`;
};

/** Feeds the beat memory from the table's log, live and after a restart. */
export class BeatObserver {
  readonly memory: BeatMemory;
  readonly #slots: SlotRule;
  /** The slot that each seat filled when the window opened. */
  #eligible: BySeat<Eligible | undefined> | undefined;
  #passes: { who: string; stratum: Stratum; ms: number }[] = [];

  constructor(memory: BeatMemory, slots: SlotRule = evenSlots) {
    this.memory = memory;
    this.#slots = slots;
  }

  /** Records a fact. `state` is the table before it. */
  see(state: TableState, { at, event }: Fact): void {
    this.#seeWindow(state);
    if (event.type !== 'session') return;
    if (event.event.type === 'hand-scored') this.memory.handEnded();
    if (event.event.type === 'hand') this.#seeHand(state, at, event.event.event);
  }

  /** Keeps the slots of a window at its first fact, before which nothing has changed since the window opened. */
  #seeWindow(state: TableState): void {
    const { phase } = state.session.hand;
    if (state.session.phase !== 'playing' || phase.name !== 'claims') this.#eligible = undefined;
    else this.#eligible ??= this.#slots(state, phase, questionsOf(state)).eligible;
  }

  #seeHand(state: TableState, at: number, event: HandEvent): void {
    if (event.type === 'claim-made') this.#seeAnswer(state, at, event.seat, event.claim);
    else if (state.session.hand.phase.name === 'claims') this.#seeClosing(event);
  }

  /** Counts passes only in a window without claims: a window that was cut short does not show how long people think. */
  #seeClosing(event: HandEvent): void {
    if (event.type === 'drew') for (const { who, stratum, ms } of this.#passes) this.memory.passed(who, stratum, ms);
    if (CLOSINGS.has(event.type)) this.#passes = [];
  }

  /**
   * Returns how long (ms) a player took; undefined if their clock cut them short or no person thought. A player who has
   * not answered by the window's limit counts with the shipped median of such answers. Without them virtual answers
   * reach the limit too seldom, and a window that reaches it would reveal that a seat was asked.
   */
  #timeOf(state: TableState, player: Player, asked: QuestionKind, at: number): number | undefined {
    const ms = at - state.clock.since;
    const { limit } = state.clockPreset.beat;
    if (limit !== undefined && ms >= limit) {
      const speed = this.memory.speedOf(whoAt(state, seatOf(state.session, player)));
      return medianBeyond(passTable(asked), limit / speed) * speed;
    }
    const deadline = claimTime(state, player)?.deadline ?? Number.POSITIVE_INFINITY;
    return ms >= TOO_QUICK && at < deadline ? ms : undefined;
  }

  #seeAnswer(state: TableState, at: number, seat: Seat, claim: Claim): void {
    const { hand } = state.session;
    const { phase } = hand;
    const player = playerAt(state.session, seat);
    const eligible = this.#eligible?.[seat];
    if (personAt(state, player)?.presence !== 'here' || !eligible || phase.name !== 'claims' || isSolo(state)) return;
    const asked = questionKindOf(eligible.slot, phase.tile);
    const who = whoAt(state, seat);
    const ms = this.#timeOf(state, player, asked, at);
    if (ms === undefined) return;
    this.memory.answered(who, ms, typicalOf(claim.kind === 'pass' ? passTable(asked) : claimTable(asked)));
    this.memory.noted(eligible.slot, phase.tile, ms, who);
    if (claim.kind !== 'pass') return;
    this.#passes.push({ who, stratum: stratumOf(eligible.slot, phase.tile, discardsSoFar(hand) - 1), ms });
  }
}
