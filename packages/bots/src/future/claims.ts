import { PLAYING_KINDS } from '@gorrion/rules';
import { isChowId, pungId, SET_TILES } from '../routes/sets.ts';
import { NO_SET, type TargetList } from '../targets/targetList.ts';
import type { Workspace } from './workspace.ts';

/** Returns whether some target lacks the kind and has a pung of it. */
export function someTargetPungs(list: TargetList, space: Workspace, counts: Uint8Array, kind: number): boolean {
  const set = pungId(kind);
  for (let n = 0; n < space.size; n++) {
    const target = space.targets[n]!;
    if (list.need[target * PLAYING_KINDS + kind]! <= counts[kind]!) continue;
    for (let place = 4 * target; place < 4 * target + 4; place++) if (list.sets[place] === set) return true;
  }
  return false;
}

/** Returns whether some target lacks the kind and has a chow with it whose two other tiles are held. */
export function someTargetChows(list: TargetList, space: Workspace, counts: Uint8Array, kind: number): boolean {
  for (let n = 0; n < space.size; n++) {
    const target = space.targets[n]!;
    if (list.need[target * PLAYING_KINDS + kind]! <= counts[kind]!) continue;
    for (let place = 4 * target; place < 4 * target + 4; place++) {
      const set = list.sets[place]!;
      if (set !== NO_SET && isChowId(set) && holdsRest(set, kind, counts)) return true;
    }
  }
  return false;
}

function holdsRest(set: number, kind: number, counts: Uint8Array): boolean {
  const low = SET_TILES[3 * set]!;
  if (kind < low || kind > low + 2) return false;
  for (let other = low; other < low + 3; other++) if (other !== kind && counts[other] === 0) return false;
  return true;
}
