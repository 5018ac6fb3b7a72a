import { devices } from './devices.ts';
import { people } from './people.ts';
import { programs } from './programs.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';

/** What the settings, the devices, the calls, the people and the search say. */
export const words = { ...settings, ...devices, ...people, ...programs, ...push, ...search } as const;
