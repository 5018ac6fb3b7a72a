import type { Entry, TableSettings } from '@gorrion/protocol';
import { legalClaims, type SeatCommand, seatOf } from '@gorrion/rules';
import { Guest } from '../../src/testing/guest.ts';
import { actionsOf } from '../../src/testing/player.ts';
import { seat } from '../../src/testing/server.ts';

/** One unclaimed discard as one page received it. */
export interface SeenDiscard {
  /** Id of the discard, the same for all pages of a table. */
  readonly window: string;
  /** Arrival times (ms, monotonic clock) of the discard and of the next draw. */
  readonly from: number;
  readonly to: number;
  /** Time (ms) between the two entries by the server's clock. */
  readonly dated: number;
}

const MOVE_MS = 250;
const QUICK = { median: 700, sd: 0.45 };

/** Returns a random thinking time (ms): most answers are quick, 16 % are slow. */
function thought(): number {
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  const median = Math.random() < 0.16 ? 2800 : QUICK.median;
  return median * Math.exp(QUICK.sd * normal);
}

const handEvent = ({ event }: Entry) =>
  event.type === 'session' && event.event.type === 'hand' ? event.event.event : undefined;

/** Passes on every claim and win, so that every window runs to its end. */
function chosen(actions: readonly SeatCommand[]): SeatCommand | undefined {
  const isPass = (one: SeatCommand) => one.type === 'claim' && one.claim.kind === 'pass';
  return actions.find(isPass) ?? actions.find(one => one.type === 'expose-flower') ?? lastDiscard(actions);
}

const lastDiscard = (actions: readonly SeatCommand[]) => actions.findLast(one => one.type === 'discard');

/** Four pages at one table that play slowly and record the arrival of frames. */
export class WatchedTable {
  readonly seen: SeenDiscard[] = [];
  /** Windows in which at least one player could have claimed. */
  readonly eligible = new Set<string>();
  readonly #name: string;
  readonly #guests: Guest[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  async open(port: number, settings: TableSettings): Promise<void> {
    for (let n = 0; n < 4; n++) this.#guests.push(await new Guest({ port }).connected());
    await seat(this.#guests, settings);
    for (const guest of this.#guests) this.#watch(guest);
    await this.#guests[0]!.say({ type: 'start' });
  }

  close(): void {
    for (const guest of this.#guests) guest.close();
  }

  #watch(guest: Guest): void {
    let open: { window: string; came: number; at: number } | undefined;
    let came = 0;
    // Takes the arrival time before the page handles the message.
    guest.socket.prependAny(() => {
      came = performance.now();
    });
    guest.socket.on('table:entries', ({ entries }) => {
      for (const entry of entries) {
        const event = handEvent(entry);
        if (event?.type === 'discarded') open = { window: this.#windowOf(guest), came, at: entry.at };
        else if (event?.type === 'drew' && open) {
          this.seen.push({ window: open.window, from: open.came, to: came, dated: entry.at - open.at });
          open = undefined;
        } else if (event && event.type !== 'claim-made') open = undefined;
      }
    });
    this.#play(guest);
  }

  /** Returns the id of the current discard; records it in `eligible` if this page can claim it. */
  #windowOf({ view }: Guest): string {
    const { session } = view!.state;
    const discards = session.hand.seats.reduce((sum, one) => sum + one.discards.length, 0);
    const window = `${this.#name} ${session.handNumber} ${discards}`;
    if (typeof view!.viewer === 'number' && legalClaims(session.hand, seatOf(session, view!.viewer)).length > 0)
      this.eligible.add(window);
    return window;
  }

  #play(guest: Guest): void {
    let answered = '';
    guest.watch(() => {
      const { view } = guest;
      if (!view || typeof view.viewer === 'string') return;
      const { session, ready, proof } = view.state;
      const question = `${session.handNumber} ${session.phase} ${view.state.clock.since}`;
      if (question === answered) return;
      const isBetween = session.phase === 'between' && !ready[view.viewer] && proof?.opened !== undefined;
      const command = chosen(actionsOf(view));
      if (!command && !isBetween) return;
      answered = question;
      const after = command?.type === 'claim' ? thought() : MOVE_MS;
      setTimeout(() => void (command ? guest.act(withoutSeat(command)) : guest.say({ type: 'ready' })), after);
    });
  }
}

const withoutSeat = ({ seat: _, ...action }: SeatCommand) => action as Parameters<Guest['act']>[0];
