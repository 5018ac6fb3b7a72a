import type { Catalogue } from '../translate.ts';
import { first } from './first.ts';
import { later } from './later.ts';

export const pt: Catalogue = { ...first, ...later };
