import type { PersonId } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { SharedEventPeople } from './eventPeople.ts';
import type { Notice } from './messages.ts';

const [ana, luis] = ['ana', 'luis'] as PersonId[] as [PersonId, PersonId];
const open = { id: 'open', pages: 9, people: [ana, luis] };

describe('people of events', () => {
  it('are known at other nodes as the home tells them, until it tells otherwise', () => {
    const published: Notice[] = [];
    const home = new SharedEventPeople(notice => void published.push(notice));
    const other = new SharedEventPeople(() => {});
    home.tell([open]);
    expect(published).toEqual([{ type: 'events', events: [open] }]);
    other.hear([open]);
    expect([other.eventOf(luis), home.eventOf(luis)]).toEqual([{ id: 'open', pages: 9 }, undefined]);
    other.hear([]);
    expect(other.eventOf(luis)).toBeUndefined();
  });

  it('are told again at once if they have changed, else at every fifth look', () => {
    const published: Notice[] = [];
    const home = new SharedEventPeople(notice => void published.push(notice));
    for (let look = 0; look < 6; look++) home.tell([open]);
    expect(published).toHaveLength(2);
    home.tell([{ ...open, people: [ana] }]);
    expect(published).toHaveLength(3);
  });
});
