import type { CellColumn, CellTable, CsvDialect } from '@gorrion/events/exports';
import { saveFile } from './saveFile.ts';

/* Tables as files for spreadsheets. What writes them is loaded when one is asked for. */

type HeadOf = (column: CellColumn) => string;

/** Tells a spreadsheet that a file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Marks of direction are for the screen. */
const withoutMarks = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/**
 * Returns how the spreadsheets of a reader write numbers and divide cells: as in their country, where the browser names
 * one for the language of the page.
 */
export function dialectFor(locale: string, languages: readonly string[] = navigator.languages): CsvDialect {
  const language = (tag: string) => tag.split('-')[0];
  const own = languages.find(one => language(one) === language(locale)) ?? locale;
  const parts = new Intl.NumberFormat(own).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { separator: decimal === ',' ? ';' : ',', decimal };
}

/** Saves a table as CSV that the reader's spreadsheet opens in columns. */
export async function saveCsv(locale: string, file: string, table: CellTable, headOf: HeadOf): Promise<void> {
  const { csvOf } = await import('@gorrion/events/exports');
  const text = csvOf(table, column => withoutMarks(headOf(column)), dialectFor(locale));
  saveFile(`${file}.csv`, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + text);
}

/** Returns a name that a sheet can have: workbooks refuse some signs and more than 31. */
const sheetName = (name: string): string =>
  withoutMarks(name)
    .replace(/[\\/?*:[\]]/g, ' ')
    .slice(0, 31);

/** A sheet of a workbook. */
export interface NamedTable {
  readonly name: string;
  readonly table: CellTable;
  readonly headOf: HeadOf;
}

/** Saves tables as the sheets of a workbook. */
export async function saveXlsx(file: string, tables: readonly NamedTable[]): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const sheets = tables.map(({ name, table: { columns, rows }, headOf }) => ({
    sheet: sheetName(name),
    data: [
      columns.map(column => ({ value: withoutMarks(headOf(column)), fontWeight: 'bold' as const })),
      ...rows.map(row => [...row]),
    ],
    stickyRowsCount: 1,
  }));
  await write(sheets).toFile(`${file}.xlsx`);
}
