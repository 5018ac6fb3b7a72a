import type { App, Store } from '../store/app.ts';

/** Where a game can live: on the server, or in this browser. */
export type End = 'server' | 'device';

/** What each end knows for itself, of the page's state; all else belongs to the table that is shown. */
type Own = Pick<App, 'link' | 'me' | 'lobby'>;

const UNKNOWN: Own = { link: { status: 'connecting' }, me: undefined, lobby: undefined };

export interface Ends {
  /** The page's state as one end sees and writes it. */
  storeOf(end: End): Store;
  /** The page shows this end from now on. */
  use(end: End): void;
  inUse(): End;
  of(end: End): Own;
}

/**
 * Two clients share the page's state: connection and identity are those of the end in use, so that no part of the page
 * has to know which kind of game it shows.
 */
export function twoEnds(app: Store): Ends {
  const own: Record<End, Own> = { server: UNKNOWN, device: UNKNOWN };
  let used: End = 'server';

  function storeOf(end: End): Store {
    const getState = () => ({ ...app.getState(), ...own[end] });
    function setState(change: Partial<App> | ((state: App) => Partial<App>)): void {
      const part = typeof change === 'function' ? change(getState()) : change;
      const { link, me, lobby } = { ...own[end], ...part };
      own[end] = { link, me, lobby };
      // With the other end in use its own values stand on the page; the rest is for everybody.
      app.setState(used === end ? part : { ...part, ...own[used] });
    }
    return { getState, setState: setState as Store['setState'] };
  }

  return {
    storeOf,
    use(end) {
      if (used === end) return;
      used = end;
      app.setState(own[end]);
    },
    inUse: () => used,
    of: end => own[end],
  };
}
