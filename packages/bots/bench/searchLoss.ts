import { parseArgs } from 'node:util';
import { type HandState, type Seat, type SeatCommand, safeActions, viewFor } from '@gorrion/rules';
import { certainAction } from '../src/levels/certain.ts';
import { type Constants, withConstants } from '../src/planning/constants.ts';
import { evaluateWith } from '../src/planning/evaluate.ts';
import { EXPERT } from '../src/planning/styles.ts';
import { LONG_SEARCH } from './longSearch.ts';
import { momentsOf, readGames } from './selfPlay.ts';

/*
 * Measures what a cheaper search loses against a long one, by the long one's values, in points a decision of
 * `selfPlay.ts`:
 * node packages/bots/bench/searchLoss.ts --games games.jsonl --decisions 200 budget.targets=160,budget.nodes=600 ...
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: 'games.jsonl' },
    decisions: { type: 'string', default: '200' },
    /** Constants of the search to compare with; default: `LONG_SEARCH`. */
    reference: { type: 'string' },
  },
});

const constantsOf = (text: string): Constants =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map(change => change.split('='))
      .map(([name, value]) => [name!, Number(value)]),
  );

interface Decision {
  readonly view: HandState;
  readonly seat: Seat;
  readonly actions: readonly SeatCommand[];
}

/** Yields turns and offers with a real choice, a few of every game. */
function decisionsOf(every: number): readonly Decision[] {
  const found: Decision[] = [];
  let count = 0;
  for (const game of readGames(values.games)) {
    for (const { event, after: state } of momentsOf(game)) {
      if (state.phase.name !== 'turn' || event.type !== 'drew') continue;
      const { seat } = event;
      if (++count % every !== 0) continue;
      const view = viewFor(state, seat);
      const actions = safeActions(view, seat);
      if (actions.length > 1 && !certainAction(view, seat, actions)) found.push({ view, seat, actions });
    }
  }
  return found;
}

const decisions = decisionsOf(37).slice(0, Number(values.decisions));
const options = ['', ...positionals];
const styles = options.map(text => withConstants(EXPERT, constantsOf(text)));
const reference = withConstants(EXPERT, values.reference === undefined ? LONG_SEARCH : constantsOf(values.reference));
const sums = options.map(() => ({ loss: 0, squares: 0, changed: 0, ms: 0, most: 0 }));
const byMissing = options.map(() => new Map<number, { count: number; loss: number }>());
let referenceMs = 0;

for (const { view, seat, actions } of decisions) {
  const began = performance.now();
  const heavy = evaluateWith(reference, view, seat, actions);
  referenceMs += performance.now() - began;
  const best = heavy.reduce((a, b) => (b.value > a.value ? b : a));
  const missing = Math.min(...heavy.map(each => each.missing ?? 9));
  styles.forEach((style, n) => {
    const before = performance.now();
    const light = evaluateWith(style, view, seat, actions);
    const ms = performance.now() - before;
    const chosen = light.reduce((a, b) => (b.value > a.value ? b : a));
    const same = heavy[light.indexOf(chosen)]!;
    const loss = best.value - same.value;
    const sum = sums[n]!;
    sum.loss += loss;
    sum.squares += loss * loss;
    sum.changed += same === best ? 0 : 1;
    sum.ms += ms;
    sum.most = Math.max(sum.most, ms);
    const cell = byMissing[n]!.get(missing) ?? { count: 0, loss: 0 };
    cell.count++;
    cell.loss += loss;
    byMissing[n]!.set(missing, cell);
  });
}

const { length } = decisions;
process.stdout.write(`${length} decisions; the long search takes ${(referenceMs / length).toFixed(1)} ms\n`);
options.forEach((text, n) => {
  const { loss, squares, changed, ms, most } = sums[n]!;
  const mean = loss / length;
  const within = 1.96 * Math.sqrt((squares / length - mean * mean) / length);
  const cells = [...byMissing[n]!].toSorted((a, b) => a[0] - b[0]);
  process.stdout.write(
    `${text || 'expert'}: ${mean.toFixed(3)} ± ${within.toFixed(3)}, ${((100 * changed) / length).toFixed(0)} % other, ` +
      `${(ms / length).toFixed(1)} ms, at most ${most.toFixed(0)}; by missing ${cells.map(([m, c]) => `${m}: ${(c.loss / c.count).toFixed(2)} (${c.count})`).join(' ')}\n`,
  );
});
