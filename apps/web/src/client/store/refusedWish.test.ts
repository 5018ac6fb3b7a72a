import { describe, expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import { refusedWish } from './refusedWish.ts';

describe('a wish for a pause or the end', () => {
  const { state: before } = dealtTable();
  const newsFor = (viewer: 0 | 1, type: 'pause-asked' | 'end-asked', refusedBy?: 1) =>
    refusedWish(
      {
        entry: { seq: 1, at: 0, event: { type, place: 0, isWanted: false, ...(refusedBy && { refusedBy }) } },
        before,
      },
      viewer,
    );

  it('that another player refuses is told to who had it, with the name', () => {
    expect(newsFor(0, 'end-asked', 1)).toEqual({ kind: 'wish-refused', wish: 'end', name: 'Mei' });
    expect(newsFor(0, 'pause-asked', 1)).toEqual({ kind: 'wish-refused', wish: 'pause', name: 'Mei' });
    expect(newsFor(1, 'end-asked', 1)).toBeUndefined();
  });

  it('that is withdrawn is no news', () => {
    expect(newsFor(0, 'end-asked')).toBeUndefined();
  });
});
