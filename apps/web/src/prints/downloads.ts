import type { CellColumn, CellTable } from '@gorrion/events/exports';
import type { TournamentView } from '@gorrion/events/tournament';
import { nameIn } from '../event/event.ts';
import { chartCells, playersOfChart } from '../event/rotation.ts';
import { seatingNotes } from '../event/words.ts';
import type { Key, Translate } from '../i18n/index.ts';
import { saveFile } from '../ui/saveFile.ts';

/* The results of an event as files. What writes them is loaded when one is asked for. */

const HEADS = {
  place: 'prints.place',
  no: 'prints.number',
  player: 'sheet.player',
  country: 'prints.country',
  team: 'forms.team',
  tp: 'prints.tp',
  cp: 'prints.cp',
  rank: 'prints.rank',
  tpSum: 'prints.tpSum',
  cpSum: 'prints.cpSum',
  teamTpSum: 'prints.teamTpSum',
  teamCpSum: 'prints.teamCpSum',
  session: 'sheet.game',
  table: 'sheet.table',
} as const satisfies Record<string, Key>;

const isHead = (key: string): key is keyof typeof HEADS => Object.hasOwn(HEADS, key);

/** Returns the head of a column in the reader's language. */
export function headOf(t: Translate, { key, session }: CellColumn): string {
  const [, what, seat] = /^(number|name)([0-3])$/.exec(key) ?? [];
  if (seat !== undefined) {
    const wind = t(`wind.${Number(seat) as 0}`);
    return what === 'number' ? `${wind}, ${t('prints.number')}` : wind;
  }
  const name = isHead(key) ? t(HEADS[key]) : key;
  return session === undefined ? name : `${t('prints.game', { session })}, ${name}`;
}

const nameOf = (id: string, ending: string): string => `gorrion-${id}.${ending}`;

export async function saveCsv(t: Translate, id: string, view: TournamentView): Promise<void> {
  const { csvOf, standingCells } = await import('@gorrion/events/exports');
  saveFile(
    nameOf(id, 'csv'),
    'text/csv',
    csvOf(standingCells(view), column => headOf(t, column)),
  );
}

export async function saveJson(id: string, view: TournamentView): Promise<void> {
  const { jsonOf } = await import('@gorrion/events/exports');
  saveFile(nameOf(id, 'json'), 'application/json', jsonOf(view));
}

/** What the export of the European association holds. */
export interface EmaSaved {
  /** Players in the file; no file was saved if there are none. */
  readonly saved: number;
  /** Names of those whose number is missing. */
  readonly missing: readonly string[];
}

/** Saves the export of the European association with all whose number is known. */
export async function saveEma(id: string, view: TournamentView): Promise<EmaSaved> {
  const { csvOf, emaExport } = await import('@gorrion/events/exports');
  const { table, missing } = emaExport(view);
  if (table.rows.length > 0)
    saveFile(
      nameOf(id, 'ema.csv'),
      'text/csv',
      csvOf(table, ({ key }) => key),
    );
  return { saved: table.rows.length, missing: missing.map(player => nameIn(view, player)) };
}

const sheetOf = (t: Translate, sheet: string, { columns, rows }: CellTable) => ({
  sheet,
  data: [
    columns.map(column => ({ value: headOf(t, column), fontWeight: 'bold' as const })),
    ...rows.map(row => [...row]),
  ],
  stickyRowsCount: 1,
});

/** Saves a workbook: standings, tabulation and rotation chart. */
export async function saveXlsx(t: Translate, id: string, view: TournamentView): Promise<void> {
  const [{ default: write }, { standingCells, tabulationOf }] = await Promise.all([
    import('write-excel-file/browser'),
    import('@gorrion/events/exports'),
  ]);
  const sheets = [
    sheetOf(t, t('prints.standings'), standingCells(view)),
    sheetOf(t, t('prints.tabulation'), tabulationOf(view)),
    ...(view.rotation
      ? [sheetOf(t, t('prints.rotation'), chartCells(view.rotation, playersOfChart(view), seatingNotes(t, view)))]
      : []),
  ];
  await write(sheets).toFile(nameOf(id, 'xlsx'));
}
