import { beginningOf, LONGEST_SETTINGS_NAME, type TableSettings } from '@gorrion/protocol';
import type { DuplicateState } from './types.ts';

/** Returns the settings of the duplicate's tables: the same for all, without hints and spectators. */
export function settingsOfDuplicate({ plan, duplicate }: Pick<DuplicateState, 'plan' | 'duplicate'>): TableSettings {
  const { name, hands, walls, flowers, ruleset, clock } = plan;
  const hasFlowers = walls === 'shared' && flowers;
  const title = beginningOf(name, LONGEST_SETTINGS_NAME);
  return {
    ruleset,
    ...(!hasFlowers && { rules: { flowerExposure: 'none' } }),
    hands,
    clock,
    absence: 'bot',
    visibility: 'link',
    watching: 'nobody',
    ...(title && { name: title }),
    deals: { duplicate, walls },
  };
}
