import type { TableState } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { type FoulRow, foulRows } from '../../sheet/session/notes.ts';
import { printForm } from './printForm.ts';

interface FoulFormProps {
  readonly state: TableState;
  readonly code: string;
}

/** The appendix of the printed book that has the form. */
const APPENDIX = 6;

/** The record of fouls (appendix 6), on screen and on paper. */
export function FoulForm({ state, code }: FoulFormProps) {
  const t = useT();
  const rows = foulRows(t, state);
  return (
    <div className="form-fouls">
      <article className="a4" aria-labelledby="fouls-title">
        <header>
          <h2 id="fouls-title">{t('forms.fouls')}</h2>
          <span>{t('book.appendix', { number: APPENDIX })}</span>
        </header>
        <p className="a4-meta">
          <span>
            {t('sheet.game')} <b>{state.gamesPlayed + 1}</b>
          </span>
          <span>
            {t('forms.group')} <b />
          </span>
          <span>
            {t('sheet.table')} <b>{code}</b>
          </span>
        </p>
        {rows.length === 0 ? <p>{t('forms.noFouls')}</p> : <FoulTable rows={rows} />}
        <div className="a4-signs">
          <span>{t('sheet.umpire')}</span>
          <span>{t('sheet.date')}</span>
        </div>
      </article>
      {rows.length > 0 && (
        <button type="button" className="btn form-print" onClick={() => printForm('fouls')}>
          <Icon name="print" />
          {t('forms.printFouls')}
        </button>
      )}
    </div>
  );
}

function FoulTable({ rows }: { readonly rows: readonly FoulRow[] }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a form wider than the page
    <section className="a4-scroll" aria-labelledby="fouls-title" tabIndex={0}>
      <table className="foul-rows">
        <thead>
          <tr>
            {(['forms.team', 'sheet.player', 'forms.number', 'forms.where'] as const).map(key => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
            {(['forms.nature', 'forms.penalty', 'forms.remarks'] as const).map(key => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record keeps its order
            <tr key={n}>
              <td />
              <td dir="auto">{row.name}</td>
              <td />
              <td>{row.where}</td>
              <td>{row.nature}</td>
              <td>{row.penalty}</td>
              <td>{[row.remarks, timeOfDay(t.locale, row.at)].filter(Boolean).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
