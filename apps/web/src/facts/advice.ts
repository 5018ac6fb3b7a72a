import { explain } from '@gorrion/bots';
import { FAN_NAMES, type HandState, legalActions, type ScoredFan, type Seat } from '@gorrion/rules';
import type { Advice, AdviceLine, Way } from '../board/facts.ts';
import { fanName } from '../i18n/fanName.ts';

type FanExplanation = ReturnType<typeof explain>[number];

/** Numbers of ways that are listed for the best choice, and for each other choice. */
const [WAYS, WAYS_OF_OTHERS] = [2, 1];
/** Number of choices in an advice, best first. */
const CHOICES = 3;

const isFan = (route: string): route is ScoredFan => route in FAN_NAMES;

/** Returns the likeliest way to each fan. A second way to the same fan would tell the player little more. */
function waysOf({ routes = [] }: FanExplanation, most: number, locale: string): readonly Way[] {
  const byFan = new Map<string, Way>();
  for (const { route, points, missing } of routes) {
    const name = isFan(route) ? fanName(route, locale) : undefined;
    if (byFan.has(name ?? '')) continue;
    const lacks = missing.map(({ tile, live }) => ({ tile, left: live }));
    byFan.set(name ?? '', { name, points, missing: lacks });
  }
  return [...byFan.values()].slice(0, most);
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
      ways: waysOf(choice, rank === 0 ? WAYS : WAYS_OF_OTHERS, locale),
    }),
  );
}
