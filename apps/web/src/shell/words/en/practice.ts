export const practice = {
  'practice.title': 'Practice table',
  'practice.lead':
    'Three gentle bots on this device, no clock, hints on. Your open routes to the minimum are shown beside the table.',
  'practice.steps': 'Points that a win needs',
  'practice.step.1': 'Any fan',
  'practice.step.1.note': 'one point is enough',
  'practice.step.4': '4 points',
  'practice.step.4.note': 'half of the way',
  'practice.step.8': '8 points',
  'practice.step.8.note': 'as in every MCR game',
  'practice.won': 'won a hand here',
  'practice.start': 'Start practice',
  'practice.opening': 'Opening the table…',
  'practice.wonAt': {
    one: 'You won where a win needs {count} point.',
    other: 'You won where a win needs {count} points.',
  },
  'practice.next': {
    one: 'The next step asks for {count} point. You can also stay here.',
    other: 'The next step asks for {count} points. You can also stay here.',
  },
  'practice.last': 'That is the minimum of every MCR game.',
  'practice.try': { one: 'Practise with {count} point', other: 'Practise with {count} points' },
} as const;
