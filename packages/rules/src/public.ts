/*
 * What `@gorrion/rules` is for others: what stands here keeps its name and meaning within a major version. The other
 * packages of this repository import the whole index.
 */

export { countHand, type HandToCount } from './classical/count.ts';
export type { Claim, Deal, HandCommand, SaidWord, SeatCommand } from './hand/commands.ts';
export { decide } from './hand/decide.ts';
export type { RuleError, RuleErrorCode } from './hand/errors.ts';
export type { HandEvent } from './hand/events.ts';
export { evolve } from './hand/evolve.ts';
export { legalActions } from './hand/legalActions.ts';
export {
  type Discard,
  type HandState,
  type Outcome,
  type Phase,
  type SeatState,
  undealt,
} from './hand/state.ts';
export { redact, viewFor } from './hand/view.ts';
export type { Language } from './languages/languages.ts';
export type { Meld } from './melds/meld.ts';
export { type NotationError, parseHand, type WrittenHand } from './melds/notation.ts';
export { reachableDistance } from './melds/reachable.ts';
export { type Waits, waitsOf } from './melds/waits.ts';
export type { Result } from './result/result.ts';
export {
  cn1998,
  ema,
  macau,
  mil,
  milTable,
  pamphlet,
  type RulesetId,
  spanish1920,
  wmo2006,
  wmo2014,
} from './rulesets/presets.ts';
export type { ClassicalRules, McrRules, Ruleset } from './rulesets/ruleset.ts';
export type { CountedHand } from './scoring/counted.ts';
export {
  type ExplainedFan,
  type ExplainedPart,
  type ExplainedReading,
  type Explanation,
  explain,
  type UncountedFan,
} from './scoring/explain.ts';
export type { FanId, ScoredFan } from './scoring/fans/ids.ts';
export { FAN_NAMES, type FanNames } from './scoring/fans/names.ts';
export { pointsPaid } from './scoring/payments.ts';
export { scoreWin } from './scoring/score.ts';
export { type Circumstances, type FanCount, PLAIN_WIN, type Score, type WinningClaim } from './scoring/types.ts';
export { parseTile, tilesText } from './tiles/notation.ts';
export type { BySeat, Seat, Viewer } from './tiles/seat.ts';
export { HIDDEN, type Tile } from './tiles/tile.ts';
export { RULES_VERSION } from './version.ts';
export { shuffledRing } from './wall/deal.ts';
export { type Dice, throwDice } from './wall/dice.ts';
export { type RandomSource, seeded } from './wall/random.ts';
