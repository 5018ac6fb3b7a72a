import { foldText } from '@gorrion/protocol';

/* Small things that several parts do with texts and kept values. */

/**
 * Returns how well a typed text fits names: 0 is one of them, 1 begins one, 2 stands in one, 3 has each of its words in
 * one; undefined if it fits none. Capitals and marks above letters make no difference.
 */
export function nameRank(text: string, names: readonly string[]): 0 | 1 | 2 | 3 | undefined {
  return rankAmong(
    foldText(text),
    names.map(name => foldText(name).trim()),
  );
}

/** Returns what `nameRank` returns for a text and names that are folded already. */
export function rankAmong(text: string, folded: readonly string[]): 0 | 1 | 2 | 3 | undefined {
  const sought = text.trim().replace(/\s+/g, ' ');
  if (sought === '') return undefined;
  if (folded.includes(sought)) return 0;
  if (folded.some(name => name.startsWith(sought))) return 1;
  if (folded.some(name => name.includes(sought))) return 2;
  const words = sought.split(' ');
  return folded.some(name => words.every(word => name.includes(word))) ? 3 : undefined;
}

/** What a kept value has, if it is an object: any names with unknown values. */
export type Loose = Readonly<Record<string, unknown>>;

/** Whether a kept value is an object and no list. */
export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a kept value is a whole number from 0. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
