import { devices } from './devices.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';

/** What the settings, the devices, the calls and the search say. */
export const words = { ...settings, ...devices, ...push, ...search } as const;
