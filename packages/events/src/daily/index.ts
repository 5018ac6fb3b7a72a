export * from './dates.ts';
export * from './standings.ts';
export * from './types.ts';
export type {
  DailyHand,
  DailyLine,
  DailyRank,
  DailyResult,
  DailyTable,
  DailyTold,
  DailyView,
  DailyWho,
} from './view.ts';
