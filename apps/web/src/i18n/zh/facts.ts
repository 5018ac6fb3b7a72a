import type { Area } from '../area.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Area<typeof english, 'other'> = {
  'facts.left': { other: '剩 {count} 张' },
};
