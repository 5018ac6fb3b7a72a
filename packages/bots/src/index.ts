export { type MatchOptions, type MatchResult, playMatch } from './arena/match.ts';
export { type Decider, type PlayedHand, playHand } from './arena/playHand.ts';
export type { Tally } from './arena/tally.ts';
export type { Candidate, MissingTile, RouteNote } from './candidate.ts';
export { decideAsBot, evaluate, explain } from './decideAsBot.ts';
export { BOT_LEVELS, type BotLevel, type Manner } from './level.ts';
export { TEMPERS, type Temper } from './planning/tempers.ts';
