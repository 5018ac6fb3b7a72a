import { hasMotion, type NumberedHand, type PaceStep, questionOf } from './pace.ts';

/** What is on the screen: the step in motion, and the newest state at rest, which is the one announced. */
export interface ShownStep {
  readonly step: PaceStep;
  readonly settled: NumberedHand;
}

export interface QueuePorts {
  /** ms */
  readonly now: () => number;
  /** Runs a task later. Returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  /** Draws the step. The board calls `begin` as soon as it knows how long its tiles travel. */
  readonly show: (shown: ShownStep) => void;
  /** Sets the speed of the moving tiles, as a multiple of normal speed. */
  readonly hurry: (speed: number) => void;
  /** Puts the moving tiles to their places. */
  readonly land: () => void;
}

/** A state that has to wait comes to rest this long after it arrived (ms). */
export const LAG_MS = 250;
/** The highest speed that a viewer can follow. */
const FASTEST = 6;
/** The assumed length of a step before the board has reported it (ms). */
const USUAL_MS = 300;
/** A step that begins within this time (ms) has not waited. */
const AT_ONCE_MS = 30;

interface WaitingStep {
  readonly step: PaceStep;
  readonly arrivedAt: number;
}

const speedFor = (left: number, until: number): number => Math.min(FASTEST, Math.max(1, left / Math.max(1, until)));

/**
 * Shows states one after another, each as long as its tiles travel. A question never waits long: late steps go faster, and
 * states that arrive while another one waits are shown together, so that the newest rests `LAG_MS` after it arrived. Only
 * a deal is shown whole, unless a question with a time limit cuts it short.
 */
export class PaceQueue {
  readonly #ports: QueuePorts;
  #shown: ShownStep;
  #waiting: readonly WaitingStep[] = [];
  /** When the current step arrived. `#passed` is how much of it has been shown at `#since` (ms at normal speed). */
  #arrivedAt: number;
  #length = 0;
  #passed = 0;
  #since = 0;
  #speed = 1;
  #state: 'drawing' | 'moving' | 'resting' = 'drawing';
  #cancel = () => {};

  constructor(ports: QueuePorts, steps: readonly PaceStep[]) {
    const [first, ...rest] = steps as readonly [PaceStep, ...PaceStep[]];
    this.#ports = ports;
    this.#arrivedAt = ports.now();
    this.#shown = { step: first, settled: first };
    this.#waiting = rest.map(step => ({ step, arrivedAt: this.#arrivedAt }));
  }

  get shown(): ShownStep {
    return this.#shown;
  }

  get #isDealing(): boolean {
    const { step } = this.#shown;
    return (step.isDeal === true && this.#state !== 'resting') || this.#waiting.some(({ step: next }) => next.isDeal);
  }

