import type { ClaimOption, DrillAnswer, DrillQuestion, DrillVerdict } from '@gorrion/learn/drills';
import {
  type Claim,
  fanNumber,
  type HandState,
  isHonour,
  KONG_VARIANT,
  SCORED_FANS,
  type ScoredFan,
  type Seat,
  SUITS,
  suited,
  suitOf,
  type Tile,
  tileOf,
  tilesApart,
} from '@gorrion/rules';
import { pointOptions } from './pointOptions.ts';

/* What can be answered to a question, as items that are chosen by a press, an arrow or a digit. */

export type Item =
  | { readonly key: string; readonly points: number }
  | { readonly key: string; readonly fan: ScoredFan }
  | { readonly key: string; readonly tile: Tile; readonly isDrawn?: boolean }
  | { readonly key: string; readonly claim: Claim }
  | { readonly key: string; readonly route: string };

/** Whether several items are chosen, or one. */
export const isMulti = ({ kind }: DrillQuestion): boolean => kind === 'which-fans' || kind === 'waits';

export const claimKey = (claim: Claim): string => (claim.kind === 'chow' ? `chow-${claim.low}` : claim.kind);

const tileItem = (tile: Tile): Item => ({ key: `${tile}`, tile });

const HONOURS = Array.from({ length: 7 }, (_, n) => tileOf(27 + n));
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The tiles that may complete a hand: every rank of its suits, and the honours if it holds one. */
function waitRows(concealed: readonly Tile[]): readonly (readonly Item[])[] {
  const suits = SUITS.filter(suit => concealed.some(tile => suitOf(tile) === suit));
  const rows = suits.map(suit => RANKS.map(rank => tileItem(suited(suit, rank))));
  return concealed.some(isHonour) ? [...rows, HONOURS.map(tileItem)] : rows;
}

/** The tiles of a hand in the order of tiles, the one just drawn apart at the end. */
function handItems(view: HandState, seat: Seat): readonly Item[] {
  const { hand, apart } = tilesApart(view, seat);
  const items = hand.map((tile, n): Item => ({ key: `${tile}.${n}`, tile }));
  return apart === undefined ? items : [...items, { key: `${apart}.drawn`, tile: apart, isDrawn: true }];
}

const numberOf = (fan: ScoredFan): number => (fan === KONG_VARIANT ? 57.5 : fanNumber(fan));

/** Routes by the number of their fan; what is no fan comes last. */
const placeOfRoute = (route: string): number => {
  const at = (SCORED_FANS as readonly string[]).indexOf(route);
  return at < 0 ? SCORED_FANS.length : at;
};

const CALLS = ['pass', 'chow', 'pung', 'kong', 'win', 'said'] as const;
const placeOfClaim = ({ claim }: ClaimOption): number =>
  CALLS.indexOf(claim.kind) * 100 + (claim.kind === 'chow' ? claim.low : 0);

/** Returns what can be answered, in rows, in an order that tells nothing of the answer. */
export function itemRows(question: DrillQuestion): readonly (readonly Item[])[] {
  switch (question.kind) {
    case 'worth':
      return [pointOptions(question).map((points): Item => ({ key: `${points}`, points }))];
    case 'which-fans':
      return [question.options.toSorted((a, b) => numberOf(a) - numberOf(b)).map((fan): Item => ({ key: fan, fan }))];
    case 'waits':
      return waitRows(question.concealed);
    case 'discard':
      return [handItems(question.view, question.seat)];
    case 'claim':
      return [
        question.options
          .toSorted((a, b) => placeOfClaim(a) - placeOfClaim(b))
          .map(({ claim }): Item => ({ key: claimKey(claim), claim })),
      ];
    case 'route':
      return [
        question.options
          .toSorted((a, b) => placeOfRoute(a.route) - placeOfRoute(b.route))
          .map(({ route }): Item => ({ key: route, route })),
      ];
    case 'safe':
      return [
        question.options
          .map(({ tile }) => tile)
          .toSorted((a, b) => a - b)
          .map(tileItem),
      ];
  }
}

/** Returns the answer that the chosen items make; undefined while nothing is chosen. */
export function answerOf(question: DrillQuestion, chosen: readonly Item[]): DrillAnswer | undefined {
  const [first] = chosen;
  if (!first) return undefined;
  switch (question.kind) {
    case 'worth':
      return 'points' in first ? { kind: 'worth', points: first.points } : undefined;
    case 'which-fans':
      return { kind: 'which-fans', fans: chosen.flatMap(item => ('fan' in item ? [item.fan] : [])) };
    case 'waits':
      return { kind: 'waits', tiles: chosen.flatMap(item => ('tile' in item ? [item.tile] : [])) };
    case 'discard':
      return 'tile' in first ? { kind: 'discard', tile: first.tile } : undefined;
    case 'claim':
      return 'claim' in first ? { kind: 'claim', claim: first.claim } : undefined;
    case 'route':
      return 'route' in first ? { kind: 'route', route: first.route } : undefined;
    case 'safe':
      return 'tile' in first ? { kind: 'safe', tile: first.tile } : undefined;
  }
}

/** Returns the answer that says nothing, for who asks for the solution. */
export function emptyAnswer(question: DrillQuestion): DrillAnswer {
  switch (question.kind) {
    case 'worth':
      return { kind: 'worth', points: 0 };
    case 'which-fans':
      return { kind: 'which-fans', fans: [] };
    case 'waits':
      return { kind: 'waits', tiles: [] };
    case 'discard':
      return { kind: 'discard', tile: question.options[0]!.tile };
    case 'claim':
      return { kind: 'claim', claim: question.options[0]!.claim };
    case 'route':
      return { kind: 'route', route: question.options[0]!.route };
    case 'safe':
      return { kind: 'safe', tile: question.options[0]!.tile };
  }
}

/** What an item turned out to be. `missed`: right, and not chosen where all were asked for. */
export type ItemMark = 'right' | 'wrong' | 'missed' | undefined;

/** Returns whether an item is right, as far as the verdict says. */
function isRightItem(verdict: DrillVerdict, item: Item): boolean {
  switch (verdict.kind) {
    case 'worth':
      return 'points' in item && item.points === verdict.points;
    case 'which-fans':
      return 'fan' in item && [...verdict.found, ...verdict.missed].includes(item.fan);
    case 'waits':
      return 'tile' in item && [...verdict.found, ...verdict.missed].includes(item.tile);
    case 'discard':
    case 'safe':
      return 'tile' in item && item.tile === verdict.best.tile;
    case 'claim':
      return 'claim' in item && claimKey(item.claim) === claimKey(verdict.best.claim);
    case 'route':
      return 'route' in item && item.route === verdict.best.route;
  }
}

/** Returns what an item turned out to be; `isShown`: the learner asked for the solution. */
export function markOf(verdict: DrillVerdict, item: Item, isChosen: boolean, isShown: boolean): ItemMark {
  const isRight = isRightItem(verdict, item) || (isChosen && !isShown && verdict.isRight);
  if (isRight) {
    const isOfMany = verdict.kind === 'which-fans' || verdict.kind === 'waits';
    return isChosen || isShown || !isOfMany ? 'right' : 'missed';
  }
  return isChosen && !isShown ? 'wrong' : undefined;
}
