import { COLUMNS, type Column, type Columns, withColumn } from '@gorrion/events/roster';
import { useT } from '../../../kit/i18n/index.ts';
import { Pick } from '../../../kit/ui/Pick.tsx';
import './players.css';

interface ReadColumnsProps {
  readonly columns: Columns;
  readonly samples: readonly (readonly string[])[];
  readonly onColumns: (columns: Columns) => void;
}

/** What each column of a pasted list was read as, beside what stands in it; the organiser says it where the guess is wrong. */
export function ReadColumns({ columns, samples, onColumns }: ReadColumnsProps) {
  const t = useT();
  if (columns.length < 2) return null;
  const options = (['', ...COLUMNS] as const).map(
    value => [value, t(`organiser.column.${value || 'unread'}`)] as const,
  );
  return (
    <section className="card pad stack" aria-labelledby="og-columns">
      <h2 id="og-columns">{t('organiser.columns')}</h2>
      <ol className="og-columns">
        {columns.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={place}>
            <Pick<Column | ''>
              label={t('organiser.column', { number: place + 1 })}
              value={column ?? ''}
              options={options}
              onPick={meaning => onColumns(withColumn(columns, place, meaning || undefined))}
            />
            <span className="fine">{samples[place]!.map(t.nameOf).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
