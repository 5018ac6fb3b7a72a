import { playDuel } from '../src/duel/duel.ts';
import { DUEL_USAGE, type DuelArguments, readDuelArguments } from '../src/duel/duelArguments.ts';
import { differenceText, duelSummary, duelText } from '../src/duel/duelReport.ts';

/*
 * `npm run duel -- --hands 100 -- 'python3 bot.py' -- 'node bot.ts'` has two programs play each other: two of each at a table of
 * a server of its own, each deal from both sides. It prints how many points a hand the first has more, with the 95 % interval.
 * Ctrl-C ends it with what was played. docs/bots.md says more.
 */

async function duel({ isJson, patience, ...rest }: DuelArguments): Promise<void> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  process.on('SIGINT', abort).on('SIGTERM', abort);
  const isShown = process.stderr.isTTY;
  const clear = () => process.stderr.write(isShown ? '\r\x1b[K' : '');
  const result = await playDuel({
    ...rest,
    patience: 1000 * patience,
    signal: stop.signal,
    played(soFar) {
      const summary = duelSummary(soFar, rest);
      const line = `${summary.deals} of ${rest.hands} deals, ${differenceText(summary)}`;
      if (isShown) process.stderr.write(`\r\x1b[K${line}`);
    },
    trouble(sentence) {
      clear();
      process.stderr.write(`${sentence}\n`);
    },
  });
  clear();
  const summary = duelSummary(result, rest);
  console.log(isJson ? JSON.stringify(summary, undefined, 2) : duelText(summary));
  process.exit(summary.deals === 0 ? 1 : 0);
}

const read = readDuelArguments(process.argv.slice(2));
if (read.ok) await duel(read.value);
else {
  process.stderr.write(`${read.error}\n${DUEL_USAGE}\n`);
  process.exitCode = 2;
}
