import { EASING, keyframesOf, type Move } from './motion.ts';

/** A move and the nodes that take part in it. */
export interface Flight {
  readonly node: HTMLElement;
  readonly move: Move;
  /** The node of the tile in the wall, shown until the tile leaves. */
  readonly inWall?: HTMLElement | undefined;
  /** How long the tile already flies (ms). */
  readonly since?: number;
}

/** The z-index of moving tiles, above those at rest. */
const ABOVE = 8000;

interface FlyingTile {
  /** Lowers the tile. */
  readonly settle: () => void;
  readonly animations: readonly Animation[];
  /** The speed with which its animations were created. */
  readonly speed: number;
}

/** Animates the nodes of tiles. A tile that leaves the wall later is shown there face down until then. */
export class Animator {
  readonly #flying = new Set<FlyingTile>();
  /** The flights that have not begun, in their order. */
  #held: readonly Flight[] = [];
  #speed = 1;
  /** How much of the flights has passed at `#since` (ms at normal speed). */
  #passed = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Plays flights. It writes all styles before it reads any; mixed, each tile would cost a layout of the page. */
  play(flights: readonly Flight[], speed: number): void {
    this.release();
    const held = flights.filter(({ inWall, move }) => inWall && move.delay > 0);
    for (const { node } of held) node.dataset.waiting = '';
    this.#held = held.toSorted((a, b) => a.move.delay - b.move.delay);
    this.#speed = speed;
    this.#passed = 0;
    this.#since = performance.now();
    this.#fly(flights.filter(flight => !held.includes(flight)));
    this.#wait();
  }

  /** Sets the speed of all flights, as a multiple of normal speed. */
  hurry(speed: number): void {
    this.#tick();
    this.#speed = speed;
    for (const { animations, speed: made } of this.#flying) {
      for (const animation of animations) animation.updatePlaybackRate(speed / made);
    }
    this.#wait();
  }

  /** Puts the tiles that still wait in the wall to their places. */
  release(): void {
    clearTimeout(this.#timer);
    for (const flight of this.#held) leaveWall(flight);
    this.#held = [];
  }

  /** Ends all flights at once: every tile is at its place. */
  land(): void {
    this.release();
    for (const { animations, settle } of this.#flying) {
      for (const animation of animations) animation.finish();
      settle();
    }
    this.#flying.clear();
  }

  #tick(): void {
    const now = performance.now();
    this.#passed += (now - this.#since) * this.#speed;
    this.#since = now;
  }

  /** Waits until the next tile leaves the wall. */
  #wait(): void {
    clearTimeout(this.#timer);
    const [next] = this.#held;
    if (!next) return;
    this.#timer = setTimeout(() => this.#depart(), (next.move.delay - this.#passed) / this.#speed);
  }

  #depart(): void {
    this.#tick();
    const isDue = ({ move }: Flight) => move.delay <= this.#passed + 1;
    const due = this.#held.filter(isDue);
    this.#held = this.#held.filter(flight => !isDue(flight));
    for (const flight of due) leaveWall(flight);
    this.#fly(due.map(flight => ({ ...flight, move: { ...flight.move, delay: 0 } })));
    this.#wait();
  }

  #fly(flights: readonly Flight[]): void {
    const lifted = flights.map(flight => ({ flight, settle: lift(flight) }));
    for (const { flight, settle } of lifted) {
      const flying = { animations: animate(flight, this.#speed), speed: this.#speed, settle };
      this.#flying.add(flying);
      const land = () => {
        if (this.#flying.delete(flying)) settle();
      };
      flying.animations[0]!.addEventListener('finish', land);
      flying.animations[0]!.addEventListener('cancel', land);
    }
  }
}

function leaveWall({ node, inWall }: Flight): void {
  delete node.dataset.waiting;
  if (inWall) inWall.style.visibility = 'hidden';
}

/** Raises a tile above the others. Returns a function that lowers it again. */
function lift({ node, move }: Flight): () => void {
  const z = node.style.zIndex;
  const raised = String((Number(z) % ABOVE) + ABOVE);
  node.style.zIndex = raised;
  node.classList.add('moving');
  if (move.turnsUp) node.dataset.turning = '';
  return () => {
    node.classList.remove('moving');
    delete node.dataset.turning;
    if (node.style.zIndex === raised) node.style.zIndex = z;
  };
}

/** Starts the animations of one tile and returns them; the first is its flight. */
function animate({ node, move, since = 0 }: Flight, speed: number): readonly Animation[] {
  const timing = { duration: move.duration / speed, delay: move.delay / speed, fill: 'backwards' as const };
  const way = node.animate(keyframesOf(move, node.style.transform), { ...timing, easing: EASING[move.ease] });
  // The tile already flies, so the animation continues from there.
  if (since > 0) way.currentTime = since;
  const back = { opacity: [1, 1, 0, 0], offset: [0, 0.6, 0.6, 1] };
  return [
    way,
    ...(move.turnsUp ? [node.animate(back, { ...timing, pseudoElement: '::before' })] : []),
    ...(move.kind === 'appear' ? [node.animate({ opacity: [0, 1] }, timing)] : []),
  ];
}
