import type { Messages } from '../message.ts';

/** Keys of the table and how they are changed. */
export const keys = {
  'keys.title': 'Shortcuts',
  'keys.open': 'Change shortcuts',
  'keys.settingsNote': 'What each key does at the table',
  'keys.note': 'Choose an action, then press the key you want for it.',
  'keys.off': 'Single-key shortcuts are off in the settings. This is what the keys would do.',
  'keys.fixed':
    'Arrows, Home and End move along your hand. Shift with arrows rearranges it. Enter discards. Space passes.',
  'keys.change': '{what}: {key}. Change',
  'keys.press': 'Press a key',
  'keys.changed': '{what} is now {key}.',
  'keys.usual': 'Restore defaults',
  'keys.discard': 'Discard the selected tile',
  'keys.win': 'Hu',
  'keys.kong': 'Kong',
  'keys.pung': 'Pung',
  'keys.chow': 'Chow',
  'keys.chow1': 'First chow',
  'keys.chow2': 'Second chow',
  'keys.chow3': 'Third chow',
  'keys.pass': 'Pass',
  'keys.flower': 'Show a flower',
  'keys.waits': 'Your waits',
  'keys.advice': 'Expert advice',
  'keys.last': 'Read out the last discard',
  'keys.table': 'Read out the table',
  'keys.sort': 'Sort hand',
  'keys.mute': 'Sound on or off',
  'keys.typed': 'Type a move',
  'keys.help': 'Show this list',
} as const satisfies Messages;
