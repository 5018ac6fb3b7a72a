import { ANSWERS, type EveningView } from '@gorrion/events/groups';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { longDay } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import { VoiceCard } from '../VoiceCard.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { Answers, answerOf, CalendarButton, Coming, EveningHead, eveningNow } from './EveningCard.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Planning } from './Planning.tsx';

/** The next evening of a group: its plan, who comes, who sits, and the press that opens the tables. */
export default function EveningPart(props: PartProps) {
  const evening = eveningNow(props.view);
  const [isPlanning, setPlanning] = useState(false);
  const form = <Planning {...props} evening={evening} onClose={() => setPlanning(false)} />;
  if (!evening)
    return (
      <div className="stack">
        {form}
        {props.view.callLink !== null && <VoiceCard {...props} />}
      </div>
    );
  return (
    <div className="sides gp-sides">
      <div>{isPlanning ? form : <Plan {...props} evening={evening} onChange={() => setPlanning(true)} />}</div>
      <aside>
        <OpenTables {...props} evening={evening} />
        <VoiceCard {...props} />
        <CalendarCard {...props} />
      </aside>
    </div>
  );
}

interface PlanProps extends PartProps {
  readonly evening: EveningView;
  readonly onChange: () => void;
}

function Plan({ id, view, evening, act, onChange }: PlanProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const mayChange = view.role === 'owner' || evening.by === view.you;
  const mine = answerOf(evening, view.you);
  return (
    <section className="card pad stack gp-evening" aria-labelledby="gp-next">
      <EveningHead view={view} evening={evening} title={longDay(t, evening.at)} />
      <div className="row">
        <span>{t('groups.doYouCome')}</span>
        <Choice
          label={t('groups.doYouCome')}
          value={mine ?? ''}
          options={ANSWERS.map(answer => ({ value: answer as string, label: t(`groups.answer.${answer}`) }))}
          onChoose={answer =>
            void act({ type: 'answer', evening: evening.number, answer: answer as (typeof ANSWERS)[number] })
          }
          isSlim
        />
        <CalendarButton id={id} view={view} evening={evening} />
      </div>
      <Answers view={view} evening={evening} />
      <Coming evening={evening} />
      {mayChange && !isAsking && (
        <div className="row">
          <button type="button" className="btn sm" onClick={onChange}>
            <Icon name="calendar" />
            {t('groups.changeEvening')}
          </button>
          <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
            {t('groups.cancelEvening')}
          </button>
        </div>
      )}
      {isAsking && (
        <Sure
          question={t('groups.cancelSure')}
          yes={t('groups.yesCancel')}
          no={t('groups.keepEvening')}
          onYes={() => void act({ type: 'cancel-evening', evening: evening.number })}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}
