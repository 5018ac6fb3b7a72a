import type { Estimate, Measure, Opponents } from '@gorrion/learn/profile';
import type { ListedRating } from '@gorrion/protocol';
import type { Translate } from '../../kit/i18n/index.ts';

/** Games from which on charts are drawn. */
export const FEWEST_GAMES = 10;

const fixed = (t: Translate, value: number, digits: number): string =>
  value.toLocaleString(t.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Returns a share of 0 to 1 as percents with one decimal. */
export const percent = (t: Translate, share: number): string =>
  share.toLocaleString(t.locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns table points with two decimals. */
export const tablePointsText = (t: Translate, points: number): string => fixed(t, points, 2);

/** Returns a value of a measure: points with one decimal, or percents. */
export const valueText = (t: Translate, measure: Measure, value: number): string =>
  measure === 'meanWin' ? fixed(t, value, 1) : percent(t, value);

/** Returns a range as "low–high", or a dash where there is none. */
export const rangeText = (range: Estimate['range'], text: (value: number) => string): string =>
  range ? `${text(range[0])} – ${text(range[1])}` : '–';

/** Returns the name of a kind of opponents. */
export const opponentsText = (t: Translate, opponents: Opponents): string =>
  opponents === 'mixed' || opponents === 'people'
    ? t(`profile.opponents.${opponents}`)
    : t(`options.level.${opponents}`);

/** Returns a rating with the half of its 95 % interval, as "1,540 ± 80". */
export const ratingText = (t: Translate, { value, margin }: Pick<ListedRating, 'value' | 'margin'>): string =>
  `${t.number(value)} ± ${t.number(margin)}`;

/** Returns the day of a time (ms since 1970). */
export const dayText = (t: Translate, at: number): string =>
  new Date(at).toLocaleDateString(t.locale, { dateStyle: 'medium' });
