import { describe, expect, it } from 'vitest';
import { EVENT_PARTS, eventPaths, eventRouteOf, GROUP_PARTS } from './eventPaths.ts';

describe('addresses of groups and events', () => {
  it('lead to what they were made for', () => {
    expect(eventRouteOf(eventPaths.groups())).toEqual({ page: 'groups' });
    expect(eventRouteOf(eventPaths.newEvent())).toEqual({ page: 'new-event' });
    expect(eventRouteOf(eventPaths.event('ab12'))).toEqual({ page: 'event', id: 'ab12' });
    expect(eventRouteOf(eventPaths.event('ab12', 'organise', 4))).toEqual({
      page: 'event',
      id: 'ab12',
      part: 'organise',
      word: '4',
    });
    expect(eventRouteOf(eventPaths.daily())).toEqual({ page: 'daily' });
    expect(eventRouteOf(eventPaths.daily('2026-11-28'))).toEqual({ page: 'daily', date: '2026-11-28' });
    expect(eventRouteOf(eventPaths.duplicate('xy'))).toEqual({ page: 'duplicate', id: 'xy' });
    expect(eventRouteOf(eventPaths.duplicateHand('xy', 3))).toEqual({ page: 'duplicate', id: 'xy', word: '3' });
    for (const part of GROUP_PARTS)
      expect(eventRouteOf(eventPaths.group('ab', part))).toEqual({ page: 'group', id: 'ab', part });
    for (const part of EVENT_PARTS)
      expect(eventRouteOf(eventPaths.event('ab', part))).toEqual({ page: 'event', id: 'ab', part });
  });

  it('are lost where nothing is', () => {
    for (const path of ['/e', '/e/', '/c/ab/nothing', '/e/ab/cd/ef/gh', '/groups/new', '/e/a b'])
      expect(eventRouteOf(path), path).toEqual({ page: 'lost' });
  });

  it('keep keys out of what the server sees', () => {
    expect(eventPaths.groupLink('ab', 'cafe').split('#')).toEqual(['/c/ab', 'cafe']);
    expect(eventPaths.eventLink('ab', 'cafe').split('#')).toEqual(['/e/ab/join', 'cafe']);
    expect(eventPaths.pair('cafe').split('#')).toEqual(['/pair', 'cafe']);
    expect(eventRouteOf(eventPaths.pair())).toEqual({ page: 'pair' });
  });
});
