import { type OpenRoute, openRoutes } from '@gorrion/bots';
import { type SecuredFans, securedFans } from '@gorrion/learn/compass';
import { type FanCount, type HandState, isFlower, mcrOnly, type Seat, type Tile } from '@gorrion/rules';

/** What the route to the minimum shows of a seat's hand. */
export interface HandRoutes {
  /** Points that a win needs at the table. */
  readonly minimum: number;
  readonly secured: SecuredFans;
  readonly routes: readonly OpenRoute[];
}

/** Returns the routes of a seat, from its own view; undefined between hands and for a dead hand. */
export function handRoutes(hand: HandState, seat: Seat): HandRoutes | undefined {
  const { phase, rules, prevalentWind } = hand;
  const { melds, concealed, isDead } = hand.seats[seat];
  if ((phase.name !== 'turn' && phase.name !== 'claims') || isDead || concealed.some(isFlower)) return undefined;
  return {
    minimum: rules.minPoints,
    secured: securedFans({ melds, seatWind: seat, prevalentWind, rules: mcrOnly(rules) }),
    routes: openRoutes(hand, seat),
  };
}

/** A tile that a route asks for, with the copies that may still come. */
export interface NeededTile {
  readonly tile: Tile;
  readonly live: number;
}

/** Most tiles that a route shows. A route that more tiles help shows those of its likeliest hand. */
const MOST_TILES = 8;

/** Returns the tiles to look out for: all that bring the route nearer, or those that its likeliest hand lacks. */
export function tilesNeeded({ useful, missing }: Pick<OpenRoute, 'useful' | 'missing'>): readonly NeededTile[] {
  if (useful.length <= MOST_TILES) return useful;
  return missing.filter(({ tile }, at) => missing.findIndex(other => other.tile === tile) === at);
}

/** Returns the fans of a route that its melds have not made certain yet, most points first. */
export function fansToCome({ fans }: Pick<OpenRoute, 'fans'>, secured: SecuredFans): readonly FanCount[] {
  return fans.flatMap(fan => {
    const times = fan.times - (secured.fans.find(({ id }) => id === fan.id)?.times ?? 0);
    return times > 0 ? [{ ...fan, times }] : [];
  });
}

/** Returns the route that is shown large: the pinned one while it is open, else the first. */
export const shownRoute = ({ routes }: HandRoutes, pinned: OpenRoute['id'] | undefined): OpenRoute | undefined =>
  routes.find(({ id }) => id === pinned) ?? routes[0];
