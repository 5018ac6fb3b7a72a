import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type HandState,
  isFlower,
  PLAYING_KINDS,
  type Seat,
  type SeatCommand,
  safeActions,
  seeded,
  shuffled,
  type Tile,
  viewFor,
} from '@gorrion/rules';
import { estimate } from '../../src/arena/summary.ts';
import { certainAction } from '../../src/levels/certain.ts';
import { withConstants } from '../../src/planning/constants.ts';
import { evaluateWith } from '../../src/planning/evaluate.ts';
import { EXPERT, hurried, REGULAR, type Style } from '../../src/planning/styles.ts';
import { LONG_SEARCH } from '../longSearch.ts';
import { playOut } from '../playOut.ts';
import { momentsOf, readGames } from '../selfPlay.ts';
import { EXAMPLE, exampleOf, fillInputs, INPUTS, NOT_HELD, RENAMINGS, VALUES } from './examples.ts';
import { Network } from './network.ts';

/*
 * Trains a small network on the discards of the expert's search, and measures what it loses against searches that take
 * as long, by the values of a longer one:
 * node packages/bots/bench/network/distil.ts label --games games.jsonl --examples examples.bin
 * node packages/bots/bench/network/distil.ts train --examples examples.bin --weights network.bin
 * node packages/bots/bench/network/distil.ts judge --games others.jsonl --weights network.bin --times 6
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: 'games.jsonl' },
    examples: { type: 'string', default: 'examples.bin' },
    weights: { type: 'string', default: 'network.bin' },
    hidden: { type: 'string', default: '256,128' },
    every: { type: 'string', default: '1' },
    epochs: { type: 'string', default: '12' },
    decisions: { type: 'string', default: '400' },
    times: { type: 'string', default: '0' },
  },
});
const SEED = 'distil';
/** Number of games to play for each choice; 0 plays none. */
const times = Number(options.times);
/** Difference in table points at which two discards count as nearly equal. */
const TEMPERATURE = 0.5;
const BATCH = 64;
const RATE = 1e-3;

const networkOf = (): Network => new Network([INPUTS, ...options.hidden.split(',').map(Number), PLAYING_KINDS], SEED);

interface Turn {
  readonly state: HandState;
  readonly view: HandState;
  readonly seat: Seat;
  readonly actions: readonly SeatCommand[];
}

/** Yields turns on which a seat must choose a discard. */
function* turnsOf(file: string, every: number): Generator<Turn> {
  let count = 0;
  for (const game of readGames(file)) {
    for (const { after: state } of momentsOf(game)) {
      const { phase } = state;
      if (phase.name !== 'turn' || ++count % every !== 0) continue;
      const view = viewFor(state, phase.seat);
      const actions = safeActions(view, phase.seat).filter(
        action => action.type !== 'declare-kong' && !(action.type === 'discard' && isFlower(action.tile)),
      );
      if (actions.length > 1 && !certainAction(view, phase.seat, actions))
        yield { state, view, seat: phase.seat, actions };
    }
  }
}

function label(): void {
  for (const { view, seat, actions } of turnsOf(options.games, Number(options.every))) {
    const example = exampleOf(view, seat);
    for (const { action, value } of evaluateWith(EXPERT, view, seat, actions)) {
      if (action.type === 'discard') example[VALUES + action.tile] = value;
    }
    appendFileSync(options.examples, Buffer.from(example.buffer));
  }
}

/** Returns the discard that the network chooses. */
function choiceOf(network: Network, example: Float32Array, isHeld: (kind: number) => boolean): number {
  fillInputs(example, RENAMINGS[0]!, network.input);
  const output = network.run();
  let best = -1;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (isHeld(kind) && (best < 0 || output[kind]! > output[best]!)) best = kind;
  }
  return best;
}

const softened = new Float32Array(PLAYING_KINDS);
const wanted = new Float32Array(PLAYING_KINDS);

/** Fills `into` with shares by value; kinds that are not held get 0. */
function shares(values: ArrayLike<number>, isHeld: (kind: number) => boolean, scale: number, into: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) if (isHeld(kind)) most = Math.max(most, values[kind]!);
  let sum = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    into[kind] = isHeld(kind) ? Math.exp((values[kind]! - most) / scale) : 0;
    sum += into[kind]!;
  }
  for (let kind = 0; kind < PLAYING_KINDS; kind++) into[kind]! /= sum;
}

function learn(network: Network, example: Float32Array, renaming: Uint8Array): void {
  fillInputs(example, renaming, network.input);
  const output = network.run();
  const values = new Float32Array(PLAYING_KINDS);
  for (let kind = 0; kind < PLAYING_KINDS; kind++) values[renaming[kind]!] = example[VALUES + kind]!;
  const isHeld = (kind: number) => values[kind] !== NOT_HELD;
  shares(output, isHeld, 1, softened);
  shares(values, isHeld, TEMPERATURE, wanted);
  for (let kind = 0; kind < PLAYING_KINDS; kind++) network.error[kind] = softened[kind]! - wanted[kind]!;
  network.learn();
}

