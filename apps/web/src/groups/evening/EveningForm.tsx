import { type EveningView, LONGEST_LINK, LONGEST_PLACE } from '@gorrion/events/groups';
import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import type { PartProps } from '../useGroup.ts';
import { localText, timeOf } from './localTime.ts';

interface EveningFormProps extends PartProps {
  /** The evening that is changed; undefined for a new one. */
  readonly evening: EveningView | undefined;
  readonly onClose: () => void;
}

/** The plan in the making, with the time on the reader's clock. */
function usePlan({ view, evening }: Pick<EveningFormProps, 'view' | 'evening'>) {
  const [plan, setPlan] = useState(() => ({
    time: localText(evening?.at ?? nextTime(view.evening?.at, Date.now())),
    place: evening?.place ?? view.evening?.place ?? '',
    link: evening?.link ?? view.evening?.link ?? '',
  }));
  const at = timeOf(plan.time);
  const isLink = plan.link.trim() === '' || /^https:\/\/\S+$/.test(plan.link.trim());
  const change = (part: Partial<typeof plan>) => setPlan({ ...plan, ...part });
  return { plan, change, at, isLink };
}

/** The form for an evening: date and time on the reader's clock, place and link. */
export function EveningForm(props: EveningFormProps) {
  const t = useT();
  const { evening, act, onClose } = props;
  const { plan, change, at, isLink } = usePlan(props);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (at === undefined || !isLink) return;
    const offset = -new Date(at).getTimezoneOffset();
    const wish = { at, offset, place: plan.place.trim(), link: plan.link.trim() };
    if (await act({ type: 'set-evening', ...wish })) onClose();
  };
  return (
    <section className="card pad stack gp-evening" aria-labelledby="gp-plan">
      <h2 id="gp-plan">{t(evening ? 'groups.changeEvening' : 'groups.planEvening')}</h2>
      {!evening && <p className="fine">{t('groups.planNote')}</p>}
      <form className="stack tight" onSubmit={send}>
        <Field label={t('groups.when')}>
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

const WEEK = 7 * 86_400_000;
const EVENING_HOUR = 20;

/** Returns the time that the form proposes: a week after the last evening, or tomorrow evening. */
function nextTime(last: number | undefined, now: number): number {
  if (last !== undefined) return last + Math.max(1, Math.ceil((now - last) / WEEK)) * WEEK;
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return tomorrow.setHours(EVENING_HOUR, 0, 0, 0);
}
