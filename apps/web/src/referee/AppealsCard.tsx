import type { EventAppeal, TournamentView } from '@gorrion/events/tournament';
import { useId, useState } from 'react';
import { tableOf } from '../event/event.ts';
import { handText } from '../event/words.ts';
import { useT } from '../i18n/index.ts';
import { timeOfDay } from '../i18n/timeOfDay.ts';
import { isOwnTable } from '../scorer/mine.ts';
import type { Orders } from './useOrders.ts';

interface AppealsCardProps {
  readonly view: TournamentView;
  readonly orders: Orders;
}

/** Appeals (3.12, 3.13), those without an answer first. Shows nothing if there are none. */
export function AppealsCard({ view, orders }: AppealsCardProps) {
  const t = useT();
  const appeals = view.appeals.toSorted(
    (a, b) => Number(a.answer !== undefined) - Number(b.answer !== undefined) || a.at - b.at,
  );
  if (appeals.length === 0) return null;
  return (
    <section className="card rf-card" aria-labelledby="rf-appeals">
      <h2 id="rf-appeals">{t('referee.appeals')}</h2>
      <ol className="rf-given">
        {appeals.map(appeal => (
          <Appeal key={appeal.number} view={view} appeal={appeal} orders={orders} />
        ))}
      </ol>
    </section>
  );
}

interface AppealProps extends AppealsCardProps {
  readonly appeal: EventAppeal;
}

/** Longest remark of an answer (characters). */
const LONGEST = 200;

function Appeal({ view, appeal, orders }: AppealProps) {
  const t = useT();
  const id = useId();
  const [remark, setRemark] = useState('');
  const { number, session, table, hand, by, text, at, answer } = appeal;
  const found = tableOf(view, session, table);
  const isOwn = found !== undefined && isOwnTable(view, found);
  const clean = remark.replace(/\s+/g, ' ').trim();
  const reply = (isUpheld: boolean) =>
    void orders.send({ type: 'answer-appeal', appeal: number, isUpheld, remark: clean });
  return (
    <li>
      <p>
        <b>{t('referee.where', { session, table, hand: handText(t, hand) })}</b>{' '}
        <small dir="auto">
          {by}, {timeOfDay(t.locale, at)}
        </small>
      </p>
      <p className="rf-text" dir="auto">
        {text}
      </p>
      {answer && (
        <p dir="auto">
          <b>{t(answer.isUpheld ? 'referee.upheld' : 'referee.rejected')}</b> {answer.remark} ({answer.by})
        </p>
      )}
      {!answer && isOwn && <p className="rf-quiet">{t('referee.ownNote')}</p>}
      {!answer && !isOwn && (
        <div className="rf-form">
          <label className="rf-field" htmlFor={id}>
            {t('referee.answer')}
            <textarea
              id={id}
              rows={2}
              maxLength={LONGEST}
              value={remark}
              onChange={event => setRemark(event.target.value)}
            />
          </label>
          <span className="rf-ways">
            <button type="button" className="btn sm" disabled={clean === ''} onClick={() => reply(true)}>
              {t('referee.uphold')}
            </button>
            <button type="button" className="btn sm" disabled={clean === ''} onClick={() => reply(false)}>
              {t('referee.reject')}
            </button>
          </span>
        </div>
      )}
    </li>
  );
}
