import type { SessionView, TableView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Sure } from '../../kit/ui/Sure.tsx';
import type { Scoring } from './useScoring.ts';

interface EndTableProps {
  readonly scoring: Scoring;
  readonly session: SessionView;
  readonly table: TableView;
  readonly most: number;
  /** Whether a hand is being entered, which would not be on the sheet. */
  readonly isEntering: boolean;
}

/** The end of a table: after all hands with one press, before after a question, also when time was called. Shows nothing once it has ended. */
export function EndTable({ scoring, session, table, most, isEntering }: EndTableProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  if (table.stage !== 'playing') return null;
  const isWhole = table.hands.length >= most;
  const isDue = isWhole || session.timeCalledAt !== undefined;
  const end = () => {
    setAsked(false);
    scoring.send({ type: 'end-table', session: session.session, table: table.table });
  };
  return (
    <section className="card pad stack" aria-label={t('scorer.end')}>
      <p>{t(isWhole ? 'scorer.allPlayed' : isDue ? 'scorer.timeCalled' : 'scorer.endNote')}</p>
      {isAsked ? (
        <Sure
          question={
            table.hands.length === 0
              ? t('scorer.endUnplayed')
              : t('scorer.endSure', { count: table.hands.length, most })
          }
          yes={t('scorer.end')}
          no={t('scorer.cancel')}
          onYes={end}
          onNo={() => setAsked(false)}
        >
          {isEntering && <p>{t('scorer.endEntry')}</p>}
        </Sure>
      ) : (
        <button
          type="button"
          className={`btn ${isDue ? 'pri' : ''}`}
          onClick={() => (isWhole ? end() : setAsked(true))}
        >
          {t('scorer.end')}
        </button>
      )}
    </section>
  );
}
