import { useT } from '../../../kit/i18n/index.ts';
import { timeOfDay } from '../../../kit/i18n/timeOfDay.ts';
import { appealsUntil } from '../../event/appeal.ts';
import { useServerTime } from '../../event/clock.ts';
import { isOver } from '../../event/event.ts';
import { sessionsInAll } from '../../event/words.ts';
import type { EventDesk } from '../useEvent.ts';
import { UnsettledNote } from './AppealsCard.tsx';
import { Asked } from './Asked.tsx';
import { stagesOf } from './console.ts';

/** Ends the event: its results stand. */
export function EndEvent({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view, send } = desk;
  const now = useServerTime();
  if (isOver(view) || !view.you.rights.includes('organise')) return null;
  const left = sessionsInAll(view) - view.sessions.filter(({ stage }) => stage === 'over').length;
  const stages = stagesOf(view.sessions.flatMap(({ tables }) => tables));
  const appeals = view.sessions.flatMap(({ tables }) => tables.flatMap(table => appealsUntil(table, now) ?? []));
  const questions = [
    left > 0 ? t('organiser.end.early', { count: left }) : t('organiser.end.sure'),
    ...(stages.ended > 0 ? [t('organiser.end.unsigned', { count: stages.ended })] : []),
    ...(appeals.length > 0 ? [t('organiser.end.appeals', { time: timeOfDay(t.locale, Math.max(...appeals)) })] : []),
    ...(stages.notPlayed > 0 ? [t('organiser.end.notPlayed', { count: stages.notPlayed })] : []),
  ];
  return (
    <section className="card pad stack" aria-labelledby="og-end">
      <h2 id="og-end">{t('organiser.end')}</h2>
      <p className="fine">{left > 0 ? t('organiser.end.left', { count: left }) : t('organiser.end.note')}</p>
      <UnsettledNote desk={desk} />
      <Asked
        word={t(left > 0 ? 'organiser.end.now' : 'organiser.end')}
        icon="flag"
        question={questions.join(' ')}
        onYes={() => void send({ type: 'end-event' })}
      />
    </section>
  );
}
