import { EVENT_PLACES, type EventPlan } from '@gorrion/events/tournament';
import { useT } from '../../../kit/i18n/index.ts';
import { Choice } from '../../../kit/ui/Choice.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { Field, Row } from '../fields/Field.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import type { EventDesk, SendState } from '../useEvent.ts';
import { PrizesCard } from './PrizesCard.tsx';
import { StepFrame } from './StepFrame.tsx';
import { daysText, faultOfDays, isDraft } from './steps.ts';

interface StepProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
}

/** Step 1: name, days, place, what the public page says, and when the sessions begin. */
export function NameStep({ desk, sent }: StepProps) {
  const t = useT();
  const { plan } = desk.view;
  const fault = faultOfDays(plan);
  const save = (field: 'name' | 'from' | 'to') => (text: string) => desk.plan({ [field]: text.trim() });
  return (
    <StepFrame
      desk={desk}
      sent={sent}
      step={1}
      aside={
        <>
          <FirstLook plan={plan} />
          <Note icon="info" title={t('organiser.byBook')}>
            {t('organiser.byBook.note')}
          </Note>
        </>
      }
    >
      <section className="card pad stack roomy" aria-label={t('organiser.step.name')}>
        <Field label={t('organiser.name')} value={plan.name} onSave={save('name')} />
        <div className="og-two">
          <Field type="date" label={t('organiser.from')} value={plan.from} onSave={save('from')} />
          <Field
            type="date"
            label={t('organiser.to')}
            value={plan.to}
            min={plan.from}
            fault={fault === 'order' ? t('organiser.to.before') : undefined}
            hint={t('organiser.to.hint')}
            onSave={save('to')}
          />
        </div>
      </section>
      <Where desk={desk} />
      <Times desk={desk} />
      <PrizesCard desk={desk} />
    </StepFrame>
  );
}

/** Where it is played, and what players should know. */
function Where({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { plan } = desk.view;
  const save = (field: 'venue' | 'about') => (text: string) => desk.plan({ [field]: text.trim() });
  return (
    <section className="card pad stack roomy" aria-label={t('organiser.where')}>
      <Row label={t('organiser.where')} hint={t(`organiser.place.${plan.place}.note`)}>
        <Choice
          isSlim
          label={t('organiser.where')}
          value={plan.place}
          options={EVENT_PLACES.map(place => ({ value: place, label: t(`organiser.place.${place}`) }))}
          onChoose={place => isDraft(desk.view) && void desk.plan({ place })}
        />
      </Row>
      {plan.place === 'both' && (
        <NumberField
          label={t('organiser.realTables')}
          value={plan.realTables}
          min={0}
          max={256}
          hint={t('organiser.realTables.hint')}
          onSet={realTables => void desk.plan({ realTables })}
        />
      )}
      {plan.place !== 'online' && (
        <Field label={t('organiser.venue')} value={plan.venue} longest={200} onSave={save('venue')} />
      )}
      <Field
        label={t('organiser.about')}
        value={plan.about}
        longest={2000}
        rows={4}
        hint={t('organiser.about.hint')}
        onSave={save('about')}
      />
    </section>
  );
}

/** When each session is planned to begin. */
function Times({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { plan } = desk.view;
  const count = Math.max(plan.sessions, plan.times.length, 1);
  const saveAt = (at: number) => (text: string) => {
    const times = Array.from({ length: Math.max(count, at + 1) }, (_, n) => (n === at ? text : (plan.times[n] ?? '')));
    return desk.plan({ times });
  };
  return (
    <section className="card pad stack roomy" aria-labelledby="og-times">
      <div>
        <h2 id="og-times">{t('organiser.times')}</h2>
        <p className="fine">{t('organiser.times.hint')}</p>
      </div>
      <div className="og-two">
        {Array.from({ length: count }, (_, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a session is its number
            key={at}
            type="datetime-local"
            label={t('organiser.session', { number: at + 1 })}
            value={plan.times[at] ?? ''}
            onSave={saveAt(at)}
          />
        ))}
      </div>
    </section>
  );
}

/** What a visitor reads first. */
function FirstLook({ plan }: { readonly plan: EventPlan }) {
  const t = useT();
  const where = plan.place === 'online' ? t('organiser.place.online') : t.nameOf(plan.venue);
  return (
    <div className="og-look">
      <div>
        <h2>
          <bdi>{plan.name || t('organiser.unnamed')}</bdi>
        </h2>
        <p>{[where, daysText(t.locale, plan)].filter(Boolean).join(' · ')}</p>
      </div>
      <p>{t('organiser.look')}</p>
    </div>
  );
}
