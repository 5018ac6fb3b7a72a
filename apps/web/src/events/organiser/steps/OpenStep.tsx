import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Choice } from '../../../kit/ui/Choice.tsx';
import { Field } from '../../../kit/ui/Field.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { Sure } from '../../../kit/ui/Sure.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { copyText } from '../../../shell/page/copyText.ts';
import { Go } from '../../../shell/page/Go.tsx';
import { isOver } from '../../event/event.ts';
import { lateText } from '../../event/words.ts';
import type { EventDesk, SendState } from '../useEvent.ts';
import { type Check, canOpen, checksOf } from './checks.ts';
import { StepFrame } from './StepFrame.tsx';
import './open.css';

interface StepProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
}

/** Step 6: the check list, and the press that makes the event public, now or at a time. */
export function OpenStep({ desk, sent }: StepProps) {
  const t = useT();
  const checks = checksOf(desk.view);
  const remarks = checks.filter(({ state }) => state === 'remark').length;
  return (
    <StepFrame desk={desk} sent={sent} step={6} aside={<OpenCard desk={desk} isReady={canOpen(checks)} />}>
      <section className="card pad stack" aria-labelledby="og-checks">
        <h2 id="og-checks">
          {t(isOpened(desk.view) ? 'organiser.remarks' : canOpen(checks) ? 'organiser.ready' : 'organiser.notReady', {
            count: remarks,
          })}
        </h2>
        <ul className="ruled og-checks">
          {checks.map(check => (
            <CheckLine key={check.name} check={check} desk={desk} />
          ))}
        </ul>
      </section>
      <section className="card pad stack og-two" aria-label={t('organiser.see')}>
        <SeenList title={t('organiser.see.all')} icon="eye" what="all" late={lateText(t, desk.view.plan)} />
        <SeenList title={t('organiser.see.you')} icon="lock" what="you" late="" />
      </section>
    </StepFrame>
  );
}

const isOpened = ({ stage }: EventDesk['view']): boolean => stage !== 'draft' && stage !== 'announced';

function CheckLine({ check, desk }: { readonly check: Check; readonly desk: EventDesk }) {
  const t = useT();
  const { name, state, count, step } = check;
  const say = t as (key: string, figures: { readonly count: number }) => string;
  const isFault = state === 'remark' || state === 'missing';
  const isNow = state === 'later' && isOpened(desk.view);
  return (
    <li className={state}>
      <span className="og-mark">
        <Icon name={isFault ? 'warn' : state === 'good' ? 'check' : 'clock'} />
      </span>
      <span>
        <b>{t(`organiser.check.${name}`)}</b>
        <span className="fine">
          {say(`organiser.check.${name}.${isFault ? 'not' : isNow ? 'now' : state}`, { count })}
        </span>
      </span>
      {(isFault || isNow) && (
        <Go className="btn sm" href={eventPaths.event(desk.id, 'organise', step)}>
          {t('organiser.check.mend')}
        </Go>
      )}
    </li>
  );
}

const SEEN = { all: ['name', 'players', 'seating', 'results'], you: ['links', 'ema', 'answers', 'notes'] } as const;

interface SeenListProps {
  readonly title: string;
  readonly icon: 'eye' | 'lock';
  readonly what: keyof typeof SEEN;
  /** How much later than play the event shows its results; empty without a delay of its own. */
  readonly late: string;
}

function SeenList({ title, icon, what, late }: SeenListProps) {
  const t = useT();
  return (
    <div>
      <h3>{title}</h3>
      <ul className="og-seen">
        {SEEN[what].map(one => (
          <li key={one}>
            <Icon name={icon} />
            {one === 'results' && late ? t('organiser.see.resultsLate', { late }) : t(`organiser.see.${one}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens the event, says when it will open, or takes it back. */
function OpenCard({ desk, isReady }: { readonly desk: EventDesk; readonly isReady: boolean }) {
  const t = useT();
  const { id, view, send } = desk;
  const address = location.host + eventPaths.event(id);
  const hasBegun = view.sessions.some(({ stage }) => stage !== 'waiting');
  const isOpen = isOpened(view);
  const title = isOver(view)
    ? 'event.isOver'
    : isOpen
      ? 'organiser.opened'
      : view.stage === 'announced'
        ? 'organiser.announced'
        : 'organiser.open';
  return (
    <>
      <section className="card pad stack og-open" aria-labelledby="og-open">
        <h2 id="og-open">{t(title)}</h2>
        <p className="fine">{t(isOpen ? 'organiser.opened.note' : 'organiser.open.note')}</p>
        <div className="og-address">
          <span>{address}</span>
          <button
            type="button"
            className="ib"
            aria-label={t('organiser.address.copy')}
            onClick={() => void copyText(location.origin + eventPaths.event(id))}
          >
            <Icon name="copy" />
          </button>
        </div>
        {view.stage === 'announced' && view.opensAt !== undefined && (
          <p>
            <b>{new Date(view.opensAt).toLocaleString(t.locale, { dateStyle: 'full', timeStyle: 'short' })}</b>
          </p>
        )}
        {!isOpen && <OpenForm desk={desk} isReady={isReady} />}
        {view.stage !== 'draft' && view.stage !== 'over' && !hasBegun && (
          <TakeBack onBack={() => void send({ type: 'unopen-event' })} />
        )}
        {isOpen && (
          <Go className="btn pri" href={eventPaths.event(id, 'run')}>
            <Icon name="play" />
            {t('organiser.run')}
          </Go>
        )}
        <Go className="btn ghost" href={eventPaths.event(id)}>
          {t('organiser.preview.long')}
        </Go>
      </section>
      {!hasBegun && !isOver(view) && (
        <Note icon="info" title={t('organiser.open.later')}>
          {t('organiser.open.later.note')}
        </Note>
      )}
    </>
  );
}

function OpenForm({ desk: { view, plan, send }, isReady }: { readonly desk: EventDesk; readonly isReady: boolean }) {
  const t = useT();
  const [when, setWhen] = useState<'now' | 'at'>('now');
  const [time, setTime] = useState('');
  const at = new Date(time).getTime();
  const isGood = isReady && (when === 'now' || at > Date.now());
  const open = async () => {
    // An event without a last day is one of one day.
    if (view.plan.to === '' && !(await plan({ to: view.plan.from }))) return;
    await send(when === 'now' ? { type: 'open-event' } : { type: 'open-event', at });
  };
  return (
    <>
      <Choice
        isSlim
        label={t('organiser.open.when')}
        value={when}
        options={(['now', 'at'] as const).map(value => ({ value, label: t(`organiser.open.when.${value}`) }))}
        onChoose={setWhen}
      />
      {when === 'at' && (
        <Field label={t('organiser.open.at')} hint={t('organiser.open.at.hint')}>
          <input type="datetime-local" value={time} onChange={event => setTime(event.target.value)} />
        </Field>
      )}
      <button type="button" className="btn pri big" disabled={!isGood} onClick={() => void open()}>
        <Icon name="flag" />
        {t(when === 'now' ? 'organiser.open.now' : 'organiser.open.then')}
      </button>
      {!isReady && <p className="fine">{t('organiser.open.missing')}</p>}
    </>
  );
}

function TakeBack({ onBack }: { readonly onBack: () => void }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="btn sm" onClick={() => setAsking(true)}>
        {t('organiser.unopen')}
      </button>
    );
  return (
    <Sure
      question={t('organiser.unopen.sure')}
      yes={t('organiser.unopen')}
      no={t('organiser.back')}
      onYes={onBack}
      onNo={() => setAsking(false)}
    />
  );
}
