import type { EventPlan } from '@gorrion/events/tournament';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import './orderHow.css';

/** Returns in sentences how the standings of an event come about, and who goes on to the next round of a knock-out. */
export function orderTexts(t: Translate, { form, results, advance, finalists }: EventPlan): readonly string[] {
  const rounds = form === 'round-robin' ? [] : [t('event.how.rounds')];
  const cut = [
    ...(form === 'mixed' ? [t('event.how.finalists', { count: finalists })] : []),
    // Four finalists play the final at once, from which nobody goes on.
    ...(form === 'mixed' && finalists <= 4 ? [] : [t('event.how.advance', { count: advance })]),
    t('event.how.equals'),
    t('event.how.gone'),
  ];
  return [
    ...(form === 'knock-out' ? [] : [t('event.how.order')]),
    ...rounds,
    ...(results === 'players' ? [] : [t('event.how.teams')]),
    ...(rounds.length > 0 ? cut : []),
  ];
}

/** Says on demand how the order of an event comes about, and who goes on. */
export function OrderHow({ plan }: { readonly plan: EventPlan }) {
  const t = useT();
  return (
    <details className="order-how">
      <summary>{t(plan.form === 'round-robin' ? 'event.how' : 'event.howRounds')}</summary>
      {orderTexts(t, plan).map(text => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
}
