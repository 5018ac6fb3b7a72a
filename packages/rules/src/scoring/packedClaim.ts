import { isThirteen } from '../melds/handSize.ts';
import type { Meld } from '../melds/meld.ts';
import { bitCount, FOURFOLD, GROUP_OF, presentRanks, RANK_OF, spread, UNIT_OF } from '../melds/packed.ts';
import { HAS_END, HAS_FIVE, SIGNATURES } from '../melds/suitReadings.ts';
import type { Tile } from '../tiles/tile.ts';
import { HAND } from './domains.ts';
import type { ScoringOptions } from './rulebook.ts';
import type { WinningClaim } from './types.ts';

// Sets of kinds of one group, three bits a rank with the lowest bit set (`spread`).
const GREEN_BAMBOOS = 0o010101110;
const GREEN_DRAGON = 0o100000;
const REVERSIBLE_DOTS = 0o110011111;
const REVERSIBLE_BAMBOOS = 0o110111010;
const WHITE_DRAGON = 0o1000000;
/** The thirteen tiles 1112345678999 as a packed group. */
const NINE_GATES = 0o311111113;
const TERMINALS = 0o100000001;
/** Counts of the winds in the group of honours. */
const WIND_DIGITS = 0o7777;
/** Counts of the dragons in the group of honours. */
const DRAGON_DIGITS = 0o7770000;
/**
 * Returns one tile of each kind as a packed group, indexed by kind; 0 for kinds of other groups. With a table per group
 * the four sums of `read` do not depend on each other.
 */
const unitsOf = (group: number): Int32Array => UNIT_OF.map((unit, kind) => (GROUP_OF[kind] === group ? unit : 0));
const IN_CHARACTERS = unitsOf(0);
const IN_BAMBOOS = unitsOf(1);
const IN_DOTS = unitsOf(2);
const IN_HONOURS = unitsOf(3);
/** Whether a packed group holds only the given kinds. */
const isWithin = (packed: number, kinds: number): boolean => (spread(packed) & ~kinds) === 0;

/** A winning claim as integers: packed groups of tiles, and properties of its melds. `read` overwrites all of them. */
export class PackedClaim {
  /** Concealed tiles with the winning tile: one packed group per index (characters, bamboos, dots, honours). */
  readonly concealed = new Int32Array(4);
  /** Concealed tiles and melds, a kong with four tiles: one packed group per index. */
  readonly all = new Int32Array(4);
  /** Melded pungs and all kongs: one mask per group, one bit a rank. */
  readonly pungs = new Int32Array(4);
  /** Sum of the signatures of the melded chows (`SIGNATURES`). */
  signature = 0;
  /** `HAS_END`, `HAS_FIVE`: whether every meld holds a terminal or an honour, and whether every meld holds a five. */
  parts = 0;
  /** Number of melds, concealed kongs included. */
  melds = 0;
  /** Number of melds without concealed kongs. */
  claims = 0;
  meldedKongs = 0;
  concealedKongs = 0;
  /** Number of kongs of honours, melded or concealed. */
  honourKongs = 0;
  /** Group and rank of the winning tile. */
  group = 0;
  rank = 0;

  /** Reads a claim. Returns false if its tiles are not 14 (kongs as three) or one of them is no playing tile. */
  read(claim: WinningClaim): boolean {
    const { concealed, all, pungs } = this;
    const tiles = claim.concealed;
    if (!isThirteen(tiles.length, claim.melds.length)) return false;
    let m = 0;
    let s = 0;
    let p = 0;
    let h = 0;
    for (let at = 0; at < tiles.length; at++) {
      const tile = tiles[at]!;
      if (tile >>> 0 > 33) return false;
      m += IN_CHARACTERS[tile]!;
      s += IN_BAMBOOS[tile]!;
      p += IN_DOTS[tile]!;
      h += IN_HONOURS[tile]!;
    }
    const { winningTile } = claim;
    if (winningTile >>> 0 > 33) return false;
    this.group = GROUP_OF[winningTile]!;
    this.rank = RANK_OF[winningTile]!;
    concealed[0] = m + IN_CHARACTERS[winningTile]!;
    concealed[1] = s + IN_BAMBOOS[winningTile]!;
    concealed[2] = p + IN_DOTS[winningTile]!;
    concealed[3] = h + IN_HONOURS[winningTile]!;
    for (let group = 0; group < 4; group++) {
      all[group] = concealed[group]!;
      pungs[group] = 0;
    }
    this.readMelds(claim.melds);
    return true;
  }

