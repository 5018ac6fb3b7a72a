import type { TableState } from '@gorrion/protocol';
import { PLAYERS, type SessionOptions, startingSeat } from '@gorrion/rules';
import { type Translate, useT } from '../i18n/index.ts';
import { nameAt } from '../store/people.ts';
import { WindGlyph, windName } from '../tiles/index.ts';
import { type SheetCell, sheetRows } from './sheetRows.ts';
import './sessionSheet.css';

interface SessionSheetProps {
  readonly state: TableState;
  readonly code: string;
}

/** The score sheet of a session, on screen and on paper. It lacks the times, the team and the second total of the book's form. */
export function SessionSheet({ state, code }: SessionSheetProps) {
  const t = useT();
  const { session, settings, gamesPlayed } = state;
  return (
    <article className="a4" aria-labelledby="a4-title">
      <header>
        <h2 id="a4-title">{t('sheet.title')}</h2>
      </header>
      <p className="a4-meta">
        <span>
          {t('sheet.game')} <b>{gamesPlayed + 1}</b>
        </span>
        <span>
          {t('sheet.table')} <b>{code}</b>
        </span>
        <span>
          {t('sheet.rules')} <b>{t(`options.ruleset.${settings.ruleset}`)}</b>
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a sheet wider than the page */}
      <section className="a4-scroll" aria-labelledby="a4-title" tabIndex={0}>
        <table>
          <SheetHead state={state} />
          <tbody>
            {sheetRows(session.results, session.options.hands).map(({ hand, cells }) => (
              <tr key={hand}>
                <th scope="row">{hand}</th>
                {PLAYERS.map(player => (
                  <Cell key={player} cell={cells?.[player]} t={t} />
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('sheet.total')}</th>
              {PLAYERS.map(player => (
                <td key={player} className="first mid strong" colSpan={3}>
                  {t.signed(session.totals[player])}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <div className="a4-signs">
        <span>{t('sheet.umpire')}</span>
        <span>{t('sheet.date')}</span>
      </div>
      <footer>
        <span>{areSeatsChanged(session.options) && t('sheet.note')}</span>
        <span>{t('sheet.address', { code, address: location.host })}</span>
      </footer>
    </article>
  );
}

/** Returns whether the chairs change in a game: after each round but the last, unless the rules keep them (ruling 84). */
const areSeatsChanged = ({ hands, rules }: SessionOptions): boolean => hands > 4 && rules.seatChange !== 'none';

/** The head of the sheet: players, table points, totals and signatures, then the names of the columns. */
function SheetHead({ state }: { readonly state: TableState }) {
  const t = useT();
  const { totals, end } = state.session;
  const lines = [
    [t('sheet.player'), PLAYERS.map(player => t.nameOf(nameAt(state.places[player]) ?? '')), 'mid strong'],
    [t('sheet.tablePoints'), PLAYERS.map(player => (end ? t.number(end.tablePoints[player]) : '')), 'mid strong large'],
    [t('sheet.totalPoints'), PLAYERS.map(player => t.signed(totals[player])), 'mid strong'],
    [t('sheet.signature'), ['', '', '', ''], 'mid tall'],
  ] as const;
  return (
    <thead>
      <tr>
        <th scope="row">{t('sheet.position')}</th>
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
          <th scope="row">{what}</th>
          {PLAYERS.map(player => (
            <td key={player} className={`first ${className}`} colSpan={3} dir="auto">
              {values[player]}
            </td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="col">{t('sheet.hand')}</th>
        {PLAYERS.map(player => (
          <ColumnNames key={player} t={t} />
        ))}
      </tr>
    </thead>
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
