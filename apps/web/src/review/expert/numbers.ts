import type { Translate } from '../../kit/i18n/index.ts';

/** Below this share percents are written with one decimal. */
const SMALL = 0.05;

/** Returns a share from 0 to 1 as percents. */
export const percent = (t: Translate, share: number): string =>
  share.toLocaleString(t.locale, { style: 'percent', maximumFractionDigits: share > 0 && share < SMALL ? 1 : 0 });

const tenth = (t: Translate, points: number, signDisplay: 'auto' | 'exceptZero') =>
  points
    .toLocaleString(t.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay })
    .replace('-', '\u2212');

/** Returns points to a tenth with their sign. */
export const signedPoints = (t: Translate, points: number): string => tenth(t, points, 'exceptZero');

/** Returns points to a tenth. */
export const plainPoints = (t: Translate, points: number): string => tenth(t, points, 'auto');
