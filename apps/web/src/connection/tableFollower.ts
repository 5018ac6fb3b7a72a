import type { ChatLine, Entry, Refusal, Snapshot } from '@gorrion/protocol';
import { type App, type Store, tell } from '../store/app.ts';
import { type Following, fromSnapshot, type Seen, withEntries } from '../store/following.ts';
import { discardsAmong, lostClaim } from '../store/lostClaim.ts';
import { shuffleNews } from '../store/shuffleNews.ts';
import type { ServerClock } from './serverClock.ts';
import type { Timers, Wire } from './wire.ts';

/** An entry that does not come in this time, or came too often, is asked for again. */
const ENTER_AGAIN_MS = 4000;
/** Lines of the chat that a page keeps: as many as a server tells who comes later. */
const LINES = 100;

/** Sat a moment ago, watches now, and did not ask to get up. */
function wasUnseated({ table, pending }: App, { code, viewer, state }: Snapshot): boolean {
  if (table?.code !== code || table.viewer === 'spectator' || viewer !== 'spectator') return false;
  return state.stage !== 'closed' && !pending.some(({ command }) => command.type === 'stand');
}

export interface TableFollower {
  /** Follows a table from now on, through every new connection. */
  enter(code: string): void;
  /** Asks for what was missed. */
  catchUp(isBack: boolean): void;
  exit(): void;
}

interface Parts {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly store: Store;
  readonly clock: ServerClock;
  /** Called after every change of the table. */
  readonly onTable: () => void;
}

/** After an absence the tiles lie where they lie; nobody wants to watch the missed moves run by. */
const jumped = (following: Following): Following => ({ ...following, epoch: following.epoch + 1 });

/** Keeps the store's table in step with the server: snapshots replace, entries fold, a hole makes it ask again. */
export function tableFollower({ wire, timers, store, clock, onTable }: Parts): TableFollower {
  let wanted: string | undefined;
  let cancelAgain = () => {};

  const table = (): Following | undefined => store.getState().table;
  const isWanted = (code: string) => code === wanted;

  function heard(news: readonly Seen[], isBack: boolean): void {
    const viewer = table()?.viewer;
    if (isBack && news.length > 0) tell(store, { kind: 'back', discards: discardsAmong(news) });
    if (isBack || viewer === undefined) return;
    for (const seen of news) {
      const lost = lostClaim(seen, viewer);
      if (lost) tell(store, lost);
      const shuffle = shuffleNews(seen, viewer === 'spectator' ? undefined : viewer);
      if (shuffle) tell(store, shuffle);
    }
  }

  function take(snapshot: Snapshot): void {
    if (!isWanted(snapshot.code)) return;
    clock.hint(snapshot.at);
    if (wasUnseated(store.getState(), snapshot)) tell(store, { kind: 'unseated' });
    store.setState({ table: fromSnapshot(snapshot, table()), refusal: undefined });
    onTable();
  }

  function fold(code: string, entries: readonly Entry[], isBack: boolean): void {
    const following = table();
    if (!isWanted(code) || following?.code !== code) return;
    const step = withEntries(following, entries);
    if (step.news.length > 0) store.setState({ table: isBack ? jumped(step.following) : step.following });
    heard(step.news, isBack);
    onTable();
    if (step.hasGap) ask(false);
  }

  function refuse(code: string, why: Refusal): void {
    if (why === 'too-many-requests') return;
    cancelAgain();
    store.setState({ refusal: { code, why }, table: undefined });
  }

  function ask(isBack: boolean): void {
    cancelAgain();
    const code = wanted;
    if (code === undefined || !wire.isOpen()) return;
    const known = table();
    const since = known?.code === code ? { since: known.seq, viewer: known.viewer } : {};
    cancelAgain = timers.after(ENTER_AGAIN_MS, () => ask(isBack));
    // A table that is still frozen says so again before it answers; another server may have thawed it.
    patch(code, { isFrozen: false, isFaulty: false });
    wire.ask('table:enter', { code, ...since }, answer => {
      if (!isWanted(code)) return;
      if (!answer.ok) return refuse(code, answer.code);
      cancelAgain();
      if ('snapshot' in answer) take(answer.snapshot);
      else fold(code, answer.entries, isBack);
    });
  }

  wire.on('table:snapshot', take);
  wire.on('table:entries', ({ code, entries }) => fold(code, entries, false));
  wire.on('table:chat', ({ code, lines }) => isWanted(code) && store.setState({ chat: lines }));
  wire.on('table:said', ({ code, line }) => isWanted(code) && said(line));
  wire.on('table:watchers', ({ code, count }) => patch(code, { watchers: count }));
  wire.on('notice', ({ code, table }) => {
    if ((code === 'shown-out' || code === 'table-failed') && table !== undefined && table === wanted)
      refuse(table, code);
  });
  wire.on('table:frozen', ({ code, isFrozen, isFaulty }) => patch(code, { isFrozen, isFaulty }));

  /** A line that came with all the others may come once more by itself. */
  function said(line: ChatLine): void {
    const { chat } = store.getState();
    const latest = chat.at(-1)?.at ?? 0;
    if (line.at > latest) store.setState({ chat: [...chat, line].slice(-LINES) });
  }

  function patch(code: string, change: Partial<Following>): void {
    const following = table();
    if (following?.code === code) store.setState({ table: { ...following, ...change } });
  }

  return {
    enter(code) {
      wanted = code;
      const isKnown = table()?.code === code;
      store.setState({ refusal: undefined, ...(isKnown ? {} : { table: undefined, chat: [] }) });
      ask(false);
    },
    catchUp: ask,
    exit() {
      const code = wanted;
      wanted = undefined;
      cancelAgain();
      store.setState({ table: undefined, chat: [], refusal: undefined, pending: [] });
      if (code !== undefined && wire.isOpen()) wire.ask('table:exit', { code }, () => {});
    },
  };
}
