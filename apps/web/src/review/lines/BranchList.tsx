import type { LineId } from '@gorrion/protocol';
import { type ReactNode, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Sure } from '../../kit/ui/Sure.tsx';
import './branchList.css';

/** One line as the list shows it. The first row is what was played. */
export interface BranchRow {
  /** Undefined for what was played. */
  readonly id: LineId | undefined;
  readonly title: string;
  readonly author: string;
  readonly note: string;
  /** Points for the seat that the list is about; undefined while the hand is not over. */
  readonly result: number | undefined;
  readonly mayDrop: boolean;
}

interface BranchListProps {
  readonly rows: readonly BranchRow[];
  readonly current: LineId | undefined;
  readonly onGo: (id: LineId | undefined) => void;
  readonly onDrop: (id: LineId) => void;
}

/** From so many lines on, the list folds them by author. */
const FOLDED_FROM = 7;

/** Returns the rows by author, in the order of their first lines. */
function byAuthor(rows: readonly BranchRow[]): ReadonlyMap<string, readonly BranchRow[]> {
  const groups = new Map<string, BranchRow[]>();
  for (const row of rows) groups.set(row.author, [...(groups.get(row.author) ?? []), row]);
  return groups;
}

/** The lines of a hand below each other, what was played first. */
export function BranchList({ rows, ...rest }: BranchListProps) {
  const t = useT();
  const [played, ...lines] = rows;
  if (lines.length < FOLDED_FROM) return <Rows rows={rows} {...rest} />;
  return (
    <>
      {played && <Rows rows={[played]} {...rest} isAlone />}
      {[...byAuthor(lines)].map(([author, own]) => (
        <details key={author} open={own.some(({ id }) => id === rest.current)}>
          <summary>{t('lines.by', { author, count: own.length })}</summary>
          <Rows rows={own} {...rest} />
        </details>
      ))}
    </>
  );
}

function Rows({ rows, isAlone = false, ...rest }: BranchListProps & { readonly isAlone?: boolean }) {
  return (
    <ol className="br">
      {rows.map((row, n) => (
        <Row
          key={row.id ?? 'played'}
          row={row}
          lane={<Lane isPlayed={row.id === undefined} isLast={n === rows.length - 1} isAlone={isAlone} />}
          {...rest}
        />
      ))}
    </ol>
  );
}

interface LaneProps {
  readonly isPlayed: boolean;
  readonly isLast: boolean;
  readonly isAlone: boolean;
}

const BEND = 'M6 14C6 24 10 24 20 24';

/** The rail at the left of a row: solid for what was played, dashed for a line that leaves it. */
function Lane({ isPlayed, isLast, isAlone }: LaneProps) {
  const down = isAlone ? 'M6 24V24' : 'M6 24V48';
  const path = isPlayed ? down : isLast ? 'M6 0V14C6 24 10 24 20 24' : `M6 0V48${BEND}`;
  return (
    <svg className="br-lane" viewBox="0 0 24 48" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} className={isPlayed ? 'played' : undefined} />
      <circle cx={isPlayed ? 6 : 20} cy="24" r="4" className={isPlayed ? 'played' : undefined} />
    </svg>
  );
}

type RowProps = Pick<BranchListProps, 'current' | 'onGo' | 'onDrop'> & {
  readonly row: BranchRow;
  readonly lane: ReactNode;
};

function Row({ row, lane, current, onGo, onDrop }: RowProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const { id, title, note, result, mayDrop } = row;
  const isNow = id === current;
  const sign = result === undefined || result === 0 ? '' : result > 0 ? ' gain' : ' loss';
  return (
    <li className={isNow ? 'on' : undefined}>
      <button type="button" className="br-go" aria-current={isNow ? 'true' : undefined} onClick={() => onGo(id)}>
        {lane}
        <b className="ellipsis" dir="auto">
          {title}
        </b>
        <span className="fine">{note}</span>
        <span className={`br-result numeral${sign}`}>{result === undefined ? '' : t.signed(result)}</span>
      </button>
      {isNow && id !== undefined && mayDrop && !isAsked && (
        <button type="button" className="btn sm ghost loss" onClick={() => setAsked(true)}>
          {t('lines.drop')}
        </button>
      )}
      {isAsked && id !== undefined && (
        <Sure
          question={t('lines.dropSure')}
          yes={t('lines.drop')}
          no={t('lines.keep')}
          onYes={() => onDrop(id)}
          onNo={() => setAsked(false)}
        />
      )}
    </li>
  );
}
