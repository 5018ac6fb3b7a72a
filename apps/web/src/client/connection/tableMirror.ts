import type { TableMirror } from '@gorrion/client/follower';
import type { Store } from '../store/app.ts';
import { type FollowedTable, fromSnapshot, withEntries } from '../store/following.ts';
import { announceEntries, announceReturn, announceUnseating } from './announcements.ts';

const jumped = (following: FollowedTable): FollowedTable => ({ ...following, epoch: following.epoch + 1 });

/**
 * Writes a table into the store as the server sends it, with the notices that belong to it. Entries that were missed let
 * the tiles jump to their places: viewers do not want to watch missed moves.
 */
export function tableMirror(store: Store): TableMirror {
  return {
    begin(code) {
      const isKnown = store.getState().table?.code === code;
      store.setState({ refusal: undefined, ...(isKnown ? {} : { table: undefined, chat: [], callLink: null }) });
    },

    known(code) {
      const { table } = store.getState();
      return table?.code === code ? table : undefined;
    },

    replace(snapshot) {
      announceUnseating(store, snapshot);
      store.setState(({ table, callLink }) => ({
        table: fromSnapshot(snapshot, table),
        callLink: snapshot.viewer === 'spectator' ? null : callLink,
        refusal: undefined,
      }));
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
    clear: () => store.setState({ table: undefined, chat: [], callLink: null, refusal: undefined, pending: [] }),
  };
}
