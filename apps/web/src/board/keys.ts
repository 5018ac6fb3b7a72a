/** All that one key can do at the table, in the order in which it is listed. Arrows, Enter, Home and End are the same for all. */
export const KEY_NAMES = [
  'discard',
  'win',
  'kong',
  'pung',
  'chow',
  'chow1',
  'chow2',
  'chow3',
  'pass',
  'flower',
  'waits',
  'advice',
  'last',
  'table',
  'sort',
  'mute',
  'typed',
  'help',
] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** By name, as `KeyboardEvent.key` says it in small letters. */
export type Keys = Readonly<Record<KeyName, string>>;

export const USUAL_KEYS: Keys = {
  discard: 'd',
  win: 'h',
  kong: 'k',
  pung: 'p',
  chow: 'c',
  chow1: '1',
  chow2: '2',
  chow3: '3',
  pass: 'escape',
  flower: 'f',
  waits: 'w',
  advice: 'a',
  last: 'l',
  table: 't',
  sort: 's',
  mute: 'm',
  typed: '/',
  help: '?',
};

/** Whether a key can be given to something: one that writes a sign, or Escape. The space bar passes, whatever else does. */
export const isMappable = (key: string): boolean => key === 'escape' || (/^\S$/u.test(key) && key !== ' ');

/** What a key does; undefined where it does nothing. */
export const nameOfKey = (keys: Keys, key: string): KeyName | undefined =>
  KEY_NAMES.find(name => keys[name] === key) ?? (key === ' ' ? 'pass' : undefined);

/** With another key for one thing; what had that key gets the one that is free now. */
export function remapped(keys: Keys, name: KeyName, key: string): Keys {
  const other = KEY_NAMES.find(one => keys[one] === key);
  return { ...keys, ...(other ? { [other]: keys[name] } : {}), [name]: key };
}

/** Not there when keys were first remembered. */
const LATER: readonly KeyName[] = ['advice'];

/** What the table has learnt since is on its usual key, or on the next letter that is free. */
function withNewOnes(known: Partial<Record<KeyName, unknown>>): readonly unknown[] {
  const taken = new Set(Object.values(known));
  return KEY_NAMES.map(name => {
    if (known[name] !== undefined || !LATER.includes(name)) return known[name];
    const key = [USUAL_KEYS[name], ...'abcdefghijklmnopqrstuvwxyz'].find(free => !taken.has(free));
    taken.add(key);
    return key;
  });
}

/** What was stored; as usual where it is not one usable key for each thing. */
export function parseKeys(stored: unknown): Keys {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<KeyName, unknown>>;
  const keys = withNewOnes(known);
  const isWhole = keys.every(key => typeof key === 'string' && isMappable(key)) && new Set(keys).size === keys.length;
  return isWhole ? (Object.fromEntries(KEY_NAMES.map((name, n) => [name, keys[n]])) as Keys) : USUAL_KEYS;
}

/** As it is written on a keyboard. */
export const shownKey = (key: string): string => (key === 'escape' ? 'Esc' : key.toUpperCase());

/** The key of something as `aria-keyshortcuts` wants it; undefined where keys are turned off. */
export function spokenKey(keys: Keys | undefined, name: KeyName | undefined): string | undefined {
  const key = name && keys?.[name];
  return key === 'escape' ? 'Escape' : key?.toUpperCase();
}
