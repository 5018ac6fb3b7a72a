import type { PersonId, TableCode } from '@gorrion/protocol';
import type { Bots, Ports, RunningTable, TableMaker } from '@gorrion/table';
import type { Asker } from '../bots/fairQueue.ts';
import type { Log } from '../config/log.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { Limits } from '../limits/limits.ts';
import type { NodeRecord } from '../persistence/ownership.ts';
import type { Store } from '../persistence/store.ts';

/** What a registry of tables needs, and whom it tells what. */
export interface RegistryOptions {
  readonly maker: TableMaker;
  readonly ports: Omit<Ports, 'bots' | 'store'>;
  /** Returns the bots for the tables that a guest opened. */
  readonly botsFor: (asker: Asker) => Bots;
  readonly store: Store;
  readonly log: Log;
  readonly isWatched: (code: string) => boolean;
  /** Shares a limit with other nodes, under a name. */
  readonly share?: (name: string, limit: ByAddress) => ByAddress;
  /** Returns the node that orders the tables of events; undefined if it is this one, or none. */
  readonly eventHome?: () => NodeRecord | undefined;
  /** Returns the node that should take a table in the place of this one, which gives its own up; undefined if this one takes it. */
  readonly heirOf?: (code: TableCode) => NodeRecord | undefined;
  /** Returns how many open tables of a guest other nodes have. */
  readonly tablesElsewhere?: (host: PersonId) => number;
  /** Whether the node of another owner can be reached; by default none is. */
  readonly isReachable?: (node: NodeRecord) => boolean;
  /** Called with a table that has stopped here, before another node can claim it. */
  readonly onGiven?: (table: RunningTable) => void;
  /** Called with a table that this node has claimed, and the epoch. */
  readonly onTaken?: (code: TableCode, epoch: number) => void;
  /** Called with a table that another node has claimed. */
  readonly onLost?: (code: TableCode) => void;
  /** Called with a table whose log has more than the table knows. */
  readonly onOutdated?: (code: TableCode) => void;
  /** Returns false while the disk has no room for new tables. */
  readonly hasRoom?: () => boolean;
  readonly limits?: Limits;
}
