import type { ReactNode } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { timeOfDay } from '../../../kit/i18n/timeOfDay.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { Go } from '../../../shell/page/Go.tsx';
import { PlacePage } from '../../../shell/page/PlacePage.tsx';
import { isOver } from '../../event/event.ts';
import type { EventDesk, SendState } from '../useEvent.ts';
import { isDraft, noteOf, STEP_NAMES, STEPS, type Step, stateOf } from './steps.ts';
import '../organiser.css';

/** What the way to each step says. */
const NEXT = {
  1: 'organiser.step.name',
  2: 'organiser.next.2',
  3: 'organiser.next.3',
  4: 'organiser.next.4',
  5: 'organiser.next.5',
  6: 'organiser.next.6',
} as const satisfies Record<Step, string>;

interface FrameProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
  readonly step: Step;
  /** What stands beside the step. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a step: the rail of all six, what is saved, and the way to the next. */
export function StepFrame({ desk, sent, step, aside, children }: FrameProps) {
  const t = useT();
  const { id, view } = desk;
  const next = STEPS.find(one => one === step + 1);
  const lead = isDraft(view) ? 'organiser.lead' : isOver(view) ? 'organiser.lead.over' : 'organiser.lead.open';
  return (
    <PlacePage
      className="og"
      isDeep
      title={t(STEP_NAMES[step])}
      note={t(lead, { step })}
      above={[
        { href: eventPaths.events(), label: t('organiser.events') },
        { href: eventPaths.event(id), label: view.plan.name || t('organiser.unnamed') },
      ]}
      acts={
        <>
          <Saved sent={sent} />
          <Go className="btn sm og-preview" href={eventPaths.event(id)}>
            <Icon name="eye" />
            {t('organiser.preview')}
          </Go>
          {!isDraft(view) && (
            <Go className="btn sm" href={eventPaths.event(id, 'run')}>
              <Icon name="play" />
              {t('organiser.run')}
            </Go>
          )}
          {next && (
            <Go className="btn sm pri og-next" href={eventPaths.event(id, 'organise', next)}>
              {t(NEXT[next])}
            </Go>
          )}
        </>
      }
    >
      <RefusedNote sent={sent} />
      <div className={aside ? 'og-cols' : 'og-cols two'}>
        <Rail desk={desk} step={step} />
        <div className="stack roomy">{children}</div>
        {aside && <aside className="stack roomy og-aside">{aside}</aside>}
      </div>
    </PlacePage>
  );
}

/** Why the last command was refused, until it is read. */
export function RefusedNote({ sent }: { readonly sent: SendState }) {
  const t = useT();
  if (sent.refused === undefined) return null;
  return (
    <div className="og-refused" role="alert">
      <Note tone="bad" icon="warn">
        {sent.refused}
      </Note>
      <button type="button" className="ib" aria-label={t('organiser.dismiss')} onClick={sent.dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** When the last change was saved, or how many changes wait for the network. */
export function Saved({ sent }: { readonly sent: SendState }) {
  const t = useT();
  if (sent.waiting > 1)
    return <span className="fine og-saved amber">{t('organiser.waiting', { count: sent.waiting })}</span>;
  // The line has its place from the first: nothing moves under a finger when it is written.
  const saved =
    sent.savedAt === undefined ? '\u00a0' : t('organiser.saved', { time: timeOfDay(t.locale, sent.savedAt) });
  return <span className="fine og-saved">{saved}</span>;
}

function Rail({ desk: { id, view }, step }: { readonly desk: EventDesk; readonly step: Step }) {
  const t = useT();
  return (
    <nav aria-label={t('organiser.steps')}>
      <ol className="og-rail">
        {STEPS.map(one => {
          const state = stateOf(view, one);
          const isNow = one === step;
          return (
            <li key={one} className={`${state} ${isNow ? 'now' : ''}`}>
              <Go href={eventPaths.event(id, 'organise', one)} aria-current={isNow ? 'step' : undefined}>
                <span className="og-number" aria-hidden="true">
                  {state === 'done' && !isNow ? <Icon name="check" /> : one}
                </span>
                <span className="og-words">
                  <b>{t(STEP_NAMES[one])}</b>
                  <span>{noteOf(t, view, one)}</span>
                </span>
              </Go>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
