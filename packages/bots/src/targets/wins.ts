import { PLAYING_KINDS, type WinningClaim } from '@gorrion/rules';
import { SET_TILES } from '../routes/sets.ts';
import { worthOf } from '../worth/worth.ts';
import { Appraiser } from './appraiser.ts';
import type { Position } from './position.ts';
import { CAPACITY, MOST_MISSING, NO_SET, type TargetList } from './targetList.ts';

/** Most missing tiles up to which every target is scored; farther targets are taken at the points of their route. */
const COUNTED_EXACTLY = 2;
/** Most missing tiles for which each is scored as the last one; else the first stands for all. */
const EVERY_LAST_TILE = 3;
/** Points that a concealed hand adds by discard and by self-draw (fans 62, 56), and an open one by self-draw (80). */
const CONCEALED = 2;
const FULLY_CONCEALED = 4;
const SELF_DRAWN = 1;

/** A target as a complete hand. */
export interface TargetWin {
  readonly points: number;
  readonly claim: WinningClaim;
}

/**
 * Worth of each target in table points, for each missing tile as the last one, by its place in the list of missing
 * tiles: won concealed or open, by discard or self-drawn. 0 if that would be no legal win.
 */
export class Wins {
  readonly concealedDiscard = new Uint16Array(CAPACITY * MOST_MISSING);
  readonly concealedDrawn = new Uint16Array(CAPACITY * MOST_MISSING);
  readonly openDiscard = new Uint16Array(CAPACITY * MOST_MISSING);
  readonly openDrawn = new Uint16Array(CAPACITY * MOST_MISSING);
  private list!: TargetList;
  private position!: Position;
  private appraiser!: Appraiser;
  private relish = 1;
  private readonly need = new Uint8Array(PLAYING_KINDS);

  begin(position: Position, list: TargetList, relish: number): void {
    this.relish = relish;
    this.position = position;
    this.list = list;
    this.appraiser = new Appraiser(position, relish);
  }

  /** Fills the worths of one target. */
  fill(target: number, exactly: boolean): void {
    const first = target * MOST_MISSING;
    const end = first + this.list.cost[target]!;
    if (!exactly && this.isAssumed(target)) this.assume(target, first, end);
    else this.count(target, first, end);
  }

  /** Returns whether the route of a far target has the minimum, so that it need not be scored. */
  isAssumed(target: number): boolean {
    const { list, position } = this;
    return list.points[target]! >= position.rules.minPoints && list.cost[target]! > COUNTED_EXACTLY;
  }

  /**
   * Returns a target won on `last`, its first missing tile if not given, concealed or after a claim, whichever has more
   * points; undefined if it would be no legal win.
   */
  winOf(target: number, selfDrawn: boolean, last = this.list.missing[target * MOST_MISSING]!): TargetWin | undefined {
    this.readNeed(target);
    let best: TargetWin | undefined;
    for (const claimed of [undefined, this.setToClaim(target, last)]) {
      this.appraiser.prepare(this.need, last, claimed);
      const points = this.appraiser.points(selfDrawn);
      if (points > (best?.points ?? 0)) best = { points, claim: this.appraiser.preparedClaim() };
    }
    return best;
  }

  private readNeed(target: number): void {
    this.need.set(this.list.need.subarray(target * PLAYING_KINDS, (target + 1) * PLAYING_KINDS));
  }

  private assume(target: number, first: number, end: number): void {
    const points = this.list.points[target]!;
    const { isOpen, seat, rules } = this.position;
    const canOpen = this.list.isSpecial[target] === 0;
    const worth = (certain: number, selfDrawn: boolean) => worthOf(certain, seat, selfDrawn, this.relish, rules);
    this.concealedDiscard.fill(isOpen ? 0 : worth(points + CONCEALED, false), first, end);
    this.concealedDrawn.fill(isOpen ? 0 : worth(points + FULLY_CONCEALED, true), first, end);
    this.openDiscard.fill(canOpen ? worth(points, false) : 0, first, end);
    this.openDrawn.fill(canOpen ? worth(points + SELF_DRAWN, true) : 0, first, end);
  }

  private count(target: number, first: number, end: number): void {
    this.readNeed(target);
    const counted = end - first <= EVERY_LAST_TILE ? end : first + 1;
    for (let at = first; at < counted; at++) this.countLast(target, at);
    for (const column of [this.concealedDiscard, this.concealedDrawn, this.openDiscard, this.openDrawn]) {
      if (counted < end) column.fill(column[first]!, counted, end);
    }
  }

  private countLast(target: number, at: number): void {
    const { list, need, position, appraiser } = this;
    const last = list.missing[at]!;
    const claimed = this.setToClaim(target, last);
    this.concealedDiscard[at] = 0;
    this.concealedDrawn[at] = 0;
    if (!position.isOpen) {
      appraiser.prepare(need, last, undefined);
      this.concealedDiscard[at] = appraiser.worth(false);
      this.concealedDrawn[at] = appraiser.worth(true);
    }
    const canOpen = position.isOpen || claimed !== undefined;
    if (canOpen) appraiser.prepare(need, last, claimed);
    this.openDiscard[at] = canOpen ? appraiser.worth(false) : 0;
    this.openDrawn[at] = canOpen ? appraiser.worth(true) : 0;
  }

  /**
   * Returns an incomplete set that a concealed hand may claim before the last tile comes; undefined if there is none.
   */
  private setToClaim(target: number, last: number): number | undefined {
    const { list, need, position } = this;
    if (position.isOpen || list.isSpecial[target] === 1) return undefined;
    const isShort = (kind: number) => need[kind]! > position.counts[kind]!;
    for (let place = 4 * target; place < 4 * target + 4; place++) {
      const set = list.sets[place]!;
      if (set === NO_SET) return undefined;
      const [a, b, c] = [SET_TILES[3 * set]!, SET_TILES[3 * set + 1]!, SET_TILES[3 * set + 2]!];
      if (a === last || b === last || c === last) continue;
      if (isShort(a) || isShort(b) || isShort(c)) return set;
    }
    return undefined;
  }
}
