import { randomBytes } from 'node:crypto';
import type { PersonId } from '@gorrion/protocol';
import { type Database, openDatabase } from './database.ts';

/* What all nodes of a database share beside the store: the key that signs cookies, and who is revoked. */

const KEY_BYTES = 32;
/** Ms between two looks at the revoked guests. */
const LOOK_EVERY = 1000;

/** Returns the key that signs cookies; the first node makes it. */
export async function sharedKey(url: string): Promise<Buffer> {
  const database = openDatabase(url);
  try {
    const made = randomBytes(KEY_BYTES).toString('hex');
    await database.query("INSERT INTO secrets (name, value) VALUES ('cookie', $1) ON CONFLICT DO NOTHING", [made]);
    const [row] = await database.query<{ value: string }>("SELECT value FROM secrets WHERE name = 'cookie'");
    return Buffer.from(row?.value ?? '', 'hex');
  } finally {
    await database.close();
  }
}

const readRevoked = async ({ query }: Database): Promise<ReadonlySet<PersonId>> =>
  new Set(
    (await query<{ person: PersonId }>('SELECT person FROM revoked ORDER BY person DESC')).map(({ person }) => person),
  );

/** Follows the revoked guests of a database. If they cannot be read later, the list stays as it was and `onError` is called. */
export async function followRevokedIn(url: string, onError: (error: unknown) => void) {
  const database = openDatabase(url);
  let people = await readRevoked(database);
  let tell: (person: PersonId) => void = () => {};
  const look = async () => {
    const before = people;
    people = await readRevoked(database);
    for (const person of people) if (!before.has(person)) tell(person);
  };
  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY);
  timer.unref();
  return {
    has: (person: PersonId) => people.has(person),
    people: () => [...people],
    onRevoked(listener: (person: PersonId) => void) {
      tell = listener;
    },
    close() {
      clearInterval(timer);
      database.close().catch(onError);
    },
  };
}
