import type { DrillTag } from '@gorrion/learn/drills';
import { type Claim, chowTiles, FAN_NAMES, type ScoredFan, type Tile } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';

/* Words of the drills. */

export const isFan = (text: string): text is ScoredFan => Object.hasOwn(FAN_NAMES, text);

/** Returns the name of a route: its fan, or what it is called without one. */
export function routeName(t: Translate, route: string): string {
  if (isFan(route)) return fanName(route, t.locale);
  return t(route === 'simple-chows' ? 'drills.route.simple-chows' : 'drills.route.any-shape');
}

const CLAIMS = { win: 'act.win', kong: 'act.kong', pung: 'act.pung', chow: 'act.chow', pass: 'act.pass' } as const;

export const claimWord = (t: Translate, claim: Claim): string =>
  t(CLAIMS[claim.kind === 'said' ? claim.word : claim.kind]);

/** Returns the tiles of the chow that a claim makes; none for others. */
export const claimTiles = (claim: Claim): readonly Tile[] => (claim.kind === 'chow' ? chowTiles(claim.low) : []);

/** Formats a time: "8 s", "1 min 20 s". */
export function timeText(t: Translate, seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60
    ? t('drills.seconds', { seconds: whole })
    : t('drills.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** Formats points with one decimal. */
export const decimalText = (t: Translate, points: number): string => t.number(Math.round(points * 10) / 10);

/** Formats a chance of 0 to 1. */
export const chanceText = (t: Translate, chance: number): string =>
  chance.toLocaleString(t.locale, { style: 'percent', maximumFractionDigits: chance < 0.05 ? 1 : 0 });

/** Themes that are no fans, as the catalogue names them. A wait or form that is a fan of its own goes by that fan. */
const THEMES = {
  'principle:non-repeat': 'non-repeat',
  'principle:account-once': 'account-once',
  'principle:non-identical': 'non-identical',
  'principle:highest-choice': 'highest-choice',
  'wait:several': 'several',
  'stage:early': 'early',
  'stage:middle': 'middle',
  'stage:late': 'late',
  'call:chow': 'chow',
  'call:pung': 'pung',
  'call:kong': 'kong',
  'call:pass': 'pass',
} as const satisfies Readonly<Partial<Record<DrillTag, string>>>;

const isTheme = (tag: string): tag is keyof typeof THEMES => Object.hasOwn(THEMES, tag);

/** Returns the name of a theme; undefined for a tag that is not named to learners. */
export function themeName(t: Translate, tag: string): string | undefined {
  const [kind = '', of = ''] = tag.split(':');
  if (kind === 'fan' && isFan(of)) return fanName(of, t.locale);
  return isTheme(tag) ? t(`drills.theme.${THEMES[tag]}`) : undefined;
}
