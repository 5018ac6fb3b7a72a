import type { ClockPreset, TableEvent, TableState } from '@gorrion/protocol';
import { actingSeat, defaultAction, exchangers, isToExchange, type Player } from '@gorrion/rules';
import { BeatMemory } from '../beat/memory.ts';
import { BeatObserver } from '../beat/observer.ts';
import { evenSlots, type SlotRule } from '../beat/slots.ts';
import { nextAction } from '../beat/timing.ts';
import { asksAnew } from '../clock/fold.ts';
import type { Chore } from '../decide/chore.ts';
import { isPaused, isPlaying, personAt } from '../people/people.ts';
import { randomFrom } from '../ports/chance.ts';
import { isStarting } from '../shuffle/pendingShuffle.ts';
import type { Fact } from '../state/evolve.ts';
import { absenceStep } from './absences.ts';
import { BotAnswers } from './botAnswers.ts';
import { desertion, firstHand, nextHand, rematch, timeCall } from './breaks.ts';
import { countStep } from './countStep.ts';
import { type DueChore, earliest } from './dueChore.ts';
import { ExchangeStep } from './exchange.ts';
import type { Ports } from './tablePorts.ts';
import { Trail } from './trail.ts';
import { Turn } from './turn.ts';
import { ClaimWindow } from './window.ts';

/** What the table waits for. */
type Question = Turn | ClaimWindow | ExchangeStep;

/** Whether a person's chair goes to nobody, or to a bot as in a lesson. */
const givesUpChair = (before: TableState, event: TableEvent): boolean =>
  event.type === 'seated' && event.who.kind !== 'person' && personAt(before, event.place) !== undefined;

/** Returns the chore to try when the table's own was refused, so that no table stops. */
export function fallback({ session }: TableState): Chore | undefined {
  const { phase } = session.hand;
  if (session.phase !== 'playing') return undefined;
  if (phase.name === 'claims') return { type: 'play', command: { type: 'close-claims' } };
  if (phase.name === 'counting') return { type: 'play', command: { type: 'close-count' } };
  const acting =
    phase.name === 'exchanging' ? exchangers(phase).find(seat => isToExchange(session.hand, seat)) : undefined;
  const seat = phase.name === 'turn' ? phase.seat : acting;
  const command = seat === undefined ? undefined : defaultAction(session.hand, seat);
  return command && { type: 'play', command };
}

/**
 * Computes what the table does next without a command, and when: bots' moves, ends of clocks and windows, the next
 * deal. It follows the log; a restart rebuilds all that it holds.
 */
export class Conductor {
  readonly #ports: Ports;
  readonly #random: ReturnType<typeof randomFrom>;
  readonly #onAnswer: () => void;
  #observer: BeatObserver | undefined;
  #graceUntil = Number.NEGATIVE_INFINITY;
  #question: Question | undefined;
  #foreseen: Question | undefined;
  readonly #awaySince = new Map<Player, number>();
  /** What a teacher can take back here. */
  readonly trail = new Trail();
  /** When (server ms) a person's page last disconnected, or a person left. */
  #leftAt = Number.NEGATIVE_INFINITY;
  /** Number of bots' answers that failed, were illegal or came too late. */
  faults = 0;

  constructor(ports: Ports, onAnswer: () => void) {
    this.#ports = ports;
    this.#random = randomFrom(ports.entropy);
    this.#onAnswer = onAnswer;
  }

