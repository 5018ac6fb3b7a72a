import type { BeatPreset, TableState } from '@gorrion/protocol';
import {
  type BySeat,
  below,
  bySeat,
  type Claim,
  type ClaimsPhase,
  type HandEvent,
  isClassical,
  isSettled,
  playerAt,
  type RandomSource,
  SEATS,
  type Seat,
  type SeatCommand,
  winningClaim,
} from '@gorrion/rules';
import type { BeatMemory } from '../beat/memory.ts';
import { whoAt } from '../beat/observer.ts';
import { discardsSoFar, type Eligible, questionsOf, speedSeat, type WindowSlots } from '../beat/slots.ts';
import { type Slot, type Stratum, stratumOf } from '../beat/strata.ts';
import type { TimedAnswer, WindowAction } from '../beat/timing.ts';
import { claimTime } from '../clock/deadlines.ts';
import { askedClaims, winsByItself } from '../people/armed.ts';
import { isSolo } from '../people/people.ts';
import { controllerOf, placeAt } from './controllers.ts';
import { type DueChore, earliest } from './dueChore.ts';
import { BOT_LIMIT, botClaim, soloPause } from './pace.ts';
import type { Surroundings } from './turn.ts';

const mayComeBack = (state: TableState, seat: Seat): boolean => {
  const place = placeAt(state, seat);
  return place.kind === 'person' && place.presence !== 'left';
};

/** Whether the window skips the beat: one person against bots, except in strict play, where it must reveal no claim. */
const isUntimed = (state: TableState): boolean => isSolo(state) && state.session.hand.rules.assist !== 'strict';

/** Latest claim (ms) of a bot if people have no limit. */
const LATEST_BOT = 8000;

/**
 * The claim window of one discard or added kong. Draws all its chance when it opens. Viewers see nothing of it but the
 * events.
 */
export class ClaimWindow {
  readonly #preset: BeatPreset;
  readonly #phase: ClaimsPhase;
  readonly #claims: BySeat<readonly Claim[]>;
  readonly #eligible: BySeat<Eligible | undefined>;
  readonly #virtual: Readonly<Record<Slot, number>>;
  readonly #botDelays: BySeat<number>;
  readonly #pause: number;
  readonly #answers: (TimedAnswer | undefined)[] = [];
  readonly #substitutes: (number | undefined)[] = [];
  /**
   * Seats whose answer was awaited from the start. A player who comes back later may answer, but the table does not
   * wait.
   */
  readonly #isAsked: BySeat<boolean>;
  readonly #wasAsked: boolean[] = [];
  #announced: { seat: Seat; after: number } | undefined;
  readonly #laidChowStands: boolean;
  readonly #random: RandomSource;
  readonly #memory: BeatMemory;
  readonly #around: Surroundings;
  readonly #discardsBefore: number;

