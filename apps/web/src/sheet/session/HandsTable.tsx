import { type ByPlayer, PLAYERS, startingSeat } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import './handsTable.css';

/** A row of a table of hands: a hand, what was moved beside hands, or a sum. */
export interface HandsRow {
  readonly key: number | string;
  readonly head: ReactNode;
  /** What stands in the columns of the players. */
  readonly cells: ByPlayer<ReactNode>;
  readonly className?: string | undefined;
  /** What can be done about the row. */
  readonly act?: ReactNode;
}

interface HandsTableProps {
  /** What the table is called where it is scrolled. */
  readonly label: string;
  readonly names: ByPlayer<string>;
  readonly rows: readonly HandsRow[];
  /** The name of the column of acts; undefined without one. */
  readonly act?: string | undefined;
}

/** The hands of a table on the screen, a column for each player. */
export function HandsTable({ label, names, rows, act }: HandsTableProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a table wider than the page
    <section className="scroller hands" aria-label={label} tabIndex={0}>
      <table className={`table hands-table ${act === undefined ? '' : 'has-acts'}`}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.hand')}</th>
            {PLAYERS.map(player => (
              <th key={player} scope="col">
                <span className="hands-name">
                  <WindGlyph wind={startingSeat(player)} />
                  <span className="sr">{windName(t, startingSeat(player))}</span>
                  <span dir="auto">{names[player]}</span>
                </span>
              </th>
            ))}
            {act !== undefined && (
              <th scope="col">
                <span className="sr">{act}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells, className, act: ofRow }) => (
            <tr key={key} className={className}>
              <th scope="row">{head}</th>
              {PLAYERS.map(player => (
                <td key={player}>{cells[player]}</td>
              ))}
              {act !== undefined && <td>{ofRow}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A change of points in its colour. */
export function Change({ points }: { readonly points: number }) {
  const t = useT();
  return <span className={points > 0 ? 'gain' : points < 0 ? 'loss' : 'quiet'}>{t.signed(points)}</span>;
}
