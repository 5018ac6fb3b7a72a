export const voice = {
  'voice.title': 'Voice call',
  'voice.join': 'Join the call',
  'voice.leadsTo': 'New window at',
  'voice.address': 'Link to a call',
  'voice.note': 'Any service will do: paste its link, or make a room.',
  'voice.set': 'Use this link',
  'voice.make': 'Make a room',
  'voice.remove': 'Remove the link',
} as const;
