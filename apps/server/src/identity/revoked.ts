import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  unwatchFile,
  watchFile,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PersonId } from '@gorrion/protocol';
import { REVOKED } from '../config/files.ts';

/*
 * The list of revoked guests. It is a text file in the data folder, one id a line, because the operator's script writes
 * it while the server runs, and only the server may write the database.
 */

/** Milliseconds between two looks at the file. */
const LOOK_EVERY = 500;
const ID = /^[0-9a-f]{32}$/;

/** Returns the ids in the file of a data folder; none where there is no file. Throws at a line that is no id. */
export function readRevoked(directory: string): ReadonlySet<PersonId> {
  const file = join(directory, REVOKED);
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'));
  const wrong = lines.find(line => !ID.test(line));
  if (wrong !== undefined) throw new Error(`${file} has a line that is no guest: ${wrong.slice(0, 40)}`);
  return new Set(lines as PersonId[]);
}

/** Replaces the file, whole and durable or not at all. */
export function writeRevoked(directory: string, people: Iterable<PersonId>): void {
  const file = join(directory, REVOKED);
  const fresh = openSync(`${file}.new`, 'w', 0o600);
  writeSync(fresh, [...people].map(person => `${person}\n`).join(''));
  fsyncSync(fresh);
  closeSync(fresh);
  renameSync(`${file}.new`, file);
}

export interface RevocationList {
  has(person: PersonId): boolean;
  /** Returns all of them. */
  people(): readonly PersonId[];
  /** Sets the function that is called with each person who is revoked from now on. */
  onRevoked(listener: (person: PersonId) => void): void;
  close(): void;
}

/** Returns an empty list, for a server without a data folder. */
export const nobodyRevoked = (): RevocationList => ({ has: () => false, people: () => [], onRevoked() {}, close() {} });

/**
 * Follows the file of a data folder. If the file cannot be read later, the list stays as it was and `onError` is
 * called.
 */
export function followRevoked(directory: string, onError: (error: unknown) => void): RevocationList {
  const file = join(directory, REVOKED);
  let people = readRevoked(directory);
  let tell: (person: PersonId) => void = () => {};
  const look = () => {
    try {
      const before = people;
      people = readRevoked(directory);
      for (const person of people) if (!before.has(person)) tell(person);
    } catch (error) {
      onError(error);
    }
  };
  watchFile(file, { interval: LOOK_EVERY, persistent: false }, look);
  return {
    has: person => people.has(person),
    people: () => [...people],
    onRevoked(listener) {
      tell = listener;
    },
    close: () => unwatchFile(file, look),
  };
}