  private readMelds(melds: readonly Meld[]): void {
    this.signature = 0;
    this.meldedKongs = 0;
    this.concealedKongs = 0;
    this.honourKongs = 0;
    this.parts = HAS_END | HAS_FIVE;
    this.melds = melds.length;
    for (let at = 0; at < melds.length; at++) {
      const meld = melds[at]!;
      if (meld.kind === 'chow') this.addChow(meld.low);
      else if (meld.kind === 'pung') this.addPung(meld.tile, 3);
      else this.addKong(meld.tile, meld.form === 'concealed');
    }
    this.claims = this.melds - this.concealedKongs;
  }

  private addChow(low: Tile): void {
    const suit = GROUP_OF[low]!;
    const rank = RANK_OF[low]!;
    this.all[suit]! += UNIT_OF[low]! * 0o111;
    this.signature += SIGNATURES[7 * suit + rank]!;
    if (rank !== 0 && rank !== 6) this.parts &= ~HAS_END;
    if (rank < 2 || rank > 4) this.parts &= ~HAS_FIVE;
  }

  private addPung(tile: Tile, copies: number): void {
    const group = GROUP_OF[tile]!;
    const rank = RANK_OF[tile]!;
    this.all[group]! += UNIT_OF[tile]! * copies;
    this.pungs[group]! |= 1 << rank;
    if (group !== 3 && rank !== 0 && rank !== 8) this.parts &= ~HAS_END;
    if (group === 3 || rank !== 4) this.parts &= ~HAS_FIVE;
  }

  private addKong(tile: Tile, isConcealed: boolean): void {
    this.addPung(tile, 4);
    if (isConcealed) this.concealedKongs++;
    else this.meldedKongs++;
    if (GROUP_OF[tile] === 3) this.honourKongs++;
  }

  /** Whether all tiles are green (fan 3). */
  get isGreen(): boolean {
    const { all } = this;
    return (all[0]! | all[2]!) === 0 && isWithin(all[1]!, GREEN_BAMBOOS) && isWithin(all[3]!, GREEN_DRAGON);
  }

  /** Whether all tiles look the same upside down (fan 40). */
  get isReversible(): boolean {
    const { all } = this;
    if (all[0] !== 0 || !isWithin(all[1]!, REVERSIBLE_BAMBOOS)) return false;
    return isWithin(all[2]!, REVERSIBLE_DOTS) && isWithin(all[3]!, WHITE_DRAGON);
  }

  /** Whether the thirteen tiles before the win are 1112345678999 of one suit (article 71). */
  get isNineGates(): boolean {
    const { group } = this;
    if (group === 3 || this.melds > 0) return false;
    const before = this.concealed[group]! - (1 << (3 * this.rank));
    return before === NINE_GATES;
  }

  /** Whether all tiles are ones and nines. */
  get isAllTerminals(): boolean {
    const { all } = this;
    return all[3] === 0 && isWithin(all[0]! | all[1]! | all[2]!, TERMINALS);
  }

  /** Ranks that are present in any suit, one bit a rank. */
  get ranks(): number {
    const { all } = this;
    return presentRanks(spread(all[0]!) | spread(all[1]!) | spread(all[2]!));
  }

  /** Returns the number of kinds that are held four times without a kong (article 66). */
  hogs(countsHonours: boolean): number {
    const { all } = this;
    const kongs = this.meldedKongs + this.concealedKongs;
    // A count of four sets the third bit of its digit. Shifting two suits packs the bits of three suits into one word.
    const suited = bitCount((all[0]! & FOURFOLD) | ((all[1]! & FOURFOLD) >> 1) | ((all[2]! & FOURFOLD) >> 2));
    const own = suited - kongs + this.honourKongs;
    return countsHonours ? own + bitCount(all[3]! & FOURFOLD) - this.honourKongs : own;
  }

  /** Returns the value of `HAND`: the facts that are the same in every reading. */
  handIndex(claim: WinningClaim, options: ScoringOptions): number {
    const { all } = this;
    const m = all[0];
    const s = all[1];
    const p = all[2];
    const h = all[3]!;
    let index = (m === 0 ? 0 : 1) + (s === 0 ? 0 : 1) + (p === 0 ? 0 : 1);
    if ((h & WIND_DIGITS) !== 0) index |= HAND.winds;
    if ((h & DRAGON_DIGITS) !== 0) index |= HAND.dragons;
    if (m === 0 && this.isGreen) index |= HAND.green;
    if (m === 0 && this.isReversible) index |= HAND.reversible;
    if (this.isNineGates) index |= HAND.nineGates;
    if (claim.selfDrawn) index |= HAND.selfDrawn;
    if (claim.lastOfWall) index |= HAND.lastOfWall;
    if (claim.afterKong) index |= HAND.afterKong;
    if (claim.robbingKong) index |= HAND.robbingKong;
    if (claim.lastOfKind && (options.lastTileSelfDraw || !claim.selfDrawn)) index |= HAND.lastOfKind;
    return index;
  }
}
