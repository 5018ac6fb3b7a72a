import type { Messages } from '../message.ts';
import { first } from './first.ts';
import { later } from './later.ts';

/** Every sentence of the product; the source of the keys. */
export const en = { ...first, ...later } as const satisfies Messages;
