export const ledgers = {
  'ledgers.refused.offline': 'There is no connection. It is sent as soon as there is one again.',
  'ledgers.refused.no-such-ledger': 'This group or event does not exist. The address may have a slip.',
  'ledgers.refused.ledger-damaged':
    'This group or event cannot be read: its data on the server is damaged. The operator can see this in the log.',
  'ledgers.refused.not-yours': 'This is for its members only. Ask one of them for the link.',
  'ledgers.refused.bad-request': 'The server did not understand this. Reload the page and try again.',
  'ledgers.refused.too-many-requests': 'Too many requests at once. Wait a moment and try again.',
  'ledgers.refused.too-many-ledgers':
    'Enough of these were made from here today. Try again tomorrow, or ask whoever runs the server.',
  'ledgers.refused.too-many-bytes':
    'Too much was written from here today. Try again later, or ask whoever runs the server.',
  'ledgers.refused.too-many-event-tables':
    'Too many tables were opened from here in a short time. Try again later, or ask whoever runs the server.',
  'ledgers.refused.no-room-left': 'The server has no room left for anything new.',
  'ledgers.refused.not-stored': 'The server could not write this down. It is sent again.',
  'ledgers.refused.wrong-key': 'This link no longer works. Ask for a new one.',
  'ledgers.damaged': 'Cannot be read: {codes}',
  'ledgers.damagedNote': 'The data on the server is damaged. The operator can see this in the log.',
} as const;
