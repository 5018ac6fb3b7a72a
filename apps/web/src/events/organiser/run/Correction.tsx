import type { SessionView, TableView } from '@gorrion/events/tournament';
import { useT } from '../../../kit/i18n/index.ts';
import { CorrectionForm } from '../../event/CorrectionForm.tsx';
import type { EventDesk } from '../useEvent.ts';
import { chairText } from './chairText.ts';

interface CorrectionProps {
  readonly desk: EventDesk;
  readonly session: SessionView;
  readonly table: TableView;
  /** Told that it was taken. */
  readonly onDone?: () => void;
}

/** A change of a sheet that has ended. One that does not add up may be corrected by what it is off. */
export function Correction({ desk, session, table, onDone }: CorrectionProps) {
  const t = useT();
  const at = { session: session.session, table: table.table };
  const wrong = desk.view.sum.wrong.find(one => one.session === at.session && one.table === at.table);
  return (
    <section className="stack og-correct">
      <h2 id="og-correct">{t('organiser.correct')}</h2>
      <CorrectionForm
        titleId="og-correct"
        nameOf={chair => chairText(t, desk.view, table, chair)}
        table={table}
        off={wrong?.difference ?? 0}
        onCorrect={async (changes, reason) => {
          const isTaken = await desk.send({ type: 'correct', ...at, changes, reason });
          if (isTaken) onDone?.();
          return isTaken;
        }}
      />
    </section>
  );
}
