import type { FanTexts } from '../types.ts';
import { HIGH } from './high.ts';
import { LOW } from './low.ts';
import { MIDDLE } from './middle.ts';

/** The texts of the 81 fans in Portuguese. */
export const FAN_TEXTS: FanTexts = { ...HIGH, ...MIDDLE, ...LOW };
