import { viewFor } from '@gorrion/rules';
import { claims, closeClaims, discards, given, kongs, tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { unseenBy } from './unseen.ts';

describe('copies that a seat has not seen', () => {
  const story = given({ hands: ['5p 1111m F', '55p 9s', '', '5p'], replacements: '9m' }).when(discards(0, '5p'));
  const view = (seat: 0 | 1 | 3) => viewFor(story.state, seat);

  it('are four less the copies in the own hand and the open ones', () => {
    expect(unseenBy(view(1), 1, tile('5p'))).toBe(1);
    expect(unseenBy(view(3), 3, tile('5p'))).toBe(2);
  });

  it('count a claimed tile once, in its meld', () => {
    const taken = story.when(claims(1, 'pung'), closeClaims);
    expect(unseenBy(viewFor(taken.state, 1), 1, tile('5p'))).toBe(1);
    expect(unseenBy(viewFor(taken.state, 3), 3, tile('5p'))).toBe(0);
  });

  it('are not changed for other seats by a concealed kong', () => {
    const kong = given({ hands: ['1111m'], replacements: '9s' }).when(kongs(0, '1m'));
    expect(unseenBy(viewFor(kong.state, 1), 1, tile('1m'))).toBe(4);
    expect(unseenBy(viewFor(kong.state, 0), 0, tile('1m'))).toBe(0);
  });

  it('are undefined for flowers', () => {
    expect(unseenBy(view(1), 1, 34 as never)).toBeUndefined();
  });
});