/** Returns the mean loss by the labels and the share of equal choices. */
function check(network: Network, examples: readonly Float32Array[]): string {
  let loss = 0;
  let same = 0;
  for (const example of examples) {
    const values = example.subarray(VALUES);
    const chosen = choiceOf(network, example, kind => values[kind] !== NOT_HELD);
    const best = Math.max(...values);
    loss += best - values[chosen]!;
    if (values[chosen] === best) same++;
  }
  return `loses ${(loss / examples.length).toFixed(3)}, the same in ${((100 * same) / examples.length).toFixed(1)} %`;
}

function train(): void {
  const size = statSync(options.examples).size / (4 * EXAMPLE);
  const bytes = readFileSync(options.examples);
  const all = new Float32Array(bytes.buffer, bytes.byteOffset, size * EXAMPLE);
  const examples = Array.from({ length: size }, (_, n) => all.subarray(n * EXAMPLE, (n + 1) * EXAMPLE));
  const held = Math.floor(size / 20);
  const [kept, learnt] = [examples.slice(0, held), examples.slice(held)];
  const network = networkOf();
  const random = seeded(SEED);
  const epochs = Number(options.epochs);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffled(learnt, random).forEach((example, n) => {
      learn(network, example, RENAMINGS[random() % RENAMINGS.length]!);
      const progress = (epoch + n / learnt.length) / epochs;
      if (n % BATCH === BATCH - 1) network.step(RATE * (1 - progress), BATCH);
    });
    process.stdout.write(`${epoch + 1} of ${epochs}, ${learnt.length} examples: ${check(network, kept)} of ${held}\n`);
    writeFileSync(options.weights, network.save());
  }
}

const LONG = withConstants(EXPERT, LONG_SEARCH);
/**
 * The searches to compare with: a regular bot's with the fears and prices of an expert, and one as fast as the network.
 */
const QUICK: Style = {
  ...REGULAR,
  fears: EXPERT.fears,
  dealtIn: EXPERT.dealtIn,
  dealtInLast: EXPERT.dealtInLast,
};
const QUICKEST = withConstants(QUICK, { 'budget.targets': 20, 'budget.nodes': 12, lookedInto: 3 });
const SEARCHES: readonly (readonly [string, Style])[] = [
  ['expert', EXPERT],
  ['expert in haste', hurried(EXPERT)],
  ['the search of regular', QUICK],
  ['a quicker one', QUICKEST],
];

const written = (values: readonly number[]): string => {
  const { mean, within } = estimate(values);
  return `${mean} ± ${within} (${values.length})`;
};

/** Collects losses by the long search, times (ms), and results of games where network and quick searches differ. */
class Judgement {
  private readonly losses = new Map<string, number[]>();
  private readonly times = new Map<string, number[]>();
  private readonly gains = new Map<string, number[]>();

  private add(sums: Map<string, number[]>, name: string, value: number): void {
    const values = sums.get(name) ?? [];
    sums.set(name, values);
    values.push(value);
  }

  look(network: Network, { state, view, seat, actions }: Turn, seed: string): void {
    const expected = new Map<number, number>();
    for (const { action, value } of evaluateWith(LONG, view, seat, actions)) {
      if (action.type === 'discard') expected.set(action.tile, value);
    }
    const best = Math.max(...expected.values());
    const choose = (name: string, think: () => number): number => {
      const before = performance.now();
      const tile = think();
      this.add(this.times, name, performance.now() - before);
      this.add(this.losses, name, best - expected.get(tile)!);
      return tile;
    };
    const learnt = choose('network', () => choiceOf(network, exampleOf(view, seat), kind => expected.has(kind)));
    for (const [name, style] of SEARCHES) {
      const searched = choose(name, () => {
        const found = evaluateWith(style, view, seat, actions).reduce((a, b) => (b.value > a.value ? b : a));
        return found.action.type === 'discard' ? found.action.tile : -1;
      });
      if (times === 0) continue;
      const scoreOf = (tile: number) => {
        const action: SeatCommand = { type: 'discard', seat, tile: tile as Tile };
        const { scores } = playOut(state, seat, action, seed, times);
        return scores.reduce((a, b) => a + b, 0) / times;
      };
      this.add(this.gains, name, searched === learnt ? 0 : scoreOf(learnt) - scoreOf(searched));
    }
  }

  toString(): string {
    const lines = [...this.losses].map(([name, loss]) => {
      const gain = this.gains.get(name);
      const played = gain ? `; played out, the network gains ${written(gain)} a decision` : '';
      return `${name}: loses ${written(loss)} a decision, ${estimate(this.times.get(name)!).mean} ms${played}\n`;
    });
    return lines.join('');
  }
}

function judge(): void {
  const network = networkOf();
  network.load(readFileSync(options.weights));
  const judgement = new Judgement();
  let count = 0;
  for (const turn of turnsOf(options.games, Number(options.every))) {
    if (++count > Number(options.decisions)) break;
    judgement.look(network, turn, `${SEED}/${count}`);
  }
  process.stdout.write(judgement.toString());
}

const commands: Readonly<Record<string, () => void>> = { label, train, judge };
const command = commands[positionals[0] ?? ''];
if (!command) throw new RangeError('label, train or judge');
command();
