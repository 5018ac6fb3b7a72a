import { bySeat, type HandState, type Meld, type Seat, type Tile, viewFor } from '@gorrion/rules';
import { given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { EXPERT } from '../planning/styles.ts';
import { lookAround, type Sight } from '../sight/sight.ts';
import { courseSeen } from './course.ts';
import { dangers } from './danger.ts';
import { chancesSeen, type RateModel } from './rates.ts';
import { ROUTE_TELLS, toldByRoutes } from './shownRoutes.ts';

const EAST: Seat = 0;
const [FIVE_CHARACTERS, NINE_CHARACTERS, SEVEN_DOTS, SOUTH, RED_DRAGON] = [4, 8, 24, 28, 31];

/** Returns East's sight after South has discarded some tiles, none of them claimed, and has made melds. */
function sightAfter(thrown: readonly number[], melds: readonly Meld[] = []): Sight {
  const { state } = given({ hands: ['147m258s369pESWCF'] });
  const discards = thrown.map((tile, nth) => ({ tile: tile as Tile, nth }));
  const [east, south, west, north] = state.seats;
  const seats: HandState['seats'] = [east, { ...south, discards, melds }, west, north];
  return lookAround(viewFor({ ...state, seats }, EAST), EAST);
}

/** Returns East's sight after rounds of discards by East, South, West and North, none of them claimed. */
function sightAfterRounds(rounds: readonly (readonly number[])[]): Sight {
  const { state } = given({ hands: ['147m258s369pESWCF'] });
  const discards = (seat: Seat) => rounds.map((round, n) => ({ tile: round[seat]! as Tile, nth: 4 * n + seat }));
  const seats = bySeat(seat => ({ ...state.seats[seat], discards: discards(seat) }));
  return lookAround(viewFor({ ...state, seats }, EAST), EAST);
}

const chances = (sight: Sight, rateModel: RateModel) => chancesSeen(sight, courseSeen(sight, EXPERT.fears), rateModel);

describe('the rates of draws', () => {
  it.each(['by-kind', 'by-table'] as const)('add up to one tile a draw with the model %s', rateModel => {
    const sight = sightAfter([FIVE_CHARACTERS, FIVE_CHARACTERS, SOUTH]);
    const { perDraw } = chances(sight, rateModel);
    const sum = sight.live.reduce((all, copies, kind) => all + copies * perDraw[kind]!, 0);
    expect(sum).toBeCloseTo(1, 9);
  });
});

describe('the rates of discards', () => {
  it('are greater for winds than for middle tiles, and for tiles whose neighbours are gone', () => {
    const open = chances(sightAfter([]), 'by-table').perDiscard;
    const blocked = chances(sightAfter([6, 6, 7, 7, 7]), 'by-table').perDiscard;
    expect(open[SOUTH]).toBeGreaterThan(1.5 * open[FIVE_CHARACTERS]!);
    const unseen = [sightAfter([]).unseen, sightAfter([6, 6, 7, 7, 7]).unseen];
    expect(blocked[NINE_CHARACTERS]! * unseen[1]!).toBeGreaterThan(1.1 * open[NINE_CHARACTERS]! * unseen[0]!);
  });
});

describe('copies in the own hand', () => {
  it('raise the rate of discards less than copies that lie open', () => {
    const sight = sightAfterRounds(Array.from({ length: 8 }, () => [NINE_CHARACTERS, 6, 6, 6]));
    const two = { ...sight, live: sight.live.with(SOUTH, 2) };
    const lying = chances({ ...two, shown: two.shown.with(SOUTH, 2), counts: two.counts.with(SOUTH, 0) }, 'by-table');
    const held = chances({ ...two, shown: two.shown.with(SOUTH, 0), counts: two.counts.with(SOUTH, 2) }, 'by-table');
    expect(lying.perDiscard[SOUTH]).toBeGreaterThan(1.5 * held.perDiscard[SOUTH]!);
  });
});

describe('danger', () => {
  const late = Array.from({ length: 12 }, (_, n) => (n < 2 ? FIVE_CHARACTERS : 27 + (n % 4)));

  it('grows with the number of turns', () => {
    expect(dangers(sightAfter(late))[NINE_CHARACTERS]).toBeGreaterThan(3 * dangers(sightAfter([]))[NINE_CHARACTERS]!);
  });

  it('is less for a kind that the opponent has discarded', () => {
    const danger = dangers(sightAfter(late));
    expect(danger[FIVE_CHARACTERS]).toBeLessThan(danger[FIVE_CHARACTERS + 9]! / 2);
  });

  it('is great for an honour with no copy open, and less than for a terminal with two open', () => {
    const danger = dangers(sightAfter(late));
    expect(danger[RED_DRAGON]).toBeGreaterThan(danger[NINE_CHARACTERS]!);
    expect(danger[SOUTH]).toBeLessThan(danger[NINE_CHARACTERS]!);
  });

  it('is least for a kind that has just passed all others, and returns with each of their discards', () => {
    const quiet = [27, 28, 29, 30];
    const passing = [SEVEN_DOTS, 28, 29, 30];
    const rounds = Array.from({ length: 10 }, () => quiet);
    const after = (roundsAgo: number) => dangers(sightAfterRounds(rounds.with(9 - roundsAgo, passing)))[SEVEN_DOTS]!;
    expect(after(0)).toBeLessThan(after(1));
    expect(after(1)).toBeLessThan(after(2));
    expect(after(2)).toBeLessThan(after(5));
    const justNow = dangers(sightAfterRounds(rounds.with(9, [27, 28, 29, SEVEN_DOTS])))[SEVEN_DOTS]!;
    expect(justNow).toBeLessThan(after(5) / 4);
  });

  it('is greater for some discards after a claim', () => {
    const claimed = { kind: 'pung', tile: SOUTH as Tile, from: 0 } as const;
    const danger = (from: number) => {
      const { view, ...sight } = sightAfterRounds(Array.from({ length: 9 }, () => [27, 31, 29, 30]));
      const [east, south, west, north] = view.seats;
      const taken = east.discards.with(from, { tile: SOUTH as Tile, nth: 4 * from, claimedBy: 1, meld: claimed });
      const seats: HandState['seats'] = [{ ...east, discards: taken }, { ...south, melds: [claimed] }, west, north];
      return dangers({ ...sight, view: { ...view, seats } })[SEVEN_DOTS]!;
    };
    expect(danger(7)).toBeGreaterThan(1.2 * danger(0));
  });

  it('is greater after a discard of useful tiles', () => {
    const rounds = (last: number) => Array.from({ length: 9 }, (_, n) => [27, n < 7 ? 28 : last, 29, 30]);
    const [idle, useful] = [33, 13].map(last => dangers(sightAfterRounds(rounds(last)))[SEVEN_DOTS]!);
    expect(useful).toBeGreaterThan(1.1 * idle!);
  });

  it('is greater in the only suit of an opponent’s melds than in another suit', () => {
    const chow = (low: number): Meld => ({ kind: 'chow', low: low as Tile, claimed: low as Tile, from: 0 });
    const danger = dangers(sightAfter(late, [chow(18), chow(21)]));
    expect(danger[SEVEN_DOTS]).toBeGreaterThan(1.3 * danger[SEVEN_DOTS - 9]!);
  });
});

describe('two claimed melds of a fan of three sets', () => {
  const chow = (low: number): Meld => ({ kind: 'chow', low: low as Tile, claimed: low as Tile, from: 0 });
  const tellsOf = (...melds: readonly Meld[]) => {
    const told = toldByRoutes(melds);
    return (kind: number) => ROUTE_TELLS[told[kind]!];
  };
  const [SEVEN_CHARACTERS, SEVEN_BAMBOOS] = [6, 15];

  it('show the third set of a Mixed Straight', () => {
    const tells = tellsOf(chow(0), chow(12));
    expect([24, 25, 26].map(tells)).toEqual(['third set', 'third set', 'third set']);
    expect([SEVEN_CHARACTERS, SEVEN_BAMBOOS, SOUTH].map(tells)).toEqual(['another set', 'another set', 'another set']);
  });

  it('show a complete fan with a third meld', () => {
    expect(tellsOf(chow(0), chow(12), chow(24))(SOUTH)).toBe('complete');
  });

  it('show nothing alone or without a fan in common', () => {
    expect(tellsOf(chow(0))(SEVEN_DOTS)).toBe('nothing');
    expect(tellsOf(chow(0), chow(13))(SEVEN_DOTS)).toBe('nothing');
  });

  it('make the third set more dangerous than the same ranks of another suit', () => {
    const danger = dangers(sightAfter([27, 28, 29, 30, 27, 28, 29, 30], [chow(0), chow(12)]));
    expect(danger[SEVEN_DOTS]).toBeGreaterThan(2 * danger[SEVEN_CHARACTERS]!);
  });
});

describe('the course of a hand', () => {
  it('makes a hand given up worth less, the more draws are left', () => {
    const { givenUp, alive } = courseSeen(sightAfter([]), EXPERT.fears);
    for (let left = 1; left < givenUp.length; left++) expect(givenUp[left]).toBeLessThanOrEqual(givenUp[left - 1]!);
    expect(alive.every(chance => chance > 0.5 && chance <= 1)).toBe(true);
  });
});
