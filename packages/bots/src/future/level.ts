import { PLAYING_KINDS } from '@gorrion/rules';

const MOST_TARGETS = 400;

/** Working space of one depth of the recursion: its targets, and what each tile does for them. */
export class Level {
  size = 0;
  readonly targets = new Uint16Array(MOST_TARGETS);
  /** Tiles that each target still misses in this state. */
  readonly missing = new Uint8Array(MOST_TARGETS);
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

  clear(): void {
    this.size = 0;
  }

  add(target: number, missing: number): void {
    if (this.size === MOST_TARGETS) return;
    this.targets[this.size] = target;
    this.missing[this.size++] = missing;
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
