import type { PersonId, TableCommand, TableEnvelope, TableSettings, TableViewer } from '@gorrion/protocol';
import { PLAYERS, seeded } from '@gorrion/rules';
import type { Stack } from '@gorrion/rules/testing';
import { Chain } from '../decide/chain.ts';
import { opening } from '../decide/chore.ts';
import type { Caller } from '../decide/context.ts';
import { newBot } from '../decide/gathering.ts';
import { personAt } from '../people/people.ts';
import type { Bots, SealedSource } from '../ports/ports.ts';
import type { CommandResult } from '../runtime/answerRing.ts';
import { Table } from '../runtime/table.ts';
import type { Ports } from '../runtime/tablePorts.ts';
import { unopened } from '../state/unopened.ts';
import { SimpleBots } from './bots.ts';
import { VirtualClock } from './clock.ts';
import { SeededEntropy } from './entropy.ts';
import { NonceGiver, ORIGIN } from './giver.ts';
import { RecordingPublisher } from './publisher.ts';
import { beginStacked } from './stacking.ts';
import { MemoryStore } from './store.ts';

export const person = (name: string): Caller => ({ id: name.toLowerCase() as PersonId, name, origin: ORIGIN });

export const SETTINGS: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'club',
  absence: 'bot',
  visibility: 'link',
};

/** A table with everything around it under the test's control. */
export class World {
  readonly clock = new VirtualClock();
  readonly store = new MemoryStore();
  readonly publisher = new RecordingPublisher(this.clock);
  readonly ports: Ports;
  #ids = 0;
  /** Name of its own, so that no world repeats another one's log. */
  readonly #name: string;
  /** Called after a restart, for pages to reconnect. */
  onRestored: () => void = () => {};
  /** People whose pages do not contribute to the shuffle. */
  readonly silent = new Set<PersonId>();
  /** People whose pages seal a nonce and do not open it. */
  readonly withholding = new Set<PersonId>();
  /** Shuffle memory of each person's page. It outlives the server. */
  readonly givers = new Map<PersonId, NonceGiver>();
  table!: Table;

  constructor(seed: string, bots: Bots = new SimpleBots(), sealed?: SealedSource) {
    const { clock, store, publisher } = this;
    this.#name = seeded(seed)().toString(16).padStart(8, '0');
    this.ports = { clock, store, publisher, entropy: new SeededEntropy(seed), bots, ...(sealed && { sealed }) };
    publisher.onEverything = ({ viewer }) => this.#contribute(viewer);
  }

  /** Lets connected pages contribute to the shuffle. */
  #contribute(viewer: TableViewer): void {
    if (typeof viewer === 'string' || !this.table) return;
    const { state } = this.table.snapshot(viewer);
    const place = personAt(state, viewer);
    if (place?.presence !== 'here' || this.silent.has(place.id)) return;
    const isWithheld = (command: TableCommand) => command.type === 'open-nonce' && this.withholding.has(place.id);
    const owed = this.giverOf(place.id).owed(state, viewer, this.clock.now());
    for (const command of owed.filter(one => !isWithheld(one)))
      this.clock.at(this.clock.now(), () => void this.table.execute(place, this.envelope(place, command)));
  }

  giverOf(id: PersonId): NonceGiver {
    const giver = this.givers.get(id) ?? new NonceGiver(`${this.#name} ${id}`);
    this.givers.set(id, giver);
    return giver;
  }

  async open(settings: Partial<TableSettings>, ...people: readonly Caller[]): Promise<Table> {
    const [host, ...guests] = people as [Caller, ...Caller[]];
    this.table = await Table.open('table', { ...SETTINGS, ...settings }, host, this.ports);
    for (const guest of guests) await this.ask(guest, { type: 'sit' });
    return this.table;
  }

  /** Opens a table, fills it with bots and starts the game. */
  async start(settings: Partial<TableSettings>, ...people: readonly Caller[]): Promise<Table> {
    await this.open(settings, ...people);
    const started = await this.settled(this.table.startAgainstBots(people[0]!, 'regular'));
    if (!started.ok) throw new Error(started.code);
    for (let tries = 0; tries < 50 && this.table.state.stage === 'gathering'; tries++) await this.clock.advance(1);
    return this.table;
  }

  /** Starts a game with a given first hand. The people sit East, South, West, North; East is on turn. */
  async stacked(settings: Partial<TableSettings>, people: readonly Caller[], stack: Stack): Promise<Table> {
    const all = { ...SETTINGS, ...settings };
    const chain = new Chain(unopened, this.clock.now()).add(
      ...opening(all, people[0]!, { origin: ORIGIN, table: 'table' }),
    );
    for (const place of PLAYERS) {
      const one = people[place];
      const who = one && ({ kind: 'person', id: one.id, name: one.name, presence: 'here' } as const);
      chain.add({ type: 'seated', place, who: who ?? newBot(chain.state, 'regular') });
    }
    beginStacked(chain, stack);
    const entries = chain.events.map((event, n) => ({ seq: n + 1, at: chain.at, event }));
    await this.store.append('table', entries);
    this.table = await this.settled(Table.restore('table', entries, this.ports));
    for (const one of people) this.table.arrived(one);
    // The grace of the restart is over.
    await this.clock.advance(10_000);
    return this.table;
  }

  envelope(by: Caller, command: TableCommand): TableEnvelope {
    const id = this.#name + (++this.#ids).toString(16).padStart(24, '0');
    return { id, answers: this.table.snapshot(this.table.viewerOf(by.id)).seq, command };
  }

  /** Sends a person's command and lets the tick pass for which it may wait. */
  ask(by: Caller, command: TableCommand): Promise<CommandResult> {
    return this.send(by, this.envelope(by, command));
  }

  send(by: Caller, envelope: TableEnvelope): Promise<CommandResult> {
    return this.settled(this.table.execute(by, envelope));
  }

  async settled<T>(promise: Promise<T>): Promise<T> {
    let isDone = false;
    const done = promise.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    for (let tries = 0; tries < 50 && !isDone; tries++) await this.clock.advance(isDone ? 0 : 1);
    return done;
  }

  /** Kills the table and restores it from the store after `downtime` (ms). */
  async crash(downtime: number, people: readonly Caller[]): Promise<Table> {
    const { onFrame } = this.publisher;
    this.table.dispose();
    for (const giver of this.givers.values()) giver.reload();
    this.clock.skip(downtime);
    this.publisher.onFrame = () => {};
    this.table = await this.settled(Table.restore('table', this.store.logOf('table'), this.ports));
    this.publisher.onFrame = onFrame;
    this.onRestored();
    for (const one of people) this.table.arrived(one);
    await this.clock.advance(0);
    return this.table;
  }
}
