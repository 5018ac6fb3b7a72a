import type {
  BotLevel,
  Entry,
  PersonId,
  TableCommand,
  TableEnvelope,
  TableEvent,
  TableSettings,
  TableState,
  TableViewer,
} from '@gorrion/protocol';
import { arrivalOf, type Chore, decideChore, type EventOrder, opening } from '../decide/chore.ts';
import { addressOf, type Caller, CommandContext } from '../decide/context.ts';
import { decideTable } from '../decide/decide.ts';
import { freePlace, isPlaying } from '../people/people.ts';
import { streamOf } from '../people/streamOf.ts';
import { takesNewNames } from '../people/talk.ts';
import { viewerIn } from '../people/teacher.ts';
import type { TableStream } from '../ports/ports.ts';
import { StaleAppend } from '../ports/stale.ts';
import { upcast } from '../state/upcast.ts';
import type { CommandResult } from './answerRing.ts';
import { AppliedCommands } from './appliedCommands.ts';
import { Conductor, fallback } from './conductor.ts';
import type { Delayed } from './delayed.ts';
import { Journal } from './journal.ts';
import { Mailbox } from './mailbox.ts';
import { NewNames } from './newNames.ts';
import { isOnTick, nextTick } from './pace.ts';
import { answerable, digestOfCommand, RecentAnswers } from './recentAnswers.ts';
import { shownRefusal } from './shownRefusal.ts';
import type { Ports } from './tablePorts.ts';

/** Time (ms) that all clocks gain after a restart. */
const RESTART_GRACE = 10_000;
const FIRST_RETRY = 250;
const LAST_RETRY = 5000;

const FROZEN: CommandResult = { ok: false, code: 'table-frozen' };
const RESTARTING: CommandResult = { ok: false, code: 'table-restarting' };

/**
 * A running table. One mailbox serializes decide, write, fold and publish, so that nothing is shown or decided on that
 * is not on disk.
 */
export class Table {
  readonly id: string;
  /** Exception of the table's own code that has stopped it; undefined while it runs. */
  fault: unknown;
  readonly #ports: Ports;
  readonly #journal: Journal;
  readonly #mailbox = new Mailbox();
  readonly #recent = new RecentAnswers();
  readonly #applied = new AppliedCommands();
  readonly #conductor: Conductor;
  readonly #names: NewNames;
  #cancelTimer: () => void = () => {};
  #frozenSince: number | undefined;
  /** Log length at which the conductor's chore was refused. The table retries only after a change. */
  #stuckAt = -1;
  /** Chores that run once the table can write again. */
  #owed: Chore[] = [];
  #isDisposed = false;

