import type { DrawCheck } from '@gorrion/events/lots';
import { type DrawView, seatedBy } from '@gorrion/events/tournament';
import { useEffect, useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { Sure } from '../../../kit/ui/Sure.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { Go } from '../../../shell/page/Go.tsx';
import { absentFrom, checkDraw } from '../../event/draw.ts';
import { drawText } from '../../event/words.ts';
import { entrantsOf, isDraft } from '../steps/steps.ts';
import type { EventDesk } from '../useEvent.ts';

/** Fewest players for whom lots can be drawn. */
const FEWEST = 4;

/** The draw of lots (3.5.1): made by a press, for the absent too, and shown with all that proves it. */
export function Lots({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view, send } = desk;
  const [isAsking, setAsking] = useState(false);
  const isByChart = seatedBy(view.plan) === 'chart';
  const draw = () => {
    setAsking(false);
    void send({ type: 'draw-lots' });
  };
  if (view.draw) {
    const hasBegun = view.sessions.some(({ stage }) => stage !== 'waiting');
    return (
      <section className="card pad stack" aria-labelledby="og-lots">
        <div className="row ends og-head">
          <h2 id="og-lots">{t('organiser.lots')}</h2>
          {view.stage === 'draft' && !hasBegun && !isAsking && (
            <button type="button" className="btn sm" onClick={() => setAsking(true)}>
              {t('organiser.lots.again')}
            </button>
          )}
        </div>
        {isAsking && (
          <Sure
            question={t(isByChart ? 'organiser.lots.again.sure' : 'organiser.lots.again.sureNoChart')}
            yes={t('organiser.lots.again')}
            no={t('organiser.back')}
            onYes={draw}
            onNo={() => setAsking(false)}
          />
        )}
        <Drawn draw={view.draw} desk={desk} />
      </section>
    );
  }
  return (
    <section className="card pad stack" aria-labelledby="og-lots">
      <h2 id="og-lots">{t('organiser.lots')}</h2>
      <ToDraw desk={desk} />
    </section>
  );
}

/** A draw that is to be made. It counts as promised only in an open event: before, that comes first. */
export function ToDraw({ desk: { id, view, send } }: { readonly desk: EventDesk }) {
  const t = useT();
  const count = entrantsOf(view).length;
  const isEarly = isDraft(view);
  return (
    <>
      <p>{t(seatedBy(view.plan) === 'chart' ? 'organiser.lots.about' : 'organiser.lots.aboutNoChart')}</p>
      {isEarly && (
        <>
          <Note icon="info" title={t('organiser.lots.later')}>
            {t('organiser.lots.later.note')}
          </Note>
          <Go className="btn" href={eventPaths.event(id, 'organise', 6)}>
            <Icon name="flag" />
            {t('organiser.lots.openFirst')}
          </Go>
          {count >= FEWEST && <p className="fine">{t('organiser.lots.early')}</p>}
        </>
      )}
      {count < FEWEST ? (
        <Note icon="info">{t('organiser.lots.few', { count: FEWEST })}</Note>
      ) : (
        <button
          type="button"
          className={isEarly ? 'btn ghost' : 'btn pri'}
          onClick={() => void send({ type: 'draw-lots' })}
        >
          <Icon name="sort" />
          {t('organiser.lots.draw', { count })}
        </button>
      )}
    </>
  );
}

/** A draw that was made: when, for whom, in which order, and what proves it. */
function Drawn({ draw, desk: { view } }: { readonly draw: DrawView; readonly desk: EventDesk }) {
  const t = useT();
  const nameOf = (number: number) => view.players.find(({ player }) => player === number)?.name ?? String(number);
  const absent = absentFrom(draw);
  const when = new Date(draw.at).toLocaleString(t.locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <p>
        {absent.length > 0
          ? t('organiser.lots.done', { when, count: draw.order.length, absent: absent.length })
          : t('organiser.lots.doneForAll', { when, count: draw.order.length })}
      </p>
      <p>{drawText(t, draw)}</p>
      <details>
        <summary>{t('organiser.lots.order')}</summary>
        <ol className="og-order">
          {draw.order.map(number => (
            <li key={number}>
              {nameOf(number)}
              {absent.includes(number) && <span>{t('organiser.lots.absent')}</span>}
            </li>
          ))}
        </ol>
      </details>
      <details>
        <summary>{t('organiser.lots.proof')}</summary>
        <p>{t('organiser.lots.proof.about')}</p>
        <Verified draw={draw} />
        <dl className="og-proof">
          <dt>{t('organiser.lots.commitment')}</dt>
          <dd>{draw.commitment}</dd>
          <dt>{t('organiser.lots.seed')}</dt>
          <dd>{draw.seed}</dd>
          <dt>{t('organiser.lots.salt')}</dt>
          <dd>{draw.salt}</dd>
        </dl>
      </details>
    </>
  );
}

/** Computes the draw again in this page, and says whether it stands. */
function Verified({ draw }: { readonly draw: DrawView }) {
  const t = useT();
  const [check, setCheck] = useState<DrawCheck>();
  useEffect(() => void checkDraw(draw).then(setCheck), [draw]);
  if (!check) return null;
  if (check.ok && draw.promisedAt === undefined)
    return (
      <Note tone="amber" icon="warn">
        {t('tournament.drawFits')}
      </Note>
    );
  return (
    <Note tone={check.ok ? 'ok' : 'bad'} icon={check.ok ? 'check' : 'warn'}>
      {t(check.ok ? 'organiser.lots.good' : 'organiser.lots.bad')}
    </Note>
  );
}
