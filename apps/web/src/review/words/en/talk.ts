export const talk = {
  'replay.panel.talk': 'Chat',
  'talk.title': 'Chat during the game',
  'talk.none': 'Nobody has said anything up to this move.',
  'talk.next': 'Next message',
  'talk.later': { one: '{count} more later in the game', other: '{count} more later in the game' },
  'talk.save': 'Save as file with the chat',
} as const;
