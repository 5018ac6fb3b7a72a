import { PLAYING_KINDS } from '@gorrion/rules';

export const MOST_TARGETS = 600;

/** Working space of one depth of the recursion: its targets, and what each tile does for them. */
export class Workspace {
  size = 0;
  readonly targets = new Uint16Array(MOST_TARGETS);
  /** Tiles that each target still misses in this state. */
  readonly missing = new Uint8Array(MOST_TARGETS);
  /** What each weighs here: the more, the fewer tiles are still to come. */
  readonly weights = new Float64Array(MOST_TARGETS);
  total = 0;
  /** Weight that a kind serves, and what a win on it brings. */
  readonly use = new Float64Array(PLAYING_KINDS);
  readonly winDiscard = new Float64Array(PLAYING_KINDS);
  readonly winDrawn = new Float64Array(PLAYING_KINDS);
  /** The tiles worth following, with rates a cycle and where the values of what follows stand. */
  steps = 0;
  readonly kinds = new Uint8Array(PLAYING_KINDS);
  readonly drawRate = new Float64Array(PLAYING_KINDS);
  readonly discardRate = new Float64Array(PLAYING_KINDS);
  readonly claimRate = new Float64Array(PLAYING_KINDS);
  readonly drawRow = new Int32Array(PLAYING_KINDS);
  readonly claimRow = new Int32Array(PLAYING_KINDS);
  /** How much of a draw the claim takes the place of. */
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

  /** Leaves out the targets that need more of a kind than is held. */
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
