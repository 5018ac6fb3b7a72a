import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { PersonId } from '@gorrion/protocol';
import { readConfig } from '../src/config/config.ts';
import { DATABASE } from '../src/config/files.ts';
import { friendlyName } from '../src/identity/name.ts';
import { readRevoked, writeRevoked } from '../src/identity/revoked.ts';

/*
 * `npm run revoke -- GUEST` makes the server refuse the cookie of a guest. GUEST is an id, or a name that only one
 * guest has. `-- --undo GUEST` accepts the cookie again, `-- --at TABLECODE` lists the guests who sat at a table,
 * `-- --list` lists the revoked guests. A running server applies the change within a second.
 */

const { values, positionals } = parseArgs({
  options: { undo: { type: 'boolean' }, list: { type: 'boolean' }, at: { type: 'string' } },
  allowPositionals: true,
});
const { dataDir } = readConfig(process.env);
const db = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true });
const nameOf = db.prepare('SELECT name FROM guests WHERE id = ?');
const line = (id: string) => `${id}  ${nameOf.get(id)?.name ?? friendlyName(id as PersonId)}`;

/** Returns the guest with this id or name; throws unless there is exactly one. */
function guestOf(text: string): PersonId {
  if (/^[0-9a-f]{32}$/.test(text)) return text as PersonId;
  const found = db.prepare('SELECT id FROM guests WHERE name = ?').all(text);
  const [only, ...others] = found.map(({ id }) => id as PersonId);
  if (only === undefined)
    throw new Error(`nobody has chosen the name "${text}": give the id (--at TABLECODE lists ids)`);
  if (others.length > 0)
    throw new Error(`${found.length} guests are called "${text}", give the id:\n${[only, ...others].join('\n')}`);
  return only;
}

try {
  const revoked = new Set(readRevoked(dataDir));
  const [guest] = positionals;
  if (values.at !== undefined) {
    const code = values.at.toUpperCase().replaceAll(/[\s-]/g, '');
    for (const { person } of db.prepare('SELECT person FROM sat WHERE table_id = ?').all(code))
      console.log(line(person as string));
  } else if (values.list) for (const person of revoked) console.log(line(person));
  else if (guest === undefined) throw new Error('which guest? npm run revoke -- GUEST');
  else {
    const person = guestOf(guest);
    if (values.undo) revoked.delete(person);
    else revoked.add(person);
    writeRevoked(dataDir, revoked);
    console.log(`${line(person)} ${values.undo ? 'is known again' : 'is revoked'}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  db.close();
}