  constructor(state: TableState, phase: ClaimsPhase, random: RandomSource, memory: BeatMemory, around: Surroundings) {
    const { hand } = state.session;
    this.#preset = state.clockPreset.beat;
    this.#laidChowStands = isClassical(hand.rules) && hand.rules.laidChowStands === true;
    this.#phase = phase;
    this.#random = random;
    this.#memory = memory;
    this.#around = around;
    this.#discardsBefore = discardsSoFar(hand) - 1;
    const isThere = (seat: Seat) => controllerOf(state, seat) === 'person';
    const questions = questionsOf(state, seat => isThere(seat) || (around.isRestored && mayComeBack(state, seat)));
    const { played, eligible } = around.slots(state, phase, questions);
    this.#claims = questions.claims;
    this.#isAsked = questions.isAsked;
    this.#eligible = eligible;
    this.#virtual = this.#draws(state, played);
    this.#pause = soloPause(state, random);
    const latest = (this.#preset.limit ?? LATEST_BOT) - 100;
    this.#botDelays = bySeat(seat => botClaim(state, random, this.#eligible[seat]?.slot ?? 'P', phase.tile, latest));
    // After a restart, claims made before it stand, without further waiting.
    for (const seat of SEATS) {
      const claim = phase.made[seat];
      if (claim && claim.kind !== 'pass') this.#answers[seat] = { claim, after: 0 };
    }
    if (phase.announced !== undefined) this.#announced = { seat: phase.announced, after: 0 };
  }

  #stratum(slot: Slot): Stratum {
    return stratumOf(slot, this.#phase.tile, this.#discardsBefore);
  }

  /** Draws both slots regardless of who can claim, so that even the processor time does not depend on it. */
  #draws(state: TableState, played: WindowSlots['played']): Readonly<Record<Slot, number>> {
    const { from, tile } = this.#phase;
    const draw = (slot: Slot) => {
      const who = whoAt(
        state,
        speedSeat(state, slot, from, count => below(this.#random, count)),
      );
      const isReal = SEATS.some(seat => this.#eligible[seat]?.slot === slot && this.#isPerson(state, seat));
      if (!played[slot]) return 0;
      const stratum = this.#stratum(slot);
      if (isReal) return this.#memory.drawAfter(this.#random, stratum, who, this.#preset.cut, 0);
      return this.#memory.draw(this.#random, slot, tile, stratum, who, this.#preset.cut);
    };
    return { P: draw('P'), C: draw('C') };
  }

  /** Whether the seat has a claim that its player has not switched off since the window opened. */
  #isOpenTo(state: TableState, seat: Seat): boolean {
    return askedClaims(state, seat, this.#claims[seat]).length > 0;
  }

  /** Whether the seat's person is here and has a claim that is not switched off. */
  #isPerson(state: TableState, seat: Seat): boolean {
    return controllerOf(state, seat) === 'person' && this.#isOpenTo(state, seat);
  }

  /** Records a fact of this window. */
  see(state: TableState, at: number, event: HandEvent): void {
    const after = Math.max(0, at - state.clock.since);
    if (event.type === 'claim-announced') this.#announced = { seat: event.seat, after };
    if (event.type === 'fouled' && event.voidsClaim) this.#withdraw(event.seat);
    if (event.type === 'umpire-ruled' && event.ruling.kind === 'void-claim') this.#withdraw(event.ruling.seat);
    if (event.type !== 'claim-made') return;
    this.#answers[event.seat] = { claim: event.claim, after };
    const deadline = claimTime(state, playerAt(state.session, event.seat))?.deadline;
    const isCutShort = deadline !== undefined && at >= deadline && after < (this.#preset.limit ?? 0);
    if (isCutShort) this.#substitute(state, event.seat, after);
  }

  /** Removes a void claim, as if the seat had not answered. */
  #withdraw(seat: Seat): void {
    this.#answers[seat] = undefined;
    if (this.#announced?.seat === seat) this.#announced = undefined;
  }

  /** Replaces an answer that will not come by a virtual one later than now, so that nothing jumps. */
  #substitute(state: TableState, seat: Seat, now: number): void {
    const slot = this.#eligible[seat]?.slot;
    if (!slot || this.#substitutes[seat] !== undefined) return;
    const who = whoAt(state, seat);
    this.#substitutes[seat] = this.#memory.drawAfter(this.#random, this.#stratum(slot), who, this.#preset.cut, now);
  }

  /** Returns the claim of the seat's bot: undefined while it thinks, a pass if it is too late. */
  #botClaim(state: TableState, seat: Seat, now: number): Claim | undefined {
    const answer: SeatCommand | undefined = this.#around.botAnswers.answerOf(state, seat);
    const limit = isUntimed(state) ? BOT_LIMIT : this.#preset.beat;
    const command = answer ?? (now >= limit ? this.#around.botAnswers.giveUp(state, seat) : undefined);
    return command?.type === 'claim' ? command.claim : command && { kind: 'pass' };
  }

  #isAwaited(state: TableState, seat: Seat, now: number): boolean {
    if (!this.#eligible[seat] || this.#answers[seat] || this.#substitutes[seat] !== undefined) return false;
    if (this.#isPerson(state, seat)) return this.#isAsked[seat];
    if (controllerOf(state, seat) !== 'bot' || !this.#isOpenTo(state, seat)) return false;
    if (mayComeBack(state, seat) && this.#around.isReturning()) return false;
    const claim = this.#botClaim(state, seat, now);
    // Once a call was announced only a win is legal.
    return claim === undefined || claim.kind === 'win' || (claim.kind !== 'pass' && !this.#announced);
  }

  /** Substitutes the answers of people who were asked and have gone. No bot steps in before the next question. */
  #notice(state: TableState, now: number): void {
    for (const seat of SEATS) {
      const isPerson = this.#isPerson(state, seat);
      if (this.#wasAsked[seat] && !isPerson && !this.#answers[seat]) this.#substitute(state, seat, now);
      this.#wasAsked[seat] = isPerson && this.#isAsked[seat];
    }
  }

  /** Returns the laying of a lone person's chow where it stands: at once. The bots' chows wait for the person. */
  #chowLaid(state: TableState): WindowAction | undefined {
    if (!this.#laidChowStands || this.#announced) return undefined;
    const best = winningClaim({ from: this.#phase.from, made: bySeat(seat => this.#answers[seat]?.claim) });
    if (best?.claim.kind !== 'chow' || controllerOf(state, best.seat) !== 'person') return undefined;
    return { type: 'announce', after: this.#answers[best.seat]!.after, seat: best.seat };
  }

  /** Returns when a window of one person against bots closes: once no answer can change the result. */
  #soloStep(state: TableState, isAwaited: BySeat<boolean>): WindowAction | undefined {
    const laid = this.#chowLaid(state);
    if (laid) return laid;
    if (isAwaited.some(Boolean) && !isSettled(state.session.hand)) return undefined;
    const answered = SEATS.map(seat => this.#answers[seat]?.after ?? 0);
    return { type: 'close', after: Math.max(this.#pause, ...answered) };
  }

  #windowStep(state: TableState, isAwaited: BySeat<boolean>): WindowAction | undefined {
    if (isUntimed(state)) return this.#soloStep(state, isAwaited);
    return this.#around.timing({
      preset: this.#preset,
      from: this.#phase.from,
      eligible: this.#eligible,
      isAwaited,
      answers: bySeat(seat => this.#answers[seat]),
      substitutes: bySeat(seat => this.#substitutes[seat]),
      virtual: this.#virtual,
      announced: this.#announced,
      laidChowStands: this.#laidChowStands,
    });
  }

  #claim(at: number, seat: Seat, claim: Claim): DueChore {
    return { at, chore: () => ({ type: 'play', command: { type: 'claim', seat, claim } }) };
  }

  /** Returns a seat's automatic claim: a switched-on win at once, a bot's claim at its time, a pass at the deadline. */
  #seatStep(state: TableState, seat: Seat, isAwaited: boolean, now: number): DueChore | undefined {
    const { since } = state.clock;
    if (!this.#eligible[seat] || this.#answers[seat]) return undefined;
    const player = playerAt(state.session, seat);
    const controller = controllerOf(state, seat);
    if (this.#eligible[seat].canWin && winsByItself(state, seat)) return this.#claim(since, seat, { kind: 'win' });
    if (!isAwaited) return undefined;
    if (controller === 'bot') return this.#botStep(state, seat, now);
    const deadline = claimTime(state, player)?.deadline;
    const isFixed = this.#preset.isFixed && !isUntimed(state);
    return deadline === undefined || isFixed ? undefined : this.#claim(deadline, seat, { kind: 'pass' });
  }

  #botStep(state: TableState, seat: Seat, now: number): DueChore | undefined {
    const { since } = state.clock;
    const claim = this.#botClaim(state, seat, now);
    if (claim) return this.#claim(since + this.#botDelays[seat], seat, claim);
    // The bot still thinks: look again when its time is over.
    const limit = isUntimed(state) ? BOT_LIMIT : this.#preset.beat;
    return this.#claim(since + limit, seat, { kind: 'pass' });
  }

  next(state: TableState, at: number): DueChore | undefined {
    const { since } = state.clock;
    const now = at - since;
    this.#notice(state, now);
    const isAwaited = bySeat(seat => this.#isAwaited(state, seat, now));
    const step = this.#windowStep(state, isAwaited);
    const own = step && {
      at: since + step.after,
      chore: () =>
        step.type === 'close'
          ? ({ type: 'play', command: { type: 'close-claims' } } as const)
          : ({ type: 'play', command: { type: 'announce-claim', seat: step.seat } } as const),
    };
    return earliest([...SEATS.map(seat => this.#seatStep(state, seat, isAwaited[seat], now)), own]);
  }
}
