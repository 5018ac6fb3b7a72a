import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY } from '../config/files.ts';

const BYTES = 32;

/**
 * Returns the key that signs cookies. Creates it at the first start, in the data folder, readable by its owner only.
 */
export function loadSecret(directory: string): Buffer {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, KEY);
  try {
    writeFileSync(file, randomBytes(BYTES), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file);
  if (secret.length !== BYTES) throw new Error(`${file} is not a key of ${BYTES} bytes: delete it to make a new one`);
  return secret;
}
