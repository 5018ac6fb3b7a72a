import type { Archivist } from './archive/archivist.ts';
import type { Calling } from './calling.ts';
import type { Log } from './config/log.ts';
import type { Tables } from './connecting.ts';
import type { Ledgers } from './ledgers/open.ts';
import type { Peace } from './peacekeeping.ts';
import type { Store } from './persistence/store.ts';
import type { ReviewRuns } from './review/runs.ts';
import type { EventTables } from './tables/eventTables.ts';
import type { keepTidy } from './tidy.ts';

interface HomeParts {
  readonly ledgers: Ledgers;
  readonly eventTables: EventTables;
  readonly tables: Tables;
  readonly archivist: Archivist;
  readonly calling: Calling;
  readonly runs: ReviewRuns;
  readonly store: Store;
  readonly tidy: ReturnType<typeof keepTidy>;
  readonly peace: Peace;
}

/** Returns what begins the work of the home of groups, events and reviews. */
export const homeWork =
  (log: Log, { ledgers, eventTables, tables, archivist, calling, runs, store, tidy, peace }: HomeParts) =>
  async (): Promise<void> => {
    await ledgers.begin(eventTables, tables, archivist);
    await calling.followGroups(ledgers.desk);
    runs.resume().catch((error: unknown) => log.error({ err: error }, 'the runs of reviews could not be resumed'));
    if (store.isShared) tidy.begin();
    peace.begin();
  };
