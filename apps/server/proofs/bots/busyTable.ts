import type { Entry, PersonId, TableCommand, TableSettings, TableViewer } from '@gorrion/protocol';
import { defaultAction, legalActions, seatOf } from '@gorrion/rules';
import { type Bots, type Clock, type Entropy, type Publisher, playerOf, Table } from '@gorrion/table';
import { SETTINGS } from '../../src/testing/server.ts';
import { newId } from '../wire/page.ts';

/** Settings under which bots play as fast as possible. */
const QUICK: TableSettings = { ...SETTINGS, hands: 16, clock: 'none', pace: 'quick' };
const NO_STORE = { append: async () => {} };

interface BusyTableOptions {
  readonly id: string;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly bots: Bots;
}

/** A table in real time: one player, who acts at once, against three expert bots. */
export class BusyTable implements Publisher {
  /** Times (ms) from one discard to the next within a hand. */
  readonly gaps: number[] = [];
  readonly #me: { readonly id: PersonId; readonly name: string };
  #table: Table | undefined;
  #lastDiscard: number | undefined;
  #answered = -1;

  private constructor(id: string) {
    this.#me = { id: id as PersonId, name: id };
  }

  static async open({ id, clock, entropy, bots }: BusyTableOptions): Promise<BusyTable> {
    const busy = new BusyTable(id);
    const table = await Table.open(id, QUICK, busy.#me, { clock, entropy, bots, store: NO_STORE, publisher: busy });
    busy.#table = table;
    await table.startAgainstBots(busy.#me, 'expert');
    return busy;
  }

  close(): void {
    this.#table?.dispose();
  }

  frozen(): void {}

  publish(_id: string, viewer: TableViewer, entries: readonly Entry[]): void {
    if (viewer !== 'spectator') return;
    for (const { event } of entries) if (event.type === 'session') this.#see(event.event);
    queueMicrotask(() => this.#answer());
  }

  #see(event: Extract<Entry['event'], { type: 'session' }>['event']): void {
    if (event.type === 'hand-begun') this.#lastDiscard = undefined;
    if (event.type !== 'hand' || event.event.type !== 'discarded') return;
    const now = performance.now();
    if (this.#lastDiscard !== undefined) this.gaps.push(now - this.#lastDiscard);
    this.#lastDiscard = now;
  }

  #answer(): void {
    const table = this.#table;
    if (!table || this.#answered === table.seq) return;
    this.#answered = table.seq;
    const command = this.#next(table);
    if (!command) return;
    const answers = table.snapshot(table.viewerOf(this.#me.id)).seq;
    void table.execute(this.#me, { id: newId(), answers, command });
  }

  #next({ state }: Table): TableCommand | undefined {
    const player = playerOf(state, this.#me.id);
    if (player === undefined || state.stage !== 'playing') return undefined;
    const { session } = state;
    if (session.phase !== 'playing') return state.ready[player] ? undefined : { type: 'ready' };
    const seat = seatOf(session, player);
    const pass = legalActions(session.hand, seat).find(
      action => action.type === 'claim' && action.claim.kind === 'pass',
    );
    const isMyTurn = session.hand.phase.name === 'turn' && session.hand.phase.seat === seat;
    const action = pass ?? (isMyTurn ? defaultAction(session.hand, seat) : undefined);
    if (!action) return undefined;
    const { seat: _seat, ...mine } = action;
    return { type: 'act', action: mine };
  }
}
