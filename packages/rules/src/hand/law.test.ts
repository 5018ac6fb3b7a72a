import { describe, expect, it, vi } from 'vitest';
import { cn1998, ema, wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { describeLaws, playAll } from '../testing/law.ts';
import { playout } from '../testing/playout.ts';
import { sized } from '../testing/wide.ts';
import type { Tile } from '../tiles/tile.ts';
import { nextFromBack, nextFromFront, tilesLeft } from '../wall/wall.ts';
import type { HandCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { HandEvent } from './events.ts';
import { replay } from './evolve.ts';
import { undealt } from './state.ts';

vi.setConfig({ testTimeout: 300_000 });

/** With no minimum every complete hand wins, so that wins of all kinds come often. */
const EAGER: Ruleset = { ...wmo2006, minPoints: 0 };
/** Each with so many hands by default, and in a round of the wide run. */
const RULESETS: readonly [string, Ruleset, small: number, wide: number][] = [
  ['flowers at once', EAGER, 90, 600],
  ['flowers by hand, East may win at once', { ...cn1998, minPoints: 0 }, 50, 250],
  ['claims on the last discard', { ...EAGER, lastDiscard: 'claims-allowed', replacementThroughFlower: true }, 30, 100],
  ['strict play', { ...wmo2006, assist: 'strict', minPoints: 3 }, 50, 150],
  ['the winner counts in strict play', { ...ema, minPoints: 1 }, 40, 100],
  ['the winner counts', { ...ema, assist: 'assisted', minPoints: 1 }, 30, 100],
];

/** `npm run law` plays ten rounds at their full numbers: 13,000 hands. */
const ROUNDS = sized([1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
const PLAYED = ROUNDS.flatMap(round =>
  RULESETS.map(([name, rules, small, wide]) => {
    return [round === 1 ? name : `${name}, round ${round}`, rules, sized(small, wide)] as const;
  }),
);

const KINDS_OF_EVENT: readonly HandEvent['type'][] = [
  'dealt',
  'drew',
  'flower-exposed',
  'discarded',
  'claim-made',
  'melded',
  'kong-added',
  'won',
  'exhausted',
];

/** Strict play meets its own kinds, and every foul that players can commit in it. */
const KINDS_OF_STRICT: readonly HandEvent['type'][] = [
  'dealt',
  'drew',
  'flower-exposed',
  'claim-taken',
  'replacement-owed',
  'melded',
  'fouled',
  'won',
  'exhausted',
];
const KINDS_OF_COUNTS: readonly HandEvent['type'][] = [
  'hu-shown',
  'fan-named',
  'fan-objected',
  'count-finished',
  'count-confirmed',
  'count-refused',
];

const ARTICLES = { kinds: '[R12][R13][R21][R31][R36]', tiles: '[R1][R4]', payments: '[R36][R80][R81]' };

for (const [name, rules, hands] of PLAYED) {
  const expected = rules.assist === 'strict' ? KINDS_OF_STRICT : KINDS_OF_EVENT;
  const counts = rules.scoreMode === 'declared' ? KINDS_OF_COUNTS : [];
  describeLaws(name, rules, hands, [...expected, ...counts], ARTICLES);
}

describe('commands at the wrong time', () => {
  it('are refused before the deal and after the end', () => {
    const hand = [...playout('an end', EAGER)];
    const over = replay(hand.flatMap(step => step.events));
    const discard: HandCommand = { type: 'discard', seat: 0, tile: 0 as Tile };
    expect(decide(undealt, discard)).toEqual({ ok: false, error: { code: 'hand-not-dealt' } });
    expect(decide(over, discard)).toEqual({ ok: false, error: { code: 'hand-over' } });
    expect(decide(over, hand[0]!.command)).toEqual({ ok: false, error: { code: 'hand-already-dealt' } });
    expect(decide(hand[1]!.before, { type: 'close-claims' })).toEqual({ ok: false, error: { code: 'no-window-open' } });
  });

  it('[R10] leave a wall whose two ends name the same last tile', () => {
    for (const step of playAll('both ends', EAGER, 60).flat()) {
      const { wall } = step.before;
      if (tilesLeft(wall) === 1) expect(nextFromFront(wall)).toBe(nextFromBack(wall));
    }
  });
});