  /** Records a fact. `before` is the state before it. */
  see(before: TableState, fact: Fact): void {
    const { event, at } = fact;
    if (event.type === 'table-opened') this.#observer = this.#observerFor(event.clock);
    this.#observer?.see(before, fact);
    this.trail.see(before, fact);
    if ((event.type === 'presence-changed' || event.type === 'teacher-moved') && event.presence !== 'here') {
      this.#leftAt = at;
      if (event.type === 'presence-changed') this.#awaySince.set(event.place, at);
    }
    if (givesUpChair(before, event)) this.#leftAt = at;
    if (event.type === 'seats-drawn') this.#awaySince.clear();
    if (asksAnew(event)) this.#question = undefined;
    else if (event.type !== 'session' || event.event.type !== 'hand') return;
    else if (this.#question instanceof ClaimWindow) this.#question.see(before, at, event.event.event);
  }

  /**
   * Opens the question that the next facts will ask, before they are published. The time it takes to compute the claims
   * then passes before the discard is seen, so nobody can measure it.
   */
  foresee(state: TableState, facts: readonly Fact[]): void {
    if (facts.some(({ event }) => asksAnew(event))) this.#foreseen = this.#open(state, false);
  }

  /** Reopens the question after a restart. Until `graceUntil` (server ms) people may still be reconnecting. */
  restored(state: TableState, graceUntil: number): void {
    this.#graceUntil = graceUntil;
    this.prepare(state, true);
  }

  /** Opens the question of the state. */
  prepare(state: TableState, isRestored = false): void {
    this.#question ??= this.#foreseen ?? this.#open(state, isRestored);
    this.#foreseen = undefined;
  }

  #open(state: TableState, isRestored: boolean): Question | undefined {
    const { phase } = state.session.hand;
    if (state.session.phase !== 'playing') return undefined;
    const botAnswers = new BotAnswers(this.#ports, this.#onAnswer, () => {
      this.faults++;
    });
    const awaySince = (player: Player) => this.#awaySince.get(player) ?? 0;
    const isReturning = () => this.#ports.clock.now() < this.#graceUntil;
    const timing = this.#ports.timing ?? nextAction;
    const around = { botAnswers, isRestored, isReturning, awaySince, timing, slots: this.#slots };
    if (phase.name === 'exchanging') return new ExchangeStep(state, this.#random, around);
    if (actingSeat(state.session.hand) !== undefined) return new Turn(state, this.#random, around);
    return phase.name === 'claims'
      ? new ClaimWindow(state, phase, this.#random, this.#memoryOf(state), around)
      : undefined;
  }

  get #slots(): SlotRule {
    return this.#ports.slots ?? evenSlots;
  }

  #observerFor({ beat }: ClockPreset): BeatObserver {
    return new BeatObserver(new BeatMemory(beat.speed), this.#slots);
  }

  #memoryOf(state: TableState): BeatMemory {
    this.#observer ??= this.#observerFor(state.clockPreset);
    return this.#observer.memory;
  }

  /** Returns the next chore if no command comes; undefined while the table waits for people. */
  next(state: TableState, now: number): DueChore | undefined {
    if (state.stage === 'closed') return undefined;
    const { entropy, sealed } = this.#ports;
    const means = { entropy, sealed, isReturning: now < this.#graceUntil };
    if (isStarting(state)) return firstHand(state, now, means);
    if (state.stage !== 'playing') return undefined;
    // An event's table plays one game, although some may still be marked as ready for the next hand.
    if (!isPlaying(state)) return state.event ? undefined : rematch(state, now, entropy);
    if (isPaused(state)) return earliest([desertion(state, this.#leftAt), absenceStep(state)]);
    // The teacher deals.
    if (state.lesson && state.session.phase !== 'playing') return undefined;
    if (state.session.phase !== 'playing')
      return earliest([nextHand(state, now, means), timeCall(state), absenceStep(state)]);
    return earliest([this.#questionStep(state, now), timeCall(state), absenceStep(state)]);
  }

  #questionStep(state: TableState, now: number): DueChore | undefined {
    if (state.session.hand.phase.name === 'counting') return countStep(state, now);
    this.prepare(state);
    const seat = actingSeat(state.session.hand);
    if (this.#question instanceof ClaimWindow) return this.#question.next(state, now);
    if (this.#question instanceof ExchangeStep) return this.#question.next(state);
    return seat === undefined ? undefined : this.#question?.next(state, seat);
  }
}
