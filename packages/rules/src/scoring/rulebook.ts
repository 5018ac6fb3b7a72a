import type { McrRules } from '../rulesets/ruleset.ts';
import { KONG_VARIANT, SCORED_FANS, type ScoredFan } from './fans/ids.ts';
import type { FanRow } from './fans/row.ts';
import { FAN_ROWS } from './fans/rows.ts';

/** The options of a ruleset that change what a hand is worth (RULEBOOK §17). */
export type ScoringOptions = Pick<
  McrRules,
  | 'kongPoints'
  | 'fullyConcealedOnClosedFans'
  | 'allGreenHalfFlush'
  | 'allTerminalsDoublePung'
  | 'nineGatesTerminalPungs'
  | 'knittedStraightWaits'
  | 'tileHogForcedPairs'
  | 'tileHogHonors'
  | 'waits'
  | 'combinedWaits'
  | 'lastTileSelfDraw'
>;

const add = (row: FanRow, fan: ScoredFan): FanRow => ({ ...row, suppresses: [...(row.suppresses ?? []), fan] });

/** Returns a row under a ruleset. Only points and suppressions change, never what earns a fan. */
function amend(row: FanRow, options: ScoringOptions): FanRow {
  switch (row.id) {
    case 'two-concealed-kongs':
      return { ...row, points: options.kongPoints.twoConcealed };
    case KONG_VARIANT:
      return { ...row, points: options.kongPoints.meldedAndConcealed };
    case 'all-green':
      return options.allGreenHalfFlush ? row : add(row, 'half-flush');
    case 'all-terminals':
      return options.allTerminalsDoublePung ? row : add(row, 'double-pung');
    case 'nine-gates': {
      const kept = row.suppresses?.filter(fan => fan !== 'pung-of-terminals-or-honors');
      return options.nineGatesTerminalPungs === 'all' ? row : { ...row, suppresses: kept };
    }
    default:
      return row;
  }
}

/** Returns the rows of a ruleset, indexed by dense number as `SCORED_FANS`. */
export const rowsUnder = (options: ScoringOptions): readonly FanRow[] => FAN_ROWS.map(row => amend(row, options));

/** Returns the points of a fan under a ruleset. */
export const fanPoints = (fan: ScoredFan, options: ScoringOptions): number =>
  (rowsUnder(options)[fanIndex(fan)] as FanRow).points;

const NUMBERS: ReadonlyMap<ScoredFan, number> = new Map(SCORED_FANS.map((fan, at) => [fan, at]));
/** Returns the dense number of a fan: its index in `SCORED_FANS`. */
export const fanIndex = (fan: ScoredFan): number => NUMBERS.get(fan) as number;

/** What a fan keeps from counting beside it. */
export interface FanExclusions {
  /** Fans that do not count in a hand that scores the fan (article 58). */
  readonly inHand: readonly ScoredFan[];
  /** Fans that do not count on sets that all belong to the fan (article 59). */
  readonly onItsSets: readonly ScoredFan[];
  /** How many sets the fan joins, which are then joined already (article 60); 0 if it joins none. */
  readonly joins: 0 | 2 | 3 | 4;
}

/** Returns what a fan keeps from counting under a ruleset. */
export function fanExclusions(fan: ScoredFan, options: ScoringOptions): FanExclusions {
  const row = rowsUnder(options)[fanIndex(fan)] as FanRow;
  return {
    inHand: row.suppresses ?? [],
    onItsSets: row.suppressesSameSets ?? [],
    joins: row.of === 'chows' || row.of === 'pungs' ? row.sets : 0,
  };
}
