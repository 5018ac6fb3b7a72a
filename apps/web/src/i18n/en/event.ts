/** What several pages of an event say: its public pages, the big screen and the prints. */
export const event = {
  'event.unnamed': 'Event without a name',
  'event.hand': '{wind} {number}',
  'event.over': 'finished',
  'event.playing': 'playing now',
  'event.waiting': 'not begun',
  'event.paused': 'paused',
} as const;
