import type { StepText } from '../../steps.ts';

export const fans3: Readonly<Record<string, StepText>> = {
  concealed: {
    title: 'Without a claim',
    body: 'If you make no claim and win with a discard, you get {fan:concealed-hand}, {pts:concealed-hand} points. If you make no claim and draw the last tile too, you get {fan:fully-concealed-hand}, {pts:fully-concealed-hand}.\nAfter a claim, drawing the last tile still brings {fan:self-drawn}, {pts:self-drawn} point.',
    captions: { given: 'By a discard: {total:0} points', drawn: 'The same, drawn: {total:1} points' },
  },
  simples: {
    title: 'From 2 to 8',
    body: '{fan:all-simples}: no 1, no 9, no honours. It is worth {pts:all-simples}.',
    captions: { hand: 'Only 2 to 8. Without more, {total:0} points are not enough' },
  },
  twos: {
    title: 'Two chows that fit',
    body: 'Two chows together can bring one point. They are small, but they turn 7 points into 8.',
    captions: {
      mixed: '{fan:mixed-double-chow}: the same in two suits',
      pure: '{fan:pure-double-chow}: the same in one suit',
      straight: '{fan:short-straight}: six in a row',
    },
  },
  name: {
    title: 'Which fan is it?',
    body: 'Two chows of dots.',
    captions: { which: '345 and 678' },
    options: { mixed: '{fan:mixed-double-chow}', pure: '{fan:pure-double-chow}', straight: '{fan:short-straight}' },
    reasons: {
      mixed: 'For that you need two suits. These are both dots.',
      pure: 'For that both chows must be the same. These follow each other.',
    },
    done: '3, 4, 5, 6, 7, 8 in one suit: six in a row.',
  },
  waits: {
    title: 'A point for a narrow wait',
    body: 'If only one kind of tile completes your hand, that is worth one point. {fan:closed-wait} is the gap in the middle of a chow. {fan:edge-wait} is 3 after 12, or 7 before 89. {fan:single-wait} is the second tile of the pair.\nA wait on two sides brings no point, but twice as many tiles.',
    captions: { closed: 'Waits for {2m} only', edge: 'Waits for {3m} only', open: 'Waits for {1m} and {4m}: no point' },
  },
  closed: {
    title: 'What do you wait for?',
    body: 'Tap the tile that completes this hand.',
    captions: { have: 'Your hand' },
    reasons: { other: 'Look for the set that is not finished. {68s} needs the tile in between.' },
    done: '{7s}, and nothing else: a {fan:closed-wait}.',
  },
  knitted: {
    title: 'Knitted tiles',
    body: 'One special pattern is worth knowing. {fan:knitted-straight} takes 147 in one suit, 258 in another, 369 in the third, in any order of the suits. It is worth {pts:knitted-straight}. To it come a usual set and a pair. Its nine tiles cannot be claimed one by one: only the last tile of the hand may come from a discard.',
    captions: { pattern: 'No two of them are neighbours', hand: '{total:1} points' },
  },
  gap: {
    title: 'Finish the knitting',
    body: 'One of the nine knitted tiles is missing. Which?',
    captions: { have: 'Your hand' },
    options: { '7m': '{7m}', '7p': '{7p}', '8m': '{8m}' },
    reasons: {
      '7p': 'Dots have 258 here. The 7 belongs to the suit of 1 and 4.',
      '8m': 'Characters have 1 and 4 here. Then comes 7.',
    },
    done: '{147m}, {258p}, {369s}: every number once.',
  },
};
