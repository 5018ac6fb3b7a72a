export { type Columns, withColumn } from './columns.ts';
export { countryOf, likelyCountry } from './countries.ts';
export {
  type BadLine,
  type ParsedRoster,
  type ParseOptions,
  parseRoster,
  type RosterFault,
  type RosterReason,
  type Separator,
} from './parse.ts';
export { areTwo, caselessOf } from './plain.ts';
export { COLUMNS, type Column, LONGEST_NAME, MOST_LINES, type RosterEntry } from './roster.ts';
export { type RosterWarning, teamsOf } from './warnings.ts';
