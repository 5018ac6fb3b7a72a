import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@gorrion/protocol';
import { DATABASE } from '../config/files.ts';
import { CannotStart } from '../persistence/folder/cannotStart.ts';
import type { Revocations } from '../persistence/revocations.ts';
import { readRevoked, writeRevoked } from './revoked.ts';

/** Opens the revoked guests of a data folder; throws `CannotStart` if it has no database. */
export function folderRevocations(directory: string): Revocations {
  const file = join(directory, DATABASE);
  if (!existsSync(file)) throw new CannotStart(`there is no ${file}: check DATA_DIR, or set DATABASE_URL.`);
  const db = new DatabaseSync(file, { readOnly: true });
  const people = (text: string, value: string) =>
    db
      .prepare(text)
      .all(value)
      .map(({ person }) => person as PersonId);
  return {
    nameOf: async person => db.prepare('SELECT name FROM guests WHERE id = ?').get(person)?.name as string | undefined,
    called: async name => people('SELECT id AS person FROM guests WHERE name = ? ORDER BY id', name),
    seatedAt: async code => people('SELECT person FROM sat WHERE table_id = ? ORDER BY person', code),
    revoked: async () => [...readRevoked(directory)],
    async set(person, isRevoked) {
      const revoked = new Set(readRevoked(directory));
      if (isRevoked) revoked.add(person);
      else revoked.delete(person);
      writeRevoked(directory, revoked);
    },
    close: async () => db.close(),
  };
}
