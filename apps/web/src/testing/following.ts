import type { TableCode, TableState, TableViewer } from '@gorrion/protocol';
import type { FollowedTable } from '../client/store/following.ts';

/** Returns a table as a page follows it that has received only a snapshot. */
export const followed = (
  state: TableState,
  viewer: TableViewer = 0,
  own: Partial<FollowedTable> = {},
): FollowedTable => ({
  code: 'A' as TableCode,
  viewer,
  seq: 9,
  state,
  watchers: 0,
  isFrozen: false,
  epoch: 1,
  recent: [],
  moves: [],
  ...own,
});
