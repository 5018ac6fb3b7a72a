import { parseArgs } from 'node:util';
import { decide, evolve, SEATS, seeded, shuffledRing, throwDice, undealt, wmo2006 } from '@gorrion/rules';
import { dealtHands } from '../src/hands/dealtHands.ts';
import { drawLuck } from '../src/luck/draws.ts';
import { type ValuingLevel, valueOfHand } from '../src/luck/handValue.ts';
import { botsOf, playGame } from '../src/testing/botGame.ts';
import { meanOf } from './statistics.ts';

/* Measures the constants of the luck: values of dealt hands by seat, and how far two levels differ about a draw. */

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '400' },
    hands: { type: 'string', default: '16' },
    /** Hands whose draws the expert level values too. */
    compared: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'luck 1' },
  },
});

/** Returns the hand at East's first turn. */
function dealtState(seed: string) {
  const random = seeded(seed);
  const deal = { ring: shuffledRing(random), dice: throwDice(random), prevalentWind: 0, rules: wmo2006 } as const;
  const dealt = decide(undealt, { type: 'deal', deal });
  if (!dealt.ok) throw new RangeError('no such deal');
  return dealt.value.reduce(evolve, undealt);
}

const deals = Array.from({ length: Number(values.deals) }, (_, n) => dealtState(`${values.seed}/${n}`));
for (const seat of SEATS) {
  const starts = deals.flatMap(state => valueOfHand(state, seat) ?? []);
  const { mean, plusMinus } = meanOf(starts);
  console.log(`seat ${seat}: ${mean.toFixed(2)} ± ${plusMinus.toFixed(2)} of ${starts.length} deals`);
}

const { facts } = playGame(botsOf('expert', 'strong', 'regular', 'regular'), Number(values.hands), values.seed);
const stepsOf = (level: ValuingLevel, hands: number) =>
  dealtHands({ facts })
    .slice(0, hands)
    .flatMap(hand => SEATS.flatMap(seat => [...drawLuck(facts, hand, seat, level)].slice(1)));
const strong = stepsOf('strong', Number(values.hands));
const bias = meanOf(strong);
console.log(
  `a draw in the mean, less its usual rise: ${bias.mean.toFixed(2)} ± ${bias.plusMinus.toFixed(2)} of ${strong.length}`,
);
const expert = stepsOf('expert', Number(values.compared));
const apart = expert.map((step, n) => strong[n]! - step);
const { mean } = meanOf(apart);
const deviation = Math.sqrt(meanOf(apart.map(each => (each - mean) ** 2)).mean);
console.log(`deviation of a draw between the levels: ${deviation.toFixed(2)} of ${apart.length}`);
