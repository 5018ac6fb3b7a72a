import { isCount, readFlags } from '@gorrion/bots';
import { ok, type Result, refuse } from '@gorrion/rules';

/** Arguments of `duel`. */
export interface DuelArguments {
  readonly hands: number;
  readonly seed: string;
  /** Seconds in which a program is to answer each question. */
  readonly patience: number;
  readonly isJson: boolean;
  readonly commands: readonly [a: string, b: string];
}

export const DUEL_USAGE = `usage: duel [--hands 100] [--seed 1] [--patience 10] [--json] -- 'COMMAND OF A' -- 'COMMAND OF B'
each command is run by a shell with GORRION_URL, GORRION_TOKEN and GORRION_TABLE; it sits at that table and plays its game`;

const NAMES = ['hands', 'seed', 'patience', 'json'] as const;

/** Reads the arguments of `duel`; refuses with a sentence for the user. */
export function readDuelArguments(words: readonly string[]): Result<DuelArguments, string> {
  const [first, second, third] = words.flatMap((word, at) => (word === '--' ? [at] : []));
  const [a, b] = [words.slice(first! + 1, second).join(' '), words.slice(second! + 1).join(' ')];
  if (first === undefined || second === undefined || third !== undefined || !a || !b)
    return refuse("two commands are needed, each after --, as -- 'node bot.ts'");
  const given = readFlags(words.slice(0, first), NAMES, ['json']);
  if (!given.ok) return given;
  const { hands = '100', seed = '1', patience = '10', json } = given.value;
  if (!isCount(hands)) return refuse(`--hands must be a number from 1 to 9999999, not "${hands}"`);
  if (!isCount(patience)) return refuse(`--patience must be a number of seconds, not "${patience}"`);
  return ok({
    hands: Number(hands),
    seed,
    patience: Number(patience),
    isJson: json !== undefined,
    commands: [a, b],
  });
}
