import type { CellColumn, CellTable } from '@gorrion/events/exports';
import type { TournamentView } from '@gorrion/events/tournament';
import type { Key, Translate } from '../../kit/i18n/index.ts';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { saveCsv as saveTable, saveXlsx as saveWorkbook } from '../../kit/ui/saveTable.ts';
import { nameIn } from '../event/event.ts';
import { chartCells, playersOfChart } from '../event/rotation.ts';
import { remarkText, seatingNotes, sessionTitle } from '../event/words.ts';

/* The results of an event as files. What writes them is loaded when one is asked for. */

const HEADS = {
  place: 'prints.place',
  remark: 'prints.remark',
  no: 'forms.number',
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
  session: 'event.sessionColumn',
  table: 'sheet.table',
} as const satisfies Record<string, Key>;

const isHead = (key: string): key is keyof typeof HEADS => Object.hasOwn(HEADS, key);

/** Returns the head of a column in the reader's language. */
export function headOf(t: Translate, view: Pick<TournamentView, 'bracket'>, { key, session }: CellColumn): string {
  const [, what, seat] = /^(number|name)([0-3])$/.exec(key) ?? [];
  if (seat !== undefined) {
    const wind = t(`wind.${Number(seat) as 0}`);
    return what === 'number' ? `${wind}, ${t('forms.number')}` : wind;
  }
  const name = isHead(key) ? t(HEADS[key]) : key;
  return session === undefined ? name : `${sessionTitle(t, view, session)}, ${name}`;
}

const nameOf = (id: string): string => `gorrion-${id}`;

export async function saveCsv(t: Translate, id: string, view: TournamentView): Promise<void> {
  const { standingCells } = await import('@gorrion/events/exports');
  await saveTable(
    t.locale,
    nameOf(id),
    standingCells(view, one => remarkText(t, view, one)),
    column => headOf(t, view, column),
  );
}

export async function saveJson(t: Translate, id: string, view: TournamentView): Promise<void> {
  const { jsonOf } = await import('@gorrion/events/exports');
  saveFile(`${nameOf(id)}.json`, 'application/json', jsonOf(view, t.plainName));
}

/** What the export of the European association holds. */
export interface EmaSaved {
  /** Players in the file; no file was saved if there are none. */
  readonly saved: number;
  /** Names of those whose number is missing. */
  readonly missing: readonly string[];
}

/** Saves the export of the European association with all whose number is known. */
export async function saveEma(t: Translate, id: string, view: TournamentView): Promise<EmaSaved> {
  const { emaExport } = await import('@gorrion/events/exports');
  const { table, missing } = emaExport(view);
  if (table.rows.length > 0) await saveTable(t.locale, `${nameOf(id)}.ema`, table, ({ key }) => key);
  return { saved: table.rows.length, missing: missing.map(player => nameIn(view, player)) };
}

/** Saves a workbook: standings, tabulation, rotation chart and, for organisers, the export of the association. */
export async function saveXlsx(t: Translate, id: string, view: TournamentView): Promise<void> {
  const { emaExport, standingCells, tabulationOf } = await import('@gorrion/events/exports');
  const ema = view.you.rights.includes('organise') ? emaExport(view) : undefined;
  const sheetOf = (name: string, table: CellTable) => ({
    name,
    table,
    headOf: (one: CellColumn) => headOf(t, view, one),
  });
  await saveWorkbook(nameOf(id), [
    sheetOf(
      t('prints.standings'),
      standingCells(view, one => remarkText(t, view, one)),
    ),
    sheetOf(
      t('prints.tabulation'),
      tabulationOf(view, one => remarkText(t, view, one)),
    ),
    ...(view.rotation
      ? [sheetOf(t('prints.rotation'), chartCells(view.rotation, playersOfChart(view), seatingNotes(t, view)))]
      : []),
    ...(ema && ema.table.rows.length > 0
      ? [{ name: 'EMA', table: ema.table, headOf: ({ key }: CellColumn) => key }]
      : []),
  ]);
}
