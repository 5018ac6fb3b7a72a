import type { SessionView, TableView } from '@gorrion/events/tournament';
import { type ByPlayer, PLAYERS } from '@gorrion/rules';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import type { EventDesk } from '../useEvent.ts';
import { chairText } from './chairText.ts';
import { changesOf, sumOf } from './console.ts';

const NOTHING: ByPlayer<string> = ['', '', '', ''];

interface CorrectionProps {
  readonly desk: EventDesk;
  readonly session: SessionView;
  readonly table: TableView;
}

/** A change of a sheet: four numbers and a reason that everybody reads. */
export function Correction({ desk, session, table }: CorrectionProps) {
  const t = useT();
  const id = useId();
  const [texts, setTexts] = useState(NOTHING);
  const [reason, setReason] = useState('');
  const changes = changesOf(texts);
  const sum = changes ? sumOf(changes) : 0;
  // A sheet that does not add up may be corrected by what it is off.
  const wrong = desk.view.sum.wrong.find(one => one.session === session.session && one.table === table.table);
  const isRightSum = sum === 0 || sum === -(wrong?.difference ?? 0);
  const isEmpty = changes?.every(one => one === 0) ?? false;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!changes || !isRightSum || isEmpty || reason.trim() === '') return;
    const command = { session: session.session, table: table.table, changes, reason: reason.trim() };
    if (!(await desk.send({ type: 'correct', ...command }))) return;
    setTexts(NOTHING);
    setReason('');
  };
  return (
    <form className="stack og-correct" onSubmit={send} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('organiser.correct')}</h2>
      <div className="og-four">
        {PLAYERS.map(chair => (
          <div key={chair} className="field">
            <label className="field-label" htmlFor={`${id}-${chair}`}>
              {chairText(t, desk.view, table, chair)}
            </label>
            <input
              id={`${id}-${chair}`}
              value={texts[chair]}
              maxLength={7}
              autoComplete="off"
              onChange={event => setTexts(texts.with(chair, event.target.value) as unknown as ByPlayer<string>)}
            />
          </div>
        ))}
      </div>
      <p className={changes && isRightSum ? 'fine' : 'field-fault'} role="status">
        {changes ? t('organiser.correct.sum', { sum: t.signed(sum) }) : t('organiser.correct.number')}
      </p>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-reason`}>
          {t('organiser.correct.reason')}
        </label>
        <input
          id={`${id}-reason`}
          value={reason}
          maxLength={200}
          autoComplete="off"
          onChange={event => setReason(event.target.value)}
        />
      </div>
      <button type="submit" className="btn sm" disabled={!changes || !isRightSum || isEmpty || reason.trim() === ''}>
        {t('organiser.correct.button')}
      </button>
    </form>
  );
}
