import { ANCHORS, NEWCOMER, pairingOf } from '@gorrion/events/rating';
import type { GameLine } from '../../bin/botGames.ts';
import { type Choice, LEAST_COVERAGE, numbersOf, scaleOfTenhou, type Tried } from './choice.ts';
import {
  coverageAfter,
  foretell,
  knowingMethod,
  marginOf,
  meanOf,
  type Numbers,
  ourMethod,
  type Told,
  tenhouMethod,
} from './foretold.ts';
import type { HandModel } from './handModel.ts';
import type { Population } from './populations.ts';

/* Writes `bench/rating.md`. Words that need no figure stand here too, so that the file is made in one piece. */

const IN_USE: Numbers = { newcomer: NEWCOMER, pairingOf };
const UNIFORM = Math.log(24);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const nats = (value: number): string => value.toFixed(4);

interface Tested {
  readonly population: Population;
  readonly scale: number;
  readonly ours: Told;
  readonly asThePaper: Told;
  readonly tenhou: Told;
  readonly knowing: Told;
}

function test(population: Population, chosen: Tried): Tested {
  const [half, end] = [population.games.length / 2, population.games.length];
  const scale = scaleOfTenhou(population);
  const told = (method: Parameters<typeof foretell>[1]) => foretell(population, method, half, end);
  return {
    population,
    scale,
    ours: told(ourMethod(IN_USE)),
    asThePaper: told(ourMethod(numbersOf({ ...chosen, weight: 1 }))),
    tenhou: told(tenhouMethod(scale)),
    knowing: told(knowingMethod(population, pairingOf)),
  };
}

function lossRow({ population, scale, ours, asThePaper, tenhou, knowing }: Tested): readonly (string | number)[] {
  const gains = ours.surprises.map((own, game) => own - tenhou.surprises[game]!);
  return [
    population.name,
    ours.surprises.length.toLocaleString('en'),
    `**${nats(meanOf(ours.surprises))}**`,
    `${nats(meanOf(tenhou.surprises))} (${scale.toFixed(0)})`,
    nats(UNIFORM),
    nats(meanOf(asThePaper.surprises)),
    nats(meanOf(knowing.surprises)),
    `${nats(meanOf(gains))} ± ${nats(marginOf(gains))}`,
  ];
}

/** Rows of ten bins: how often the first of two came before the second, where a method foretold that chance. */
function reliability(tested: readonly Tested[]): readonly (readonly (string | number)[])[] {
  const binOf = (chance: number) => Math.min(9, Math.floor(chance * 10));
  const cells = (told: readonly Told[], bin: number): readonly [string, string, string] => {
    const found = told.flatMap(({ pairs }) => pairs.filter(([chance]) => binOf(chance) === bin));
    if (found.length === 0) return ['0', '', ''];
    const came = found.map(([, what]) => what);
    const observed = found.length > 1 ? `${percent(meanOf(came))} ± ${percent(marginOf(came))}` : percent(came[0]!);
    return [found.length.toLocaleString('en'), percent(meanOf(found.map(([chance]) => chance))), observed];
  };
  return Array.from({ length: 10 }, (_, bin) => [
    `${bin * 10}-${bin * 10 + 10} %`,
    ...cells(
      tested.map(({ ours }) => ours),
      bin,
    ),
    ...cells(
      tested.map(({ tenhou }) => tenhou),
      bin,
    ).slice(1),
  ]);
}

const AFTER = [5, 10, 20, 40, 80] as const;

const coverageRow = (population: Population): readonly string[] => [
  population.name,
  ...AFTER.map(games => {
    const found = coverageAfter(population, IN_USE, games);
    return found ? `${percent(found.share)}, ± ${found.margin.toFixed(0)}` : '';
  }),
];

const triedRow = ({ deviation, weight, tau, surprise, coverage }: Tried): readonly (string | number)[] => [
  deviation,
  weight,
  tau,
  nats(surprise),
  percent(coverage),
];

export interface Findings {
  readonly lines: readonly GameLine[];
  readonly fitted: { readonly byOrders: readonly number[]; readonly byPairs: readonly number[] };
  /** Difference of the strongest and the weakest level, in a unit of odds, fitted on games of 2 and of 4 hands. */
  readonly spans: readonly [two: number, four: number];
  readonly model: HandModel;
  readonly perStrength: number;
  readonly choice: Choice;
  readonly populations: readonly Population[];
}

