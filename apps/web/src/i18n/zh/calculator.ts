import type { Area } from '../area.ts';
import type { calculator as english } from '../en/calculator.ts';

export const calculator: Area<typeof english, 'other'> = {};
