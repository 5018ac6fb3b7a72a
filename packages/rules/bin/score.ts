import { RULESETS } from '../src/rulesets/presets.ts';
import { readWinningRecord } from '../src/scoring/record.ts';
import { scoreWin } from '../src/scoring/score.ts';
import { answerLines } from './lines.ts';

/**
 * `npm run -s score -- [--ruleset wmo2006|cn1998|ema] < hands.jsonl`: what each hand is worth, without flowers.
 * A hand that cannot occur is answered with an error code.
 */
function rulesetOf(args: readonly string[]) {
  const [flag, id] = args.length === 1 ? args[0].split('=') : args;
  if (flag === undefined) return RULESETS.wmo2006;
  if (flag === '--ruleset' && args.length <= 2 && id !== undefined && Object.hasOwn(RULESETS, id)) {
    return RULESETS[id as keyof typeof RULESETS];
  }
  process.stderr.write('usage: score [--ruleset wmo2006|cn1998|ema] < hands.jsonl\n');
  return process.exit(2);
}

const rules = rulesetOf(process.argv.slice(2));

await answerLines(record => {
  const claim = readWinningRecord(record);
  if (!claim.ok) return `"error":"${claim.error}"`;
  const score = scoreWin(claim.value, rules);
  const counted = (score?.fans ?? []).filter(fan => fan.id !== 'flower-tiles');
  const fans = counted.map(fan => `"${fan.id}":${fan.times}`).join(',');
  const total = score?.total ?? 0;
  return `"legalWin":${score !== undefined && total >= rules.minPoints},"total":${total},"fans":{${fans}}`;
});
