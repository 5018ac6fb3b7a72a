import type { SessionForms, TableState } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  type HandRecord,
  isClassical,
  nameOfHand,
  PLAYERS,
  type Player,
  placeOfHand,
  type SessionOptions,
  type SessionState,
  startingSeat,
} from '@gorrion/rules';
import { penaltiesOfHand } from '@gorrion/table';
import { Fragment } from 'react';
import { nameAt } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { type SheetNote, sheetNotes } from '../../sheet/session/notes.ts';
import { cellOf, rowCount, type SheetCell, type SheetRow, sheetRows } from '../../sheet/session/sheetRows.ts';
import { hasForms } from './hasForms.ts';
import '../../sheet/session/sessionSheet.css';

interface SessionSheetProps {
  readonly state: TableState;
  readonly code: string;
}

/** The appendix of the printed book that has the form. */
const APPENDIX = 5;

/** The score sheet of a session (appendix 5), on screen and on paper. Group and team stay blank outside a tournament. */
export function SessionSheet({ state, code }: SessionSheetProps) {
  const t = useT();
  const { session } = state;
  const notes = sheetNotes(t, state);
  const rows = rowsOf(state);
  return (
    <article className="a4" aria-labelledby="a4-title">
      <header>
        <h2 id="a4-title">{t('sheet.title')}</h2>
        {!isCounted(session) && <span>{t('book.appendix', { number: APPENDIX })}</span>}
      </header>
      <SheetMeta state={state} code={code} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a sheet wider than the page */}
      <section className="a4-scroll" aria-labelledby="a4-title" tabIndex={0}>
        <table className={isCounted(session) ? 'is-counted' : undefined}>
          {isCounted(session) && <CountedColumns />}
          <SheetHead state={state} />
          <tbody>
            {rows.map(row => (
              <Fragment key={row.hand}>
                <HandRow state={state} row={row} letters={notes.filter(({ hand }) => hand === row.hand)} />
                <PenaltyRow state={state} row={row} />
              </Fragment>
            ))}
            <AdjustedRow state={state} />
            <TotalRow state={state} rows={rows} />
          </tbody>
        </table>
      </section>
      <SheetFoot forms={state.forms} notes={notes} />
      <footer>
        <span>
          {!isCounted(session) && hasForms(state) && t('forms.final')}{' '}
          {areSeatsChanged(session.options) && t('sheet.note')}
        </span>
        <span>{t('sheet.address', { code, address: location.host })}</span>
      </footer>
    </article>
  );
}

/** Returns the rows of the hands, each with what its penalties took. */
const rowsOf = (state: TableState): readonly SheetRow[] =>
  sheetRows(state.session.results, rowCount(state.session), hand => penaltiesOfHand(state, hand));

/** Whether the hands are counted by the older ways: the sheet then names banker and winner, and has no table points. */
const isCounted = ({ options }: Pick<SessionState, 'options'>): boolean => isClassical(options.rules);

/** Returns how many columns stand before those of the players. */
const leadOf = (session: SessionState): number => (isCounted(session) ? 3 : 1);

/** The widths of the columns before the players: the number of the hand, and two names. */
const CountedColumns = () => (
  <colgroup>
    <col className="a4-hand" />
    <col className="a4-name" span={2} />
  </colgroup>
);

/** The head of the form: game, group, table, rules, and from when to when. */
function SheetMeta({ state: { session, settings, gamesPlayed, forms }, code }: SessionSheetProps) {
  const t = useT();
  return (
    <p className="a4-meta">
      <span>
        {t('sheet.game')} <b>{gamesPlayed + 1}</b>
      </span>
      {!isCounted(session) && (
        <span>
          {t('forms.group')} <b />
        </span>
      )}
      <span>
        {t('sheet.table')} <b>{code}</b>
      </span>
      {forms !== undefined && forms.from > 0 && (
        <span>
          {t('forms.from')} <b>{timeOfDay(t.locale, forms.from)}</b> {t('forms.to')}{' '}
          <b>{forms.to !== undefined && timeOfDay(t.locale, forms.to)}</b>
        </span>
      )}
      <span>
        {t('sheet.rules')} <b>{t(`options.ruleset.${settings.ruleset}`)}</b>
      </span>
    </p>
  );
}

interface SheetFootProps {
  readonly forms: SessionForms | undefined;
  readonly notes: readonly SheetNote[];
}

