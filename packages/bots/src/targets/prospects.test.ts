import { type HandState, viewFor } from '@gorrion/rules';
import { given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { courseSeen } from '../chance/course.ts';
import { chancesSeen } from '../chance/rates.ts';
import { STRONG } from '../planning/styles.ts';
import { lookAround } from '../sight/sight.ts';
import { positionOf } from './position.ts';
import { type Prospects, prospectsOf, routeName } from './prospects.ts';

/** What South's dealt hand may become. */
function prospectsOfSouth(hand: string): Prospects {
  const { state } = given({ hands: ['', hand] });
  const view: HandState = viewFor(state, 1);
  const sight = lookAround(view, 1);
  const chances = chancesSeen(sight, courseSeen(sight, STRONG.fears), STRONG.rateModel);
  return prospectsOf(positionOf(view.seats[1], sight), chances, STRONG);
}

describe('prospects', () => {
  it.each([
    ['123m456s78p55mEEE', 1, 'mixed-straight'],
    ['123m45s78p55mEEEN', 2, 'mixed-straight'],
    ['113355m2244s77p9p', 1, 'seven-pairs'],
    ['19m19s19pESWNCFP', 1, 'thirteen-orphans'],
    ['147m258s369pESWN', 1, 'honors-and-knitted'],
    ['147m258s369p23sEE', 1, 'knitted-straight'],
    ['EEESS123789m4p5s', 2, 'half-flush'],
  ])('%s lacks %i tile(s), most likely on the way of %s', (hand, missing, route) => {
    const prospects = prospectsOfSouth(hand);
    expect(prospects.missing).toBe(missing);
    expect(routeName(prospects.list.route[prospects.heaviest(1)[0]!]!)).toBe(route);
  });
});
