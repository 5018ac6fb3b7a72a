import type { Meld } from '../../melds/meld.ts';
import type { ClassicalRules } from '../../rulesets/ruleset.ts';
import type { SpecialId } from '../../scoring/counted.ts';
import type { WinningClaim } from '../../scoring/types.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { PlainGroup, PlainLayout } from './layout.ts';
import { areTwins, areWonders, nameOf, suitsAmong } from './names.ts';
import { plainDoubles, plainPoints } from './plainTables.ts';
import { plainSpecials } from './specials.ts';

/*
 * A second count of the older ways, written from the articles of CLASSICAL.md and sharing no code with the first. Tests
 * compare the two. Tiles are texts here: "5p", "E", "C".
 */

/** What a hand comes to, so far as the two counts can be compared. */
export interface PlainCount {
  readonly points: number;
  readonly doubles: number;
  readonly special: SpecialId | undefined;
  readonly isCapped: boolean;
  readonly total: number;
}

/** A tile of the hand; the claimed one exposes the group that it completes. */
interface Piece {
  readonly name: string;
  readonly isClaimed: boolean;
}

const namesOf = (tiles: readonly Tile[]): string[] => tiles.flatMap(tile => nameOf(tile) ?? []);

/** Returns the tile so many ranks higher; a text that is no tile beyond the 9 and after an honour. */
const above = (name: string, ranks: number): string =>
  name.length === 2 ? `${Number(name[0]) + ranks}${name[1]}` : '';

/** Yields every choice of one piece of each name, different in their names and in whether the claimed one is among them. */
function* taken(pieces: readonly Piece[], names: readonly string[]): Generator<[Piece[], Piece[]]> {
  const [first, ...rest] = names;
  if (first === undefined) {
    yield [[], [...pieces]];
    return;
  }
  for (const isClaimed of [false, true]) {
    const at = pieces.findIndex(piece => piece.name === first && piece.isClaimed === isClaimed);
    if (at < 0) continue;
    for (const [more, left] of taken(pieces.toSpliced(at, 1), rest)) yield [[pieces[at]!, ...more], left];
  }
}

/** Whether so many pairs and sets may stand in one hand: one pair beside sets, or pairs alone. */
const mayStand = (pairs: number, sets: number): boolean => pairs < 2 || sets === 0;

/** Yields every way to lay the pieces out as pairs, pungs and chows, beside so many pairs and sets. */
function* laidOut(pieces: readonly Piece[], pairs: number, sets: number): Generator<PlainGroup[]> {
  const first = pieces.map(({ name }) => name).sort()[0];
  if (first === undefined) {
    yield [];
    return;
  }
  const kinds = [
    ['pair', [first, first], pairs + 1, sets],
    ['pung', [first, first, first], pairs, sets + 1],
    ['chow', [first, above(first, 1), above(first, 2)], pairs, sets + 1],
  ] as const;
  for (const [kind, names, pairsNow, setsNow] of kinds) {
    if (!mayStand(pairsNow, setsNow)) continue;
    for (const [group, left] of taken(pieces, names)) {
      const inHand = group.every(({ isClaimed }) => !isClaimed);
      for (const others of laidOut(left, pairsNow, setsNow)) yield [{ kind, name: first, inHand }, ...others];
    }
  }
}

const groupOfMeld = (meld: Meld): PlainGroup => ({
  kind: meld.kind,
  name: nameOf(meld.kind === 'chow' ? meld.low : meld.tile)!,
  inHand: meld.kind === 'kong' && meld.form === 'concealed',
});

/** Returns the tiles of a group of the table, as texts. */
const tilesOfMeld = (meld: Meld): string[] => {
  const { name } = groupOfMeld(meld);
  return meld.kind === 'chow' ? [name, above(name, 1), above(name, 2)] : [name, name, name];
};

