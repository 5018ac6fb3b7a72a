import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOfHand, placeOfHand, roundOf, type Seat } from '../index.ts';

const SIXTEEN = Array.from({ length: 16 }, (_, n) => ({ number: n + 1, round: roundOf(n + 1) }));

/** Hands of rounds that last as many hands as given. */
const handsOf = (lengths: readonly number[]) =>
  lengths
    .flatMap((length, round) => Array.from({ length }, () => round as Seat))
    .map((round, n) => ({ number: n + 1, round }));

describe('the name of a hand', () => {
  it('[R83] is its round and its number from 1 to 4 by the rules of the competition', () => {
    const names = SIXTEEN.map(hand => nameOfHand(placeOfHand(hand, SIXTEEN)));
    expect(names.join(' ')).toBe('e1 e2 e3 e4 s1 s2 s3 s4 w1 w2 w3 w4 n1 n2 n3 n4');
  });

  it('[C13] goes on after the fourth while bankers stay', () => {
    const hands = handsOf([6, 12]);
    const names = hands.map(hand => nameOfHand(placeOfHand(hand, hands)));
    expect(names.slice(0, 8)).toEqual(['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 's1', 's2']);
    expect(names.at(-1)).toBe('s12');
  });

  it('[C14] is of no other hand, and needs only the hands before it', () => {
    const rounds = fc.array(fc.integer({ min: 4, max: 20 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rounds, lengths => {
        const hands = handsOf(lengths);
        const names = hands.map((hand, n) => nameOfHand(placeOfHand(hand, hands.slice(0, n))));
        expect(new Set(names).size).toBe(hands.length);
        expect(names).toEqual(hands.map(hand => nameOfHand(placeOfHand(hand, hands))));
      }),
      { seed: 20261125 },
    );
  });

  it('stays when the hand is dealt again', () => {
    const again = [SIXTEEN[0]!, SIXTEEN[1]!, SIXTEEN[1]!];
    expect(again.map(hand => placeOfHand(hand, again).inRound)).toEqual([1, 2, 2]);
  });
});
