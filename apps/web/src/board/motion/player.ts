import { EASING, keyframesOf, type Move } from './motion.ts';

/** A move and the nodes that take part in it. */
export interface Flight {
  readonly node: HTMLElement;
  readonly move: Move;
  /** The tile as it still lies in the wall, seen until it leaves. */
  readonly inWall?: HTMLElement | undefined;
  /** ms that it has been on its way already. */
  readonly since?: number;
}

/** Moving tiles lie above those at rest. */
const ABOVE = 8000;

interface FlyingTile {
  /** Lowers the tile. */
  readonly settle: () => void;
  readonly animations: readonly Animation[];
  /** The speed that its animations were made for. */
  readonly speed: number;
}

/** Moves nodes on the page. A tile that leaves the wall later lies there face down until then. */
export class Player {
  readonly #flying = new Set<FlyingTile>();
  /** In the order in which they leave. */
  #held: readonly Flight[] = [];
  #speed = 1;
  /** ms at normal speed since the flights began, as of `#since`. */
  #passed = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** First all that changes styles, then all that reads them: the other way round each tile costs a pass over the page. */
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

  /** Has everything that is on its way go this many times as fast as it was made to. */
  hurry(speed: number): void {
    this.#tick();
    this.#speed = speed;
    for (const { animations, speed: made } of this.#flying) {
      for (const animation of animations) animation.updatePlaybackRate(speed / made);
    }
    this.#wait();
  }

  /** Puts what still waits in the wall where it goes. */
  release(): void {
    clearTimeout(this.#timer);
    for (const flight of this.#held) leaveWall(flight);
    this.#held = [];
  }

  /** Puts everything where it goes, at once. */
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

  /** Until the next tile leaves the wall. */
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

/** Raises a tile above the others; returns what lowers it again. */
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

/** The animations of one tile, its way first. */
function animate({ node, move, since = 0 }: Flight, speed: number): readonly Animation[] {
  const timing = { duration: move.duration / speed, delay: move.delay / speed, fill: 'backwards' as const };
  const way = node.animate(keyframesOf(move, node.style.transform), { ...timing, easing: EASING[move.ease] });
  // On its way already: it goes on from where it is.
  if (since > 0) way.currentTime = since;
  const back = { opacity: [1, 1, 0, 0], offset: [0, 0.6, 0.6, 1] };
  return [
    way,
    ...(move.turnsUp ? [node.animate(back, { ...timing, pseudoElement: '::before' })] : []),
    ...(move.kind === 'appear' ? [node.animate({ opacity: [0, 1] }, timing)] : []),
  ];
}
