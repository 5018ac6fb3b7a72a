import type { SpecialId } from '../../scoring/counted.ts';
import type { WinningClaim } from '../../scoring/types.ts';
import type { PlainLayout } from './layout.ts';
import { areWonders, nameOf } from './names.ts';

/* The special hands [C52]-[C63], as patterns over texts. */

/**
 * Returns a layout as a text of its groups: chows, then pungs and kongs, then pairs, each part sorted: "123m 777p EE".
 */
function textOf({ groups }: PlainLayout): string {
  const texts = groups.map(({ kind, name }) => {
    const [rank, suit = ''] = name;
    if (kind === 'chow') return `1 ${rank}${Number(rank) + 1}${Number(rank) + 2}${suit}`;
    return kind === 'pair' ? `3 ${rank}${rank}${suit}` : `2 ${rank}${rank}${rank}${suit}`;
  });
  return texts
    .sort()
    .map(text => text.slice(2))
    .join(' ');
}

/** Patterns of regular hands, each with the share of the limit that it is worth. */
const PATTERNS: Partial<Record<SpecialId, readonly [number, RegExp]>> = {
  heads: [1, /^((111|999)[msp] ){4}(11|99)[msp]$/],
  'heads-with-honours': [0.5, /^((111|999)[msp] ){4}[ESWNCFP]{2}$/],
  'great-sequence': [1, /^123(.) 456\1 789\1 (111|999)\1 (11|99)\1$/],
  'small-sequence-dragons': [0.5, /^123(.) 456\1 789\1 [CFP]{3} [ESWN]{2}$/],
  'small-sequence-winds': [0.5, /^123(.) 456\1 789\1 [ESWN]{3} [CFP]{2}$/],
  'little-green': [1, /^((234|222|333|444|666|888)s ){3}FFF (22|33|44|66|88)s$/],
  'red-hand': [1, /^((111|555|777|999)s |CCC ){4}((11|55|77|99)s|CC)$/],
  'three-dragons': [1, /CCC.* FFF.* PPP/],
  'four-winds': [1, /EEE NNN SSS WWW/],
};

/** Returns the special hands of seven pairs. */
function ofPairs(names: readonly string[]): readonly [SpecialId, number] {
  const honours = names.filter(name => name.length === 1).length;
  if (honours === 0) return ['pairs-of-one-suit', 1];
  return honours === 14 ? ['pairs-of-honours', 1] : ['pairs-with-honours', 0.5];
}

/** Returns the special hands of a layout with their worth, in the order of the list. */
export function plainSpecials(
  layout: PlainLayout,
  names: readonly string[],
  claim: WinningClaim,
  limit: number,
  order: readonly SpecialId[],
): ReadonlyMap<SpecialId, number> {
  const shares = new Map<SpecialId, number>();
  const { groups, isRegular } = layout;
  if (isRegular) {
    const text = textOf(layout);
    for (const id of order) if (PATTERNS[id]?.[1].test(text)) shares.set(id, PATTERNS[id][0]);
    if (groups.every(({ kind, inHand }) => kind === 'pair' || (kind !== 'chow' && inHand)))
      shares.set('hidden-treasure', 1);
  } else if (groups.length === 7) shares.set(...ofPairs(names));
  else shares.set(areWonders(names) ? 'wonders' : 'twin-sevens', 1);
  if (claim.isDealt || claim.isFirstDiscard) shares.set('lightning', 1);
  const isDrawnFromWall = claim.selfDrawn && !claim.afterKong;
  if (isDrawnFromWall && claim.lastOfWall && nameOf(claim.winningTile) === '1p') shares.set('moon-from-the-sea', 1);
  return new Map(order.flatMap(id => (shares.has(id) ? [[id, Math.floor(limit * shares.get(id)!)] as const] : [])));
}
