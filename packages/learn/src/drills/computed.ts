import {
  type Circumstances,
  countsOf,
  type Explanation,
  explain,
  type McrRules,
  type Meld,
  PLAIN_WIN,
  plainScore,
  type Score,
  type ScoredFan,
  type Seat,
  scoreWin,
  suitOf,
  type Tile,
  type WinningClaim,
  waitsOf,
  wmo2006,
} from '@gorrion/rules';
import { optionsBeside } from './confusable.ts';
import type { DrillLevel, DrillTag, FansQuestion, QuestionSource, WaitsQuestion, WorthQuestion } from './question.ts';

/** Name and origin of a question. */
export interface QuestionName {
  readonly id: string;
  readonly source: QuestionSource;
}

/** A hand of thirteen tiles, less three a meld, and the winds that hold for it. */
export interface ReadyHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly seatWind: Seat;
  readonly prevalentWind: Seat;
}

const fansText = ({ fans }: Score): string =>
  fans
    .map(({ id, times, points }) => `${id}*${times}*${points}`)
    .sort()
    .join(' ');

/** Returns whether both scorers give a hand the same points and the same fans. */
export function doScorersAgree(claim: WinningClaim, rules: McrRules): boolean {
  const [fast, plain] = [scoreWin(claim, rules), plainScore(claim, rules)];
  return fast !== undefined && plain !== undefined && fast.total === plain.total && fansText(fast) === fansText(plain);
}

/** Returns whether two hands are worth the same fans. */
export const haveSameFans = (one: WinningClaim, other: WinningClaim, rules: McrRules): boolean => {
  const [a, b] = [scoreWin(one, rules), scoreWin(other, rules)];
  return a !== undefined && b !== undefined && fansText(a) === fansText(b);
};

/** Returns the tags of a won hand: its counted fans, what excludes the others, its form and its wait. */
export function tagsOfWin({ counted, uncounted, reading }: Explanation): readonly DrillTag[] {
  const tags: DrillTag[] = [
    ...counted.map(({ id }) => `fan:${id}` as const),
    ...uncounted.map(({ principle }) => `principle:${principle}` as const),
    `form:${reading.form}`,
  ];
  if (reading.wait !== 'none') tags.push(`wait:${reading.wait}`);
  return [...new Set(tags)];
}

/** Fans held, counted or not, up to which a hand is easy and of middle difficulty to count. */
const [EASY_HELD, MIDDLE_HELD] = [4, 7];

const levelOfWin = ({ counted, uncounted }: Explanation): DrillLevel => {
  const held = counted.length + uncounted.length;
  return held <= EASY_HELD ? 1 : held <= MIDDLE_HELD ? 2 : 3;
};

/** Returns the explanation of a hand that may be asked about: a legal win that both scorers count alike. */
function askable(claim: WinningClaim, rules: McrRules): Explanation | undefined {
  const isFlowerless = claim.flowers === 0;
  const explanation = isFlowerless && doScorersAgree(claim, rules) ? explain(claim, rules) : undefined;
  return explanation?.meetsMinimum ? explanation : undefined;
}

/** Asks what a hand is worth; undefined if it is no legal win, has flowers, or the two scorers differ about it. */
export function worthQuestion(claim: WinningClaim, name: QuestionName): WorthQuestion | undefined {
  const rules = wmo2006;
  const explanation = askable(claim, rules);
  if (!explanation) return undefined;
  return { kind: 'worth', ...name, rules, claim, level: levelOfWin(explanation), tags: tagsOfWin(explanation) };
}

/** Fans to choose from, unless the hand holds more. */
const OPTIONS = 10;

const heldFans = ({ counted, uncounted }: Explanation): readonly ScoredFan[] => [
  ...counted.map(({ id }) => id),
  ...uncounted.map(({ id }) => id),
];

/** Asks which fans count; undefined where `worthQuestion` is. */
export function fansQuestion(claim: WinningClaim, name: QuestionName): FansQuestion | undefined {
  const rules = wmo2006;
  const explanation = askable(claim, rules);
  if (!explanation) return undefined;
  const options = optionsBeside(heldFans(explanation), OPTIONS);
  const [level, tags] = [levelOfWin(explanation), tagsOfWin(explanation)];
  return { kind: 'which-fans', ...name, rules, claim, level, tags, options };
}

/** Returns the complete hand of a ready one, won by discard or self-drawn, without anything special about it. */
export const completed = (hand: ReadyHand, winningTile: Tile, selfDrawn: boolean): WinningClaim => {
  const plain: Circumstances = {
    seatWind: hand.seatWind,
    prevalentWind: hand.prevalentWind,
    selfDrawn,
    ...PLAIN_WIN,
  };
  return { ...plain, concealed: hand.concealed, melds: hand.melds, winningTile };
};

/** Tiles of one suit in the hand from which on its waits are hard to see. */
const ONE_SUIT = 10;

function levelOfWait(concealed: readonly Tile[], tiles: readonly Tile[], form: string): DrillLevel {
  const bySuit = new Map<string | undefined, number>();
  for (const tile of concealed) bySuit.set(suitOf(tile), (bySuit.get(suitOf(tile)) ?? 0) + 1);
  const isOneSuit = [...bySuit].some(([suit, tiles]) => suit !== undefined && tiles >= ONE_SUIT);
  if (tiles.length > 3 || isOneSuit || (form !== 'sets' && form !== 'seven-pairs')) return 3;
  return tiles.length > 2 ? 2 : 1;
}

/**
 * Asks for the tiles that complete a hand; undefined if there are none, none of them would be a legal win, or the two
 * scorers differ about one.
 */
export function waitsQuestion(hand: ReadyHand, name: QuestionName): WaitsQuestion | undefined {
  const rules = wmo2006;
  const { concealed, melds } = hand;
  const { tiles } = waitsOf(concealed, melds);
  const ways = [false, true].map(selfDrawn => tiles.map(tile => completed(hand, tile, selfDrawn)));
  if (!ways.flat().every(claim => doScorersAgree(claim, rules))) return undefined;
  const explained = ways.map(
    claims => claims.map(claim => explain(claim, rules)!).sort((a, b) => b.total - a.total)[0],
  );
  const best = explained.find(each => each?.meetsMinimum);
  if (!best) return undefined;
  const tags: DrillTag[] = [
    ...(tiles.length > 1 ? (['wait:several'] as const) : [`wait:${best.reading.wait}` as const]),
    `form:${best.reading.form}`,
    ...best.counted.map(({ id }) => `fan:${id}` as const),
  ];
  const level = levelOfWait(concealed, tiles, best.reading.form);
  return { kind: 'waits', ...name, ...handOnly(hand), rules, level, tags: [...new Set(tags)] };
}

const handOnly = ({ concealed, melds, seatWind, prevalentWind }: ReadyHand): ReadyHand => ({
  concealed,
  melds,
  seatWind,
  prevalentWind,
});

/** Returns whether a hand has no more than four copies of any tile. */
export const isPhysical = (tiles: readonly Tile[]): boolean => countsOf(tiles).every(copies => copies <= 4);
