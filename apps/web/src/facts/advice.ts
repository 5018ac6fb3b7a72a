import { explain } from '@gorrion/bots';
import { FAN_NAMES, type HandState, legalActions, type ScoredFan, type Seat } from '@gorrion/rules';
import type { Advice, AdviceLine, Way } from '../board/facts.ts';
import { fanName } from '../i18n/fanName.ts';

type FanExplanation = ReturnType<typeof explain>[number];

/** Ways told of the best choice, and of each other. */
const [WAYS, WAYS_OF_OTHERS] = [2, 1];
/** Choices told of, best first. */
const CHOICES = 3;

const isFan = (route: string): route is ScoredFan => route in FAN_NAMES;

/** The likeliest hand of each fan: another hand by the same fan says little more. */
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

/** What the expert bot would do at a seat, from that seat's own view, with the next best; undefined when nothing is asked. */
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
