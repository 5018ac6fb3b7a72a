import type { Messages } from './message.ts';

/**
 * One area of a catalogue in another language: the keys of the English one, a sentence where English has a sentence, and
 * where English counts, exactly the plural forms that the language has.
 */
export type Area<English extends Messages, Forms extends Intl.LDMLPluralRule> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : { readonly [form in Forms]: string };
};

/** Of Spanish and Portuguese: 1; round millions; all the rest. */
export type RomanceForms = 'one' | 'many' | 'other';
