export { playHand } from './arena/playHand.ts';
export type { Candidate } from './candidate.ts';
export { decideAsBot, evaluate } from './decideAsBot.ts';
export { BOT_LEVELS, type BotLevel } from './level.ts';
