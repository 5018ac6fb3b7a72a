import { type EveningView, LONGEST_LINK, LONGEST_PLACE, momentOf, wallTime, weeklyAfter } from '@gorrion/events/groups';
import { type FormEvent, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { momentText } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import { ownZone, zoneName } from './zoneText.ts';

interface EveningFormProps extends PartProps {
  /** The evening that is changed; undefined for a new one. */
  readonly evening: EveningView | undefined;
  readonly onClose: () => void;
}

/** The plan in the making, with the time on the clock of the group. */
function usePlan({ view, evening }: Pick<EveningFormProps, 'view' | 'evening'>) {
  const zone = view.zone ?? ownZone();
  const [plan, setPlan] = useState(() => ({
    time: wallTime(zone, evening?.at ?? nextTime(zone, view.evening?.at, Date.now())),
    place: evening?.place ?? view.evening?.place ?? '',
    link: evening?.link ?? view.evening?.link ?? '',
  }));
  const moment = momentOf(zone, plan.time.slice(0, 16));
  const isLink = plan.link.trim() === '' || /^https:\/\/\S+$/.test(plan.link.trim());
  const change = (part: Partial<typeof plan>) => setPlan({ ...plan, ...part });
  return { zone, plan, change, moment, isLink };
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
  const { evening, act, onClose } = props;
  const { zone, plan, change, moment, isLink } = usePlan(props);
  const at = moment?.at;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (at === undefined || !isLink) return;
    const offset = -new Date(at).getTimezoneOffset();
    const wish = { at, zone, offset, place: plan.place.trim(), link: plan.link.trim() };
    if (await act({ type: 'set-evening', ...wish })) onClose();
  };
  return (
    <section className="card pad stack gp-evening" aria-labelledby="gp-plan">
      <h2 id="gp-plan">{t(evening ? 'groups.changeEvening' : 'groups.planEvening')}</h2>
      {!evening && <p className="fine">{t('groups.planNote')}</p>}
      <form className="stack tight" onSubmit={send}>
        <Field label={t('groups.when')} hint={timeHint(t, zone, moment)}>
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
            {t('groups.saveEvening')}
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

const EVENING_HOUR = 20;
const DAY = 86_400_000;

/** Returns the time that the form proposes: the hour of the last evening a week later, or tomorrow evening. */
function nextTime(zone: string, last: number | undefined, now: number): number {
  if (last !== undefined) return weeklyAfter(zone, last, now);
  return momentOf(zone, `${wallTime(zone, now + DAY).slice(0, 10)}T${EVENING_HOUR}:00`)?.at ?? now + DAY;
}
