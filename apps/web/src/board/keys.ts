/** The actions that have a key of their own, in the order of the list. Arrows, Enter, Home and End cannot be changed. */
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

/** The key of each action, as `KeyboardEvent.key` in lower case. */
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

/** Returns whether a key can be assigned: Escape, or one that writes a character other than Space. Space always passes. */
export const isMappable = (key: string): boolean => key === 'escape' || (/^\S$/u.test(key) && key !== ' ');

/** Returns the action of a key; undefined if it has none. */
export const nameOfKey = (keys: Keys, key: string): KeyName | undefined =>
  KEY_NAMES.find(name => keys[name] === key) ?? (key === ' ' ? 'pass' : undefined);

/** Returns the keys with `key` assigned to `name`. The action that had it gets the old key of `name`. */
export function remapped(keys: Keys, name: KeyName, key: string): Keys {
  const other = KEY_NAMES.find(one => keys[one] === key);
  return { ...keys, ...(other ? { [other]: keys[name] } : {}), [name]: key };
}

/** Actions added after keys were first stored. */
const LATER: readonly KeyName[] = ['advice'];

/** Returns stored keys with the later actions added: on their default keys, or on the next free letter. */
function withNewOnes(known: Partial<Record<KeyName, unknown>>): readonly unknown[] {
  const taken = new Set(Object.values(known));
  return KEY_NAMES.map(name => {
    if (known[name] !== undefined || !LATER.includes(name)) return known[name];
    const key = [USUAL_KEYS[name], ...'abcdefghijklmnopqrstuvwxyz'].find(free => !taken.has(free));
    taken.add(key);
    return key;
  });
}

/** Returns stored keys, or the defaults unless each action has a usable key of its own. */
export function parseKeys(stored: unknown): Keys {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<KeyName, unknown>>;
  const keys = withNewOnes(known);
  const isWhole = keys.every(key => typeof key === 'string' && isMappable(key)) && new Set(keys).size === keys.length;
  return isWhole ? (Object.fromEntries(KEY_NAMES.map((name, n) => [name, keys[n]])) as Keys) : USUAL_KEYS;
}

/** Returns a key as it is printed on a keyboard. */
export const shownKey = (key: string): string => (key === 'escape' ? 'Esc' : key.toUpperCase());

/** Returns the key of an action in the form of `aria-keyshortcuts`; undefined while keys are turned off. */
export function spokenKey(keys: Keys | undefined, name: KeyName | undefined): string | undefined {
  const key = name && keys?.[name];
  return key === 'escape' ? 'Escape' : key?.toUpperCase();
}
