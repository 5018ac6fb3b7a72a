import { useT } from '../../kit/i18n/index.ts';
import { eventPaths, eventRouteOf } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { LostPage } from '../../shell/page/LostPage.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { SentContext } from './fields/EventDialog.tsx';
import { NewEvent } from './NewEvent.tsx';
import { RunPage } from './run/RunPage.tsx';
import { StepPage } from './steps/StepPage.tsx';
import { STEPS, type Step } from './steps/steps.ts';
import { refusedText, useEvent } from './useEvent.ts';

/** The pages of organisers: a new event, the six steps of an event, and the console of a running one. */
export default function OrganiserPages({ path }: { readonly path: string }) {
  const route = eventRouteOf(path);
  if (route.page === 'new-event') return <NewEvent />;
  if (route.page !== 'event') return <LostPage />;
  if (route.part === 'run') return <OneEvent key={route.id} id={route.id} />;
  const step = route.word === undefined ? 1 : STEPS.find(one => String(one) === route.word);
  return step ? <OneEvent key={route.id} id={route.id} step={step} /> : <LostPage />;
}

/** The pages of one event, for those who help to run it; a sentence for others. */
function OneEvent({ id, step }: { readonly id: string; readonly step?: Step }) {
  const t = useT();
  const { desk, refusal, sent } = useEvent(id);
  if (!desk) {
    if (!refusal) return <div className="page-wait" aria-busy="true" />;
    return (
      <StatePage title={t('organiser.noEvent')} note={refusedText(t, refusal)}>
        <Go className="btn pri" href={eventPaths.events()}>
          {t('organiser.events')}
        </Go>
      </StatePage>
    );
  }
  const { rights } = desk.view.you;
  const isAllowed = step ? rights.includes('organise') : rights.length > 0;
  if (!isAllowed) {
    return (
      <StatePage title={t('organiser.notYours')} note={t(step ? 'organiser.notYours.plan' : 'organiser.notYours.run')}>
        <Go className="btn pri" href={eventPaths.event(id)}>
          {t('organiser.publicPage')}
        </Go>
      </StatePage>
    );
  }
  return (
    <SentContext value={sent}>
      {step ? <StepPage desk={desk} sent={sent} step={step} /> : <RunPage desk={desk} sent={sent} />}
    </SentContext>
  );
}
