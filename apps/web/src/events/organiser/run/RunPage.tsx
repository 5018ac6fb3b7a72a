import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Choice } from '../../../kit/ui/Choice.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { Go } from '../../../shell/page/Go.tsx';
import { PlacePage } from '../../../shell/page/PlacePage.tsx';
import { callQueue } from '../../referee/tables.ts';
import { RefusedNote, Saved } from '../steps/StepFrame.tsx';
import { isDraft } from '../steps/steps.ts';
import type { EventDesk, SendState } from '../useEvent.ts';
import { AppealsCard } from './AppealsCard.tsx';
import { CheckIn } from './CheckIn.tsx';
import { EndEvent } from './EndEvent.tsx';
import { Journal } from './Journal.tsx';
import { RunTables } from './RunTables.tsx';
import { SessionCard } from './SessionCard.tsx';
import { SumCard } from './SumCard.tsx';
import '../organiser.css';
import './run.css';

interface RunPageProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
}

const PARTS = ['session', 'players', 'journal'] as const;
type Part = (typeof PARTS)[number];

/** The console of a running event: its session and tables, who is here, and what happened. */
export function RunPage({ desk, sent }: RunPageProps) {
  const t = useT();
  const [part, setPart] = useState<Part>('session');
  const { id, view } = desk;
  return (
    <PlacePage
      className="og og-run"
      isDeep
      title={t('organiser.run.title')}
      note={<bdi>{view.plan.name}</bdi>}
      above={[
        { href: eventPaths.events(), label: t('organiser.events') },
        { href: eventPaths.event(id), label: view.plan.name || t('organiser.unnamed') },
      ]}
      acts={<Acts desk={desk} sent={sent} />}
    >
      <RefusedNote sent={sent} />
      {isDraft(view) && (
        <Note tone="amber" icon="lock" title={t('organiser.run.notOpen')}>
          {t('organiser.run.notOpen.note')}
        </Note>
      )}
      <div className="row og-tools">
        <Choice
          isSlim
          label={t('organiser.run.parts')}
          value={part}
          options={PARTS.map(value => ({ value, label: t(`organiser.run.part.${value}`) }))}
          onChoose={setPart}
        />
      </div>
      <div className="og-cols run">
        <div className="stack roomy">
          {part === 'session' && (
            <>
              <SessionCard desk={desk} />
              <RunTables desk={desk} />
            </>
          )}
          {part === 'players' && <CheckIn desk={desk} />}
          {part === 'journal' && <Journal view={view} />}
        </div>
        <aside className="stack roomy og-aside">
          <AppealsCard desk={desk} />
          <SumCard view={view} />
          <EndEvent desk={desk} />
        </aside>
      </div>
    </PlacePage>
  );
}

/** The ways from the console: to the forms, to the plan for organisers, to the calls for umpires. */
function Acts({ desk: { id, view }, sent }: RunPageProps) {
  const t = useT();
  const { rights } = view.you;
  const count = callQueue(view).length;
  return (
    <>
      <Saved sent={sent} />
      <Go className="btn sm" href={eventPaths.event(id, 'print')}>
        <Icon name="print" />
        {t('organiser.run.print')}
      </Go>
      {rights.includes('organise') && (
        <Go className="btn sm" href={eventPaths.event(id, 'organise', 1)}>
          <Icon name="settings" />
          {t('organiser.run.plan')}
        </Go>
      )}
      {rights.includes('rule') && (
        <Go className="btn sm" href={eventPaths.event(id, 'referee')}>
          <Icon name="flag" />
          {t('organiser.run.calls', { count })}
        </Go>
      )}
    </>
  );
}
