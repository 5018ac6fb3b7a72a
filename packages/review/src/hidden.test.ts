import type { RecordedFact } from '@gorrion/protocol';
import { type HandEvent, redact, SEATS, type Seat, seeded, shuffled, type Tile } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from './decisions/decisions.ts';
import { dealtHands } from './hands/dealtHands.ts';
import { reviewHand } from './reviewHand.ts';
import { redealt } from './rollouts/redeal.ts';
import { botsOf, playGame } from './testing/botGame.ts';
import { finish } from './testing/finish.ts';

const SEEDS = ['hidden 1', 'hidden 2', 'hidden 3'];

/** Returns the facts of a hand as far as a seat saw them, with hidden tiles where it saw none. */
function seenBy(facts: readonly RecordedFact[], seat: Seat): readonly RecordedFact[] {
  return facts.flatMap(fact => {
    if (fact.event.type !== 'session' || fact.event.event.type !== 'hand') return [fact];
    const event = redact(fact.event.event.event, seat);
    return event ? [{ ...fact, event: { type: 'session', event: { type: 'hand', event } } } as RecordedFact] : [];
  });
}

/** Returns an event with the tiles of the wall in another order. */
const withOtherWall = (event: HandEvent, seed: string): HandEvent => {
  if (event.type !== 'dealt') return event;
  const dealt = event.wall.length - 60;
  return { ...event, wall: [...event.wall.slice(0, dealt), ...shuffled(event.wall.slice(dealt), seeded(seed))] };
};

/** Returns the facts of a game with the rest of each wall in another order. */
const withOtherWalls = (facts: readonly RecordedFact[], seed: string): readonly RecordedFact[] =>
  facts.map(fact => {
    if (fact.event.type !== 'session' || fact.event.event.type !== 'hand') return fact;
    const event = withOtherWall(fact.event.event.event, seed);
    return { ...fact, event: { type: 'session', event: { type: 'hand', event } } };
  });

describe.each(SEEDS)('a decision of the game "%s"', seed => {
  const { facts } = playGame(botsOf('easy', 'regular', 'easy', 'strong'), 1, seed);
  const [hand] = dealtHands({ facts });

  it('is the same, whatever order the wall is in', () => {
    const other = withOtherWalls(facts, seed);
    for (const seat of SEATS) expect(decisionsOf(other, hand!, seat)).toEqual(decisionsOf(facts, hand!, seat));
  });

  it('is asked of what the seat saw alone', () => {
    for (const seat of SEATS) {
      const seen = seenBy(facts, seat);
      const whole = decisionsOf(facts, hand!, seat).filter(({ view }) => view.phase.name === 'turn');
      const own = decisionsOf(seen, dealtHands({ facts: seen })[0]!, seat).filter(
        ({ view }) => view.phase.name === 'turn',
      );
      expect(own.map(({ view }) => view)).toEqual(whole.map(({ view }) => view));
    }
  });

  it('is played out from deals that hold every tile once, and the seat’s own as they are', () => {
    for (const { view, seat } of decisionsOf(facts, hand!, 1)) {
      const deal = redealt(view, seat, seeded(seed));
      expect(deal.seats[seat]).toEqual(view.seats[seat]);
      const standing = deal.wall.tiles.filter(tile => tile >= 0);
      const held = deal.seats.flatMap(({ concealed, flowers, discards, melds }): readonly Tile[] => [
        ...concealed,
        ...flowers,
        ...discards.filter(discard => discard.claimedBy === undefined).map(({ tile }) => tile),
        ...melds.flatMap(meld =>
          meld.kind === 'chow'
            ? [meld.low, (meld.low + 1) as Tile, (meld.low + 2) as Tile]
            : Array.from({ length: meld.kind === 'kong' ? 4 : 3 }, () => meld.tile),
        ),
      ]);
      const counts = new Map<Tile, number>();
      for (const tile of [...standing, ...held]) counts.set(tile, (counts.get(tile) ?? 0) + 1);
      for (const [tile, copies] of counts) expect(copies, `kind ${tile}`).toBe(tile >= 34 ? 1 : 4);
      expect(counts.size).toBe(42);
      expect(deal.seats.map(({ concealed }) => concealed.length)).toEqual(
        view.seats.map(({ concealed }) => concealed.length),
      );
    }
  });
});

it('a review is the same, its luck included, whatever order the wall is in', { timeout: 120_000 }, () => {
  const { facts } = playGame(botsOf('easy', 'regular', 'easy', 'strong'), 1, SEEDS[0]!);
  // The first turns are enough: every later one is reviewed in the same way.
  const begun = facts.slice(0, 40);
  const [one, two] = [begun, withOtherWalls(begun, 'review')].map(each =>
    finish(reviewHand({ facts: each }, 0, 0, 'overview')),
  );
  expect(one!.decisions.length).toBeGreaterThan(3);
  expect(one!.luck.draws).not.toBe(0);
  expect(two).toEqual(one);
});
