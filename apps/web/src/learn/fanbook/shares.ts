import type { Translate } from '../../kit/i18n/index.ts';

/** Below this share percents are written with one decimal more. */
const SMALL = 0.1;
const TINY = 0.001;

/** Returns a share from 0 to 1 as percents: whole above a tenth, else with one or two decimals. */
export const percent = (t: Translate, share: number): string =>
  share.toLocaleString(t.locale, {
    style: 'percent',
    maximumFractionDigits: share === 0 || share >= SMALL ? 0 : share >= TINY ? 1 : 2,
  });
