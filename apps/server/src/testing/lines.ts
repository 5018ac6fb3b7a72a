import { randomBytes } from 'node:crypto';
import type { Snapshot, TableCommand } from '@gorrion/protocol';
import { WebSocket } from 'ws';

/* A program for tests that plays by lines of JSON, as somebody writes one in another language. */

interface Told {
  readonly name: string;
  readonly message: unknown;
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
