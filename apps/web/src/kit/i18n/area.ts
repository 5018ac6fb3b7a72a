import type { Messages } from './message.ts';

/**
 * One area of a catalogue in another language. It has the keys of the English area: a sentence where English has a
 * sentence, and exactly the plural forms of its language where English has plural forms.
 */
export type Area<English extends Messages, Forms extends Intl.LDMLPluralRule> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : { readonly [form in Forms]: string };
};

/** Plural forms of Spanish and Portuguese: `one` for 1, `many` for round millions, `other` for the rest. */
export type RomanceForms = 'one' | 'many' | 'other';
