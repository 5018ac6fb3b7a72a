import { vi } from 'vitest';
import { macau, pamphlet, spanish1920 } from '../rulesets/presets.ts';
import type { ClassicalRules } from '../rulesets/ruleset.ts';
import { describeLaws } from '../testing/law.ts';
import type { HandEvent } from './events.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The three ways in eleven forms: 354 hands a round. */
const FORMS: readonly [string, ClassicalRules, number][] = [
  ['Macau', macau, 40],
  ['Macau without exchanges', { ...macau, exchanges: false, houseDoubles: false }, 30],
  ['Macau without flowers', { ...macau, flowerExposure: 'none' }, 30],
  ['the 1920s', spanish1920, 40],
  ['the 1920s with exchanges', { ...spanish1920, exchanges: true }, 30],
  ['the 1920s with flowers', { ...spanish1920, flowerExposure: 'auto', exchanges: true }, 30],
  ['the 1920s to the letter', { ...spanish1920, setsAndPairOnly: true, concealedKongShown: true, clockwise: true }, 30],
  [
    'Macau to the letter',
    { ...macau, strictlyInHand: true, laidChowStands: true, dragonPlayed: true, replacementOptional: true },
    24,
  ],
  ['the pamphlet', pamphlet, 40],
  ['the pamphlet with exchanges', { ...pamphlet, exchanges: true }, 30],
  ['the pamphlet without flowers', { ...pamphlet, flowerExposure: 'none', limit: 500 }, 30],
];

/**
 * `npm run law:classical` plays ten long rounds: ten thousand hands in each way. `LONG=3` plays the third of them alone.
 */
const { LONG = '' } = process.env;
const ROUNDS = LONG === 'all' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [Number(LONG) || 1];
const TIMES = LONG ? 10 : 1;

const KINDS: readonly HandEvent['type'][] = ['dealt', 'drew', 'discarded', 'claim-made', 'melded', 'kong-added', 'won'];
const KINDS_OF_EXCHANGES: readonly HandEvent['type'][] = ['exchange-opened', 'exchange-chosen', 'exchanged'];
const kindsOf = ({ exchanges, flowerExposure, replacementOptional }: ClassicalRules): readonly HandEvent['type'][] => [
  ...KINDS,
  ...(flowerExposure === 'none' ? [] : (['flower-exposed'] as const)),
  ...(exchanges ? KINDS_OF_EXCHANGES : []),
  ...(replacementOptional ? (['replacement-owed', 'replacement-declined'] as const) : []),
];

const ARTICLES = { kinds: '[C17][C20][C22][C27][C32]', tiles: '[C2][C3][C10][C11]', payments: '[C48][C49]' };

for (const round of ROUNDS) {
  for (const [name, rules, hands] of FORMS) {
    const seeds = LONG ? `${name}, round ${round}` : name;
    describeLaws(seeds, rules, TIMES * hands, kindsOf(rules), ARTICLES);
  }
}
