import type {
  Answer,
  ChatContent,
  ChatLine,
  CommandAnswer,
  HandTranscript,
  Refusal,
  SeatAction,
  ShuffleObjection,
  TableCode,
  TableCommand,
  TableState,
  TableViewer,
  Watcher,
} from '@gorrion/protocol';
import { legalActions, type Player, type Seat, type SeatCommand, seatOf } from '@gorrion/rules';
import { contributor, isStandstill } from './connection/contributor.ts';
import { Follower } from './connection/follower.ts';
import { newId } from './connection/ids.ts';
import type { WireOutbox } from './connection/outbox.ts';
import type { ServerClock } from './connection/serverClock.ts';
import type { Timers, Wire } from './connection/wire.ts';
import { KeptTable, type SeenEntry } from './keptTable.ts';
import { type Listeners, listeners } from './listeners.ts';
import type { Shuffler } from './shuffles.ts';

/** What a table tells, by the name of the event. */
export interface TableEvents {
  /** A fact, with the state of the table before it. */
  readonly entry: SeenEntry;
  /** Anything is new: facts, a snapshot, the number of spectators, or whether the table stands still. */
  readonly change: undefined;
  /** A new line of the chat. */
  readonly chat: ChatLine;
  /** The client does not trust the shuffle. `not-newer`: the server deals a known hand again, and waits for `acceptLoss`. */
  readonly objection: ShuffleObjection;
  /** The table may not be followed any more, for this reason. */
  readonly refused: Refusal;
}

/** Thrown by a wait that cannot end well. `code` is the server's refusal, or why the client has ended: `not-at-this-table` after `exit` or `close`. */
export class RefusedError extends Error {
  readonly code: Refusal;

  constructor(code: Refusal) {
    super(code);
    this.name = 'RefusedError';
    this.code = code;
  }
}

export interface TablePorts {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly clock: ServerClock;
  readonly outbox: WireOutbox;
  readonly shuffler: Shuffler;
}

/**
 * A table that a client follows: as a spectator, or as the player of the chair that they have taken. It shows what the
 * server sends to this person and nothing more: tiles that they may not see are `HIDDEN`. Commands resolve with the
 * server's answer. One that gets no answer is sent again, over new connections too, and has one effect.
 */
