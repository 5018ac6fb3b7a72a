import type { RecordedFact } from '@gorrion/protocol';
import { type HandEvent, redact, type Seat, seeded, shuffled, type Tile } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from './decisions/decisions.ts';
import { gradeBySearch, isOpen } from './grading/grade.ts';
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

describe.each(SEEDS)('a decision of the game "%s"', seed => {
  const { facts } = playGame(botsOf('easy', 'regular', 'easy', 'strong'), 1, seed);
  const [hand] = dealtHands({ facts });

  it('has the same grade, whatever order the wall is in', { timeout: 60_000 }, () => {
    const other = facts.map(fact => {
      if (fact.event.type !== 'session' || fact.event.event.type !== 'hand') return fact;
      const event = withOtherWall(fact.event.event.event, seed);
      return { ...fact, event: { type: 'session', event: { type: 'hand', event } } } as RecordedFact;
    });
    const [one, two] = [facts, other].map(each => decisionsOf(each, hand!, 0).slice(0, 4).map(gradeBySearch));
    expect(two).toEqual(one);
  });

  it('is asked of what the seat saw alone', () => {
    for (const seat of [0, 1, 2, 3] as const) {
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

it('the same game gets the same review, with or without an earlier overview', { timeout: 180_000 }, () => {
  const record = playGame(botsOf('strong', 'regular', 'strong', 'easy'), 1, 'short 7');
  const overview = finish(reviewHand(record, 0, 3, 'overview'));
  expect(overview.decisions.filter(isOpen).length).toBeGreaterThan(0);
  const full = finish(reviewHand(record, 0, 3, 'full', { overview, pairs: 2 }));
  expect(finish(reviewHand(record, 0, 3, 'full', { pairs: 2 }))).toEqual(full);
  expect(JSON.parse(JSON.stringify(full))).toEqual(full);
});
