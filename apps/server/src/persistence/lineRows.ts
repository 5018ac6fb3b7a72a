import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PersonId } from '@gorrion/protocol';
import type { NewLine } from '@gorrion/table';
import type { StoredLine } from './games.ts';

/** A line as a row of the database. A deleted one keeps its number, and nothing else. */
export interface LineRow {
  readonly number: number;
  readonly person: string;
  readonly author: string;
  readonly at: number;
  readonly body: Uint8Array;
}

/** Returns what was played as bytes: the events of a line repeat a few words. */
export const packLine = (line: NewLine): Uint8Array => deflateRawSync(JSON.stringify(line));

export const lineOfRow = ({ number, person, author, at, body }: LineRow): StoredLine => ({
  number,
  person: person as PersonId,
  author,
  at,
  line: JSON.parse(inflateRawSync(body).toString('utf8')) as NewLine,
});
