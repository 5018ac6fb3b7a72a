import type { Prize } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { nextPrize, prizeFor } from './PrizesCard.tsx';

const cup: Prize = { for: 'player', place: 2, text: 'Cup' };

describe('prizes of an event', () => {
  it('are added for the place behind those that have one', () => {
    expect(nextPrize([], 'Cup')).toEqual({ for: 'player', place: 1, text: 'Cup' });
    const team: Prize = { for: 'team', place: 7, text: 'Shield' };
    expect(nextPrize([cup, team], 'Medal')).toEqual({ for: 'player', place: 3, text: 'Medal' });
  });

  it('have no place if they are for something special, and the first again if they are for a team', () => {
    const special = prizeFor(cup, 'other');
    expect(special).toEqual({ for: 'other', place: null, text: 'Cup' });
    expect(prizeFor(special, 'team')).toEqual({ for: 'team', place: 1, text: 'Cup' });
    expect(prizeFor(cup, 'team').place).toBe(2);
  });
});
