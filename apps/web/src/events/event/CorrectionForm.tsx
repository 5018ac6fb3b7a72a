import type { TableView } from '@gorrion/events/tournament';
import { type ByPlayer, correctionFault, type Player } from '@gorrion/rules';
import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { ChangesFields } from '../../sheet/session/ChangesFields.tsx';
import { sumOf } from '../../sheet/session/changes.ts';

const NOTHING: ByPlayer<number> = [0, 0, 0, 0];
/** Longest reason (characters). */
const LONGEST = 200;

interface CorrectionFormProps {
  readonly nameOf: (player: Player) => string;
  readonly table: Pick<TableView, 'totals' | 'signed'>;
  /** By how much the sheet is off: a correction may put it right. */
  readonly off: number;
  /** Id of the form's title. */
  readonly titleId?: string;
  /** Sends the correction; resolves to true if it was taken, to false if it was refused. */
  readonly onCorrect: (changes: ByPlayer<number>, reason: string) => Promise<unknown>;
}

/** A correction of a sheet: four numbers and a reason that everybody reads. */
export function CorrectionForm({ nameOf, table, off, titleId, onCorrect }: CorrectionFormProps) {
  const t = useT();
  const [round, setRound] = useState(0);
  const [changes, setChanges] = useState<ByPlayer<number> | undefined>(NOTHING);
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const clean = reason.replace(/\s+/g, ' ').trim();
  const fault = changes && correctionFault(changes, { off, taken: 0 });
  const isWhole = changes !== undefined && fault === undefined && clean !== '';
  const noteOf = (player: Player) => {
    const [now, next] = [table.totals[player], table.totals[player] + (changes?.[player] ?? 0)];
    return t(now === next ? 'event.correct.now' : 'event.correct.becomes', {
      now: t.signed(now),
      next: t.signed(next),
    });
  };
  const change = (next: ByPlayer<number> | undefined) => {
    setDone(false);
    setChanges(next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    const answer = await onCorrect(changes, clean);
    if (answer === false) return;
    setDone(answer === true);
    setRound(round + 1);
    setChanges(NOTHING);
    setReason('');
  };
  return (
    <form className="stack" aria-labelledby={titleId} onSubmit={event => void send(event)}>
      <p className="fine">
        {t('event.correct.difference')} {table.signed.some(at => at !== null) && t('event.correct.signAgain')}
      </p>
      <ChangesFields key={round} nameOf={nameOf} noteOf={noteOf} first={NOTHING} onChange={change} />
      <p className={changes && fault !== 'sum' ? 'fine' : 'field-fault'} role="status">
        {isDone
          ? t('event.correct.done')
          : changes
            ? t('event.correct.sum', { sum: t.signed(sumOf(changes)) })
            : t('event.correct.number')}
      </p>
      <Field label={t('event.correct.reason')}>
        <input
          maxLength={LONGEST}
          value={reason}
          autoComplete="off"
          onChange={event => setReason(event.target.value)}
        />
      </Field>
      <button type="submit" className="btn sm" disabled={!isWhole}>
        {t('event.correct.button')}
      </button>
    </form>
  );
}
