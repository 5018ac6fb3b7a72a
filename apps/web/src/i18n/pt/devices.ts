import type { Area, RomanceForms } from '../area.ts';
import type { devices as english } from '../en/devices.ts';

export const devices: Area<typeof english, RomanceForms> = {};
