import { type TableSettings, WAYS, type WayId } from '@gorrion/protocol';
import { DEFAULT_SETTINGS, olderSettings } from '../../client/store/openings.ts';
import { OPTIONS, type OptionValue, type TableOption } from './options.ts';

/** A game as the book prescribes it: strict, counted by the winner, with its times, its calls and an umpire. */
const BY_THE_BOOK = {
  rules: { flowerExposure: 'manual', combinedWaits: 'void-with-single', scoreMode: 'declared', assist: 'strict' },
  umpire: 'wanted',
  hands: 16,
  clock: 'wmo',
  minutes: 150,
  absence: 'play-drawn',
  visibility: 'link',
  seatDraw: 'taken',
} as const satisfies Partial<TableSettings>;

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
  mil: { ...DEFAULT_SETTINGS, way: 'mil', ruleset: 'mil', seatDraw: 'taken' },
  milTable: {
    way: 'milTable',
    ruleset: 'milTable',
    hands: 16,
    clock: 'club',
    absence: 'bot',
    visibility: 'link',
    seatDraw: 'taken',
  },
  ema: {
    way: 'ema',
    ruleset: 'ema',
    hands: 16,
    clock: 'club',
    absence: 'play-drawn',
    visibility: 'link',
    seatDraw: 'taken',
  },
  book: { ...BY_THE_BOOK, way: 'book', ruleset: 'wmo2006', calls: 'chi' },
  wmo2014: { ...BY_THE_BOOK, way: 'wmo2014', ruleset: 'wmo2014' },
  femj: {
    way: 'femj',
    ruleset: 'ema',
    rules: {
      flowerExposure: 'auto',
      seatChange: 'none',
      timeEnd: 'no-limit',
      scoreMode: 'auto',
      assist: 'assisted',
    },
    hands: 16,
    clock: 'none',
    absence: 'bot',
    visibility: 'link',
    calls: 'chii',
    seatDraw: 'taken',
  },
  macauLetter: {
    ...olderSettings('macau'),
    way: 'macauLetter',
    rules: { bankerHands: 4, houseDoubles: false, strictlyInHand: true, replacementOptional: true },
  },
  spanish1920Letter: {
    ...olderSettings('spanish1920'),
    way: 'spanish1920Letter',
    rules: {
      houseDoubles: false,
      setsAndPairOnly: true,
      concealedKongShown: true,
      laidChowStands: true,
      clockwise: true,
      winnerOfRound: true,
    },
  },
  pamphletLetter: {
    ...olderSettings('pamphlet'),
    way: 'pamphletLetter',
    rules: { houseDoubles: false, setsAndPairOnly: true },
  },
  macau: olderSettings('macau'),
  spanish1920: olderSettings('spanish1920'),
  pamphlet: olderSettings('pamphlet'),
};

/** The ways that a host can choose. A way whose play is not safe yet is left out here, and nowhere else. */
export const OFFERED_WAYS: readonly WayId[] = WAYS;

/** The ways row by row: the competition's rules, those of other federations, what a text says to the letter, the older ones. */
const WAY_ROWS = {
  competition: ['friends', 'club', 'competition'],
  federations: ['china', 'mil', 'milTable', 'ema'],
  letter: ['book', 'wmo2014', 'femj', 'macauLetter', 'spanish1920Letter', 'pamphletLetter'],
  older: ['macau', 'spanish1920', 'pamphlet'],
} as const satisfies Readonly<Record<string, readonly WayId[]>>;

export type WayGroup = keyof typeof WAY_ROWS;
export const WAY_GROUPS = Object.keys(WAY_ROWS) as readonly WayGroup[];

/** Returns the row that a way stands in. */
export const groupOf = (way: WayId): WayGroup =>
  WAY_GROUPS.find(group => (WAY_ROWS[group] as readonly WayId[]).includes(way)) ?? 'competition';

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
