export { goldenRotation, perfectSessions } from './designs.ts';
export {
  type FaultKind,
  type FaultTotals,
  faultsOf,
  isDesign,
  type LeastFaults,
  leastFaults,
  type RotationFault,
  type RotationFaults,
} from './faults.ts';
export {
  afterRound,
  type Bracket,
  bracketOf,
  isResultOf,
  type KnockoutResult,
  type KnockoutRound,
  MIXED_SIZES,
  type RoundPlan,
  type RoundResults,
  roundsOf,
  type Through,
} from './knockout.ts';
export { type RankedNeeds, rankedSession } from './ranked.ts';
export {
  exchange,
  faultOfNeeds,
  MOST_PLAYERS,
  MOST_SESSIONS,
  type NeedsFault,
  type Rotation,
  type RotationNeeds,
  type Separation,
  type Table,
  type TablePlace,
} from './rotation.ts';
export {
  drawnTables,
  findRotation,
  RotationSearch,
  randomSession,
  type SearchOptions,
  type SearchProgress,
} from './search.ts';
export { balanceWinds, isBalanced, type WindCounts, windCounts } from './winds.ts';
