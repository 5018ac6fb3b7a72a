import type { TableCode } from '@gorrion/protocol';
import { stackedEntries } from '@gorrion/table/testing';
import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';
import { appendTo } from './appending.ts';

/*
 * Begins a game on a table of a stopped server, with the tiles that a test wants:
 * node stackTable.ts DATA_DIR CODE '{"hands":["1p","123456789m 11s 23p"]}' MS_AGO
 */

const [directory = '', code = '', stack = '{}', ago = '0'] = process.argv.slice(2);
const store = await sqliteStore(directory);
const log = await store.load(code as TableCode);
if (log.kind === 'damaged') throw new Error(log.reason);
await appendTo(store, code, stackedEntries(log.entries, Date.now(), JSON.parse(stack), Number(ago)));
await store.close();
