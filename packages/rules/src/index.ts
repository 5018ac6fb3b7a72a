export { countedSet, countHand } from './classical/count.ts';
export { changesOf, type Transfer, transfersOf } from './classical/settle.ts';
export { classicalWaits } from './classical/shape.ts';
export { countWin } from './classical/win.ts';
export { familyOf, wallOf } from './family/familyOf.ts';
export { winnerAlone } from './family/mcr.ts';
export * from './fouls/fouls.ts';
export { penaltyPayments, penaltyShares, sanctionOf } from './fouls/penalty.ts';
export * from './hand/claims.ts';
export * from './hand/commands.ts';
export { decide } from './hand/decide.ts';
export { type DiscardMade, discardsMade } from './hand/discardsMade.ts';
export { drawsLeft, isWallEmpty } from './hand/drawing.ts';
export * from './hand/errors.ts';
export * from './hand/events.ts';
export { evolve, replay } from './hand/evolve.ts';
export { exchangers, isToExchange, mayExchange, tilesToGive } from './hand/exchange.ts';
export {
  claimedMeld,
  holdingAfter,
  isMeldClaim,
  type MeldClaim,
  type OfferedTile,
  tilesUsedBy,
} from './hand/holding.ts';
export {
  defaultAction,
  isReplacementAsked,
  legalActions,
  mustDiscard,
  safeActions,
  untimelyActions,
} from './hand/legalActions.ts';
export { paymentsOf, type SeatPayment } from './hand/payments.ts';
export { isSameAction } from './hand/sameAction.ts';
export * from './hand/state.ts';
export { type TilesApart, tilesApart } from './hand/tilesApart.ts';
export * from './hand/umpire.ts';
export { redact, viewFor } from './hand/view.ts';
export { type CopiesSeen, copiesSeen, visibleCopies } from './hand/visible.ts';
export { fansToDeclare, legalWin, scoreWait, winAttempt, winningHand } from './hand/win.ts';
export type { FanObjection, WinCount } from './hand/winCount.ts';
export { LANGUAGES, type Language } from './languages/languages.ts';
export { hasFourteen } from './melds/handSize.ts';
export type { Holding } from './melds/laying.ts';
export * from './melds/meld.ts';
export { parseHand } from './melds/notation.ts';
export { reachableDistance } from './melds/reachable.ts';
export {
  type DistanceByForm,
  type Distances,
  distanceOf,
  IMPOSSIBLE,
  readDistances,
  regularDistance,
} from './melds/shanten.ts';
export { type KindMasks, readWaits, type Waits, waitsOf } from './melds/waits.ts';
export * from './result/result.ts';
export * from './rulesets/presets.ts';
export {
  CLASSICAL_FLAGS,
  type ClassicalRules,
  isClassical,
  MCR_FLAGS,
  type McrFlag,
  type McrRules,
  mcrOnly,
  playsClockwise,
  type Ruleset,
  showsConcealedKongs,
  showsFlowersAtOnce,
} from './rulesets/ruleset.ts';
export * from './scoring/counted.ts';
export { bookFan } from './scoring/declared.ts';
export * from './scoring/explain.ts';
export { FAN_ARTICLES } from './scoring/fans/articles.ts';
export * from './scoring/fans/ids.ts';
export { FAN_NAMES, type FanNames, fanNumber } from './scoring/fans/names.ts';
export { type JudgedCount, judgeCount } from './scoring/judged.ts';
export { pointsPaid, type WinPayment, winnings, winPayments } from './scoring/payments.ts';
export { plainScore } from './scoring/plain/plainScore.ts';
export { type FanExclusions, fanExclusions, fanPoints } from './scoring/rulebook.ts';
export { isComplete, scorer, scoreWin } from './scoring/score.ts';
export type { OtherHand, Settlement, WinAttempt } from './scoring/settlement.ts';
export * from './scoring/types.ts';
export { bankersHand, handsInARow, type RoundWon, roundsWon } from './session/bankers.ts';
export { decideSession } from './session/decide.ts';
export * from './session/events.ts';
export { evolveSession } from './session/evolve.ts';
export { type HandBegun, handBegun } from './session/handBegun.ts';
export * from './session/handNames.ts';
export { nextHand } from './session/nextHand.ts';
export * from './session/players.ts';
export { type SeatsByDice, seatsByDice, type ThrownSeats, type TwoDice, throwForSeats } from './session/seatThrows.ts';
export * from './session/state.ts';
export { placesOf, tablePoints } from './session/tablePoints.ts';
export { redactSession, viewSession } from './session/view.ts';
export {
  type Answering,
  type AppealCourse,
  type Appealing,
  answerRefusal,
  appealJudge,
  appealRefusal,
  appealsUntil,
  furtherRefusal,
  furtherUntil,
  isAppealOpen,
  lastAnswer,
} from './sheet/appeals.ts';
export * from './sheet/asked.ts';
export { correctionFault, pointsMoved, rulingFault, type SheetSum } from './sheet/rulings.ts';
export {
  isOpenedByAppeal,
  isSheetSigned,
  missingSignatures,
  type SignedSheet,
  signatureRefusal,
} from './sheet/signatures.ts';
export { countsOf, sizeOf, tilesOf } from './tiles/counts.ts';
export { parseTile, parseTiles, tilesText, tileText } from './tiles/notation.ts';
export * from './tiles/seat.ts';
export * from './tiles/sorted.ts';
export * from './tiles/tile.ts';
export { RULES_VERSION } from './version.ts';
export { DEAL_TAKINGS, dealtHands, fromBreak, isWholeSet, shuffledRing, takerOf, takingOf } from './wall/deal.ts';
export { breaker, breakStack, type Dice, isDice, stacksCounted, throwDice } from './wall/dice.ts';
export * from './wall/layout.ts';
export { below, type RandomSource, seeded, shuffled } from './wall/random.ts';
export {
  afterDraw,
  dealtWall,
  drawsFrom,
  nextFromBack,
  nextFromFront,
  nextTile,
  standingTiles,
  tilesLeft,
  type Wall,
} from './wall/wall.ts';
