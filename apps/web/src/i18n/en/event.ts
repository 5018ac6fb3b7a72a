/** What several pages of an event say: its public pages, the big screen and the prints. */
export const event = {
  'event.unnamed': 'Event without a name',
  'event.hand': '{wind} {number}',
  'event.over': 'finished',
  'event.playing': 'playing now',
  'event.waiting': 'not begun',
  'event.paused': 'paused',
  'event.origin.design': 'A perfect design: no two players meet twice.',
  'event.origin.search': {
    one: 'The organiser says: found by a search of {count} step with the seed {seed}. Anyone can repeat it.',
    other: 'The organiser says: found by a search of {count} steps with the seed {seed}. Anyone can repeat it.',
  },
  'event.origin.atOnce':
    'The organiser says: made from the seed {seed}, and no chart has fewer second meetings. Anyone can repeat it.',
  'event.origin.hand': 'Edited by the organiser.',
  'event.chartLate': 'The chart was made or changed after the draw, when the organiser knew all numbers.',
  'event.chartEarly': 'The chart was fixed before the draw.',
  'event.drawPromised':
    'Promised: the fingerprint of this draw was public from {time}, before it was made. It was made once.',
  'event.drawUnpromised': 'Not promised: nobody could see the fingerprint of this draw before it was made.',
  'event.drawnAgain': {
    one: 'Not promised: lots were drawn {count} time, and the organiser kept that draw.',
    other: 'Not promised: lots were drawn {count} times, and the organiser kept the last draw.',
  },
  'event.made.rank': 'Tables made from the standings.',
  'event.made.rounds': 'Tables of the knock-out, made from the results.',
  'event.made.hand': 'Seats of this session were exchanged by the organiser.',
  'event.made.promised': 'Tables drawn. The draw was promised at {time}, before it was made.',
  'event.made.unpromised': 'Tables drawn, but the draw was not promised before.',
} as const;
