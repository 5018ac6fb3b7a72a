import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type HandEvent,
  type HandState,
  isSameAction,
  othersInTurn,
  type Seat,
  safeActions,
  viewFor,
} from '@gorrion/rules';
import { entrantOf } from '../src/arena/matchArguments.ts';
import { estimate } from '../src/arena/summary.ts';
import { evaluate } from '../src/index.ts';
import { certainAction } from '../src/levels/certain.ts';
import type { Manner } from '../src/levels/level.ts';
import { type PlayoutResult, playOut } from './playOut.ts';
import { momentsOf, readGames } from './selfPlay.ts';

/*
 * Measures what a change of the expert's numbers is worth. Where two settings choose differently in games of
 * `selfPlay.ts`, four experts with a short search play both choices to the end several times, on the same newly
 * shuffled walls. The other hands stay as they were, which is right in the mean. Many settings are compared on the same
 * games:
 * node packages/bots/bench/choices.ts --games games.jsonl --raw choices.jsonl expert expert:firstClaim=3 expert:dealtIn=20
 */
const { values: options, positionals: settings } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: 'games.jsonl' },
    raw: { type: 'string', default: 'choices.jsonl' },
    every: { type: 'string', default: '7' },
    first: { type: 'string', default: '0' },
    times: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '0' },
  },
});

/** One decision, and the choice of each setting: an index of `played`. */
interface Decision {
  readonly phase: 'turn' | 'claims';
  readonly missing: number;
  /** Value that the first setting gives each choice. */
  readonly expected: readonly number[];
  readonly chosen: readonly number[];
  readonly played: readonly PlayoutResult[];
}

function mannerOf(name: string): Manner {
  const entrant = entrantOf(name);
  if (!entrant.ok || entrant.value.kind !== 'level' || entrant.value.level !== 'expert')
    throw new RangeError(`no expert: ${name}`);
  return entrant.value;
}

function decide(state: HandState, seat: Seat, seed: string): Decision | undefined {
  const view = viewFor(state, seat);
  const actions = safeActions(view, seat);
  if (actions.length < 2 || certainAction(view, seat, actions)) return undefined;
  const found = settings.map(name => evaluate('expert', view, seat, mannerOf(name)));
  const best = found.map(([first]) => first!.action);
  const different = best.filter((action, n) => best.findIndex(other => isSameAction(action, other)) === n);
  const chosen = best.map(action => different.findIndex(other => isSameAction(action, other)));
  const expected = different.map(action => found[0]!.find(each => isSameAction(each.action, action))!.value);
  return {
    phase: view.phase.name === 'turn' ? 'turn' : 'claims',
    missing: Math.min(...found[0]!.map(({ missing }) => missing ?? 9)),
    expected,
    chosen,
    played:
      different.length < 2 ? [] : different.map(action => playOut(state, seat, action, seed, Number(options.times))),
  };
}

/** Returns the seats that have something to decide after an event. */
function asked({ phase }: HandState, type: HandEvent['type']): readonly Seat[] {
  if (phase.name === 'turn') return type === 'drew' || type === 'melded' ? [phase.seat] : [];
  return phase.name === 'claims' && type === 'discarded' ? othersInTurn(phase.from) : [];
}

function look(): void {
  const began = performance.now();
  let count = Number(options.first);
  for (const game of readGames(options.games)) {
    for (const { event, after: state } of momentsOf(game)) {
      for (const seat of asked(state, event.type)) {
        if (safeActions(viewFor(state, seat), seat).length < 2) continue;
        if (++count % Number(options.every) !== 0) continue;
        const decision = decide(state, seat, `${game.hand}/${count}`);
        if (decision) appendFileSync(options.raw, `${JSON.stringify(decision)}\n`);
        if (performance.now() - began > 1000 * Number(options.seconds)) return;
      }
    }
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Returns the gain of a setting over the first one, over some decisions. */
function gain(decisions: readonly Decision[], n: number): string {
  const others = decisions.filter(({ chosen }) => chosen[n] !== chosen[0]);
  if (others.length < 2) return 'the same';
  const of = (read: (played: PlayoutResult) => number) =>
    others.map(({ chosen, played }) => read(played[chosen[n]!]!) - read(played[chosen[0]!]!));
  const gains = of(({ scores }) => mean(scores));
  const { mean: average, within } = estimate(gains);
  const share = others.length / decisions.length;
  const times = others[0]!.played[0]!.scores.length;
  const rate = (read: (played: PlayoutResult) => number) => ((100 * mean(of(read))) / times).toFixed(1);
  const expected = mean(others.map(({ chosen, expected }) => expected[chosen[n]!]! - expected[chosen[0]!]!));
  return (
    `${(100 * share).toFixed(1)} % of ${decisions.length} other: ${average.toFixed(2)} ± ${within.toFixed(2)} each (expected ${expected.toFixed(2)}), ` +
    `${(average * share).toFixed(3)} ± ${(within * share).toFixed(3)} a decision; wins ${rate(({ wins }) => wins)}, deals in ${rate(({ dealtIn }) => dealtIn)}, drawn ${rate(({ drawn }) => drawn)}`
  );
}

function report(): void {
  if (!options.raw.split(',').every(file => existsSync(file))) return;
  const decisions = options.raw
    .split(',')
    .flatMap(file => readFileSync(file, 'utf8').trimEnd().split('\n'))
    .map(line => JSON.parse(line) as Decision);
  settings.forEach((name, n) => {
    if (n === 0) return;
    process.stdout.write(`${name}\n  all: ${gain(decisions, n)}\n`);
    for (const phase of ['turn', 'claims'] as const) {
      const those = decisions.filter(each => each.phase === phase);
      process.stdout.write(`  ${phase}: ${gain(those, n)}\n`);
      for (const missing of [0, 1, 2, 3, 4, 5]) {
        const near = those.filter(each => Math.min(5, each.missing) === missing);
        if (near.length > 0) process.stdout.write(`    ${missing} missing: ${gain(near, n)}\n`);
      }
    }
  });
}

if (Number(options.seconds) > 0) look();
report();
