/** Runs tasks one after the other, so that nothing is decided while another decision is being written. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
