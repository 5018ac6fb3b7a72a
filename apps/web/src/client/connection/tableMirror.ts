import type { Entry, Refusal, Snapshot } from '@gorrion/protocol';
import type { Store } from '../store/app.ts';
import { type FollowedTable, fromSnapshot, withEntries } from '../store/following.ts';
import { announceEntries, announceReturn, announceUnseating } from './announcements.ts';

/** Entries, and how late (ms) they are for a spectator who watches with a delay. */
export interface ToldEntries {
  readonly entries: readonly Entry[];
  readonly behind?: number;
}

export interface TableMirror {
  /** Replaces the store's table by a snapshot. */
  replace(snapshot: Snapshot): void;
  /**
   * Applies entries to the store's table if it is the one of that code. `isBack` says that the page missed them: the
   * tiles jump to their places, because viewers do not want to watch missed moves. Returns `gap` if entries are missing.
   */
  fold(code: string, told: ToldEntries, isBack: boolean): 'complete' | 'gap' | 'other-table';
  /** Changes what the page knows about the table of that code besides its entries. */
  patch(code: string, change: Partial<FollowedTable>): void;
  /** Removes the table and keeps why the server refuses it. */
  refuse(code: string, why: Refusal): void;
  /** Removes the table with its chat and pending commands. */
  clear(): void;
}

const jumped = (following: FollowedTable): FollowedTable => ({ ...following, epoch: following.epoch + 1 });

/** Writes a table into the store as the server sends it, with the notices that belong to it. */
export function tableMirror(store: Store): TableMirror {
  return {
    replace(snapshot) {
      announceUnseating(store, snapshot);
      store.setState(({ table }) => ({ table: fromSnapshot(snapshot, table), refusal: undefined }));
    },

    fold(code, { entries, behind }, isBack) {
      const before = store.getState().table;
      if (before?.code !== code) return 'other-table';
      const { following, news, hasGap } = withEntries(before, entries);
      const late = following.behind === behind ? following : { ...following, behind };
      if (late !== before) store.setState({ table: isBack && news.length > 0 ? jumped(late) : late });
      if (isBack) announceReturn(store, news);
      else announceEntries(store, news, before.viewer);
      return hasGap ? 'gap' : 'complete';
    },

    patch(code, change) {
      const { table } = store.getState();
      if (table?.code === code) store.setState({ table: { ...table, ...change } });
    },

    refuse: (code, why) => store.setState({ refusal: { code, why }, table: undefined }),
    clear: () => store.setState({ table: undefined, chat: [], refusal: undefined, pending: [] }),
  };
}
