import { MOST_TABLES, type OperatorTable, type OperatorView } from '@gorrion/protocol';
import { useState } from 'react';
import { type Translate, useT } from '../kit/i18n/index.ts';
import { momentText } from '../kit/i18n/timeOfDay.ts';
import { Card } from '../kit/ui/Card.tsx';
import { SearchField } from '../kit/ui/SearchField.tsx';

/** Tables that are shown at first. */
const FIRST = 6;

function playersOf(t: Translate, { people, bots, watchers }: OperatorTable): string {
  return t.all([
    ...(people > 0 || bots === 0 ? [t('operator.seatsOf', { people })] : []),
    ...(bots > 0 ? [t('operator.bots', { count: bots })] : []),
    ...(watchers > 0 ? [t('operator.watching', { count: watchers })] : []),
  ]);
}

function handOf(t: Translate, { stage, hand }: OperatorTable): string {
  if (stage === 'gathering') return t('operator.waits');
  return stage === 'over' ? t('operator.over') : t.number(hand);
}

/** Returns the tables whose code or kind holds a text. */
function withText(t: Translate, tables: readonly OperatorTable[], wanted: string): readonly OperatorTable[] {
  const text = wanted.trim().toLowerCase();
  const code = text.replaceAll(/[\s-]/g, '');
  return tables.filter(
    table => table.code.toLowerCase().includes(code) || t(`operator.sort.${table.sort}`).toLowerCase().includes(text),
  );
}

function Rows({ tables }: { readonly tables: readonly OperatorTable[] }) {
  const t = useT();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('operator.table')}</th>
          <th scope="col" className="words not-narrow">
            {t('operator.kind')}
          </th>
          <th scope="col" className="words">
            {t('operator.seats')}
          </th>
          <th scope="col">{t('operator.hand')}</th>
          <th scope="col" className="wide-only">
            {t('operator.since')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map(table => (
          <tr key={table.code}>
            <th scope="row">
              <code>{table.code}</code>
            </th>
            <td className="words not-narrow">{t(`operator.sort.${table.sort}`)}</td>
            <td className="words quiet">{playersOf(t, table)}</td>
            <td>{handOf(t, table)}</td>
            <td className="wide-only">{momentText(t.locale, table.since)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tables that are open, as their spectators know them. */
export function TablesCard({ view: { tables, tableCount } }: { readonly view: OperatorView }) {
  const t = useT();
  const [wanted, setWanted] = useState('');
  const [isAll, setAll] = useState(false);
  const found = withText(t, tables, wanted);
  const shown = found.slice(0, isAll ? MOST_TABLES : FIRST);
  const isMany = tableCount > FIRST;
  return (
    <Card
      title={t('operator.tables')}
      aside={isMany && <SearchField label={t('operator.find')} text={wanted} onText={setWanted} />}
    >
      {shown.length > 0 ? (
        <Rows tables={shown} />
      ) : (
        <p className="quiet">{t(tableCount === 0 ? 'operator.noTables' : 'operator.noneFound')}</p>
      )}
      {isMany && (
        <footer className="card-foot operator-more">
          <span className="fine">{t('operator.shownOf', { count: shown.length, all: tableCount })}</span>
          {found.length > FIRST && (
            <button type="button" className="btn sm ghost" onClick={() => setAll(!isAll)}>
              {t(isAll ? 'operator.fewer' : 'operator.allTables')}
            </button>
          )}
        </footer>
      )}
    </Card>
  );
}
