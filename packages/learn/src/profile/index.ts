export { type Field, loadField } from './field.ts';
export { type Estimate, shareOf } from './intervals.ts';
export {
  FAIR_MEAN,
  MOST_TABLE_POINTS,
  OPPONENTS,
  type Opponents,
  opponentsOf,
  type PlacedGame,
  tablePointsByOpponents,
  tablePointsOf,
} from './opponents.ts';
export { MEASURES, type Measure, rateOf } from './rates.ts';
export { addTallies, NO_HANDS, type Tally, tallyOf } from './tally.ts';
