import type { EventAppeal } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Note } from '../../../kit/ui/Note.tsx';
import { AppealList } from '../../event/Appeals.tsx';
import { isOver, sessionOf, tableOf } from '../../event/event.ts';
import type { FoulRulings } from '../../event/sheet.ts';
import { appealMark, isCorrectedFor, standingRulings, unsettledAppeals } from '../../event/upheld.ts';
import { placeText } from '../../event/words.ts';
import { isOwnTable } from '../../scorer/mine.ts';
import { EventDialog } from '../fields/EventDialog.tsx';
import type { EventDesk } from '../useEvent.ts';
import { Asked } from './Asked.tsx';
import { Correction } from './Correction.tsx';

/** Appeals (3.12, 3.13), which organisers decide if they have not ruled there. Shows nothing if there are none. */
export function AppealsCard({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view, send } = desk;
  if (view.appeals.length === 0) return null;
  return (
    <section className="card pad stack" aria-labelledby="og-appeals">
      <h2 id="og-appeals">{t('organiser.appeals')}</h2>
      <AppealList
        view={view}
        appeals={view.appeals}
        send={send}
        act={(given, appeal) => <TakeBack desk={desk} given={given} appeal={appeal} />}
        after={appeal => <CorrectFor desk={desk} appeal={appeal} />}
      />
    </section>
  );
}

/** Longest reason (characters). */
const LONGEST = 200;

interface SettleProps {
  readonly desk: EventDesk;
  readonly appeal: EventAppeal;
}

/** Takes a ruling back that stands after an upheld appeal. */
function TakeBack({ desk: { view, send }, given, appeal }: SettleProps & { readonly given: FoulRulings }) {
  const t = useT();
  const table = tableOf(view, appeal.session, appeal.table);
  if (!table || isOwnTable(view, table)) return null;
  if (!view.you.rights.includes('rule')) return <p className="fine">{t('organiser.appeal.umpire')}</p>;
  const reason = t('organiser.appeal.reason', { remark: (appeal.final ?? appeal.answer)?.remark ?? '' });
  return (
    <Asked
      word={t('organiser.appeal.revoke')}
      icon="undo"
      question={t('organiser.appeal.revoke.sure')}
      onYes={() => {
        for (const { number } of given)
          void send({ type: 'revoke-ruling', ruling: number, reason: reason.slice(0, LONGEST) });
      }}
    />
  );
}

/** Corrects the points of a table for an upheld appeal. */
function CorrectFor({ desk, appeal }: SettleProps) {
  const t = useT();
  const [isCorrecting, setCorrecting] = useState(false);
  const { view } = desk;
  const session = sessionOf(view, appeal.session);
  const table = tableOf(view, appeal.session, appeal.table);
  if (isOver(view) || appealMark(appeal) !== 'upheld' || !session || !table || isOwnTable(view, table)) return null;
  const close = () => setCorrecting(false);
  // A ruling that was taken back has given its points back already.
  const isDone =
    appeal.against !== undefined && 'ruling' in appeal.against && standingRulings(view, appeal).length === 0;
  const isEnded = table.stage === 'ended' || table.stage === 'final';
  const mayCorrect = !isDone && view.you.rights.includes('correct') && isEnded;
  return (
    <>
      {mayCorrect && !isCorrectedFor(view, appeal) && (
        <span className="row">
          <button type="button" className="btn sm" onClick={() => setCorrecting(true)}>
            {t('organiser.appeal.correct')}
          </button>
        </span>
      )}
      {isCorrecting && (
        <EventDialog labelledBy="og-correct" className="small og-dialog" onClose={close}>
          <Correction desk={desk} session={session} table={table} onDone={close} />
          <button type="button" className="btn ghost" onClick={close}>
            {t('organiser.back')}
          </button>
        </EventDialog>
      )}
    </>
  );
}

/** A warning before what builds on the results, while the ruling of an upheld appeal still stands. */
export function UnsettledNote({ desk: { view } }: { readonly desk: EventDesk }) {
  const t = useT();
  const appeals = unsettledAppeals(view);
  if (appeals.length === 0) return null;
  return (
    <Note tone="amber" icon="warn" title={t('organiser.appeal.unsettled', { count: appeals.length })}>
      {t.all(appeals.map(appeal => placeText(t, view, appeal)))}
    </Note>
  );
}
