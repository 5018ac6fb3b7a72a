/** What is shown above every screen: the state of the connection, notices, and pages that are lost. */
export const app = {
  'link.lost': 'Connection lost.',
  'link.retryIn': { one: 'Trying again in {count} second.', other: 'Trying again in {count} seconds.' },
  'link.retrying': 'Trying again…',
  'link.safe': 'Your seat is kept.',
  'link.restart': 'The server is restarting.',
  'link.tryNow': 'Try now',
  'link.back': 'You are back at the table.',
  'link.backDiscards': { one: 'One discard while you were away.', other: '{count} discards while you were away.' },
  'link.nothingMissed': 'You missed no discards.',
  'link.connectingNote': 'The server has not answered yet.',

  'lost.page': 'Page not found',
  'lost.pageNote': 'The link may be incomplete.',
  'lost.home': 'Home',

  'replaced.title': 'Open in another tab',
  'replaced.note': 'You opened this game in another tab or on another device. Only one of them can play at a time.',
  'replaced.takeBack': 'Play here',

  'outdated.title': 'A new version is ready',
  'outdated.note': 'This page is out of date. Your game is saved. Reload to continue.',
  'outdated.reload': 'Reload',

  'broken.title': 'Something went wrong',
  'broken.note': 'Your game is saved on the server. Reload to continue.',

  'notice.dismiss': 'Dismiss',
  'notice.lost.win': '{name} won on the {tile}.',
  'notice.lost.kong': '{name} called {Kong} on the {tile}.',
  'notice.lost.pung': '{name} called {Pung} on the {tile}.',
  'notice.lost.chow': '{name} called {Chow} on the {tile}.',
  'notice.lostWhy': '{Hu} beats {Kong} and {Pung}, and both beat {Chow}. For {Hu}, the next player in turn wins.',
  'notice.unseated': 'The host removed you from your seat.',
  'notice.unseatedNote': 'You can watch, but not take a seat here again.',
  'notice.copied': 'Link copied.',
  'notice.all': 'Notifications',

  'shuffle.notFair': 'This deal may not be fair to you.',
  'shuffle.refusedBy': "{name}'s page does not trust this shuffle.",
  'shuffle.again': 'The tiles are shuffled again.',
  'shuffle.withheldBy': 'A number was sealed but not opened by {names}.',
  'shuffle.numberLost': 'Your random number was lost when the page reloaded.',
  'shuffle.numberLostWhy': 'This browser did not store it, so the tiles are shuffled again.',
  'shuffle.lost': 'The server lost this hand. Deal it again?',
  'shuffle.playOn': 'Yes, deal it again',
} as const;
