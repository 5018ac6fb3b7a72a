import { PLAYING_KINDS } from '@gorrion/rules';
import type { Chances } from '../chance/rates.ts';
import { isChowId, SET_TILES } from '../routes/sets.ts';
import type { Position } from './position.ts';
import { MOST_MISSING, NO_SET, type TargetList } from './targetList.ts';
import type { Wins } from './wins.ts';

/**
 * Weighs targets: the chance that all missing tiles come in time, times the worth of the win. A concealed hand must
 * draw all but the last tile; an open one may claim sets. The better of the two counts. Weights say which targets
 * matter; targets overlap, so the sum of weights is no value of the hand.
 */
export class Weigher {
  private readonly position: Position;
  private readonly chances: Chances;
  private readonly list: TargetList;
  private readonly wins: Wins;
  /** Chance that each missing kind comes in time, claims included. */
  private readonly claimable = new Float64Array(PLAYING_KINDS);

  constructor(position: Position, chances: Chances, list: TargetList, wins: Wins, relish: number) {
    this.position = position;
    this.chances = chances;
    this.list = list;
    this.wins = wins;
    wins.begin(position, list, relish);
  }

  /** Returns the weight of a target; `exactly` scores even a far target with the rules' scorer. */
  weigh(target: number, exactly = false): number {
    const drawn = this.drawnChance(target);
    if (drawn === 0) return 0;
    this.wins.fill(target, exactly);
    const { concealedDiscard, concealedDrawn, openDiscard, openDrawn } = this.wins;
    const concealed = this.position.isOpen ? 0 : drawn * this.lastTile(target, concealedDiscard, concealedDrawn, false);
    if (this.list.isSpecial[target] === 1) return concealed;
    const claimed = this.claimedChance(target);
    return Math.max(concealed, claimed * this.lastTile(target, openDiscard, openDrawn, true));
  }

  private first(target: number): number {
    return target * MOST_MISSING;
  }

  private end(target: number): number {
    return target * MOST_MISSING + this.list.cost[target]!;
  }

  /** Returns the chance that the seat draws all missing tiles. */
  private drawnChance(target: number): number {
    const { list, chances } = this;
    let chance = 1;
    for (let at = this.first(target), end = this.end(target); at < end; ) {
      const kind = list.missing[at]!;
      let copies = 1;
      while (at + copies < end && list.missing[at + copies] === kind) copies++;
      chance *= copies > 3 ? 0 : chances.drawn[3 * kind + copies - 1]!;
      at += copies;
    }
    return chance;
  }

  /** Returns the mean worth over the tiles that may come last; their chance counts as that of a winning tile. */
  private lastTile(target: number, byDiscard: Uint16Array, drawn: Uint16Array, isOpen: boolean): number {
    const { chances, list, claimable } = this;
    let sum = 0;
    for (let at = this.first(target), end = this.end(target); at < end; at++) {
      const kind = list.missing[at]!;
      const share = chances.selfShare[kind]!;
      const gain = share * drawn[at]! + (1 - share) * byDiscard[at]!;
      sum += (gain * chances.anybody[kind]!) / (isOpen ? claimable[kind]! : chances.drawn[3 * kind]!);
    }
    return sum / list.cost[target]!;
  }

  /** Fills `claimable` for the missing kinds and returns the product. */
  private claimedChance(target: number): number {
    const { list, chances, claimable } = this;
    const [first, end] = [this.first(target), this.end(target)];
    for (let at = first; at < end; at++) claimable[list.missing[at]!] = chances.drawn[3 * list.missing[at]!]!;
    for (let place = 4 * target; place < 4 * target + 4; place++) {
      const set = list.sets[place]!;
      if (set !== NO_SET) this.raise(target, set);
    }
    let all = 1;
    for (let at = first; at < end; at++) {
      const kind = list.missing[at]!;
      const isFurther = at > first && list.missing[at - 1] === kind;
      all *= isFurther ? this.further(kind, at - first > 1 && list.missing[at - 2] === kind) : claimable[kind]!;
    }
    return all;
  }

  /** Returns the chance to draw a second or third copy, given the ones before. */
  private further(kind: number, isThird: boolean): number {
    const { drawn } = this.chances;
    const before = 3 * kind + (isThird ? 1 : 0);
    return drawn[before] === 0 ? 0 : drawn[before + 1]! / drawn[before]!;
  }

  private isShort(target: number, kind: number): boolean {
    return this.list.need[target * PLAYING_KINDS + kind]! > this.position.counts[kind]!;
  }

  /** Raises the chances of one set by claims: its last missing tile may be another seat's discard. */
  private raise(target: number, set: number): void {
    const { chances, claimable } = this;
    const a = SET_TILES[3 * set]!;
    if (!isChowId(set)) {
      if (this.isShort(target, a)) claimable[a] = Math.max(claimable[a]!, chances.anybody[a]!);
      return;
    }
    let short = 0;
    for (let kind = a; kind < a + 3; kind++) if (this.isShort(target, kind)) short++;
    for (let kind = a; kind < a + 3; kind++) {
      if (!this.isShort(target, kind)) continue;
      const [drawn, chow] = [chances.drawn[3 * kind]!, chances.chow[kind]!];
      claimable[kind] = Math.max(claimable[kind]!, short === 1 ? chow : Math.sqrt(drawn * chow));
    }
  }
}