/** The lines to sign on paper, and what happened in the hands that have a letter. */
function SheetFoot({ forms, notes }: SheetFootProps) {
  const t = useT();
  return (
    <>
      <div className="a4-signs">
        <span>
          {t('sheet.umpire')}{' '}
          {forms?.umpire && `${t.nameOf(forms.umpire.name)}, ${timeOfDay(t.locale, forms.umpire.at)}`}
        </span>
        <span>{t('forms.chief')}</span>
        <span>{t('sheet.date')}</span>
      </div>
      {notes.length > 0 && (
        <ol className="a4-notes">
          {notes.map(({ letter, hand, text }) => (
            <li key={`${letter} ${text}`}>
              <b>{letter}</b> {t('forms.note', { hand, text })}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Returns whether the chairs change in a game: after each round but the last, unless the rules keep them (ruling 84). */
const areSeatsChanged = ({ hands, rules }: SessionOptions): boolean => hands > 4 && rules.seatChange !== 'none';

/** The head of the sheet: players, table points, totals and signatures, then the names of the columns. */
function SheetHead({ state }: { readonly state: TableState }) {
  const t = useT();
  const { session } = state;
  const { totals, end } = session;
  const lead = leadOf(session);
  const ofCompetition = [
    [t('forms.team'), ['', '', '', ''], 'mid'],
    [t('sheet.tablePoints'), PLAYERS.map(player => (end ? t.number(end.tablePoints[player]) : '')), 'mid strong large'],
  ] as const;
  const [team, tablePoints] = ofCompetition;
  const has = !isCounted(session);
  const lines = [
    ...(has ? [team] : []),
    [t('sheet.player'), namesOn(t, state), 'mid strong'],
    ...(has ? [tablePoints] : []),
    [t('sheet.totalPoints'), PLAYERS.map(player => t.signed(totals[player])), 'mid strong'],
    [t('sheet.signature'), PLAYERS.map(player => signatureOf(t, state, player)), 'mid tall sign'],
  ] as const;
  return (
    <thead>
      <tr>
        <th scope="row" colSpan={lead}>
          {t('sheet.position')}
        </th>
        {PLAYERS.map(player => (
          <th key={player} scope="colgroup" className="first" colSpan={3}>
            <span className="a4-wind">
              <WindGlyph wind={startingSeat(player)} />
            </span>
            {windName(t, startingSeat(player))}
          </th>
        ))}
      </tr>
      {lines.map(([what, values, className]) => (
        <tr key={what}>
          <th scope="row" colSpan={lead}>
            {what}
          </th>
          {PLAYERS.map(player => (
            <td key={player} className={`first ${className}`} colSpan={3}>
              {values[player]}
            </td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="col">{t('sheet.hand')}</th>
        {lead > 1 && (
          <>
            <th scope="col">{t('sheet.banker')}</th>
            <th scope="col">{t('sheet.winner')}</th>
          </>
        )}
        {PLAYERS.map(player => (
          <ColumnNames key={player} t={t} />
        ))}
      </tr>
    </thead>
  );
}

/** Returns the names of the players, each with a direction of its own. */
const namesOn = (t: Translate, { places }: TableState) =>
  PLAYERS.map(player => <bdi key={player}>{t.nameOf(nameAt(places[player]) ?? '')}</bdi>);

/** Returns a player's signature: the name and the time, once they have signed. */
function signatureOf(t: Translate, state: TableState, player: Player): string {
  const at = state.forms?.signed[player];
  if (at === undefined || at === null) return '';
  const name = t.nameOf(nameAt((state.played ?? state.places)[player]) ?? '');
  return `${name} · ${t('forms.signedAt', { time: timeOfDay(t.locale, at) })}`;
}

interface HandRowProps {
  readonly state: TableState;
  readonly row: SheetRow;
  readonly letters: readonly SheetNote[];
}

/** One hand; of a void hand without points only that it was void. */
function HandRow({ state, row: { hand, cells, isVoid }, letters }: HandRowProps) {
  const t = useT();
  const { session } = state;
  const record = session.results[hand - 1];
  const head = (
    <th scope="row">
      {record && isCounted(session) ? shortName(record, session) : hand} {letters.map(({ letter }) => letter).join(' ')}
    </th>
  );
  const isEmpty = isVoid && cells?.every(cell => cell.gained === undefined && cell.paid === undefined);
  return (
    <tr>
      {head}
      {record && isCounted(session) && <BankerAndWinner state={state} record={record} />}
      {isEmpty ? (
        <td className="first mid" colSpan={12}>
          {t('forms.void')}
        </td>
      ) : (
        PLAYERS.map(player => <Cell key={player} cell={cells?.[player]} t={t} />)
      )}
    </tr>
  );
}

/** Returns the name of a hand by its round and its number in it, such as "E3". */
const shortName = (record: HandRecord, { results }: SessionState): string =>
  nameOfHand(placeOfHand(record, results)).toUpperCase();

/** Who was banker in a hand, and who has won it. */
function BankerAndWinner({ state, record }: { readonly state: TableState; readonly record: HandRecord }) {
  const t = useT();
  const { outcome, players } = record;
  const nameOf = (player: Player) => t.nameOf(nameAt(state.places[player]) ?? '');
  return (
    <>
      <td className="first" dir="auto">
        {nameOf(players[0])}
      </td>
      <td dir="auto">{outcome.kind === 'won' ? nameOf(players[outcome.seat]) : '–'}</td>
    </>
  );
}

/** What penalties took in a hand, below its row; nothing if there were none. */
function PenaltyRow({ state: { session }, row: { penalties } }: Omit<HandRowProps, 'letters'>) {
  const t = useT();
  if (!penalties) return null;
  return (
    <tr>
      <th scope="row" colSpan={leadOf(session)}>
        {t('forms.penalty')}
      </th>
      {PLAYERS.map(player => (
        <Cell key={player} cell={penalties[player].paid === undefined ? undefined : penalties[player]} t={t} />
      ))}
    </tr>
  );
}

/** Returns the points that rulings have moved outside the hands. */
const adjustedOf = ({ results, totals }: SessionState): ByPlayer<number> =>
  byPlayer(player => results.reduce((left, { changes }) => left - changes[player], totals[player]));

/** Points that rulings have moved outside the hands; nothing if there are none. */
function AdjustedRow({ state: { session } }: { readonly state: TableState }) {
  const t = useT();
  const moved = adjustedOf(session);
  if (moved.every(points => points === 0)) return null;
  return (
    <tr>
      <th scope="row" colSpan={leadOf(session)}>
        {t('forms.adjusted')}
      </th>
      {PLAYERS.map(player => (
        <Cell key={player} cell={cellOf(moved[player], session.totals[player])} t={t} />
      ))}
    </tr>
  );
}

/** Both totals of each column: everything gained, everything paid, and what remains. */
function TotalRow({ state: { session }, rows }: { readonly state: TableState; readonly rows: readonly SheetRow[] }) {
  const t = useT();
  const adjusted = adjustedOf(session);
  const sumOf = (player: Player, what: 'gained' | 'paid') =>
    rows
      .flatMap(({ cells, penalties }) => [cells?.[player], penalties?.[player]])
      .reduce((sum, cell) => sum + (cell?.[what] ?? 0), cellOf(adjusted[player], 0)[what] ?? 0);
  return (
    <tr>
      <th scope="row" colSpan={leadOf(session)}>
        {t('sheet.total')}
      </th>
      {PLAYERS.map(player => (
        <TotalCells
          key={player}
          gained={sumOf(player, 'gained')}
          paid={sumOf(player, 'paid')}
          total={session.totals[player]}
        />
      ))}
    </tr>
  );
}

interface TotalCellsProps {
  readonly gained: number;
  readonly paid: number;
  readonly total: number;
}

function TotalCells({ gained, paid, total }: TotalCellsProps) {
  const t = useT();
  return (
    <>
      <td className="first strong">{gained}</td>
      <td className="strong">{paid}</td>
      <td className="strong">{t.signed(total)}</td>
    </>
  );
}

const ColumnNames = ({ t }: { readonly t: Translate }) => (
  <>
    <th scope="col" className="first" aria-label={t('sheet.gained')}>
      {t('sheet.plus')}
    </th>
    <th scope="col" aria-label={t('sheet.paid')}>
      {t('sheet.minus')}
    </th>
    <th scope="col">{t('sheet.total')}</th>
  </>
);

const Cell = ({ cell, t }: { readonly cell: SheetCell | undefined; readonly t: Translate }) => (
  <>
    <td className="first">{cell?.gained}</td>
    <td>{cell?.paid}</td>
    <td className="strong">{cell && (cell.total < 0 ? t.signed(cell.total) : cell.total)}</td>
  </>
);
