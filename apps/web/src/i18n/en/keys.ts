import type { Messages } from '../message.ts';

/** Keys of the table and how they are changed. */
export const keys = {
  'keys.title': 'Keys',
  'keys.open': 'Change keys',
  'keys.settingsNote': 'What each key does at the table',
  'keys.note': 'Press a key’s button, then the key that you want for it.',
  'keys.off': 'Single keys are turned off in the settings; these are what they would do.',
  'keys.fixed':
    'Arrows, Home and End move along the hand, Shift with arrows arranges it, Enter discards, and the space bar passes.',
  'keys.change': '{what}: {key}. Change',
  'keys.press': 'Press a key',
  'keys.changed': '{what} is on {key} now.',
  'keys.usual': 'As usual',
  'keys.discard': 'Discard the tile in focus',
  'keys.win': 'Hu',
  'keys.kong': 'Kong',
  'keys.pung': 'Pung',
  'keys.chow': 'Chow',
  'keys.chow1': 'First chow',
  'keys.chow2': 'Second chow',
  'keys.chow3': 'Third chow',
  'keys.pass': 'Pass',
  'keys.flower': 'Show a flower',
  'keys.waits': 'What the hand waits for',
  'keys.advice': 'What the expert advises',
  'keys.last': 'Read the last discard',
  'keys.table': 'Read the table',
  'keys.sort': 'Sort the hand',
  'keys.mute': 'Sound on or off',
  'keys.typed': 'Type a move',
  'keys.help': 'This list',
} as const satisfies Messages;
