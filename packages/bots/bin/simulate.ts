import { MCR_RULESETS } from '@gorrion/rules';
import { readArguments, USAGE } from '../src/arena/arguments.ts';
import { playMatch } from '../src/arena/match.ts';

/* Plays bots against each other and prints one JSON object; its seats have the fields of `Tally`. */
const read = readArguments(process.argv.slice(2));
if (read.ok) {
  const { hands, seed, levels, ruleset } = read.value;
  const clock = () => performance.now();
  const { seats, draws } = playMatch({ hands, seed, levels, rules: MCR_RULESETS[ruleset], clock });
  process.stdout.write(`${JSON.stringify({ seats, draws, hands, seed, ruleset }, undefined, 2)}\n`);
} else {
  process.stderr.write(`${read.error}\n${USAGE}\n`);
  process.exitCode = 2;
}
