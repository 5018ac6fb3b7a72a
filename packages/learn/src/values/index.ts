/* Small things that several parts do with texts and kept values. */

/** Returns a text as searches compare it: small letters, no marks above them. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a kept value has, if it is an object: any names with unknown values. */
export type Loose = Readonly<Record<string, unknown>>;

/** Whether a kept value is an object and no list. */
export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a kept value is a whole number from 0. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