function anchors({ lines, fitted, spans }: Findings): string {
  const rows = Object.entries(ANCHORS).map(([level, rating], n) => [
    level,
    fitted.byPairs[n]!,
    fitted.byOrders[n]!,
    rating,
  ]);
  return `## The bots hold the scale

${lines.length.toLocaleString('en')} games of one round (4 hands), seed rating-1: sixty bots, twelve a level, who meet by lot. They are
played from that seed into \`bot-games.jsonl\`, one game a line, where it is not there.
The most likely ratings, with the regular bot at 1,500:

${table(['level', 'by pairs', 'by orders', 'in use'], rows)}

A game of n hands has luck of 122.8 x √(16 / n), so that 400 points are ten to one over 16 hands. Sums of independent hands would do so:
from games of 2 hands to games of 4 the odds of the strongest level against the weakest grow ${(spans[1] / spans[0]).toFixed(2)} times
(the root of two is 1.41).`;
}

function choiceText({ choice: { tried, chosen } }: Findings): string {
  const { weight, tau } = pairingOf(16);
  const paper = tried.filter(row => row.weight === 1)[0]!;
  return `## What was chosen

Deviation of a newcomer, weight of a comparison and tau were chosen on four populations and nothing else: the first half of the real games, of
300 players by that half, and drawn strengths of other seeds (choose-…) than in the test. Chosen is the least surprise (nats a game) among the combinations whose 95 % intervals hold at least ${percent(LEAST_COVERAGE)} of the true
strengths in every population. Best rows, then the best with the weight of the paper:

${table(['deviation', 'weight', 'tau', 'surprise', 'least coverage'], [...tried.slice(0, 8), chosen, paper].map(triedRow))}

Chosen: deviation ${chosen.deviation}, weight ${chosen.weight}, tau ${chosen.tau}. In use: ${NEWCOMER.deviation}, ${weight}, ${tau}.`;
}

function populationsText({ model, perStrength }: Findings): string {
  const strengths = model.strengths.map(strength => strength.toFixed(2)).join(', ');
  return `## Populations

- **Bots, real games**: the games above in their order.
- **Drawn again**: 300 bots; each game is a real one of the same four levels. Its second half draws from the second half of the real games.
- **Drawn strengths**: 200 players, normal with a deviation of 240 points, games of 4, 8 and 16 hands.
- **That drift**: the same, and each own game moves a player's strength by a normal amount of 8 points.

The last two play by a model of hands that was fitted on the bots' games: log-odds to win a hand by level ${strengths}; draws
${percent(model.drawn)}, self-drawn ${percent(model.selfDrawn)} of the wins; a unit of strength lowers the log-odds to discard the winning tile by
${model.caution.toFixed(2)} and is worth ${perStrength} points of rating; points of a win as they were seen.`;
}

/** Returns the whole document. */
export function reportOf(findings: Findings): string {
  const tested = findings.populations.map(population => test(population, findings.choice.chosen));
  const losses = [
    'population',
    'games',
    'ours',
    'Tenhou R (scale)',
    'ln 24',
    'weight 1',
    'knows the truth',
    'ours less R',
  ];
  const bins = ['foretold', 'pairs', 'mean', 'came', 'R: mean', 'R: came'];
  return `# How well the rating foretells

\`npm run rating:calibrate -- --write\` makes this file; the same games and seeds give the same figures. Intervals are 95 %.
Bots and drawn strengths only: no game of people is in it.

${anchors(findings)}

${populationsText(findings)}

${choiceText(findings)}

## Test

The second half of each population (drawn ones with seeds test-…), each game foretold from those before it. Surprise of the order that came, in nats a game;
equal places share the orders that agree with them. R says nothing about chances, so it is read as a strength on the scale
that foretells the first half of the same population best, which favours R.

${table(losses, tested.map(lossRow))}

## "A before B", foretold and seen

All pairs of the test; equal places count one half.

${table(bins, reliability(tested))}

## Do the intervals hold?

Share of players whose true strength lies within the 95 % interval after so many own games, and the mean half of the interval.

${table(['population', ...AFTER.map(games => `${games} games`)], findings.populations.map(coverageRow))}

## What this does not say

- Bots do not learn, tire or change their play by opponent. Whether people are foretold as well is open until they have played.
- The games that are drawn again come many times, and six pairs of a game hang together: margins in those tables are too narrow.
- R was made for another game and for thousands of games a player. Its steps were left as published; only its scale was fitted.
- Nothing foretells much better than the column "knows the truth": a round of four hands is mostly luck.
`;
}
