import { HOME, type NodeRecord } from '../ownership.ts';
import { callLinkStore } from '../sql/callLinks.ts';
import { castStore } from '../sql/casts.ts';
import { gameStore, reviewStore, talkStore } from '../sql/games.ts';
import { hookStore } from '../sql/hooks.ts';
import { ledgerStore } from '../sql/ledgers.ts';
import { operatorStore } from '../sql/operator.ts';
import { peaceStore } from '../sql/peace.ts';
import { deviceStore, peopleStore } from '../sql/people.ts';
import { pushStore } from '../sql/pushes.ts';
import { tokenStore } from '../sql/tokens.ts';
import type { BackgroundListeners, Store } from '../store.ts';
import { Appender } from './appender.ts';
import { assertDurable, openDatabase, sharedSql } from './database.ts';
import { directory } from './directory.ts';
import { Keeper } from './keeper.ts';
import { migrate } from './migrate.ts';
import { tableStore } from './tables.ts';

/** Brings a database to the newest schema, however long that takes, or another node that does it. */
async function prepare(url: string): Promise<void> {
  const patient = openDatabase(url, 0);
  try {
    await assertDurable(patient);
    await migrate(patient);
  } finally {
    await patient.close();
  }
}

/**
 * Opens the store in a PostgreSQL database for one node, whose lease begins. Brings the database to the newest schema
 * first. Rejects with `CannotStart` if a newer server has changed it, or if it could lose what it has confirmed.
 */
export async function postgresStore(url: string, node: NodeRecord): Promise<Store> {
  await prepare(url);
  const database = openDatabase(url);
  const appender = new Appender(url);
  const { close: closeDirectory, ...owners } = directory(url, database.query, node);
  const sql = sharedSql(database);
  const people = peopleStore(sql, () => keeper.wake());
  const listeners: BackgroundListeners = {
    onLeaving: async () => {},
    onClean: person => people.settle(person),
    onUnreadable: () => {},
    onPacked: () => {},
  };
  const keeper: Keeper = new Keeper(database, listeners, () => owners.duty(HOME));
  const wake = () => keeper.wake();
  await owners.renew();
  wake();

  return {
    ...owners,
    ...tableStore(database, appender, wake),
    ...people,
    ...deviceStore(sql),
    ...pushStore(sql),
    ...peaceStore(sql),
    ...castStore(sql),
    ...tokenStore(sql),
    ...hookStore(sql),
    ...callLinkStore(sql),
    ...operatorStore(sql),
    ...gameStore(sql, wake),
    ...reviewStore(sql),
    ...talkStore(sql),
    ...ledgerStore(sql),
    onCommit: tell => appender.onCommit(tell),
    inBackground: own => void Object.assign(listeners, own),
    async close() {
      await appender.close();
      await keeper.close();
      await owners.leave().catch(() => {});
      await closeDirectory();
      await database.close();
    },
  };
}
