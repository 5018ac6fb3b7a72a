import { PLAYING_KINDS } from '@gorrion/rules';

export const MOST_TARGETS = 600;

/** Working space of one depth of the recursion: its targets, and what each tile does for them. */
export class Workspace {
  size = 0;
  readonly targets = new Uint16Array(MOST_TARGETS);
  /** Number of tiles that each target lacks in this state. */
  readonly missing = new Uint8Array(MOST_TARGETS);
  /** Weight of each target in this state: it grows as its tiles arrive. */
  readonly weights = new Float64Array(MOST_TARGETS);
  total = 0;
  /** By kind: the weight of the targets that it serves, and the worth of a win on it by discard and by draw. */
  readonly use = new Float64Array(PLAYING_KINDS);
  readonly winDiscard = new Float64Array(PLAYING_KINDS);
  readonly winDrawn = new Float64Array(PLAYING_KINDS);
  /** The kinds to follow, with their rates between two own draws and the rows of the states that follow. */
  steps = 0;
  readonly kinds = new Uint8Array(PLAYING_KINDS);
  readonly drawRate = new Float64Array(PLAYING_KINDS);
  readonly discardRate = new Float64Array(PLAYING_KINDS);
  readonly claimRate = new Float64Array(PLAYING_KINDS);
  readonly drawRow = new Int32Array(PLAYING_KINDS);
  readonly claimRow = new Int32Array(PLAYING_KINDS);
  /** Part of an own draw that the claim costs. */
  readonly claimSpends = new Float64Array(PLAYING_KINDS);

  clear(): void {
    this.size = 0;
  }

  add(target: number, missing: number, weight: number): void {
    if (this.size === MOST_TARGETS) return;
    this.targets[this.size] = target;
    this.weights[this.size] = weight;
    this.missing[this.size++] = missing;
  }

  /** Drops the targets that need more copies of a kind than `held`. */
  keepWithin(need: Uint8Array, kind: number, held: number): void {
    let size = 0;
    for (let n = 0; n < this.size; n++) {
      const target = this.targets[n]!;
      if (need[target * PLAYING_KINDS + kind]! > held) continue;
      this.targets[size] = target;
      this.weights[size] = this.weights[n]!;
      this.missing[size++] = this.missing[n]!;
    }
    this.size = size;
  }

  clearUses(): void {
    this.total = 0;
    this.steps = 0;
    this.use.fill(0);
    this.winDiscard.fill(0);
    this.winDrawn.fill(0);
  }

  addWin(kind: number, discard: number, drawn: number): void {
    if (discard > this.winDiscard[kind]!) this.winDiscard[kind] = discard;
    if (drawn > this.winDrawn[kind]!) this.winDrawn[kind] = drawn;
  }

  addStep(kind: number): number {
    this.kinds[this.steps] = kind;
    return this.steps++;
  }
}
