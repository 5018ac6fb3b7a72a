import { type EveningView, LONGEST_LINK, LONGEST_PLACE, type momentOf, wallTime } from '@gorrion/events/groups';
import { type FormEvent, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { ownZone } from '../../kit/i18n/ownZone.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Field, Labelled } from '../../kit/ui/Field.tsx';
import { momentText } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import { daysFor, momentOfPlan, onDay, type Plan } from './plan.ts';
import { zoneName } from './zoneText.ts';

interface EveningFormProps extends PartProps {
  /** The evening that is changed; undefined for a new one. */
  readonly evening: EveningView | undefined;
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
  readonly onClose: () => void;
}

/** The days of a plan that one press chooses, before the field for any other. */
function Days({ view, plan, change }: Pick<EveningFormProps, 'view' | 'plan' | 'change'>) {
  const t = useT();
  const [days] = useState(() => daysFor(plan.zone, view.evening?.at, Date.now()));
  const part = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T12:00`).toLocaleDateString(t.locale, options);
  return (
    <div className="gp-days">
      <Labelled label={t('groups.day')}>
        <Choice
          label={t('groups.day')}
          value={days.find(day => plan.time.startsWith(day))}
          options={days.map(value => ({
            value,
            label: part(value, { weekday: 'short' }),
            note: part(value, { day: 'numeric', month: 'short' }),
          }))}
          onChoose={day => change({ time: onDay(plan.time, day) })}
        />
      </Labelled>
    </div>
  );
}

/** Says when an evening is on the reader's own clock, and what a change of the clocks does to it. */
function timeHint(t: Translate, zone: string, moment: ReturnType<typeof momentOf>): string | undefined {
  const isOther = moment && wallTime(zone, moment.at) !== wallTime(ownZone(), moment.at);
  const time = moment && new Date(moment.at).toLocaleTimeString(t.locale, { ...HOUR_MINUTE, timeZone: zone });
  const parts = [
    isOther ? t('groups.onGroupClock', { zone: zoneName(t, zone), time: momentText(t, moment.at) }) : [],
    moment?.twist === 'skipped' ? t('groups.hourSkipped', { time: time ?? '' }) : [],
    moment?.twist === 'twice' ? t('groups.hourTwice') : [],
  ].flat();
  return parts.length > 0 ? parts.join(' ') : undefined;
}

const HOUR_MINUTE = { hour: 'numeric', minute: '2-digit' } as const;

/** The form for an evening: date and time on the group's clock, place and link. */
export function EveningForm(props: EveningFormProps) {
  const t = useT();
  const { evening, act, onClose, plan, change } = props;
  const moment = momentOfPlan(plan);
  const at = moment?.at;
  const isLink = plan.link.trim() === '' || /^https:\/\/\S+$/.test(plan.link.trim());
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (at === undefined || !isLink) return;
    const offset = -new Date(at).getTimezoneOffset();
    const wish = { at, zone: plan.zone, offset, place: plan.place.trim(), link: plan.link.trim() };
    if (await act({ type: 'set-evening', ...wish })) onClose();
  };
  return (
    <section className="card pad stack gp-evening" aria-labelledby="gp-plan">
      <h2 id="gp-plan">{t(evening ? 'groups.changeEvening' : 'groups.planEvening')}</h2>
      {!evening && <p className="fine">{t('groups.planNote')}</p>}
      <form className="stack tight" onSubmit={send}>
        {!evening && <Days {...props} />}
        <Field label={t('groups.when')} hint={timeHint(t, plan.zone, moment)}>
          <input
            type="datetime-local"
            required
            value={plan.time}
            onChange={event => change({ time: event.target.value })}
          />
        </Field>
        <Field label={t('groups.where')}>
          <input
            value={plan.place}
            maxLength={LONGEST_PLACE}
            placeholder={t('groups.whereHint')}
            dir="auto"
            autoComplete="off"
            onChange={event => change({ place: event.target.value })}
          />
        </Field>
        <Field label={t('groups.link')} fault={isLink ? undefined : t('groups.linkBad')}>
          <input
            value={plan.link}
            maxLength={LONGEST_LINK}
            inputMode="url"
            autoComplete="off"
            onChange={event => change({ link: event.target.value })}
          />
        </Field>
        <div className="row">
          <button type="submit" className="btn sm pri" disabled={at === undefined || !isLink}>
            {t(evening ? 'groups.saveEvening' : 'groups.askAll')}
          </button>
          {evening && (
            <button type="button" className="btn sm ghost" onClick={onClose}>
              {t('groups.cancel')}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
