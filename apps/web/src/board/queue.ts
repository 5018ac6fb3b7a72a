import { hasMotion, type NumberedHand, type PaceStep, questionOf } from './pace.ts';

/** What is on the screen: a step on its way, and the newest state that has come to rest. What is told belongs to that one. */
export interface ShownStep {
  readonly step: PaceStep;
  readonly settled: NumberedHand;
}

export interface QueuePorts {
  /** ms */
  readonly now: () => number;
  /** Does something later; returns what cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  /** Draws the step. The board answers with `begin` as soon as it knows how long its tiles travel. */
  readonly show: (shown: ShownStep) => void;
  /** Has the tiles that travel go this many times as fast as they are made to. */
  readonly hurry: (speed: number) => void;
  /** Puts the tiles that travel where they go: their time is over. */
  readonly land: () => void;
}

/** ms: a state that has to wait for its turn has come to rest so long after it arrived. */
export const LAG_MS = 250;
/** Tiles that go faster than this cannot be followed. */
const FASTEST = 6;
/** ms that a step takes of which the board has not said it yet. */
const USUAL_MS = 300;
/** ms: a step that begins so soon has not waited. */
const AT_ONCE_MS = 30;

interface WaitingStep {
  readonly step: PaceStep;
  readonly arrivedAt: number;
}

const speedFor = (left: number, until: number): number => Math.min(FASTEST, Math.max(1, left / Math.max(1, until)));

/**
 * Shows states one after another, each as long as its tiles travel. Whoever is asked something is not kept waiting: what
 * is behind goes faster, and states that arrive while another one waits are shown together with it, so that the newest
 * has come to rest `LAG_MS` after it arrived. Only a deal is shown whole; a pressing question cuts it short.
 */
export class PaceQueue {
  readonly #ports: QueuePorts;
  #shown: ShownStep;
  #waiting: readonly WaitingStep[] = [];
  /** The step that is shown: when it arrived, and how much of its time (ms at normal speed) has passed at `since`. */
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

  /** Takes what follows from a state that arrived. `isPressing`: the viewer is asked something, and their time runs. */
  push(steps: readonly PaceStep[], isPressing: boolean): void {
    const [first] = steps;
    if (!first) return;
    if (first.jump) this.#jump(steps);
    else if (isPressing && this.#isDealing) this.#jump([this.#endOfDeal(), ...steps]);
    else if (!this.#takeInPlace(first)) this.#enqueue(steps);
  }

  /** What waits already is shown together with the newest; only a deal is shown step by step. */
  #enqueue(steps: readonly PaceStep[]): void {
    const arrivedAt = this.#waiting.find(({ step }) => !step.isDeal)?.arrivedAt ?? this.#ports.now();
    this.#waiting = [...this.#waiting.filter(({ step }) => step.isDeal), ...steps.map(step => ({ step, arrivedAt }))];
    if (this.#state === 'resting') this.#advance();
    else this.#catchUp();
  }

  /** Shows a state at once, whatever waits: nothing travels. */
  replace(step: PaceStep): void {
    this.#cancel();
    this.#waiting = [];
    this.#state = 'resting';
    this.#show({ step, settled: step });
  }

  /** Shows the newest state at once while a deal is shown; says whether there was anything to skip. */
  skip(): boolean {
    if (!this.#isDealing) return false;
    const newest = this.#waiting.at(-1)?.step ?? this.#shown.step;
    this.#jump([still(newest)]);
    return true;
  }

  /** The tiles of the step that is shown travel so long (ms at normal speed); returns how fast they have to go. */
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

  /** The deal as it lies when it is over, without its motion. */
  #endOfDeal(): PaceStep {
    return still(this.#waiting.findLast(({ step }) => step.isDeal)?.step ?? this.#shown.step);
  }

  #jump(steps: readonly PaceStep[]): void {
    const arrivedAt = this.#ports.now();
    this.#waiting = steps.map(step => ({ step, arrivedAt }));
    this.#advance();
  }

  /** What moves no tile and asks nothing else is shown with what stands there. */
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
    // What waited for a deal has its usual time from now on.
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

  /** Something waits: what is on its way goes faster, if need be. */
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
