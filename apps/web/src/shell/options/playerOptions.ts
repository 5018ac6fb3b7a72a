import { LEAST_FINISHES, type LeastFinishes, type TableSettings } from '@gorrion/protocol';
import { field, type TableOption, tidied } from './option.ts';

/* What a public table asks of who sits down. */

const isPublic = ({ visibility }: TableSettings): boolean => visibility === 'public';

/** The least share of games finished, in per cent; 0 asks for none, and is stored as no value. */
const FINISHES: TableOption = {
  ...field('finishes', 'fi', { group: 'watch', line: 'watching', applies: isPublic }, undefined),
  values: [0, ...LEAST_FINISHES],
  read: settings => settings.finishes ?? 0,
  write: ({ newcomers, ...settings }, value) =>
    value === 0
      ? tidied({ ...settings, finishes: undefined })
      : tidied({ ...settings, newcomers, finishes: value as LeastFinishes }),
};

/** Whether people with few games may sit down where a share is asked for. */
const NEWCOMERS: TableOption = {
  ...field(
    'newcomers',
    'nc',
    { group: 'watch', line: 'watching', applies: settings => isPublic(settings) && settings.finishes !== undefined },
    undefined,
  ),
  values: [true, false],
  read: settings => settings.newcomers === undefined,
  write: (settings, value) => tidied({ ...settings, newcomers: value ? undefined : 'refused' }),
};

export const PLAYER_OPTIONS: readonly TableOption[] = [FINISHES, NEWCOMERS];
