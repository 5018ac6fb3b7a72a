import { Guest, newId } from '../../src/testing/guest.ts';
import { playOn } from '../../src/testing/player.ts';
import { SETTINGS } from '../../src/testing/server.ts';

/* Somebody at another address who has nothing to do with the attack: plays against three bots, and asks for the time. */

/** Pages that ask for the time; one alone may not ask often enough. */
const PAGES = 5;
/** Time (ms) between two questions of all pages together. */
const ASKED_EVERY = 50;

export interface Seen {
  /** Milliseconds from question to answer that 95 of 100 do not exceed. */
  readonly p95: number;
  readonly p50: number;
  /** Events a second at the bystander's table. */
  readonly events: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

export class Bystander {
  readonly #pages: readonly Guest[];
  #entries = 0;

  private constructor(pages: readonly Guest[]) {
    this.#pages = pages;
  }

  static async come(port: number): Promise<Bystander> {
    const pages = await Promise.all(
      Array.from({ length: PAGES }, (_, n) => new Guest({ port, address: `192.0.2.${n + 1}` }).connected()),
    );
    const bystander = new Bystander(pages);
    const [player] = pages as [Guest, ...Guest[]];
    const settings = { ...SETTINGS, hands: 16, clock: 'none', pace: 'quick' } as const;
    const opened = await player.ask('table:open', { id: newId(), settings, against: 'expert' });
    if (!opened.ok) throw new Error(opened.code);
    await player.enter(opened.code);
    playOn(player);
    let readied = 0;
    player.watch(() => {
      bystander.#entries++;
      const { state } = player.view!;
      if (state.session.phase !== 'between' || readied === state.session.handNumber) return;
      readied = state.session.handNumber;
      void player.say({ type: 'ready' });
    });
    return bystander;
  }

  /** Looks for some seconds at how the server does. */
  async look(seconds: number): Promise<Seen> {
    const [began, entries] = [performance.now(), this.#entries];
    const asked: Promise<number>[] = [];
    for (let n = 0; performance.now() - began < seconds * 1000; n++) {
      const at = performance.now();
      const page = this.#pages[1 + (n % (PAGES - 1))]!;
      asked.push(page.ask('time', {}).then(() => performance.now() - at));
      await new Promise(done => setTimeout(done, ASKED_EVERY));
    }
    const times = (await Promise.all(asked)).sort((a, b) => a - b);
    const at = (share: number) => rounded(times[Math.floor(share * (times.length - 1))] ?? 0);
    const took = (performance.now() - began) / 1000;
    return { p95: at(0.95), p50: at(0.5), events: rounded((this.#entries - entries) / took) };
  }

  leave(): void {
    for (const page of this.#pages) page.close();
  }
}
