import type { Entry, TableCode, TableCommand, TableSettings } from '@gorrion/protocol';
import { legalActions, PLAYERS, type Player, type SeatCommand, seatOf } from '@gorrion/rules';
import { WirePage } from '../wire/page.ts';

/*
 * One table with four clients that send legal commands at a given rate: a move or a claim if one is due, else a command
 * that every page sees (asking for the end of the game, or withdrawing it).
 */

export const LOAD_SETTINGS: TableSettings = {
  ruleset: 'wmo2006',
  hands: 16,
  clock: 'club',
  absence: 'bot',
  visibility: 'link',
};

/** A command that has not reached all pages yet. */
interface PendingCommand {
  readonly key: string;
  /** Time (ms, monotonic clock) at which it was due to be sent. */
  readonly due: number;
  /** Pages that have not received it yet, one bit each. */
  missing: number;
}

export interface Outcome {
  /** Called when a command has reached every page that may see it; `ms` is the time since it was due. */
  shown(kind: string, ms: number): void;
  refused(code: string): void;
}

const ALL = 0b1111;

/** Returns a key for an entry, the same on every page; undefined if no command of this load causes the entry. */
function keyOf({ event }: Entry): string | undefined {
  if (event.type === 'end-asked') return `end ${event.place} ${event.isWanted}`;
  if (event.type === 'readied') return `ready ${event.place}`;
  if (event.type !== 'session' || event.event.type !== 'hand') return undefined;
  const fact = event.event.event;
  if (fact.type === 'claim-made') return `claim ${fact.seat}`;
  if (fact.type === 'discarded') return `discard ${fact.seat}`;
  if (fact.type === 'flower-exposed') return `flower ${fact.seat}`;
  return undefined;
}

export class LoadTable {
  readonly pages: readonly WirePage[];
  code: TableCode = '' as TableCode;
  /** Commands that have not reached all pages. */
  readonly #pending: PendingCommand[] = [];
  readonly #answered = new Map<Player, number>();
  readonly #outcome: Outcome;
  readonly #random: () => number;

  constructor(outcome: Outcome, random: () => number) {
    this.#outcome = outcome;
    this.#random = random;
    this.pages = PLAYERS.map((_, n) => {
      const page = new WirePage();
      page.onEntry = entry => this.#seen(n, entry);
      return page;
    });
  }

  get waiting(): number {
    return this.#pending.length;
  }

  /** Connects four clients, seats them and starts the game. */
  async begin(port: number | ((page: number) => number), cookies: readonly (string | undefined)[] = []): Promise<void> {
    const portOf = typeof port === 'number' ? () => port : port;
    for (const [n, page] of this.pages.entries()) await page.connect({ port: portOf(n), cookie: cookies[n] });
    const [host, ...others] = this.pages as [WirePage, ...WirePage[]];
    this.code = await host.open(LOAD_SETTINGS);
    await host.enter(this.code);
    for (const page of others) {
      await page.enter(this.code);
      const answer = await page.say({ type: 'sit' });
      if (!answer.ok) throw new Error(`no seat: ${answer.code}`);
    }
    const answer = await host.say({ type: 'start' });
    if (!answer.ok) throw new Error(`no start: ${answer.code}`);
  }

  /** Sends one command that was due at `due` (ms, monotonic clock). */
  command(due: number): void {
    const move = this.#move();
    if (move) this.#send(move.page, { type: 'act', action: move.action }, move.key, move.kind, due);
    else if (!this.#isReady(due)) this.#toggle(due);
  }

  /** Makes each page press ready once; a repeat before the server answers would change nothing. */
  #isReady(due: number): boolean {
    if (this.pages[0]!.seen!.state.session.phase !== 'between') return false;
    for (const page of this.pages) {
      const { viewer, state } = page.seen!;
      const key = `ready ${viewer}`;
      if (typeof viewer === 'string' || state.ready[viewer] || this.#pending.some(one => one.key === key)) continue;
      this.#send(page, { type: 'ready' }, key, 'ready', due);
      return true;
    }
    return false;
  }

  /**
   * Toggles the wish to end the game of one of two players. The game goes on, because four would have to agree. Starts
   * from what the page knows and what is on its way: a wish that changes nothing has no entry, so the next entry like it
   * would be taken for its effect.
   */
  #toggle(due: number): void {
    const n = this.#random() < 0.5 ? 0 : 1;
    const page = this.pages.find(({ seen }) => seen?.viewer === n)!;
    const sent = this.#pending.findLast(({ key }) => key.startsWith(`end ${n} `));
    const isWanted = sent ? sent.key.endsWith('false') : !page.seen!.state.endAsked[n];
    this.#send(page, { type: 'ask-end', isWanted }, `end ${n} ${isWanted}`, 'other', due);
  }

