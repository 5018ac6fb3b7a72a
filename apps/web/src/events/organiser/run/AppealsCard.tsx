import type { EventAppeal } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Note } from '../../../kit/ui/Note.tsx';
import { AppealList } from '../../event/Appeals.tsx';
import { isOver, sessionOf, tableOf } from '../../event/event.ts';
import { rulingWords } from '../../event/fouls.ts';
import { foulsGiven } from '../../event/sheet.ts';
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
        after={appeal => <Settle desk={desk} appeal={appeal} />}
      />
    </section>
  );
}

/** Longest reason (characters). */
const LONGEST = 200;

/** What an upheld appeal asks for: its ruling is taken back, or its points are corrected. */
function Settle({ desk, appeal }: { readonly desk: EventDesk; readonly appeal: EventAppeal }) {
  const t = useT();
  const [isCorrecting, setCorrecting] = useState(false);
  const { view, send } = desk;
  const { rights } = view.you;
  const session = sessionOf(view, appeal.session);
  const table = tableOf(view, appeal.session, appeal.table);
  if (isOver(view) || appealMark(appeal) !== 'upheld' || !session || !table || isOwnTable(view, table)) return null;
  const standing = standingRulings(view, appeal);
  const isCorrected = isCorrectedFor(view, appeal);
  const close = () => setCorrecting(false);
  const reason = t('organiser.appeal.reason', { remark: (appeal.final ?? appeal.answer)?.remark ?? '' });
  // A ruling that was taken back has given its points back already.
  const isDone = appeal.against !== undefined && 'ruling' in appeal.against && standing.length === 0;
  const mayCorrect = !isDone && rights.includes('correct') && (table.stage === 'ended' || table.stage === 'final');
  return (
    <>
      {foulsGiven({ rulings: standing }, appeal.session, appeal.table).map(given => (
        <div key={given[0].number} className="stack tight">
          <p className="quiet">{t('organiser.appeal.stands', { ruling: rulingWords(t, view, ...given) })}</p>
          {rights.includes('rule') ? (
            <Asked
              word={t('organiser.appeal.revoke')}
              icon="undo"
              question={t('organiser.appeal.revoke.sure')}
              onYes={() => {
                for (const { number } of given)
                  void send({ type: 'revoke-ruling', ruling: number, reason: reason.slice(0, LONGEST) });
              }}
            />
          ) : (
            <p className="fine">{t('organiser.appeal.umpire')}</p>
          )}
        </div>
      ))}
      {isCorrected && <p className="quiet">{t('organiser.appeal.corrected')}</p>}
      {mayCorrect && !isCorrected && (
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
