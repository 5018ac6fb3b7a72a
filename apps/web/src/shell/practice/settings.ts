import { isSameSettings, type TableSettings, tidySettings } from '@gorrion/protocol';
import { PRACTICE_STEPS, type PracticeStep } from '../../client/progress/practice.ts';
import { PRACTICE_SETTINGS } from '../../client/store/openings.ts';

/** The level of the bots at the practice table. */
export const GENTLE = 'beginner';

/** Returns the settings of a practice table: one round without a clock, with hints and routes. */
export const practiceSettings = (step: PracticeStep): TableSettings =>
  tidySettings({ ...PRACTICE_SETTINGS, hints: 'facts', botLevel: GENTLE, rules: { minPoints: step } });

/** Returns the step of a table; undefined if it is no practice table. */
export const stepOfTable = (settings: TableSettings): PracticeStep | undefined =>
  PRACTICE_STEPS.find(step => isSameSettings(tidySettings(settings), practiceSettings(step)));
