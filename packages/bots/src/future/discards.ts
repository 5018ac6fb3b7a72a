import { PLAYING_KINDS } from '@gorrion/rules';
import { HAND_SIZE, type TargetList } from '../targets/targetList.ts';
import type { Workspace } from './workspace.ts';

/**
 * Finds the two discards that lose the least weight: a target that needs all held copies of a kind is lost with one.
 */
export class CheapestDiscards {
  best = -1;
  second = -1;
  bestLeaves = 0;
  secondLeaves = 0;
  private readonly lost = new Float64Array(PLAYING_KINDS);

  read(space: Workspace, list: TargetList, counts: Uint8Array): void {
    const { lost } = this;
    lost.fill(0);
    let total = 0;
    for (let n = 0; n < space.size; n++) {
      const target = space.targets[n]!;
      const weight = space.weights[n]!;
      total += weight;
      const first = target * HAND_SIZE;
      const end = first + list.kindsSize[target]!;
      for (let at = first; at < end; at++) {
        const kind = list.kinds[at]!;
        if (list.need[target * PLAYING_KINDS + kind]! >= counts[kind]!) lost[kind]! += weight;
      }
    }
    this.choose(counts, total);
  }

  private choose(counts: Uint8Array, total: number): void {
    const { lost } = this;
    this.best = -1;
    this.second = -1;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (counts[kind] === 0) continue;
      if (this.best < 0 || lost[kind]! < lost[this.best]!) {
        this.second = this.best;
        this.best = kind;
      } else if (this.second < 0 || lost[kind]! < lost[this.second]!) this.second = kind;
    }
    this.bestLeaves = total - lost[this.best]!;
    this.secondLeaves = this.second < 0 ? 0 : total - lost[this.second]!;
  }
}
