export { isCount, readFlags } from './arena/flags.ts';
export { type MatchOptions, type MatchResult, playMatch } from './arena/match.ts';
export { type Decider, type PlayedHand, playHand } from './arena/playHand.ts';
export { type MatchHand, recordOf } from './arena/records.ts';
export { type Estimate, estimate } from './arena/summary.ts';
export type { Tally } from './arena/tally.ts';
export { nameOf as botzoneName, tileNamed as botzoneTile } from './botzone/tiles.ts';
export type { Candidate, MissingTile, RouteNote } from './candidate/candidate.ts';
export {
  type OpenRoute,
  openRoutes,
  openRoutesOf,
  type RouteCircumstances,
  type UsefulTile,
} from './compass/openRoutes.ts';
export { chanceOfWait, dangerByOpponent, valueOfWait } from './levels/beyondDecisions.ts';
export { decideAsBot, evaluate, explain } from './levels/decideAsBot.ts';
export { BOT_LEVELS, type BotLevel, type Manner } from './levels/level.ts';
export { TEMPERS, type Temper } from './planning/tempers.ts';
export { SAVED } from './worth/worth.ts';
