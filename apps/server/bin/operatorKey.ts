import { parseArgs } from 'node:util';
import { readConfig } from '../src/config/config.ts';
import { hashOfKey, newOperatorKey } from '../src/operator/keys.ts';
import { databaseOperator, folderOperator, type OpenOperator } from '../src/persistence/openOperator.ts';

/*
 * `npm run operator-key` makes a key for the operator's page at /admin and prints it once; a new one ends the old one and
 * signs out who came by it. `-- --off` turns the page off. It works beside a running server. With `DATABASE_URL` the key is that
 * of all nodes of that database.
 */

const { values } = parseArgs({ options: { off: { type: 'boolean' } } });

async function run(keys: OpenOperator): Promise<void> {
  if (values.off) {
    const isOn = (await keys.operatorKey()) !== undefined;
    await keys.endOperatorKey(Date.now());
    console.log(isOn ? 'the page at /admin is off' : 'the page at /admin was off already');
    return;
  }
  const key = newOperatorKey();
  await keys.keepOperatorKey(hashOfKey(key), Date.now());
  const { number } = (await keys.operatorKey())!;
  console.error(`key ${number} of the page at /admin, shown this once:`);
  console.log(key);
}

try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const keys = databaseUrl ? await databaseOperator(databaseUrl) : folderOperator(dataDir);
  try {
    await run(keys);
  } finally {
    await keys.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
