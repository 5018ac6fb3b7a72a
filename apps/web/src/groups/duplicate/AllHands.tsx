import type { Comparison, DuplicateView } from '@gorrion/events/duplicate';
import { PLAYERS } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { playerName, shortHand } from './text.ts';

interface AllHandsProps {
  readonly id: string;
  readonly view: DuplicateView;
  readonly comparison: Comparison;
}

/** All results as numbers: each hand, each table, each player, with points and IMPs. */
export function AllHands({ id, view, comparison }: AllHandsProps) {
  const t = useT();
  const places = view.tables.flatMap(({ stage }, table) =>
    stage === 'played' ? PLAYERS.map(player => ({ table, player })) : [],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className="scroller dup-all" aria-label={t('duplicate.handsCaption')} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('duplicate.col.hand')}</th>
            {places.map(({ table, player }) => (
              <th key={`${table}-${player}`} scope="col">
                {playerName(t, view, table, player)}
                <small>{t('duplicate.table', { table: table + 1 })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.hands.map(({ hand, cells }) => (
            <tr key={hand}>
              <th scope="row">
                <Go href={eventPaths.duplicateHand(id, hand)}>{shortHand(t, hand)}</Go>
              </th>
              {places.map(({ table, player }) => {
                const cell = cells[table]?.[player];
                return (
                  <td key={`${table}-${player}`}>
                    {cell
                      ? t('duplicate.pointsAndImps', { points: t.signed(cell.points), imps: t.signed(cell.imps) })
                      : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('duplicate.sum')}</th>
            {places.map(({ table, player }) => {
              const { points, imps } = comparison.totals[table]![player];
              return (
                <td key={`${table}-${player}`}>
                  {t('duplicate.pointsAndImps', { points: t.signed(points), imps: t.signed(imps) })}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
