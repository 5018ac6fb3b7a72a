import { explain } from '@gorrion/bots';
import {
  FAN_NAMES,
  type HandState,
  legalActions,
  type McrRules,
  mcrOnly,
  type ScoredFan,
  type Seat,
  scoreWin,
} from '@gorrion/rules';
import type { Advice, AdviceLine, Way } from '../../board/facts.ts';
import { fanName } from '../../kit/i18n/fanName.ts';

type FanExplanation = ReturnType<typeof explain>[number];
type Route = NonNullable<FanExplanation['routes']>[number];

/** Numbers of ways that are listed for the best choice, and for each other choice. */
const [WAYS, WAYS_OF_OTHERS] = [2, 1];
/** Number of choices in an advice, best first. */
const CHOICES = 3;

const isFan = (route: string): route is ScoredFan => route in FAN_NAMES;

/** Returns the points of a route on the missing tile with which it is worth least, as the route to the minimum does. */
function leastPoints({ byDiscard, selfDrawn, points, missing }: Route, rules: McrRules): number {
  const claim = byDiscard ?? selfDrawn;
  if (!claim) return points;
  const totals = missing.flatMap(({ tile }) => {
    const at = claim.concealed.indexOf(tile);
    if (at < 0) return [];
    const concealed = claim.concealed.with(at, claim.winningTile);
    return scoreWin({ ...claim, concealed, winningTile: tile }, rules)?.total ?? [];
  });
  return Math.min(points, ...totals.filter(total => total >= rules.minPoints));
}

/** Returns the likeliest way to each fan. A second way to the same fan would tell the player little more. */
function waysOf({ routes = [] }: FanExplanation, most: number, rules: McrRules, locale: string): readonly Way[] {
  const byFan = new Map<string, Way>();
  for (const route of routes) {
    const name = isFan(route.route) ? fanName(route.route, locale) : undefined;
    if (byFan.has(name ?? '')) continue;
    const lacks = new Map(route.missing.map(({ tile, live }) => [tile, live]));
    const missing = [...lacks].map(([tile, left]) => ({ tile, left }));
    byFan.set(name ?? '', { name, points: leastPoints(route, rules), missing });
    if (byFan.size === most) break;
  }
  return [...byFan.values()];
}

/** Returns what the expert bot would do, judged from the seat's own view, best first; undefined if the seat cannot act. */
export function adviceFor(hand: HandState, seat: Seat, locale: string): Advice | undefined {
  if (legalActions(hand, seat).length === 0) return undefined;
  const choices = explain('expert', hand, seat).slice(0, CHOICES);
  return choices.map(
    (choice, rank): AdviceLine => ({
      command: choice.action,
      winChance: choice.winChance,
      danger: choice.danger,
      ways: waysOf(choice, rank === 0 ? WAYS : WAYS_OF_OTHERS, mcrOnly(hand.rules), locale),
    }),
  );
}
