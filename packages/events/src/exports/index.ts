export { type Cell, type CellColumn, type CellTable, type CsvDialect, csvOf } from './cells.ts';
export { dividedName, type EmaExport, emaExport } from './ema.ts';
export { jsonOf } from './json.ts';
export { standingCells, tabulationOf } from './tabulation.ts';
