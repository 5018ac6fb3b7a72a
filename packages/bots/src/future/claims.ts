import { PLAYING_KINDS } from '@gorrion/rules';
import { isChowId, pungId, SET_TILES } from '../routes/sets.ts';
import { NO_SET, type TargetList } from '../targets/targetList.ts';
import type { Level } from './level.ts';

/** Weight of the targets that a claimed tile would serve. */
export class Claimable {
  /** They have a pung of it, and two are held. */
  pung = 0;
  /** They have a chow with it whose two others are held. */
  chow = 0;

  read(list: TargetList, level: Level, counts: Uint8Array, kind: number): void {
    this.pung = 0;
    this.chow = 0;
    const ownPung = counts[kind]! >= 2 ? pungId(kind) : NO_SET;
    for (let n = 0; n < level.size; n++) {
      const target = level.targets[n]!;
      if (list.need[target * PLAYING_KINDS + kind]! <= counts[kind]!) continue;
      const way = wayToClaim(list, target, kind, ownPung, counts);
      if (way === 'pung') this.pung += level.weights[n]!;
      else if (way === 'chow') this.chow += level.weights[n]!;
    }
  }
}

function wayToClaim(list: TargetList, target: number, kind: number, ownPung: number, counts: Uint8Array) {
  let way: 'chow' | undefined;
  for (let place = 4 * target; place < 4 * target + 4; place++) {
    const set = list.sets[place]!;
    if (set === NO_SET) break;
    if (set === ownPung) return 'pung';
    if (isChowId(set) && holdsRest(set, kind, counts)) way = 'chow';
  }
  return way;
}

function holdsRest(set: number, kind: number, counts: Uint8Array): boolean {
  const low = SET_TILES[3 * set]!;
  if (kind < low || kind > low + 2) return false;
  for (let other = low; other < low + 3; other++) if (other !== kind && counts[other] === 0) return false;
  return true;
}
