/** Names whose letters searches look past in some way, in many scripts. */
export const NAMES = [
  'José',
  'Rene\u0301',
  'Ñandú',
  'Σοφός',
  'Straße',
  'Łódź',
  'Андрей',
  'Алёна',
  'Київ',
  'がんばる',
  'Œuvre',
  'Ħal',
  'שָׁלוֹם',
  'राम',
  '花龙',
  'Ｗide',
  'plain',
];

/** Returns by what servers found a game of a player before searches looked past marks. */
export const searchOfBefore = (name: string): string => [name, 'Ana', 'bot'].join('\n').toLowerCase();
