import type { ServerClock, Timers, Wire } from '@gorrion/client/connection';
import { Follower } from '@gorrion/client/follower';
import type { Store } from '../store/app.ts';
import { chatFeed } from './chatFeed.ts';
import { tableMirror } from './tableMirror.ts';

export type TableFollower = Pick<Follower, 'enter' | 'catchUp' | 'exit'>;

interface FollowerOptions {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly store: Store;
  readonly clock: ServerClock;
  /** Called after every change of the table. */
  readonly onTable: () => void;
}

/** Starts to follow tables over a wire. The pages of tables bring it: the first page neither follows nor loads it. */
export function tableFollower({ store, ...options }: FollowerOptions): TableFollower {
  const follower = new Follower({ ...options, mirror: tableMirror(store) });
  chatFeed(options.wire, store, code => follower.wants(code));
  return follower;
}

export type StartFollower = typeof tableFollower;
