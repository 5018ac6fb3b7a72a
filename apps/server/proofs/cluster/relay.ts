import { connect, createServer, type Server, type Socket } from 'node:net';

/*
 * A network that can be cut: what goes through is carried on, or lies still in both directions while connections stay open,
 * as they do when a cable is pulled. New connections are taken and answered by silence.
 */

export class Relay {
  readonly port: number;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket | undefined]>();
  readonly #target: () => number;
  #isCut = false;

  private constructor(server: Server, port: number, target: () => number) {
    this.#server = server;
    this.port = port;
    this.#target = target;
    server.on('connection', socket => this.#carry(socket));
  }

  /** Opens a relay to a port of this machine, at a port of its own. */
  static async open(target: () => number, port = 0): Promise<Relay> {
    const server = createServer();
    await new Promise<void>(done => server.listen(port, '127.0.0.1', done));
    const address = server.address();
    return new Relay(server, typeof address === 'object' && address ? address.port : port, target);
  }

  cut(): void {
    this.#isCut = true;
    for (const pair of this.#pairs) for (const socket of pair) socket?.pause();
  }

  heal(): void {
    this.#isCut = false;
    // Whoever came during the cut has waited for nothing.
    for (const pair of [...this.#pairs])
      if (pair[1]) for (const socket of pair) socket?.resume();
      else pair[0].destroy();
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) for (const socket of pair) socket?.destroy();
    await new Promise(done => this.#server.close(done));
  }

  #carry(near: Socket): void {
    const far = this.#isCut ? undefined : connect(this.#target(), '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    if (!far) near.pause();
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one?.on('data', part => void other?.write(part));
      one?.on('error', () => {});
      one?.on('close', () => {
        other?.destroy();
        this.#pairs.delete(pair);
      });
    }
  }
}
