/** The header of a page and the badge of the connection. */
export const page = {
  'page.lastTile': '{fan} counts by self-draw too: {counted}. On a discard alone, as the Spanish text has it: {other}.',
  'page.brand': 'Gorrión',
  'page.brandHome': 'Gorrión, home',
  'page.yourName': 'Your name',
  'page.saveName': 'Save',
  'page.nameTooLong': 'At most {count} {count:character|characters}. Shorten your name to save it.',
  'page.lightTheme': 'Light theme',
  'page.darkTheme': 'Dark theme',
  'page.settings': 'Settings',
  'page.search': 'Search',
  'page.places': 'Places',
  'page.above': 'Where you are',
  'page.disputed': 'Disputed:',
  'page.disputedCases': '{fan} ({count})',
  'page.disputedTab': '{text} in the atlas of rulings, in a new tab',

  'place.play': 'Play',
  'place.learn': 'Learn',
  'place.review': 'Review',
  'place.groups': 'Groups',
  'place.events': 'Events',

  'lost.page': 'Page not found',
  'lost.pageNote': 'The link may be incomplete.',
  'lost.home': 'Home',

  'link.online': 'Connected',
  'link.device': 'On this device, works offline',
  'link.connecting': 'Connecting…',
  'link.offline': 'Offline',
} as const;
