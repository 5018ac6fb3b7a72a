import type { ClassicalRules } from '../../rulesets/ruleset.ts';
import type { WinningClaim } from '../../scoring/types.ts';
import type { PlainGroup, PlainLayout } from './layout.ts';

/* The tables of points [C39] and of doubles [C42]-[C45], as the articles print them. */

const ROWS = {
  dragons: { pair: [2, 2], pung: [8, 4], kong: [32, 16] },
  winds: { pair: [2, 2], pung: [8, 4], kong: [32, 16] },
  terminals: { pair: [0, 0], pung: [8, 4], kong: [32, 16] },
  others: { pair: [0, 0], pung: [4, 2], kong: [16, 8] },
} as const;

function rowOf(name: string): keyof typeof ROWS {
  if ('CFP'.includes(name)) return 'dragons';
  if ('ESWN'.includes(name)) return 'winds';
  return name.startsWith('1') || name.startsWith('9') ? 'terminals' : 'others';
}

/** Returns the points of a group. */
export const plainPoints = ({ kind, name, inHand }: PlainGroup): number =>
  kind === 'chow' ? 0 : ROWS[rowOf(name)][kind][inHand ? 0 : 1];

/** Returns the doubles of the house: one suit with honours, terminals and honours only. */
function houseDoubles(names: readonly string[]): number {
  const suits = new Set(names.map(name => name[1] ?? 'honours'));
  const isOfOneSuitWithHonours = suits.size === 2 && suits.has('honours');
  const isOfEnds = names.every(name => rowOf(name) !== 'others');
  return (isOfOneSuitWithHonours ? 1 : 0) + (isOfEnds ? 1 : 0);
}

/** Returns the doubles for a hand of one suit, the pair with the sets. */
function oneSuitDoubles(groups: readonly PlainGroup[], names: readonly string[]): number {
  if (new Set(names.map(name => name[1] ?? name)).size > 1) return 0;
  const chows = groups.filter(({ kind }) => kind === 'chow').length;
  return chows > 0 && chows < 4 ? 3 : 4;
}

/** Returns the sum of all doubles. Without rules those of a hand that did not win. */
export function plainDoubles(
  { groups, isRegular }: PlainLayout,
  names: readonly string[],
  { seatWind, prevalentWind }: Pick<WinningClaim, 'seatWind' | 'prevalentWind'>,
  rules?: ClassicalRules,
): number {
  const sets = groups.filter(({ kind }) => kind === 'pung' || kind === 'kong');
  let doubles = 0;
  for (const { name } of sets) {
    if (rowOf(name) === 'dragons') doubles += 1;
    if (name === 'ESWN'[seatWind]) doubles += 1;
    if (name === 'ESWN'[prevalentWind]) doubles += 1;
    if (name === 'E') doubles += 1;
  }
  const inHand = sets.filter(set => set.inHand).length;
  if (sets.length >= 3) doubles += inHand >= 3 ? 2 : 1;
  if (rules && isRegular) doubles += oneSuitDoubles(groups, names);
  if (rules?.houseDoubles) doubles += houseDoubles(names);
  return doubles;
}
