import type { OpenRoute } from '@gorrion/bots';
import type { FanCount } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';

/** The book's minimum, which the panel is named after. */
const EIGHT = 8;

export const panelTitle = (t: Translate, minimum: number): string =>
  minimum === EIGHT ? t('compass.title') : t('compass.titleOf', { count: minimum });

export const routeTitle = (t: Translate, { id }: Pick<OpenRoute, 'id'>): string =>
  id === 'small' ? t('compass.small') : fanName(id, t.locale);

/** Returns a fan with its points, and how often it counts. */
export const fanText = (t: Translate, { id, times, points }: FanCount): string =>
  t('compass.fan', { name: fanName(id, t.locale), points: times * points });

/** Returns what a route needs besides its tiles; nothing for most. */
export const conditions = (t: Translate, { isSelfDrawn, staysConcealed }: OpenRoute): readonly string[] => [
  ...(isSelfDrawn ? [t('compass.selfDrawn')] : []),
  ...(staysConcealed ? [t('compass.concealed')] : []),
];
