import type { Key } from '../i18n/index.ts';

/** Sentences of what an event refuses to a player. */
export const REFUSALS: Readonly<Record<string, Key>> = {};
