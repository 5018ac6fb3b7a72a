import type { Seat } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { isEnd, type LogLine } from '../log.ts';

interface EventLogProps {
  readonly lines: readonly LogLine[];
  readonly nameOf: (seat: Seat) => string;
  readonly mine: Seat | undefined;
  readonly style: CSSProperties;
}

const SHOWN = 4;

/** The last moves, newest first. */
export function EventLog({ lines, nameOf, mine, style }: EventLogProps) {
  const t = useT();
  if (!lines.length) return null;
  return (
    <aside className="log card" style={style} aria-label={t('table.recent')}>
      <h2>{t('table.recent')}</h2>
      <ol>
        {lines
          .slice(-SHOWN)
          .reverse()
          .map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a new line replaces the node of its row, so that nothing shifts
            <Line key={`${row} ${line.id}`} line={line} name={isEnd(line) ? '' : nameOf(line.seat)} mine={mine} />
          ))}
      </ol>
    </aside>
  );
}

function Line({
  line,
  name,
  mine,
}: {
  readonly line: LogLine;
  readonly name: string;
  readonly mine: Seat | undefined;
}) {
  const t = useT();
  if (isEnd(line)) return <li>{t(`log.${line.kind}`)}</li>;
  if (line.kind === 'foul') {
    return (
      <li className="foul">
        <Icon name="warn" />
        <span>
          <b>
            <bdi>{name}</bdi>:
          </b>{' '}
          {t(`foul.${line.foul}`)}
        </span>
      </li>
    );
  }
  return (
    <li>
      {line.tile !== undefined && <MiniTile tile={line.tile} />}
      <span>
        <b dir="auto">{name}</b> {t(`short.${line.kind}.${line.seat === mine ? 'you' : 'other'}`)}
      </span>
    </li>
  );
}
