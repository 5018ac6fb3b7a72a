import type { DuplicateView } from '@gorrion/events/duplicate';
import type { CSSProperties } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import type { Row, Subject } from './rows.ts';
import { deviationText, resultText, shortHand } from './text.ts';

/** IMPs that a bar reaches the end with, at least. */
const LEAST_END = 10;

interface ComparedHandsProps {
  readonly id: string;
  readonly view: DuplicateView;
  readonly rows: readonly Row[];
  readonly subject: Subject;
  /** The hand that decided most, from 1. */
  readonly deciding: number;
}

/** Every hand with its result, deviation and IMPs, as numbers and as a bar to either side. */
export function ComparedHands({ id, view, rows, subject, deciding }: ComparedHandsProps) {
  const t = useT();
  const played = view.tables.flatMap(({ stage }, n) => (stage === 'played' ? [n] : []));
  const hasBoth = subject.kind === 'player' && played.length === 2;
  const end = Math.max(LEAST_END, ...rows.map(({ imps = 0 }) => Math.abs(imps)));
  return (
    <table className="table dup-hands">
      <caption className="sr">{t('duplicate.handsCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('duplicate.col.hand')}</th>
          <th scope="col" className="wide">
            {t('duplicate.col.best')}
          </th>
          {hasBoth ? (
            played.map(n => (
              <th key={n} scope="col">
                {t('duplicate.table', { table: n + 1 })}
              </th>
            ))
          ) : (
            <>
              <th scope="col">{t('duplicate.col.points')}</th>
              {subject.kind === 'player' && <th scope="col">{t('duplicate.col.mean')}</th>}
            </>
          )}
          <th scope="col">{t('duplicate.col.deviation')}</th>
          <th scope="col" colSpan={2} className="dup-imps">
            {t('duplicate.imps')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.hand} className={row.hand === deciding ? 'deciding' : undefined}>
            <th scope="row">
              <Go href={eventPaths.duplicateHand(id, row.hand)}>{shortHand(t, row.hand)}</Go>
            </th>
            <td className="wide">{resultText(t, row.best)}</td>
            {hasBoth ? (
              played.map(n => <td key={n}>{signedOr(t, row.byTable[n])}</td>)
            ) : (
              <>
                <td>{signedOr(t, row.points)}</td>
                {subject.kind === 'player' && <td>{row.mean === undefined ? '–' : deviationText(t, row.mean)}</td>}
              </>
            )}
            <td>{row.deviation === undefined ? '–' : deviationText(t, row.deviation)}</td>
            <td className="dup-track">
              <Bar imps={row.imps ?? 0} end={end} />
            </td>
            <td>{signedOr(t, row.imps)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signedOr = (t: ReturnType<typeof useT>, value: number | undefined): string =>
  value === undefined ? '–' : t.signed(value);

/** A bar from the middle: to the right and solid for gains, to the left and hollow for losses. */
const Bar = ({ imps, end }: { readonly imps: number; readonly end: number }) => (
  <span className="dup-bar" aria-hidden="true">
    {imps !== 0 && (
      <i className={imps > 0 ? 'won' : 'lost'} style={{ '--size': (50 * Math.abs(imps)) / end } as CSSProperties} />
    )}
  </span>
);
