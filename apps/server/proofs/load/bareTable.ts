import { newId } from '../wire/page.ts';
import { WireSocket } from '../wire/socket.ts';

/** A table of the bare server: four sockets that count the views they receive. */
export class BareTable {
  readonly #shown: (kind: string, ms: number) => void;
  #sockets: WireSocket[] = [];
  /** Commands that have not reached all pages: the due time (ms) and the number of missing pages. */
  readonly #pending: { readonly due: number; missing: number }[] = [];
  readonly #heard = [0, 0, 0, 0];
  #sent = 0;
  #done = 0;

  constructor(shown: (kind: string, ms: number) => void) {
    this.#shown = shown;
  }

  async begin(port: number, n: number): Promise<void> {
    this.#sockets = await Promise.all(
      [0, 1, 2, 3].map(seat => WireSocket.open({ port }, { event: () => this.#hear(seat), closed: () => {} })),
    );
    for (const socket of this.#sockets) socket.emit('join', n);
  }

  command(due: number): void {
    this.#pending.push({ due, missing: 4 });
    const message = { code: 'ABCDEFGH', envelope: { id: newId(), answers: this.#sent, command: { type: 'pass' } } };
    this.#sockets[this.#sent++ % 4]!.emit('table:command', message, () => {});
  }

  /** Matches a view with its command. Views arrive in order, so a counter per seat is enough. */
  #hear(seat: number): void {
    const at = this.#heard[seat]!++ - this.#done;
    const pending = this.#pending[at]!;
    pending.missing--;
    while (this.#pending[0]?.missing === 0) {
      this.#shown('view', performance.now() - this.#pending.shift()!.due);
      this.#done++;
    }
  }
}
