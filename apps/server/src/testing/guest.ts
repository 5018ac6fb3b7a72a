import { randomBytes } from 'node:crypto';
import {
  type ClientToServer,
  type CommandAnswer,
  type Entry,
  type Me,
  PROTOCOL_VERSION,
  type Refusal,
  type SeatAction,
  type ServerToClient,
  type Snapshot,
  type TableCommand,
  type TableState,
  type TableViewer,
} from '@gorrion/protocol';
import { answerShuffle, evolveTable, NOTHING_REMEMBERED, type PageMemory } from '@gorrion/table';
import { io, type Socket } from 'socket.io-client';

/* A client for tests: it folds the entries that the server sends, and keeps every frame. */

export interface Knock {
  readonly port: number;
  readonly cookie?: string;
  readonly address?: string;
  readonly origin?: string | undefined;
  readonly version?: number;
  /** The key of a link by which a table is cast. */
  readonly cast?: string;
}

type Name = keyof ClientToServer;
type AnswerTo<N extends Name> = Parameters<Parameters<ClientToServer[N]>[1]>[0];

export const newId = (): string => randomBytes(16).toString('hex');

export interface View {
  readonly code: string;
  readonly viewer: TableViewer;
  readonly seq: number;
  readonly state: TableState;
}

export class Guest {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  readonly frames: { readonly name: string; readonly message: unknown }[] = [];
  readonly notices: Refusal[] = [];
  me: Me | undefined;
  view: View | undefined;
  isFrozen = false;
  isFaulty = false;
  readonly #listeners = new Set<() => void>();
  readonly origin: string;
  readonly #isCast: boolean;
  /** The nonces that this page keeps for its shuffles. */
  memory: PageMemory = NOTHING_REMEMBERED;
  readonly #given = new Set<string>();

  constructor(knock: Knock) {
    const { port, cookie, address, origin = `http://localhost:${port}`, version = PROTOCOL_VERSION, cast } = knock;
    this.#isCast = cast !== undefined;
    this.origin = origin ?? '';
    const headers = { origin, cookie, 'x-forwarded-for': address };
    this.socket = io(`http://localhost:${port}`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { version, ...(cast !== undefined && { cast }) },
      extraHeaders: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
    });
    this.socket.onAny((name: string, message: unknown) => this.frames.push({ name, message }));
    this.socket.on('me', me => {
      this.me = me;
    });
    this.socket.on('notice', ({ code }) => this.notices.push(code));
    this.socket.on('table:snapshot', snapshot => this.#take(snapshot));
    this.socket.on('table:entries', ({ entries }) => this.#fold(entries));
    this.socket.on('table:frozen', frozen => {
      this.isFrozen = frozen.isFrozen;
      this.isFaulty = frozen.isFaulty ?? false;
      this.#changed();
    });
  }

  async connected(): Promise<this> {
    if (this.me) return this;
    await new Promise<void>((resolve, reject) => {
      // A page of a cast is nobody.
      this.socket.once(this.#isCast ? 'connect' : ('me' as 'connect'), () => resolve());
      this.socket.once('connect_error', reject);
    });
    return this;
  }

  ask<N extends Name>(name: N, message: Parameters<ClientToServer[N]>[0]): Promise<AnswerTo<N>> {
    return new Promise(resolve => (this.socket.emit as (...args: unknown[]) => unknown)(name, message, resolve));
  }

  /** Sends any message, valid or not. Resolves with the answer, or with 'no answer' after 1 s. */
  async shout(name: string, ...words: unknown[]): Promise<unknown> {
    return (this.socket.timeout(1000) as unknown as { emitWithAck(...args: unknown[]): Promise<unknown> })
      .emitWithAck(name, ...words)
      .catch(() => 'no answer');
  }

  /** Enters a table. Folds the answer in its callback, because entries can follow in the same packet. */
  enter(
    code: string,
    from?: Pick<View, 'seq' | 'viewer'>,
    way: { readonly asCaster?: boolean } = {},
  ): Promise<AnswerTo<'table:enter'>> {
    const known = from ? { since: from.seq, viewer: from.viewer, ...way } : way;
    return new Promise(resolve => {
      this.socket.emit('table:enter', { code, ...known }, answer => {
        if (answer.ok && 'snapshot' in answer) this.#take(answer.snapshot);
        if (answer.ok && 'entries' in answer) this.#fold(answer.entries);
        resolve(answer);
      });
    });
  }

  say(command: TableCommand, id = newId(), answers = this.view?.seq ?? 0): Promise<CommandAnswer> {
    return this.ask('table:command', { code: this.view?.code ?? '', envelope: { id, answers, command } });
  }

  act = (action: SeatAction): Promise<CommandAnswer> => this.say({ type: 'act', action });

  /** Resolves with the first view for which `isSo` holds. */
  until(isSo: (view: View, guest: this) => boolean): Promise<View> {
    return new Promise(resolve => {
      const look = () => {
        if (!this.view || !isSo(this.view, this)) return;
        this.#listeners.delete(look);
        resolve(this.view);
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** Calls back after every change until the returned function is called. */
  watch(look: () => void): () => void {
    this.#listeners.add(look);
    look();
    return () => this.#listeners.delete(look);
  }

  close(): void {
    this.socket.disconnect();
  }

  #changed(): void {
    this.#contribute();
    for (const look of [...this.#listeners]) look();
  }

  /** Sends this page's nonce for the shuffle as the real page does: first sealed, then opened. */
  #contribute(): void {
    if (!this.view) return;
    const { code, state, viewer } = this.view;
    const address = { origin: this.origin, table: code };
    const draw = () => randomBytes(32).toString('hex');
    const { memory, commands } = answerShuffle(this.memory, { state, viewer, address, at: Date.now(), draw });
    this.memory = memory;
    for (const command of commands) {
      const said = JSON.stringify(command);
      if (!this.#given.has(said)) void this.say(command);
      this.#given.add(said);
    }
  }

  #take({ code, viewer, seq, state }: Snapshot): void {
    this.view = { code, viewer, seq, state };
    this.#changed();
  }

  #fold(entries: readonly Entry[]): void {
    if (!this.view) return;
    let { seq, state } = this.view;
    for (const entry of entries.filter(entry => entry.seq > seq)) {
      if (entry.seq !== seq + 1) throw new Error(`a gap: ${entry.seq} after ${seq}`);
      seq = entry.seq;
      state = evolveTable(state, entry);
    }
    this.view = { ...this.view, seq, state };
    this.#changed();
  }
}
