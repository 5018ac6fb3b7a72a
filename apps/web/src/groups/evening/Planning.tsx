import type { EveningView, GroupView } from '@gorrion/events/groups';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { MiniTiles, WINDS } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { Face } from '../Face.tsx';
import { longDay } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { EveningForm } from './EveningForm.tsx';
import { momentOfPlan, type Plan, planOf } from './plan.ts';
import '../../kit/ui/felt.css';
import './planning.css';

interface PlanningProps extends PartProps {
  /** The evening that is changed; undefined for a new one. */
  readonly evening: EveningView | undefined;
  readonly onClose: () => void;
}

/** An evening in the making: its form, and beside a new one the invitation as all members will see it. */
export function Planning(props: PlanningProps) {
  const { view, evening } = props;
  const [plan, setPlan] = useState(() => planOf(view, evening, Date.now()));
  const form = <EveningForm {...props} plan={plan} change={part => setPlan({ ...plan, ...part })} />;
  if (evening) return form;
  return (
    <div className="sides gp-sides">
      <div>{form}</div>
      <aside>
        <Invitation view={view} plan={plan} />
        <WhatHappens plan={plan} />
        <CalendarCard {...props} />
      </aside>
    </div>
  );
}

/** Members whose faces the invitation shows. */
const MOST_FACES = 8;

function Invitation({ view, plan }: { readonly view: GroupView; readonly plan: Plan }) {
  const t = useT();
  const at = momentOfPlan(plan)?.at;
  const members = view.members.filter(({ role }) => role !== 'gone').slice(0, MOST_FACES);
  return (
    <figure className="wood-rim gp-invitation" aria-label={t('groups.inviteSeen')}>
      <div className="felt-floor">
        <div className="stack tight">
          <small>
            <bdi>{view.name}</bdi>
          </small>
          <b>{at === undefined ? t('groups.nextEvening') : longDay(t, at)}</b>
          {at !== undefined && <b>{timeOfDay(t.locale, at)}</b>}
          {plan.place.trim() && <p dir="auto">{plan.place}</p>}
          <p>{t('groups.doYouCome')}</p>
          <div className="row ends">
            <span className="row tight">
              {members.map(({ number }) => (
                <Face key={number} view={view} member={number} />
              ))}
            </span>
            <MiniTiles tiles={WINDS} decorative />
          </div>
        </div>
      </div>
    </figure>
  );
}

const STEPS = ['asked', 'answers', 'opens'] as const;
const SIGNS: Readonly<Record<(typeof STEPS)[number], IconName>> = {
  asked: 'calendar',
  answers: 'check',
  opens: 'play',
};

/** What becomes of a plan once it is saved. */
function WhatHappens({ plan }: { readonly plan: Plan }) {
  const t = useT();
  const at = momentOfPlan(plan)?.at;
  const day = at === undefined ? '' : longDay(t, at);
  return (
    <Card title={t('groups.then')}>
      <ol className="ruled">
        {STEPS.map(step => (
          <li key={step} className="row gp-then">
            <Icon name={SIGNS[step]} />
            <span className="grow">
              <b>{step === 'opens' && day ? t('groups.then.opensOn', { day }) : t(`groups.then.${step}`)}</b>
              <span className="fine">{t(`groups.then.${step}.note`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
