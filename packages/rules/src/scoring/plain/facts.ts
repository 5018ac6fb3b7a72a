import type { Reading, ReadSet } from '../../melds/decompose.ts';
import { meldTiles } from '../../melds/meld.ts';
import { countsOf } from '../../tiles/counts.ts';
import {
  GREEN,
  isDragon,
  isHonour,
  isSuited,
  isWind,
  rankOf,
  type Tile,
  type TileCounts,
  WHITE,
} from '../../tiles/tile.ts';
import type { ChowFacts, ConcealmentFacts, Form, HandFacts, RankFacts, ReadingFacts } from '../fans/facts.ts';
import type { ScoringOptions } from '../rulebook.ts';
import type { WinningClaim } from '../types.ts';
import type { PlacedReading } from './placed.ts';

/** The facts of a hand from its tiles, without tables: what the rows of the fans are asked with. */
export interface WholeHand {
  readonly claim: WinningClaim;
  readonly options: ScoringOptions;
  /** Concealed tiles with the winning tile; and with the melds. */
  readonly concealed: TileCounts;
  readonly all: TileCounts;
  /** The kinds present. */
  readonly kinds: readonly Tile[];
}

export function wholeHand(claim: WinningClaim, options: ScoringOptions): WholeHand {
  const concealed = countsOf([...claim.concealed, claim.winningTile]);
  const all = concealed.slice();
  for (const meld of claim.melds) for (const tile of meldTiles(meld)) all[tile]!++;
  const kinds: Tile[] = [];
  all.forEach((copies, kind) => {
    if (copies > 0) kinds.push(kind as Tile);
  });
  return { claim, options, concealed, all, kinds };
}

// Bamboos 2 3 4 6 8; bamboos 2 4 5 6 8 9 and dots 1 2 3 4 5 8 9.
const GREENS = new Set<Tile>([10, 11, 12, 14, 16, GREEN] as Tile[]);
const REVERSIBLES = new Set<Tile>([10, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 25, 26, WHITE] as Tile[]);
const NINE_GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];

function isNineGates({ claim, concealed }: WholeHand): boolean {
  const { winningTile, melds } = claim;
  if (melds.length > 0 || !isSuited(winningTile)) return false;
  const first = winningTile - (winningTile % 9);
  return NINE_GATES.every(
    (copies, rank) => concealed[first + rank]! - (first + rank === winningTile ? 1 : 0) === copies,
  );
}

export const handFactsOf = (hand: WholeHand): HandFacts => ({
  suits: new Set(hand.kinds.filter(isSuited).map(tile => Math.floor(tile / 9))).size,
  hasWinds: hand.kinds.some(isWind),
  hasDragons: hand.kinds.some(isDragon),
  isGreen: hand.kinds.every(tile => GREENS.has(tile)),
  isReversible: hand.kinds.every(tile => REVERSIBLES.has(tile)),
  isNineGates: isNineGates(hand),
  selfDrawn: hand.claim.selfDrawn,
  lastOfWall: hand.claim.lastOfWall,
  afterKong: hand.claim.afterKong,
  robbingKong: hand.claim.robbingKong,
  lastOfKind: hand.claim.lastOfKind && (hand.options.lastTileSelfDraw || !hand.claim.selfDrawn),
});

const isPung = (set: ReadSet): boolean => set.kind !== 'chow';

export function rankFactsOf(hand: WholeHand, reading: Reading): RankFacts {
  const isPungs = reading.form === 'sets' && reading.sets.every(isPung);
  return {
    ranks: hand.kinds.filter(isSuited).reduce((bits, tile) => bits | (1 << (tile % 9)), 0),
    hasHonours: hand.kinds.some(isHonour),
    shape: isPungs ? 'pungs' : reading.form === 'seven-pairs' ? 'pairs' : 'other',
  };
}

export const isConcealedPung = (set: ReadSet, number: number, placed: PlacedReading, claim: WinningClaim): boolean =>
  set.kind === 'pung' && !set.isMeld && (claim.selfDrawn || placed.place !== number);

export function concealmentFactsOf(hand: WholeHand, placed: PlacedReading): ConcealmentFacts {
  const { claim, options } = hand;
  const { sets, form } = placed.reading;
  const concealedPungs = sets.filter((set, at) => isConcealedPung(set, at, placed, claim)).length;
  const concealedKongs = sets.filter(set => set.kind === 'kong' && !set.isClaimed).length;
  const claims = sets.filter(set => set.isClaimed).length;
  const isClosed = !['sets', 'knitted-straight'].includes(form) || concealedPungs + concealedKongs === 4;
  return {
    meldedKongs: sets.filter(set => set.kind === 'kong' && set.isClaimed).length,
    concealedKongs,
    concealedPungs,
    selfDrawn: claim.selfDrawn,
    claims: claims === 0 ? 0 : claims === 4 ? 4 : 1,
    isClosedByFan: !options.fullyConcealedOnClosedFans && (isClosed || isNineGates(hand)),
  };
}

function formOf(hand: WholeHand, reading: Reading): Form {
  const { kinds } = hand;
  switch (reading.form) {
    case 'seven-pairs': {
      const isRun = kinds.length === 7 && kinds.every((tile, at) => tile === kinds[0]! + at);
      return isRun && isSuited(kinds[6]!) && Math.floor(kinds[0]! / 9) === Math.floor(kinds[6]! / 9)
        ? 'seven-shifted-pairs'
        : 'seven-pairs';
    }
    case 'honors-and-knitted': {
      const honours = kinds.filter(isHonour).length;
      return honours === 7
        ? 'greater-knitted'
        : reading.knitted.length > 0
          ? 'lesser-knitted-straight'
          : 'lesser-knitted';
    }
    default:
      return reading.form;
  }
}

const tilesOfSet = (set: ReadSet): readonly Tile[] =>
  set.kind === 'chow' ? [set.tile, (set.tile + 1) as Tile, (set.tile + 2) as Tile] : [set.tile];

/** Kinds held four times without a kong (article 66). */
export function hogKinds(hand: WholeHand, reading: Reading): Tile[] {
  const { kinds, all, claim, options } = hand;
  const isPairs = reading.form === 'seven-pairs';
  const isEnds = kinds.every(tile => rankOf(tile) === 1 || rankOf(tile) === 9);
  const isForced = isPairs && (isEnds || kinds.every(tile => GREENS.has(tile)));
  if (isForced && !options.tileHogForcedPairs) return [];
  const isKong = (tile: Tile) => claim.melds.some(meld => meld.kind === 'kong' && meld.tile === tile);
  return kinds.filter(tile => all[tile] === 4 && !isKong(tile) && (options.tileHogHonors || isSuited(tile)));
}

export function readingFactsOf(hand: WholeHand, placed: PlacedReading): ReadingFacts {
  const { reading, wait } = placed;
  const { form, sets, pair } = reading;
  const parts = pair === undefined ? [] : [...sets.map(tilesOfSet), [pair]];
  const everyPart = (has: (tile: Tile) => boolean): boolean => form === 'sets' && parts.every(part => part.some(has));
  return {
    form: formOf(hand, reading),
    wait,
    hasEndInAll: everyPart(tile => isHonour(tile) || tile % 9 === 0 || tile % 9 === 8),
    hasFiveInAll: everyPart(tile => rankOf(tile) === 5),
    hogs: hogKinds(hand, reading).length,
  };
}

export const chowFactsOf = ({ sets, form, pair }: Reading): ChowFacts => ({
  chows: sets.filter(set => set.kind === 'chow').length,
  isKnitted: form === 'knitted-straight',
  isPairSuited: pair !== undefined && isSuited(pair),
});
