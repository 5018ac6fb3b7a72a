import { parseArgs } from 'node:util';
import type { PersonId, TableCode } from '@gorrion/protocol';
import { commandLine } from '../src/config/commandLine.ts';
import { readConfig } from '../src/config/config.ts';
import { guestCalled } from '../src/identity/called.ts';
import { folderRevocations } from '../src/identity/folderRevocations.ts';
import { friendlyName } from '../src/identity/name.ts';
import { databaseRevocations } from '../src/persistence/postgres/revocations.ts';
import type { Revocations } from '../src/persistence/revocations.ts';

/*
 * `npm run revoke -- GUEST` makes the server refuse the cookie of a guest. GUEST is an id, or a name that only one
 * guest has. `-- --undo GUEST` accepts the cookie again, `-- --at TABLECODE` lists the guests who sat at a table,
 * `-- --list` lists the revoked guests. A running server applies the change within a second. With `DATABASE_URL`, all
 * nodes of that database do.
 */

const { values, positionals } = parseArgs({
  options: { undo: { type: 'boolean' }, list: { type: 'boolean' }, at: { type: 'string' } },
  allowPositionals: true,
});

/** Resolves with the guest who has this id or name; rejects unless there is exactly one. */
async function guestOf(revocations: Revocations, text: string): Promise<PersonId> {
  const found = await guestCalled(revocations, text);
  if ('person' in found) return found.person;
  const { people } = found;
  if (people.length === 0)
    throw new Error(`nobody has chosen the name "${text}": give the id (--at TABLECODE lists ids)`);
  throw new Error(`${people.length} guests are called "${text}", give the id:\n${people.join('\n')}`);
}

async function run(revocations: Revocations): Promise<void> {
  const [guest] = positionals;
  const line = async (person: PersonId) => `${person}  ${(await revocations.nameOf(person)) ?? friendlyName(person)}`;
  const print = async (people: readonly PersonId[]) => {
    for (const person of people) console.log(await line(person));
  };
  if (values.at !== undefined) {
    const code = values.at.toUpperCase().replaceAll(/[\s-]/g, '') as TableCode;
    await print(await revocations.seatedAt(code));
  } else if (values.list) await print(await revocations.revoked());
  else if (guest === undefined) throw new Error(`which guest? ${commandLine('revoke', 'GUEST')}`);
  else {
    const person = await guestOf(revocations, guest);
    await revocations.set(person, !values.undo);
    console.log(`${await line(person)} ${values.undo ? 'is known again' : 'is revoked'}`);
  }
}

try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const revocations = databaseUrl ? await databaseRevocations(databaseUrl) : folderRevocations(dataDir);
  try {
    await run(revocations);
  } finally {
    await revocations.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
