import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Entry, type GameRecord, gameIdOf, type TableCode } from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';

const CORPUS = join(import.meta.dirname, '../../../table/fixtures/logs');

const entriesIn = (path: string): readonly Entry[] =>
  brotliDecompressSync(readFileSync(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Entry);

/** Returns the games of all stored logs, each with the path of its log: tables of every version of this program. */
export function storedGames(): readonly { readonly log: string; readonly record: GameRecord }[] {
  const paths = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.jsonl.br'));
  return paths.flatMap(path =>
    finishedGames(entriesIn(join(CORPUS, path)), number => gameIdOf('abcd2345' as TableCode, number)).map(
      ({ record }) => ({ log: path, record }),
    ),
  );
}
