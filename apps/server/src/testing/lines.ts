import { randomBytes } from 'node:crypto';
import type { Entry, Snapshot, TableCommand, TableState } from '@gorrion/protocol';
import { evolveTable } from '@gorrion/table';
import { WebSocket } from 'ws';
import type { View } from './guest.ts';
import { actionsOf, choose } from './player.ts';

/* A program for tests that plays by lines of JSON, as somebody writes one in another language. */

interface Told {
  readonly name: string;
  readonly message: unknown;
}
/** Returns what a simple player does now; undefined if nothing is due. */
function nextCommand(view: View): TableCommand | undefined {
  const { state, viewer } = view;
  if (state.session.phase === 'between' && typeof viewer === 'number' && !state.ready[viewer]) return { type: 'ready' };
  const action = choose(actionsOf(view));
  if (!action) return undefined;
  const { seat: _, ...mine } = action;
  return { type: 'act', action: mine };
}

type Answer = { readonly ok: boolean; readonly code?: string } & Readonly<Record<string, unknown>>;

export class LineProgram {
  readonly socket: WebSocket;
  readonly told: Told[] = [];
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #listeners = new Set<() => void>();
  #asked = 0;

  constructor(port: number, token: string | undefined, headers: Record<string, string> = {}) {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    this.socket = new WebSocket(`ws://localhost:${port}/api/v1/play`, { headers: { ...authorization, ...headers } });
    this.socket.on('error', () => {});
    this.socket.on('message', data => this.#hear(JSON.parse(String(data))));
  }

  /** Resolves with the program once the server has said who it is; rejects with the status of a refusal. */
  connected(): Promise<this> {
    return new Promise((resolve, reject) => {
      this.socket.once('unexpected-response', (_, answer) => reject(new Error(String(answer.statusCode))));
      void this.until('me').then(() => resolve(this));
    });
  }

  ask(name: string, message: unknown): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise(resolve => {
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, name, message }));
    });
  }

  command(code: string, answers: number, command: TableCommand): Promise<Answer> {
    return this.ask('table:command', { code, envelope: { id: randomBytes(16).toString('hex'), answers, command } });
  }

  async enter(code: string): Promise<Snapshot> {
    const answer = await this.ask('table:enter', { code });
    if (!answer.ok) throw new Error(answer.code);
    return answer.snapshot as Snapshot;
  }

  /**
   * Plays at a table as its facts come: wins where it may, passes on all else, discards, and goes on to the next hand. Resolves
   * with the table once it is as wanted.
   */
  async play(code: string, isWanted: (state: TableState) => boolean): Promise<TableState> {
    let { seq, state, viewer } = await this.enter(code);
    let [heard, answered] = [0, -1];
    return new Promise(resolve => {
      const look = () => {
        for (const { name, message } of this.told.slice(heard)) {
          const { entries, code: at } = message as { readonly entries: readonly Entry[]; readonly code: string };
          if (name !== 'table:entries' || at !== code) continue;
          for (const entry of entries.filter(entry => entry.seq > seq)) {
            seq = entry.seq;
            state = evolveTable(state, entry);
          }
        }
        heard = this.told.length;
        if (isWanted(state)) {
          stop();
          return resolve(state);
        }
        const command = nextCommand({ code, viewer, seq, state });
        if (!command || answered === seq) return;
        answered = seq;
        void this.command(code, seq, command);
      };
      const stop = this.watch(look);
      look();
    });
  }

  /** Resolves with the message of this name that comes first, or has come already. */
  until(name: string): Promise<unknown> {
    return new Promise(resolve => {
      const look = () => {
        const found = this.told.find(told => told.name === name);
        if (!found) return;
        this.#listeners.delete(look);
        resolve(found.message);
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** Calls back after everything that is told, until the returned function is called. */
  watch(look: () => void): () => void {
    this.#listeners.add(look);
    return () => this.#listeners.delete(look);
  }

  /** Resolves once the connection has ended. */
  ended(): Promise<void> {
    return new Promise(resolve => {
      if (this.socket.readyState === WebSocket.CLOSED) resolve();
      else this.socket.once('close', () => resolve());
    });
  }

  #hear(said: { readonly id?: number; readonly answer?: Answer } & Partial<Told>): void {
    if (said.answer !== undefined) {
      this.#waiting.get(said.id ?? 0)?.(said.answer);
      this.#waiting.delete(said.id ?? 0);
    } else this.told.push(said as Told);
    for (const look of [...this.#listeners]) look();
  }
}
