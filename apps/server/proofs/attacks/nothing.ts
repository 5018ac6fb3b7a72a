import type { Attack } from './attacker.ts';

/** No attack: what its ratio differs from 1 is other work on the machine. */
export const attack: Attack = async target => {
  while (!target.isOver()) await new Promise(done => setTimeout(done, 200));
  return {};
};