  private constructor(id: string, ports: Ports) {
    this.id = id;
    this.#ports = ports;
    this.#journal = new Journal({
      clock: ports.clock,
      show: (entries, behind) => ports.publisher.publishLate?.(id, entries, behind),
      onFault: error => this.#fail(error),
    });
    this.#conductor = new Conductor(ports, () => this.#schedule());
    const rename = (person: PersonId, name: string) => void this.#must({ type: 'rename', person, name });
    this.#names = new NewNames(ports.clock, () => takesNewNames(this.state), rename);
  }

  /** Opens a table whose host sits on the first chair. Rejects if it cannot be written. */
  static open(id: string, settings: TableSettings, host: Caller, ports: Ports): Promise<Table> {
    return Table.openWith(id, opening(settings, host, addressOf(id, host)), ports);
  }

  /** Opens a table with its first facts. Rejects if they cannot be written. */
  static async openWith(id: string, facts: readonly TableEvent[], ports: Ports): Promise<Table> {
    const table = new Table(id, ports);
    const isWritten = await table.#mailbox.run(() => table.#write(facts, table.#now()));
    if (isWritten) return table;
    table.dispose();
    throw new Error('the table could not be written');
  }

  /** Restores a table from its log. Clocks move by the downtime and a grace (ms); people are away until they reconnect. */
  static async restore(id: string, entries: readonly Entry[], ports: Ports, grace = RESTART_GRACE): Promise<Table> {
    const table = new Table(id, ports);
    table.#refold(upcast(entries));
    table.delayed?.settle();
    // Negative if the machine's clock was set back meanwhile: the table's clocks follow it.
    const downtime = table.#now() - table.#journal.lastAt + grace;
    if (table.state.stage === 'closed') return table;
    table.#conductor.restored(table.state, table.#now() + grace);
    await table.#must({ type: 'restored', downtime });
    table.#schedule();
    return table;
  }

  /** The whole state. Never leaves the server. */
  get state(): TableState {
    return this.#journal.state;
  }

  /** Whether the game has ended. Another one may begin. */
  get isOver(): boolean {
    return this.state.stage === 'closed' || this.state.session.phase === 'over';
  }

  get closed(): boolean {
    return this.state.stage === 'closed';
  }

  get isFrozen(): boolean {
    return this.#frozenSince !== undefined;
  }

  /** Number of bots' answers that failed, were illegal or came too late. */
  get botFaults(): number {
    return this.#conductor.faults;
  }

  /** Returns the server time in whole milliseconds, as logs store it. */
  #now(): number {
    return Math.floor(this.#ports.clock.now());
  }

  /** Number of the newest entry. */
  get seq(): number {
    return this.#journal.seq;
  }

  viewerOf(person: PersonId): TableViewer {
    return viewerIn(this.state, person);
  }

  /** What spectators are shown with a delay; undefined where they watch live. */
  get delayed(): Delayed | undefined {
    return this.#journal.delayed;
  }

  snapshot(stream: TableStream): { seq: number; at: number; state: TableState; behind?: number } {
    return { at: this.#now(), ...this.#journal.snapshot(stream) };
  }

  /** Returns the entries that a viewer has missed; undefined if they are no longer kept or `seq` is in the future. */
  since(stream: TableStream, seq: number): readonly Entry[] | undefined {
    return this.#journal.since(stream, seq);
  }

  /** Applies a person's command; a repeat has no further effect. Resolves once the result is durable. */
  execute(person: Caller, envelope: TableEnvelope): Promise<CommandResult> {
    const digest = digestOfCommand(envelope);
    const known = this.#recent.find(person.id, envelope.id, digest);
    if (known) return known;
    const done = this.#applied.find(person.id, envelope.id, digest);
    if (done) return Promise.resolve(done);
    if (this.isFrozen || this.#isDisposed) return Promise.resolve(this.#halted);
    const answer = this.#mailbox.run(() => this.#execute(person, envelope, digest));
    this.#recent.expect(person.id, envelope.id, digest, answer);
    return answer;
  }

  /** Records that a person's first page has connected. */
  arrived(person: PersonId | Caller): void {
    void this.#must(arrivalOf(this.id, typeof person === 'string' ? person : this.#names.admit(person)));
  }

  /** Records that a person's last page has disconnected. */
  departed(person: PersonId | Caller): void {
    const id = typeof person === 'string' ? person : person.id;
    void this.#must({ type: 'presence', person: id, presence: 'away' });
  }

  /** Does what an event orders at its table. Resolves once it is durable, or kept until the table can write. */
  order(order: EventOrder): Promise<void> {
    return this.#must(order);
  }

  /** Closes the table even during a game. For a table host that cleans up. */
  close(): Promise<void> {
    return this.#must({ type: 'close' });
  }

  /** Fills the free chairs with bots and starts the game. */
  startAgainstBots(host: Caller, level: BotLevel): Promise<CommandResult> {
    return this.#mailbox.run(async () => {
      while (freePlace(this.state) !== undefined) {
        const answer = await this.#decide(host, { type: 'add-bot', level });
        if (!answer.ok) return answer;
      }
      return this.#decide(host, { type: 'start' });
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancelTimer();
    this.delayed?.stop();
  }

  #refold(entries: readonly Entry[]): void {
    const recent = answerable(entries);
    const see = (before: TableState, entry: Entry) => this.#conductor.see(before, entry);
    this.#journal.replay(entries, see, entry => {
      if (!entry.cause) return;
      const { by, id, digest } = entry.cause;
      const seq = this.#journal.seqOf(streamOf(this, by));
      this.#applied.see(entry, seq);
      if (recent.has(entry)) this.#recent.give(by, id, digest, { ok: true, seq });
    });
  }

  async #execute(person: Caller, envelope: TableEnvelope, digest: string): Promise<CommandResult> {
    const { command } = envelope;
    if (this.#journal.isStale(streamOf(this, person.id), envelope)) return { ok: false, code: 'stale-command' };
    const answer = await this.#decide(this.#names.admit(person), command, { by: person.id, id: envelope.id, digest });
    if (answer === FROZEN || answer === RESTARTING) this.#recent.forget(person.id, envelope.id);
    return answer;
  }

  async #decide(by: Caller, command: TableCommand, cause?: Entry['cause']): Promise<CommandResult> {
    if (this.isFrozen || this.#isDisposed || this.fault !== undefined) return this.#halted;
    const isMove = command.type === 'act' && isOnTick(command.action.type);
    const at = isMove ? nextTick(this.#now()) : this.#now();
    const context = new CommandContext(by, at, this.#ports.entropy, this.#conductor.trail);
    const decision = shownRefusal(this, command, context) ?? decideTable(this.state, command, context);
    if (!decision.ok) return { ok: false, code: decision.error };
    if (!(await this.#write(decision.value, at, cause))) return this.#halted;
    const seq = this.#journal.seqOf(streamOf(this, by.id));
    const event = decision.value.at(-1);
    if (cause && event) this.#applied.see({ seq, at, event, cause }, seq);
    return { ok: true, seq };
  }

  /** Applies a chore. Returns false if it could not be written. */
  async #do(chore: Chore): Promise<boolean> {
    if (this.#isDisposed) return true;
    if (this.isFrozen) return false;
    const isMove = chore.type === 'play' && isOnTick(chore.command.type);
    const at = isMove ? nextTick(this.#now()) : this.#now();
    const decision = decideChore(this.state, chore, at);
    return decision.ok ? this.#write(decision.value, at) : true;
  }

  /** Applies a chore that must not be lost: after the thaw, if the table is frozen. */
  #must(chore: Chore): Promise<void> {
    return this.#mailbox.run(async () => {
      try {
        if (!(await this.#do(chore))) this.#owed.push(chore);
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  /**
   * Writes events, then folds and publishes them. Returns false if they could not be written; nothing has changed then.
   */
  async #write(events: readonly TableEvent[], at: number, cause?: Entry['cause']): Promise<boolean> {
    if (events.length === 0) return true;
    const entries = this.#journal.entriesOf(events, at, cause);
    try {
      await this.#ports.store.append(this.id, entries);
    } catch (error) {
      this.#freeze(error);
      return false;
    }
    return this.#take(entries, at);
  }

  /** Folds durable entries, not before `at` (server ms); shows them unless the table was given up. False if that threw. */
  async #take(entries: readonly Entry[], at: number): Promise<boolean> {
    try {
      const states = this.#journal.ahead(entries);
      this.#conductor.foresee(states.at(-1)!, entries);
      await this.#until(at);
      if (this.#isDisposed) this.#journal.fold(entries, () => {}, states);
      else this.#show(entries, states);
    } catch (error) {
      this.#fail(error);
    }
    return this.fault === undefined;
  }

  #until(at: number): Promise<void> | undefined {
    const { clock } = this.#ports;
    return clock.now() >= at ? undefined : new Promise(resolve => clock.at(at, resolve));
  }

  #show(entries: readonly Entry[], states?: readonly TableState[]): void {
    const { publisher } = this.#ports;
    const news = this.#journal.fold(entries, (state, entry) => this.#conductor.see(state, entry), states);
    this.#conductor.prepare(this.state);
    for (const [viewer, told] of news) publisher.publish(this.id, viewer, told);
    this.delayed?.release();
    this.#names.settle();
    this.#schedule();
  }

  /** Sets the table's timer for the next chore. */
  #schedule(): void {
    this.#cancelTimer();
    this.#cancelTimer = () => {};
    if (this.isFrozen || this.#isDisposed || this.#stuckAt === this.#journal.seq) return;
    const { clock } = this.#ports;
    try {
      const step = this.#conductor.next(this.state, this.#now());
      if (step) this.#cancelTimer = clock.at(step.at, () => void this.#mailbox.run(() => this.#step()));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Stops this table, because its state may differ from its log. Other tables go on. */
  #fail(error: unknown): void {
    if (this.fault !== undefined) return;
    this.fault = error ?? new Error('a fault without a reason');
    this.dispose();
    this.#ports.onFault?.(this.id, this.fault);
  }

  /** The refusal while the table is frozen or stopped. */
  get #halted(): CommandResult {
    return this.fault === undefined ? FROZEN : RESTARTING;
  }

  /** Runs the chore that is due now, which may differ from the one for which the timer was set. */
  async #step(): Promise<void> {
    try {
      await this.#stepNow();
    } catch (error) {
      this.#fail(error);
    }
  }

  async #stepNow(): Promise<void> {
    if (this.isFrozen || this.#isDisposed) return;
    const now = this.#now();
    const step = this.#conductor.next(this.state, now);
    if (!step || step.at > now) return this.#schedule();
    const { seq } = this.#journal;
    await this.#do(step.chore());
    if (this.#journal.seq > seq || this.isFrozen) return;
    const instead = fallback(this.state);
    if (instead) await this.#do(instead);
    if (this.#journal.seq === seq) this.#stuckAt = seq;
  }

  /**
   * Stops play and notifies all viewers, because nothing is played without a log. Retries until writing works. A stale
   * writer does not retry: its table stays frozen until it is restored from the log.
   */
  #freeze(error: unknown): void {
    if (this.isFrozen || this.#isDisposed) return;
    this.#frozenSince = this.#now();
    this.#cancelTimer();
    this.#ports.publisher.frozen(this.id, true);
    if (!(error instanceof StaleAppend)) this.#retry(FIRST_RETRY);
  }

  #retry(delay: number): void {
    const { clock } = this.#ports;
    const thaw = () => this.#thaw(delay).catch((error: unknown) => this.#fail(error));
    this.#cancelTimer = clock.at(clock.now() + delay, () => void this.#mailbox.run(thaw));
  }

  /** Retries writing, first the shift of the clocks by the lost time. Doubles `delay` (ms) after each failure. */
  async #thaw(delay: number): Promise<void> {
    const { store } = this.#ports;
    const at = this.#now();
    if (this.#isDisposed || this.#frozenSince === undefined) return;
    const decision = decideChore(this.state, { type: 'shift-clock', by: at - this.#frozenSince }, at);
    const entries = this.#journal.entriesOf(decision.ok ? decision.value : [], at, undefined);
    try {
      await store.append(this.id, entries);
    } catch (error) {
      if (!(error instanceof StaleAppend)) this.#retry(Math.min(2 * delay, LAST_RETRY));
      return;
    }
    if (this.#isDisposed) return;
    this.#frozenSince = undefined;
    this.#ports.publisher.frozen(this.id, false);
    this.#show(entries);
    const owed = this.#owed;
    this.#owed = [];
    for (const chore of owed) if (!(await this.#do(chore))) this.#owed.push(chore);
  }

  /** Whether a game is under way. */
  get isPlaying(): boolean {
    return isPlaying(this.state);
  }
}
