import type { Entry, SeatAction, TableState, TableViewer } from '@gorrion/protocol';
import { below, type RandomSource, type SeatCommand, safeActions, seatOf } from '@gorrion/rules';
import type { Caller } from '../decide/context.ts';
import { evolveTable } from '../state/evolve.ts';
import type { Frame } from './publisher.ts';
import type { World } from './world.ts';

/** Chooses a scripted person’s legal action and its delay (ms); undefined = no action. */
export type Script = (
  legal: readonly SeatCommand[],
  random: RandomSource,
) => { action: SeatCommand; after: number } | undefined;

export const atRandom: Script = (legal, random) => ({
  action: legal[below(random, legal.length)]!,
  after: 200 + below(random, 3000),
});

const ownAction = ({ seat: _, ...action }: SeatCommand): SeatAction => action as SeatAction;

/**
 * A person's page: follows the table by its entries alone, folds them as a browser does, and plays. Throws if the
 * numbers of its entries have a gap.
 */
export class Page {
  readonly who: Caller;
  readonly #world: World;
  readonly #random: RandomSource;
  readonly #script: Script;
  viewer: TableViewer = 'spectator';
  seq = 0;
  state!: TableState;
  /** Event number of the last question that was answered. */
  #answered = -1;
  #questionSeq = 0;
  readonly refusals: string[] = [];
  isPlaying = true;

  constructor(world: World, who: Caller, random: RandomSource, script: Script = atRandom) {
    this.who = who;
    this.#world = world;
    this.#random = random;
    this.#script = script;
  }

  /** Takes a snapshot, as after connecting. */
  enter(): void {
    this.viewer = this.#world.table.viewerOf(this.who.id);
    const { seq, state } = this.#world.table.snapshot(this.viewer);
    this.state = state;
    this.seq = seq;
    this.#questionSeq = seq;
    this.think();
  }

  receive(frame: Frame): void {
    if (frame.viewer !== this.viewer) return;
    for (const entry of frame.entries) this.#take(entry);
    if (this.#world.table.viewerOf(this.who.id) !== this.viewer) this.enter();
    else this.think();
  }

  #take(entry: Entry): void {
    if (entry.seq <= this.seq) return;
    if (entry.seq !== this.seq + 1) throw new Error(`gap: ${this.seq} then ${entry.seq}`);
    this.seq = entry.seq;
    this.state = evolveTable(this.state, entry);
    if (entry.event.type === 'session' && entry.event.event.type === 'hand') {
      if (entry.event.event.event.type !== 'claim-made') this.#questionSeq = entry.seq;
    } else if (entry.event.type === 'resumed') this.#questionSeq = entry.seq;
  }

  /** Plans the answer to the open question. */
  think(): void {
    const { session, stage, ready, pause } = this.state;
    if (!this.isPlaying || typeof this.viewer === 'string' || stage !== 'playing' || session.phase === 'over') return;
    if (pause.since !== undefined || this.#answered === this.#questionSeq) return;
    if (session.phase === 'between') {
      if (!ready[this.viewer] && this.state.secret === undefined) this.#later(500, () => this.#ask({ type: 'ready' }));
      return;
    }
    const legal = safeActions(session.hand, seatOf(session, this.viewer));
    const plan = legal.length > 0 ? this.#script(legal, this.#random) : undefined;
    if (!plan) return;
    const answers = this.seq;
    this.#later(plan.after, () => this.#ask({ type: 'act', action: ownAction(plan.action) }, answers));
  }

  #later(after: number, task: () => void): void {
    this.#answered = this.#questionSeq;
    const question = this.#questionSeq;
    const { clock } = this.#world;
    clock.at(clock.now() + after, () => {
      if (question === this.#questionSeq && this.isPlaying) task();
    });
  }

  #ask(command: Parameters<World['envelope']>[1], answers = this.seq): void {
    const envelope = { ...this.#world.envelope(this.who, command), answers };
    void this.#world.table.execute(this.who, envelope).then(answer => {
      if (!answer.ok) this.refusals.push(answer.code);
    });
  }
}

/** Returns the pages of several people at one table. */
export function pagesOf(
  world: World,
  people: readonly Caller[],
  random: RandomSource,
  script?: Script,
): readonly Page[] {
  const pages = people.map(who => new Page(world, who, random, script));
  world.publisher.onFrame = frame => {
    for (const page of pages) page.receive(frame);
  };
  world.onRestored = () => {
    for (const page of pages) page.enter();
  };
  world.onRestored();
  return pages;
}

/** Runs the table until `holds` returns true. Throws if the table stops or takes more than `steps`. */
export async function until(world: World, holds: () => boolean, steps = 20_000): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if (holds()) return;
    if (!(await world.clock.step())) break;
  }
  if (!holds()) throw new Error(`it never came: ${JSON.stringify(world.table.state.session.hand.phase)}`);
}
