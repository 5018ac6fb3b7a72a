import type { Area } from '../area.ts';
import type { prints as english } from '../en/prints.ts';

export const prints: Area<typeof english, 'other'> = {};
