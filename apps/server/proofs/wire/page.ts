import { randomBytes } from 'node:crypto';
import type {
  Answer,
  CommandAnswer,
  Entry,
  Me,
  Snapshot,
  TableCode,
  TableCommand,
  TableSettings,
  TableState,
  TableViewer,
} from '@gorrion/protocol';
import { answerShuffle, evolveTable, NOTHING_REMEMBERED, type PageMemory } from '@gorrion/table';
import { type Knock, WireSocket } from './socket.ts';

export interface SeenTable {
  readonly code: TableCode;
  readonly viewer: TableViewer;
  readonly seq: number;
  readonly state: TableState;
}

export type EnterAnswer = Answer<{ readonly snapshot: Snapshot } | { readonly entries: readonly Entry[] }>;

export const newId = (): string => randomBytes(16).toString('hex');

/**
 * A lean client: it folds entries as the real page does and counts gaps in their numbers. The proofs compare its state
 * with the server's snapshot afterwards.
 */
export class WirePage {
  me: Me | undefined;
  seen: SeenTable | undefined;
  /** Number of gaps in the entries' numbers: must stay 0. */
  gaps = 0;
  isGone = false;
  readonly notices: string[] = [];
  isFrozen = false;
  /** Called with every new entry, after it is folded. */
  onEntry: (entry: Entry, page: WirePage) => void = () => {};
  /** Called with every message that the page itself does not act on. */
  onTold: (name: string, message: unknown) => void = () => {};
  /** Called with the size (bytes) of every `table:entries` message. */
  onSize: (bytes: number) => void = () => {};
  /** Whether the page folds entries; false for spectators that only count them. */
  folds = true;
  #wire: WireSocket | undefined;
  /** The nonces that this page keeps for its shuffles. */
  #memory: PageMemory = NOTHING_REMEMBERED;
  /** The last proof for which the page sent its nonce. */
  #looked: TableState['proof'];

  get wire(): WireSocket {
    if (!this.#wire) throw new Error('not connected');
    return this.#wire;
  }

  get cookie(): string | undefined {
    return this.#wire?.cookie;
  }

  async connect(knock: Knock): Promise<this> {
    const wire: WireSocket = await WireSocket.open(knock, {
      event: (name, message, bytes) => this.#hear(name, message, bytes),
      // An older connection may close after a newer one has opened.
      closed: () => {
        if (this.#wire === wire) this.isGone = true;
      },
    });
    this.#wire = wire;
    this.isGone = false;
    return this;
  }

  async open(settings: TableSettings): Promise<TableCode> {
    const answer = await this.wire.ask<Answer<{ code: TableCode }>>('table:open', { id: newId(), settings });
    if (!answer.ok) throw new Error(`a table was refused: ${answer.code}`);
    return answer.code;
  }

  /** Enters a table, or resumes it after the entry `from`. */
  enter(code: TableCode, from?: Pick<SeenTable, 'seq' | 'viewer'>): Promise<EnterAnswer> {
    const known = from ? { since: from.seq, viewer: from.viewer } : {};
    // As the real page does: a table that still stands still announces it again before it answers.
    this.isFrozen = false;
    return new Promise(resolve =>
      this.wire.emit('table:enter', { code, ...known }, raw => {
        const answer = raw as EnterAnswer;
        if (answer.ok && 'snapshot' in answer) this.#take(answer.snapshot);
        if (answer.ok && 'entries' in answer) this.#fold(answer.entries);
        resolve(answer);
      }),
    );
  }

  /** Sends a command that answers the page's current state. */
  say(command: TableCommand, id = newId()): Promise<CommandAnswer> {
    return new Promise(resolve => this.shout(command, resolve, id));
  }

  shout(command: TableCommand, answered: (answer: CommandAnswer) => void, id = newId()): void {
    const { code, seq } = this.seen!;
    const message = { code, envelope: { id, answers: seq, command } };
    this.wire.emit('table:command', message, answer => answered(answer as CommandAnswer));
  }

  close(): void {
    this.#wire?.close();
  }

  #hear(name: string, message: unknown, bytes: number): void {
    if (name === 'table:entries') {
      this.onSize(bytes);
      this.#fold((message as { entries: readonly Entry[] }).entries);
    } else if (name === 'table:snapshot') this.#take(message as Snapshot);
    else if (name === 'me') this.me = message as Me;
    else if (name === 'notice') this.notices.push((message as { code: string }).code);
    else if (name === 'table:frozen') this.isFrozen = (message as { isFrozen: boolean }).isFrozen;
    else this.onTold(name, message);
  }

  #take({ code, viewer, seq, state }: Snapshot): void {
    this.seen = { code, viewer, seq, state };
    this.#giveToShuffle();
  }

  /** Sends the nonce for the shuffle as the real page does, so the table does not wait for it. */
  #giveToShuffle(): void {
    if (!this.seen || !this.folds || this.seen.state.proof === this.#looked) return;
    const { code, state, viewer } = this.seen;
    this.#looked = state.proof;
    // All pages of a load have one origin, so the server's value is correct.
    const address = { origin: state.address?.origin ?? '', table: code };
    const draw = () => randomBytes(32).toString('hex');
    const { memory, commands } = answerShuffle(this.#memory, { state, viewer, address, at: Date.now(), draw });
    this.#memory = memory;
    for (const command of commands)
      this.shout(command, answer => {
        if (!answer.ok) this.#looked = undefined;
      });
  }

  #fold(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (!this.seen || entry.seq <= this.seen.seq) continue;
      if (entry.seq !== this.seen.seq + 1) this.gaps++;
      const state = this.folds ? evolveTable(this.seen.state, entry) : this.seen.state;
      this.seen = { ...this.seen, seq: entry.seq, state };
      this.onEntry(entry, this);
    }
    this.#giveToShuffle();
  }
}
