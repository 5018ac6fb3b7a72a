import type { SessionView, TableView } from '@gorrion/events/tournament';
import { useId } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { CorrectionForm } from '../../event/CorrectionForm.tsx';
import type { EventDesk } from '../useEvent.ts';
import { chairText } from './chairText.ts';

interface CorrectionProps {
  readonly desk: EventDesk;
  readonly session: SessionView;
  readonly table: TableView;
}

/** A change of a sheet that has ended. One that does not add up may be corrected by what it is off. */
export function Correction({ desk, session, table }: CorrectionProps) {
  const t = useT();
  const id = useId();
  const at = { session: session.session, table: table.table };
  const wrong = desk.view.sum.wrong.find(one => one.session === at.session && one.table === at.table);
  return (
    <section className="stack og-correct">
      <h2 id={id}>{t('organiser.correct')}</h2>
      <CorrectionForm
        titleId={id}
        nameOf={chair => chairText(t, desk.view, table, chair)}
        table={table}
        off={wrong?.difference ?? 0}
        onCorrect={(changes, reason) => desk.send({ type: 'correct', ...at, changes, reason })}
      />
    </section>
  );
}
