import { FAN_NAMES, type FanId, type Score } from '@gorrion/rules';

/** Points of a fan that gives a route its name; smaller ones are named together. */
const LEADING = 4;
/** Fans that come with the last tile, not with the tiles that a player collects. */
const BY_CHANCE: readonly string[] = ['last-tile', 'fully-concealed-hand'] satisfies readonly FanId[];

export const isFan = (name: string): name is FanId => name in FAN_NAMES;

/** Returns the fan that names a scored hand: the one with most points, if they are not few. */
function leadingFan({ fans }: Score): FanId | 'small' {
  const first = fans.find(({ id }) => !BY_CHANCE.includes(id));
  return first && first.points >= LEADING && isFan(first.id) ? first.id : 'small';
}

/** Returns what a scored hand is called: by its route if it has the fan, otherwise by its leading fan. */
export const scoredName = (route: string, score: Score): FanId | 'small' =>
  isFan(route) && score.fans.some(({ id }) => id === route) ? route : leadingFan(score);
