import type { ReviewedCandidate } from '@gorrion/protocol';
import { FAN_NAMES, type ScoredFan } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';

const isFan = (route: string): route is ScoredFan => route in FAN_NAMES;

/** Returns the name of a route to a win: its fan, or that it is made of small ones. */
export const routeName = (t: Translate, route: string): string =>
  isFan(route) ? fanName(route, t.locale) : t('expert.smallFans');

/** Returns what an action leaves, in a few words: "Ready for 5 Bamboo, 13 points", "Two away, Mixed Straight". */
export function aimOf(t: Translate, { distance, goal, routes, action }: ReviewedCandidate): string {
  const isWin = action.type === 'declare-win' || (action.type === 'claim' && action.claim.kind === 'win');
  if (isWin) return t('expert.aim.win');
  if (distance === null || !goal) return t('expert.aim.none');
  const points = goal.byDiscard ?? goal.selfDrawn ?? 0;
  if (distance === 1) {
    const waits = [goal, ...routes].flatMap(({ missing }) => (missing.length === 1 ? missing : []));
    const tiles = [...new Set(waits.map(({ tile }) => tile))].map(tile => tileName(t, tile));
    return t('expert.aim.ready', { tiles: t.either(tiles), points: t('act.points', { count: points }) });
  }
  const route = routes[0]?.route ?? goal.fans[0];
  const away = t('expert.aim.away', { count: distance });
  return route === undefined ? away : t('expert.aim.route', { away, route: routeName(t, route) });
}
