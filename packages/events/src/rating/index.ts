export {
  MOST_AMONG_CLOSE,
  NO_RATINGS,
  type RatedGame,
  type RatedPlayer,
  type Ratings,
  ranksOf,
  rateGames,
  type Standing,
} from './games.ts';
export { lostIn } from './lost.ts';
export { ratedGameOf } from './ratedGame.ts';
export { ANCHORS, NEWCOMER, pairingOf } from './scale.ts';
export { type ShownRating, shownRating } from './shown.ts';
export { afterGame, type Belief, chanceBefore, type Pairing } from './wengLin.ts';
