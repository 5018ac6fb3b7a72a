import type { App, Store } from '../store/app.ts';

/** Where a game is played: on the server, or in this browser. */
export type End = 'server' | 'device';

/** The part of the page's state that each end has for itself; the rest belongs to the table on the page. */
type Own = Pick<App, 'link' | 'me' | 'lobby'>;

const UNKNOWN: Own = { link: { status: 'connecting' }, me: undefined, lobby: undefined };

export interface Ends {
  /** Returns the page's state as one end reads and writes it. */
  storeOf(end: End): Store;
  /** Shows this end's connection and identity from now on. */
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
      // While the other end is in use, the page keeps that end's own values; the rest is shared.
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
