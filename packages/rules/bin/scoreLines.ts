import { MCR_RULESETS } from '../src/rulesets/presets.ts';
import { readWinningRecord } from '../src/scoring/record.ts';
import { scoreWin } from '../src/scoring/score.ts';
import { answerLines } from './lines.ts';

function rulesetOf(args: readonly string[]) {
  const [flag, id] = args.length === 1 ? args[0]!.split('=') : args;
  if (flag === undefined) return MCR_RULESETS.wmo2006;
  if (flag === '--ruleset' && args.length <= 2 && id !== undefined && Object.hasOwn(MCR_RULESETS, id)) {
    return MCR_RULESETS[id as keyof typeof MCR_RULESETS];
  }
  process.stderr.write(`usage: score [--ruleset ${Object.keys(MCR_RULESETS).join('|')}] < hands.jsonl\n`);
  return process.exit(2);
}

const rules = rulesetOf(process.argv.slice(2));

// Answers each hand with its points without flowers and its fans; a hand that cannot occur gets an error code.
await answerLines(import.meta.url, record => {
  const claim = readWinningRecord(record);
  if (!claim.ok) return `"error":"${claim.error}"`;
  const score = scoreWin(claim.value, rules);
  if (!score) return '"legalWin":false,"total":0,"fans":{}';
  let fans = '';
  for (const { id, times } of score.fans) {
    if (id !== 'flower-tiles') fans += `${fans === '' ? '' : ','}"${id}":${times}`;
  }
  return `"legalWin":${score.total >= rules.minPoints},"total":${score.total},"fans":{${fans}}`;
});
