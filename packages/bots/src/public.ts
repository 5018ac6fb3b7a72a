/* What `@gorrion/bots` is for others: what stands here keeps its name and meaning within a major version. */

export type { Candidate, MissingTile, RouteNote } from './candidate/candidate.ts';
export {
  type OpenRoute,
  openRoutes,
  openRoutesOf,
  type RouteCircumstances,
  type UsefulTile,
} from './compass/openRoutes.ts';
export { decideAsBot, evaluate, explain } from './levels/decideAsBot.ts';
export { BOT_LEVELS, type BotLevel, type Manner } from './levels/level.ts';
export { TEMPERS, type Temper } from './planning/tempers.ts';
