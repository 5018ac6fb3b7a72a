import { devices } from './devices.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';

/** What the settings, the devices and the search say. */
export const words = { ...settings, ...devices, ...search } as const;
