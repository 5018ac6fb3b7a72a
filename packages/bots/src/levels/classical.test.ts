import {
  type BySeat,
  bySeat,
  CLASSICAL_RULESETS,
  type ClassicalRules,
  decide,
  evolve,
  type HandState,
  isHidden,
  legalActions,
  SEATS,
  type Seat,
  type Tile,
  viewFor,
} from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, it } from 'vitest';
import { playHand, playOn } from '../arena/playHand.ts';
import { dealOf } from '../arena/walls.ts';
import { decideAsBot, evaluate, explain } from './decideAsBot.ts';
import { BOT_LEVELS, type BotLevel } from './level.ts';

const WAYS = Object.values(CLASSICAL_RULESETS);
/** Tests play many whole hands. */
const LONG = { timeout: 120_000 };

/** Yields, of random hands, every n-th moment at which a seat has a choice. */
function* questions(rules: ClassicalRules, hands: number, every: number) {
  let count = 0;
  for (let hand = 0; hand < hands; hand++) {
    for (const { before } of playout(`classical ${hand}`, rules)) {
      const seat = SEATS.find(other => legalActions(before, other).length > 1);
      if (seat !== undefined && ++count % every === 0) yield { before, seat };
    }
  }
}

describe.each(WAYS)('under the rules of $id', LONG, rules => {
  it('every level answers random hands with legal actions only', () => {
    let asked = 0;
    for (const { before, seat } of questions(rules, sized(60, 300), 61)) {
      const view = viewFor(before, seat);
      const legal = new Set(legalActions(before, seat).map(action => JSON.stringify(action)));
      for (const level of BOT_LEVELS) expect(legal).toContain(JSON.stringify(decideAsBot(level, view, seat, 'seed')));
      asked++;
    }
    expect(asked).toBeGreaterThan(sized(30, 150));
  });

  it('tiles that a bot cannot see change nothing in its answer', () => {
    let asked = 0;
    for (const { before, seat } of questions(rules, 8, 13)) {
      const [view, other] = [viewFor(before, seat), viewFor(withOtherSecrets(before, seat), seat)];
      expect(view.seats.some(({ concealed }, n) => n !== seat && concealed.some(tile => !isHidden(tile)))).toBe(false);
      for (const level of BOT_LEVELS) {
        expect(decideAsBot(level, other, seat, 's')).toEqual(decideAsBot(level, view, seat, 's'));
      }
      asked++;
    }
    expect(asked).toBeGreaterThan(20);
  });

  it('four bots play whole hands without an illegal action, and again in the same way', () => {
    const tables: readonly BySeat<BotLevel>[] = [
      ['expert', 'strong', 'expert', 'strong'],
      ['regular', 'easy', 'beginner', 'expert'],
    ];
    for (const [wall, levels] of [...tables, ...tables].entries()) {
      const play = () =>
        playHand(
          dealOf(wall, 'classical', rules),
          bySeat(at => decider(levels[at], `${wall}/${at}`)),
        );
      const { illegal, outcome, events } = play();
      expect(illegal).toEqual([0, 0, 0, 0]);
      expect(outcome.payments.reduce((sum, points) => sum + points, 0)).toBe(0);
      expect(play().events).toEqual(events);
    }
  });
});

describe('to the letter', LONG, () => {
  const { macau, spanish1920 } = CLASSICAL_RULESETS;
  it.each<[string, ClassicalRules]>([
    [
      '[C36] [C27] [C31] the 1920s',
      { ...spanish1920, setsAndPairOnly: true, laidChowStands: true, concealedKongShown: true },
    ],
    [
      '[C30] [C52] [C58] Macau',
      { ...macau, strictlyInHand: true, bankerHands: 4, houseDoubles: false, replacementOptional: true },
    ],
  ])('%s: every level answers with legal actions, and four play whole hands with them', (_, rules) => {
    for (const { before, seat } of questions(rules, sized(12, 60), 61)) {
      const view = viewFor(before, seat);
      const legal = new Set(legalActions(before, seat).map(action => JSON.stringify(action)));
      for (const level of BOT_LEVELS) expect(legal).toContain(JSON.stringify(decideAsBot(level, view, seat, 'seed')));
    }
    for (const wall of [0, 1, 2]) {
      const levels = (['expert', 'regular', 'easy', 'beginner'] as const).map((level, n) =>
        decider(level, `${wall}/${n}`),
      );
      const { illegal } = playHand(
        dealOf(wall, 'letter', rules),
        bySeat(at => levels[at]!),
      );
      expect(illegal).toEqual([0, 0, 0, 0]);
    }
  });
});

it('[C30] every level takes a replacement that it may decline, and plays on if one was declined', () => {
  const rules: ClassicalRules = { ...CLASSICAL_RULESETS.macau, replacementOptional: true };
  let asked = 0;
  for (const { before, seat } of questions(rules, 30, 1)) {
    if (before.phase.name !== 'turn' || !before.phase.owes) continue;
    const view = viewFor(before, seat);
    for (const level of BOT_LEVELS) expect(decideAsBot(level, view, seat, 'seed')).toEqual({ type: 'draw', seat });
    if (asked++ % 4 > 0) continue;
    const declined = decide(before, { type: 'decline-replacement', seat });
    if (!declined.ok) throw new Error(declined.error.code);
    const quick = bySeat(() => decider('beginner', 'seed'));
    const { illegal, outcome } = playOn(declined.value.reduce(evolve, before), quick);
    expect(illegal).toEqual([0, 0, 0, 0]);
    expect(outcome.payments.reduce((sum, points) => sum + points, 0)).toBe(0);
  }
  expect(asked).toBeGreaterThan(5);
});

const decider = (level: BotLevel, seed: string) => (view: HandState, seat: Seat) =>
  decideAsBot(level, view, seat, seed);

/** Returns the state with everything different that a seat cannot see: the wall, the others' tiles and exchanges. */
function withOtherSecrets(state: HandState, seat: Seat): HandState {
  const others = (tiles: readonly Tile[]): readonly Tile[] => tiles.map(tile => ((tile + 17) % 34) as Tile);
  const seats = bySeat(other => {
    const own = state.seats[other];
    return other === seat ? own : { ...own, concealed: others(own.concealed).toSorted((a, b) => a - b) };
  });
  const exchanges = state.exchanges?.map(made => {
    const isOwn = made.seat === seat || ((made.seat + 1) & 3) === seat;
    return isOwn ? made : { ...made, given: [others(made.given[0]), others(made.given[1])] as const };
  });
  const wall = { ...state.wall, tiles: state.wall.tiles.toReversed() };
  return { ...state, seats, wall, ...(exchanges && { exchanges }) };
}

describe('at a table of the older ways', () => {
  const [question] = questions(CLASSICAL_RULESETS.macau, 1, 9);
  const { before, seat } = question!;
  const view = viewFor(before, seat);

  it.each(BOT_LEVELS)('the %s values every legal action, best first', level => {
    const candidates = evaluate(level, view, seat);
    expect(candidates).toHaveLength(legalActions(before, seat).length);
    const values = candidates.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.every(Number.isFinite)).toBe(true);
  });

  it('an explanation gives the chance to win, and no routes: those are of fans', () => {
    for (const { winChance, routes } of explain('expert', view, seat)) {
      expect(winChance).toBeGreaterThanOrEqual(0);
      expect(winChance).toBeLessThanOrEqual(1);
      expect(routes).toBeUndefined();
    }
  });
});
