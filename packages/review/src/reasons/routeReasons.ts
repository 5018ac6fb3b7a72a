import type { ReviewedCandidate, ReviewedRoute, ReviewReason } from '@gorrion/protocol';
import type { Comparison } from './decided.ts';

/** A route is a main one from this share of all routes on, and is gone at most at this share. */
const [MAIN, GONE] = [0.25, 0.02];

/** Any four sets and a pair: a shape that no action closes. */
const ANY_SHAPE = 'any-shape';

/** Shares are rounded sums. */
const ROUNDING = 1e-6;

const listed = (routes: readonly ReviewedRoute[], route: string): number =>
  routes.filter(each => each.route === route).reduce((sum, { share }) => sum + share, 0);

/**
 * Returns the most that a route can have of all routes. Candidates list their main routes only, so a route that is not
 * listed may have what the listed ones leave.
 */
function mostShare({ routes, distance }: ReviewedCandidate, route: string): number {
  if (routes.length === 0) return distance === null ? 0 : 1;
  const all = routes.reduce((sum, { share }) => sum + share, 0);
  return listed(routes, route) + Math.max(0, 1 - all - ROUNDING);
}

/** Returns the route with the greatest share; undefined if it is small, or no particular hand. */
function mainRoute({ routes }: ReviewedCandidate): ReviewedRoute | undefined {
  const [main] = routes.toSorted((a, b) => listed(routes, b.route) - listed(routes, a.route));
  return main && main.route !== ANY_SHAPE && listed(routes, main.route) >= MAIN ? main : undefined;
}

/** Returns the main route of one candidate, provided that the other one has closed it. */
function routeLost(
  one: ReviewedCandidate,
  other: ReviewedCandidate,
): Pick<ReviewedRoute, 'route' | 'points'> | undefined {
  const main = mainRoute(one);
  return main && mostShare(other, main.route) <= GONE ? { route: main.route, points: main.points } : undefined;
}

export function routeObjections({ played, best }: Comparison): readonly ReviewReason[] {
  const [closed, opened] = [routeLost(best, played), routeLost(played, best)];
  return [
    ...(closed ? [{ id: 'route-closed', ...closed } as const] : []),
    ...(opened ? [{ id: 'route-opened', ...opened } as const] : []),
  ];
}

export function routePraise({ played }: Comparison, next: ReviewedCandidate): readonly ReviewReason[] {
  const kept = routeLost(played, next);
  return kept ? [{ id: 'route-kept', ...kept }] : [];
}