/** Returns every layout that makes the hand complete [C36]. */
function layoutsOf(claim: WinningClaim, names: readonly string[]): PlainLayout[] {
  const pieces = [
    ...namesOf(claim.concealed).map(name => ({ name, isClaimed: false })),
    ...namesOf([claim.winningTile]).map(name => ({ name, isClaimed: !claim.selfDrawn })),
  ];
  const melds = claim.melds.map(groupOfMeld);
  const found: PlainLayout[] = [];
  for (const inHand of laidOut(pieces, 0, melds.length)) {
    const groups = [...melds, ...inHand];
    const pairs = groups.filter(({ kind }) => kind === 'pair').length;
    if (groups.length === 5 && pairs === 1) found.push({ groups, isRegular: true });
    if (groups.length === 7 && pairs === 7 && suitsAmong(names) < 2) found.push({ groups, isRegular: false });
  }
  if (melds.length === 0 && areTwins(names)) found.push({ groups: [], isRegular: false });
  if (melds.length === 0 && areWonders(names)) {
    const name = names.find((each, n) => names.indexOf(each) !== n)!;
    found.push({ groups: [{ kind: 'pair', name, inHand: true }], isRegular: false });
  }
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Returns whether the first count comes before the second: more in all, then a special hand, then more before the limit. */
function comesBefore(one: PlainCount, other: PlainCount, order: readonly SpecialId[]): boolean {
  const keys = ({ total, special, points, doubles }: PlainCount) => [
    total,
    special ? order.length - order.indexOf(special) : 0,
    points * 2 ** doubles,
    points,
  ];
  const at = keys(one).findIndex((key, n) => key !== keys(other)[n]);
  return at >= 0 && keys(one)[at]! > keys(other)[at]!;
}

/** Returns the total of points and doubles under the limit, or of a special hand that is worth no less [C46] [C47] [C51]. */
function closed(points: number, doubles: number, specials: ReadonlyMap<SpecialId, number>, limit: number): PlainCount {
  let total = points;
  for (let n = 0; n < doubles; n++) total *= 2;
  const isCapped = total > limit;
  if (isCapped) total = limit;
  const worth = Math.max(...specials.values());
  const special = [...specials.keys()].find(id => specials.get(id) === worth);
  if (special === undefined || worth < total) return { points, doubles, special: undefined, isCapped, total };
  return { points, doubles, special, isCapped: false, total: worth };
}

/** Counts a winner's hand; undefined if it is not complete. */
export function plainWin(
  claim: WinningClaim,
  rules: ClassicalRules,
  order: readonly SpecialId[],
): PlainCount | undefined {
  const names = [...namesOf([...claim.concealed, claim.winningTile]), ...claim.melds.flatMap(tilesOfMeld)];
  let best: PlainCount | undefined;
  const isStrict = rules.strictlyInHand === true && !claim.selfDrawn;
  for (const layout of layoutsOf(claim, names)) {
    if (rules.setsAndPairOnly && !layout.isRegular) continue;
    if (isStrict && layout.groups.length === 7) continue;
    const points = 20 + 4 * claim.flowers + sum(layout.groups.map(plainPoints));
    const doubles = plainDoubles(layout, names, claim, rules);
    const specials = new Map(plainSpecials(layout, names, claim, rules.limit, order));
    if (isStrict) specials.delete('hidden-treasure');
    const count = closed(points, doubles, specials, rules.limit);
    if (!best || comesBefore(count, best, order)) best = count;
  }
  return best;
}

/** Counts the hand of a seat that did not win [C41]. */
export function plainHand(
  hand: {
    readonly concealed: readonly Tile[];
    readonly melds: readonly Meld[];
    readonly flowers: number;
    readonly seat: Seat;
    readonly opener: Seat;
  },
  rules: ClassicalRules,
): PlainCount {
  const names = namesOf(hand.concealed);
  const groups: PlainGroup[] = hand.melds.map(groupOfMeld);
  for (const name of new Set(names)) {
    const copies = names.filter(each => each === name).length;
    if (copies > 2) groups.push({ kind: 'pung', name, inHand: true });
    if (copies === 2) groups.push({ kind: 'pair', name, inHand: true });
  }
  const points = 4 * hand.flowers + sum(groups.map(plainPoints));
  const winds = { seatWind: hand.seat, prevalentWind: hand.opener };
  return closed(points, plainDoubles({ groups, isRegular: false }, [], winds), new Map(), rules.limit);
}
