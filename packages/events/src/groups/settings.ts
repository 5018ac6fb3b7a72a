import { beginningOf, LONGEST_SETTINGS_NAME, type TableSettings } from '@gorrion/protocol';
import type { GroupState } from './types.ts';

/** The settings of the tables of a group that has chosen none: a full game among friends. */
export const GROUP_SETTINGS: TableSettings = {
  ruleset: 'wmo2006',
  hands: 16,
  clock: 'none',
  absence: 'bot',
  visibility: 'link',
  hints: 'facts',
  seatDraw: 'taken',
  way: 'friends',
};

/** Returns the settings of a group's tables: its rules with its words of the calls. */
export function settingsOfTables({ rules, words }: Pick<GroupState, 'rules' | 'words'>): TableSettings {
  const { name: _, ...settings } = rules?.settings ?? GROUP_SETTINGS;
  const name = beginningOf(rules?.name ?? '', LONGEST_SETTINGS_NAME);
  return { ...settings, ...(words.calls && { calls: words.calls }), ...(name !== '' && { name }) };
}
