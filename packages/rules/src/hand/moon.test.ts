import { expect, test } from 'vitest';
import { macau, pamphlet, wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { writtenHand } from '../testing/classicalHands.ts';
import { randomDeal } from '../testing/playout.ts';
import { withSeat } from '../tiles/seat.ts';
import { suited } from '../tiles/tile.ts';
import { seeded } from '../wall/random.ts';
import { decide } from './decide.ts';
import { isWallEmpty } from './drawing.ts';
import { evolve } from './evolve.ts';
import { type HandState, type TurnSource, undealt } from './state.ts';
import { legalWin } from './win.ts';

const ONE_OF_DOTS = suited('dots', 1);

/** Returns a hand in which South has drawn the 1 of dots, its winning tile, after which the wall is empty. */
function atTheEnd(rules: Ruleset, source: TurnSource): HandState {
  const decision = decide(undealt, randomDeal(seeded('moon'), rules));
  if (!decision.ok) throw new Error(decision.error.code);
  const state = decision.value.reduce(evolve, undealt);
  const south = { ...state.seats[1], ...writtenHand('123m 456s 22s 123p (777p)') };
  const wall = { ...state.wall, front: state.wall.tiles.length - state.wall.back };
  const phase = { name: 'turn', seat: 1, drawn: ONE_OF_DOTS, source } as const;
  return { ...state, seats: withSeat(state.seats, 1, south), wall, phase };
}

test.each([macau, pamphlet])('[C62] the moon is the last tile of the wall, not a replacement: $id', rules => {
  const drawn = (source: TurnSource) => legalWin(atTheEnd(rules, source), 1)?.score.counted?.special?.id;
  expect(isWallEmpty(atTheEnd(rules, 'wall'))).toBe(true);
  expect(drawn('wall')).toBe('moon-from-the-sea');
  for (const source of ['flower', 'kong', 'kong-flower'] as const) expect(drawn(source), source).toBeUndefined();
});

test('[R30] in the competition a replacement may be the last tile', () => {
  for (const source of ['wall', 'flower', 'kong'] as const) {
    expect(legalWin(atTheEnd({ ...wmo2006, minPoints: 0 }, source), 1)?.claim.lastOfWall, source).toBe(true);
  }
});
