/** Codes of all reasons to refuse a command. The client has a sentence for each. */
export const RULE_ERRORS = [
  'hand-not-dealt',
  'hand-already-dealt',
  'hand-over',
  'not-your-turn',
  'no-window-open',
  'already-answered',
  'no-such-claim',
  'tile-not-held',
  'flower-after-claim',
  'not-a-flower',
  'no-such-kong',
  'no-win',
  'below-minimum',
  'hand-is-dead',
  'wall-empty',
  'nothing-to-draw',
  'draw-first',
  'must-discard-shown',
  'too-few-tiles',
  'no-count',
  'count-finished',
  'no-such-fan',
  'fan-not-named',
  'no-exchange',
  'tile-not-exchanged',
  'bad-deal',
  'bad-ruling',
] as const;
export type RuleErrorCode = (typeof RULE_ERRORS)[number];
export interface RuleError {
  readonly code: RuleErrorCode;
}