  /** Returns a legal action of a client that has not acted in this turn or claim window; undefined if there is none. */
  #move(): { page: WirePage; action: SeatCommand; key: string; kind: 'move' | 'claim' } | undefined {
    const { state } = this.pages[0]!.seen!;
    const { phase } = state.session.hand;
    if (state.session.phase !== 'playing' || (phase.name !== 'turn' && phase.name !== 'claims')) return undefined;
    for (const page of this.pages) {
      const { seen } = page;
      if (!seen || typeof seen.viewer === 'string' || this.#answered.get(seen.viewer) === seen.state.clock.since)
        continue;
      const seat = seatOf(seen.state.session, seen.viewer);
      if (phase.name === 'turn' && phase.seat !== seat) continue;
      if (phase.name === 'claims' && phase.from === seat) continue;
      const actions = legalActions(seen.state.session.hand, seat);
      const action = this.#choice(actions);
      this.#answered.set(seen.viewer, seen.state.clock.since);
      if (!action) continue;
      const kind = action.type === 'claim' ? 'claim' : 'move';
      const key = action.type === 'claim' ? 'claim' : action.type === 'expose-flower' ? 'flower' : 'discard';
      return { page, action, key: `${key} ${seat}`, kind };
    }
    return undefined;
  }

  /** Chooses flowers first and claims sometimes, never a win, so that games outlast the measurement. */
  #choice(actions: readonly SeatCommand[]): SeatCommand | undefined {
    const flower = actions.find(({ type }) => type === 'expose-flower');
    if (flower) return flower;
    const pass = actions.find(action => action.type === 'claim' && action.claim.kind === 'pass');
    const calls = actions.filter(action => action.type === 'claim' && ['pung', 'chow'].includes(action.claim.kind));
    if (pass && (calls.length === 0 || this.#random() < 0.8)) return pass;
    if (calls.length > 0) return calls[Math.floor(this.#random() * calls.length)];
    const discards = actions.filter(({ type }) => type === 'discard');
    return discards[Math.floor(this.#random() * discards.length)];
  }

  #send(
    page: WirePage,
    command: TableCommand | { type: 'act'; action: SeatCommand },
    key: string,
    kind: string,
    due: number,
  ): void {
    const bit = 1 << this.pages.indexOf(page);
    const pending: PendingCommand = { key, due, missing: kind === 'claim' ? bit : ALL };
    this.#pending.push(pending);
    page.shout(withoutSeat(command), answer => {
      if (answer.ok) return;
      this.#outcome.refused(answer.code);
      const at = this.#pending.indexOf(pending);
      if (at >= 0) this.#pending.splice(at, 1);
      if (command.type === 'act') this.#answered.clear();
    });
  }

  #seen(n: number, entry: Entry): void {
    const key = keyOf(entry);
    if (key === undefined) return;
    const bit = 1 << n;
    const at = this.#pending.findIndex(pending => pending.key === key && (pending.missing & bit) !== 0);
    const pending = this.#pending[at];
    if (!pending) return;
    pending.missing &= ~bit;
    if (pending.missing !== 0) return;
    this.#pending.splice(at, 1);
    this.#outcome.shown(key.split(' ')[0]!, performance.now() - pending.due);
  }
}

/** Removes the seat from an action: clients do not send it, the server fills it in. */
function withoutSeat(command: TableCommand | { type: 'act'; action: SeatCommand }): TableCommand {
  if (command.type !== 'act') return command;
  const { seat: _seat, ...action } = command.action as SeatCommand;
  return { type: 'act', action } as TableCommand;
}