export class Table {
  readonly code: TableCode;
  readonly #ports: TablePorts;
  readonly #kept = new KeptTable();
  readonly #follower: Follower;
  readonly #contribute: () => Promise<void>;
  readonly #events: { readonly [E in keyof TableEvents]: Listeners<TableEvents[E]> } = {
    entry: this.#kept.entries,
    change: this.#kept.changes,
    chat: this.#kept.lines,
    objection: listeners<ShuffleObjection>(),
    refused: this.#kept.refusals,
  };
  readonly #ends: readonly (() => void)[];
  #entered: Promise<Answer> | undefined;

  /** @internal Tables come from `client.enter`. */
  constructor(code: string, ports: TablePorts) {
    this.code = code as TableCode;
    this.#ports = ports;
    this.#contribute = contributor({
      table: () => this.#kept.known(),
      send: async (_code, command) => !isStandstill(await this.command(command)),
      load: async () => ports.shuffler.respond,
      warn: reason => this.#events.objection.tell(reason),
      lost() {},
    });
    const onTable = () => void this.#contribute();
    this.#follower = new Follower({ ...ports, mirror: this.#kept, onTable });
    this.#ends = this.#kept.hear(ports.wire, code);
    this.on('refused', () => this.#close());
  }

  /** @internal Enters the table; resolves with whether the server has sent it. */
  entered(): Promise<Answer> {
    this.#entered ??= new Promise(resolve => {
      const answer = (answered: Answer) => {
        for (const end of ends) end();
        resolve(answered);
      };
      const ends = [
        this.on('change', () => answer({ ok: true })),
        this.on('refused', code => answer({ ok: false, code })),
      ];
      this.#follower.enter(this.code);
    });
    return this.#entered;
  }

  /** @internal Asks for what was missed, over a new connection. */
  catchUp(): void {
    this.#follower.catchUp(true);
  }

  /** Who the client is here: one of the players A to D as 0 to 3, `spectator`, or `teacher` at their own table. */
  get viewer(): TableViewer {
    return this.#kept.last!.viewer;
  }

  /** The number of the newest fact. */
  get seq(): number {
    return this.#kept.last!.seq;
  }

  get state(): TableState {
    return this.#kept.last!.state;
  }

  /** The wind that the client plays in this hand; undefined for a spectator and a teacher. */
  get seat(): Seat | undefined {
    const { viewer, state } = this;
    return typeof viewer === 'string' ? undefined : seatOf(state.session, viewer);
  }

  /** The legal actions of the client's seat now, for `act`; none without a seat or while a game stands still. */
  get actions(): readonly SeatAction[] {
    const { seat, state } = this;
    if (seat === undefined || state.session.phase !== 'playing' || state.pause.since !== undefined) return [];
    return legalActions(state.session.hand, seat).map(({ seat: _seat, ...action }) => action as SeatAction);
  }

  /** The number of spectators. */
  get watchers(): number {
    return this.#kept.news.watchers ?? 0;
  }

  /** Whether the table stands still, because it cannot write or (`isFaulty`) its program failed; it goes on by itself. */
  get isFrozen(): boolean {
    return this.#kept.news.isFrozen ?? false;
  }

  get isFaulty(): boolean {
    return this.#kept.news.isFaulty ?? false;
  }

  /** The newest lines of the chat, oldest first. */
  get chat(): readonly ChatLine[] {
    return this.#kept.chat;
  }

  /** Calls `listener` at each event until the returned function is called. */
  on<E extends keyof TableEvents>(event: E, listener: (news: TableEvents[E]) => void): () => void {
    return this.#events[event].add(listener);
  }

  /** Resolves with the first state, from now on, for which `isSo` holds. Throws `RefusedError` if none can come any more. */
  until(isSo: (state: TableState) => boolean): Promise<TableState> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!isSo(this.state)) return;
        for (const end of ends) end();
        resolve(this.state);
      };
      const fail = (code: Refusal) => {
        for (const end of ends) end();
        reject(new RefusedError(code));
      };
      const ends = [this.on('change', look), this.on('refused', fail)];
      if (this.#kept.refusal === undefined) look();
      else fail(this.#kept.refusal);
    });
  }

  /** Sends any command to the table. The answer's `seq` is the number of the client's newest fact after it. */
  command(command: TableCommand): Promise<CommandAnswer> {
    const envelope = { id: newId(), answers: this.seq, command };
    return this.#ports.outbox.send('table:command', { code: this.code, envelope });
  }

  /**
   * Takes a chair, or any free one. `isTaught`: their person agrees that a teacher sees all hands; without it a teacher's
   * table, one with `state.lesson`, answers `teacher-sees`.
   */
  sit(place?: Player, isTaught = false): Promise<CommandAnswer> {
    return this.command({ type: 'sit', ...(place !== undefined && { place }), ...(isTaught && { isTaught }) });
  }

  /** Gets up from the chair before a game. */
  stand(): Promise<CommandAnswer> {
    return this.command({ type: 'stand' });
  }

  /** Begins the game. For the host, once all chairs are taken. */
  start(): Promise<CommandAnswer> {
    return this.command({ type: 'start' });
  }

  /** Says that the next hand may be dealt. */
  ready(): Promise<CommandAnswer> {
    return this.command({ type: 'ready' });
  }

  /** Plays for the client's own seat. `stale-command`: the table asks something else by now. */
  act(action: SeatAction | SeatCommand): Promise<CommandAnswer> {
    const { seat: _seat, ...own } = action as SeatCommand;
    return this.command({ type: 'act', action: own as SeatAction });
  }

  /** Goes away from a game for good: a bot plays on. */
  leave(): Promise<CommandAnswer> {
    return this.command({ type: 'leave' });
  }

  /** Plays on although the server lost a hand that this client knows. */
  async acceptLoss(): Promise<void> {
    const { commands } = await this.#ports.shuffler.accept(this.#kept.last!);
    for (const command of commands) await this.command(command);
    await this.#contribute();
  }

  /** Says a text, or one of the quick words that every page shows in its reader's language. */
  say(saying: ChatContent): Promise<Answer> {
    return this.#ports.outbox.send('table:say', { code: this.code, id: newId(), ...saying });
  }

  /** Resolves with the spectators by name. */
  watching(): Promise<Answer<{ readonly people: readonly Watcher[] }>> {
    return this.#ports.outbox.send('table:watching', { code: this.code });
  }

  /** Resolves with the newest finished hand as this person saw it. */
  transcript(): Promise<Answer<{ readonly transcript: HandTranscript }>> {
    return this.#ports.outbox.send('table:transcript', { code: this.code });
  }

  /** Stops following the table, for a reason that every wait throws. A player's chair stays theirs. */
  exit(why: Refusal = 'not-at-this-table'): void {
    if (this.#kept.refusal === undefined) this.#kept.refuse(this.code, why);
  }

  #close(): void {
    this.#follower.exit();
    this.#follower.close();
    for (const end of this.#ends) end();
  }
}
