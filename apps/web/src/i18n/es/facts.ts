import type { Area, RomanceForms } from '../area.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Area<typeof english, RomanceForms> = {
  'facts.left': { one: 'queda {count}', many: 'quedan {count} de', other: 'quedan {count}' },
};