  /** Queues the steps of a new state. `isPressing` says that the viewer is asked something with a time limit. */
  push(steps: readonly PaceStep[], isPressing: boolean): void {
    const [first] = steps;
    if (!first) return;
    if (first.jump) this.#jump(steps);
    else if (isPressing && this.#isDealing) this.#jump([this.#endOfDeal(), ...steps]);
    else if (!this.#takeInPlace(first)) this.#enqueue(steps);
  }

  /** Queues steps. Waiting states are shown together with the newest; only a deal is shown step by step. */
  #enqueue(steps: readonly PaceStep[]): void {
    const arrivedAt = this.#waiting.find(({ step }) => !step.isDeal)?.arrivedAt ?? this.#ports.now();
    this.#waiting = [...this.#waiting.filter(({ step }) => step.isDeal), ...steps.map(step => ({ step, arrivedAt }))];
    if (this.#state === 'resting') this.#advance();
    else this.#catchUp();
  }

  /** Shows a state at once without motion, and drops what waits. */
  replace(step: PaceStep): void {
    this.rest({ step, settled: step });
    this.#ports.show(this.#shown);
  }

  /** Takes over a state that is drawn already and moves no tile, and drops what waits. */
  rest(shown: ShownStep): void {
    this.#cancel();
    this.#waiting = [];
    this.#state = 'resting';
    this.#shown = shown;
  }

  /** Shows the newest state at once during a deal. Returns whether there was a deal to skip. */
  skip(): boolean {
    if (!this.#isDealing) return false;
    const newest = this.#waiting.at(-1)?.step ?? this.#shown.step;
    this.#jump([still(newest)]);
    return true;
  }

  /** Starts the current step, whose tiles travel `length` ms at normal speed. Returns the speed at which they must go. */
  begin(length: number): number {
    if (this.#state !== 'drawing') return this.#speed;
    this.#state = 'moving';
    this.#length = Math.max(length, this.#shown.step.hold);
    this.#passed = 0;
    this.#run(this.#speedNow());
    return this.#speed;
  }

  stop(): void {
    this.#cancel();
  }

  /** Returns the end of the deal as a step without motion. */
  #endOfDeal(): PaceStep {
    return still(this.#waiting.findLast(({ step }) => step.isDeal)?.step ?? this.#shown.step);
  }

  #jump(steps: readonly PaceStep[]): void {
    const arrivedAt = this.#ports.now();
    this.#waiting = steps.map(step => ({ step, arrivedAt }));
    this.#advance();
  }

  /** Merges a step that moves no tile and asks nothing new into the current one. Returns whether it could. */
  #takeInPlace(step: PaceStep): boolean {
    const { step: current, settled } = this.#shown;
    if (this.#waiting.length > 0 || hasMotion(current.hand, step.hand)) return false;
    const isResting = this.#state === 'resting';
    if (!isResting && questionOf(current.hand) !== questionOf(step.hand)) return false;
    const { isDeal, thrown } = current;
    const taken = isResting
      ? step
      : { ...step, ...(isDeal ? { isDeal } : {}), ...(thrown === undefined ? {} : { thrown }) };
    this.#show({ step: taken, settled: isResting ? step : settled });
    return true;
  }

  #show(shown: ShownStep): void {
    this.#shown = shown;
    this.#ports.show(shown);
  }

  #advance(): void {
    this.#cancel();
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    const wasDeal = this.#shown.step.isDeal;
    const { step } = next;
    this.#waiting = rest;
    // A state that waited for a deal gets its usual time, counted from now.
    this.#arrivedAt = wasDeal && !step.isDeal ? this.#ports.now() : next.arrivedAt;
    this.#state = 'drawing';
    const isStill = step.jump || step.hand === this.#shown.step.hand;
    this.#show({ step, settled: isStill ? step : this.#shown.settled });
  }

  #speedNow(): number {
    if (this.#shown.step.isDeal) return 1;
    const next = this.#waiting[0];
    const now = this.#ports.now();
    const left = this.#length - this.#passed;
    if (!next) return now - this.#arrivedAt < AT_ONCE_MS ? 1 : speedFor(left, this.#arrivedAt + LAG_MS - now);
    const more = hasMotion(this.#shown.step.hand, next.step.hand) ? USUAL_MS : 0;
    return speedFor(left + more, next.arrivedAt + LAG_MS - now);
  }

  /** Speeds the current step up if a state waits and would be late. */
  #catchUp(): void {
    if (this.#state !== 'moving') return;
    const now = this.#ports.now();
    this.#passed += (now - this.#since) * this.#speed;
    this.#since = now;
    const speed = this.#speedNow();
    if (speed <= this.#speed) return;
    this.#run(speed);
    this.#ports.hurry(speed);
  }

  #run(speed: number): void {
    this.#cancel();
    this.#speed = speed;
    this.#since = this.#ports.now();
    this.#cancel = this.#ports.after(Math.max(0, this.#length - this.#passed) / speed, () => this.#end());
  }

  #end(): void {
    this.#state = 'resting';
    this.#ports.land();
    const { step } = this.#shown;
    this.#shown = { step, settled: step };
    if (this.#waiting.length > 0) this.#advance();
    else this.#ports.show(this.#shown);
  }
}

const still = ({ hand, seq }: PaceStep): PaceStep => ({ hand, seq, jump: true, hold: 0 });
