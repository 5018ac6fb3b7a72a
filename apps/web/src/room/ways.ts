import { type TableSettings, WAYS, type WayId } from '@gorrion/protocol';
import { DEFAULT_SETTINGS, olderSettings } from '../store/openings.ts';
import { isOlder } from './option.ts';
import { OPTIONS, type OptionValue, type TableOption } from './options.ts';

/** The settings of each way to play. */
export const PRESETS: Readonly<Record<WayId, TableSettings>> = {
  friends: { ...DEFAULT_SETTINGS, way: 'friends', seatDraw: 'taken' },
  club: {
    way: 'club',
    ruleset: 'wmo2006',
    hands: 16,
    clock: 'club',
    minutes: 150,
    absence: 'bot',
    visibility: 'link',
    seatDraw: 'taken',
  },
  competition: {
    way: 'competition',
    ruleset: 'wmo2006',
    rules: { assist: 'strict' },
    umpire: 'wanted',
    hands: 16,
    clock: 'wmo',
    minutes: 150,
    absence: 'play-drawn',
    visibility: 'link',
    seatDraw: 'taken',
  },
  china: { ...DEFAULT_SETTINGS, way: 'china', ruleset: 'cn1998', seatDraw: 'taken' },
  ema: {
    way: 'ema',
    ruleset: 'ema',
    hands: 16,
    clock: 'club',
    absence: 'play-drawn',
    visibility: 'link',
    seatDraw: 'taken',
  },
  macau: olderSettings('macau'),
  spanish1920: olderSettings('spanish1920'),
  pamphlet: olderSettings('pamphlet'),
};

/** The ways that a host can choose. A way whose play is not safe yet is left out here, and nowhere else. */
export const OFFERED_WAYS: readonly WayId[] = WAYS;

/** The ways by their rules: those of competitions, and the older ones. */
export const WAY_GROUPS = [
  { id: 'competition', ways: OFFERED_WAYS.filter(way => !isOlder(PRESETS[way])) },
  { id: 'older', ways: OFFERED_WAYS.filter(way => isOlder(PRESETS[way])) },
] as const;

/** An option that differs from the way to play, with its value there. */
export interface OptionChange {
  readonly option: TableOption;
  readonly value: OptionValue;
  readonly preset: OptionValue;
}

/** Returns the options in which settings differ from others, in the order of the page. */
export function changesBetween(settings: TableSettings, others: TableSettings): readonly OptionChange[] {
  return OPTIONS.map(option => ({ option, value: option.read(settings), preset: option.read(others) })).filter(
    ({ value, preset }) => value !== preset,
  );
}

/** Returns the options in which settings differ from a way to play, in the order of the page. */
export const changesFrom = (settings: TableSettings, way: WayId): readonly OptionChange[] =>
  changesBetween(settings, PRESETS[way]);

/**
 * Returns the way to play that settings began from. Settings that do not say it, or say one of another rule set, count
 * as the way of their rule set from which they differ least.
 */
export function wayOf(settings: TableSettings): WayId {
  const same = WAYS.filter(way => PRESETS[way].ruleset === settings.ruleset);
  if (settings.way && same.includes(settings.way)) return settings.way;
  const distance = (way: WayId) => changesFrom(settings, way).length;
  return same.reduce((best, way) => (distance(way) < distance(best) ? way : best));
}
