import type { TableCode } from '@gorrion/protocol';
import type { Clock, Entropy, TableMaker } from '@gorrion/table';
import type { Thinkers } from './bots/thinkers.ts';
import type { ClusterSettings } from './cluster/cluster.ts';
import type { Config } from './config/config.ts';
import type { Log } from './config/log.ts';
import type { RevocationList } from './identity/revoked.ts';
import type { Limits } from './limits/limits.ts';
import type { BackupFolders } from './operator/backups.ts';
import type { Door } from './outgoing/door.ts';
import type { Revocations } from './persistence/revocations.ts';
import type { Store } from './persistence/store.ts';

/** What a server is made of. Tests pass a store in memory, or one that fails. */
export interface World {
  readonly config: Config;
  readonly secret: Buffer;
  readonly store: Store;
  /** How this server reaches other nodes; by default it is the only one. */
  readonly cluster?: ClusterSettings;
  readonly log: Log;
  readonly clock: Clock;
  /** Where deals and draws of lots come from. */
  readonly entropy: Entropy;
  /** Who thinks for bots; by default threads of this process. */
  readonly bots?: Thinkers;
  readonly limits?: Limits;
  /** Through what the server asks anything of the internet; by default a door that leads to public addresses alone. */
  readonly door?: Door;
  /** Guests whose cookies are not accepted; by default none. */
  readonly revoked?: RevocationList;
  /** Opens the same list to change it, as the operator's command does; without it the operator's page bans nobody. */
  readonly revocations?: () => Promise<Revocations>;
  /** Where the operator's page puts backups; absent where a database has its own. */
  readonly backups?: BackupFolders;
  /** Called if this node was the home of groups, events and reviews, and is not any more. */
  readonly onHomeLost?: () => void;
  /** Creates tables; tests pass one whose tables fail. */
  readonly maker?: TableMaker;
}

export interface RunningServer {
  readonly port: number;
  /** Restores a running table from its log, to which something else has appended. */
  refresh(code: TableCode): void;
  /** Keeps the games of a table that its log has ended. Resolves once they are kept. */
  keepGames(code: TableCode): Promise<void>;
  /** Waits at most `longest` ms for hands in play to end, or hands tables over to other nodes; resolves when none is left. */
  drain(longest: number): Promise<void>;
  /**
   * Notifies every page, writes what waits and closes everything. The next start restores the tables from their logs.
   */
  stop(): Promise<void>;
}
