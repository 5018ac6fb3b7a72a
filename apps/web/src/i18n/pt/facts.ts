import type { Area, RomanceForms } from '../area.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Area<typeof english, RomanceForms> = {
  'facts.left': { one: 'resta {count}', many: 'restam {count} de', other: 'restam {count}' },
};
