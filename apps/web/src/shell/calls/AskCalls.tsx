import { type Push, type PushView, USUAL_WISHES } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { subscribe, whetherToAsk } from '../../client/push/browser.ts';
import type { PushFailure } from '../../client/push/server.ts';
import { noteAsked } from '../../client/push/told.ts';
import { type Translate, useLanguage, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { Go } from '../page/Go.tsx';
import { CallSample } from './CallSample.tsx';
import { deviceHere } from './deviceHere.ts';
import './calls.css';

export interface AskCallsProps {
  /** What the first call may be about: an evening that begins then (ms), or the turn at a table. */
  readonly about:
    | { readonly kind: 'evening'; readonly at: number; readonly group: string; readonly place: string }
    | { readonly kind: 'turn' };
}

const MINUTE = 60_000;

function questionOf(t: Translate, about: AskCallsProps['about']): string {
  const device = deviceHere();
  if (about.kind === 'turn') return t(`push.askTable.${device}`);
  const at = about.at - USUAL_WISHES.lead * MINUTE;
  const day = new Date(at).toLocaleDateString(t.locale, { weekday: 'long' });
  return t(`push.askEvening.${device}`, { day, time: timeOfDay(t.locale, at) });
}

/** Asks once on each device whether it shall call its person, at a moment when they know what for. */
export default function AskCalls({ about }: AskCallsProps) {
  const [view, setView] = useState<PushView>();
  useEffect(() => {
    let isOver = false;
    void whetherToAsk().then(found => isOver || setView(found));
    return () => {
      isOver = true;
    };
  }, []);
  return view ? <Question about={about} view={view} onClose={() => setView(undefined)} /> : null;
}

interface QuestionProps extends AskCallsProps {
  readonly view: PushView;
  readonly onClose: () => void;
}

function Question({ about, view, onClose }: QuestionProps) {
  const t = useT();
  const language = useLanguage();
  const [problem, setProblem] = useState<PushFailure>();
  const [isBusy, setBusy] = useState(false);
  const no = () => {
    noteAsked();
    onClose();
  };
  const yes = async () => {
    setBusy(true);
    const answer = await subscribe(view.key, USUAL_WISHES, language);
    setBusy(false);
    noteAsked();
    if (answer.ok) onClose();
    else setProblem(answer.why);
  };
  const { lead } = USUAL_WISHES;
  const push: Push = about.kind === 'turn' ? { kind: 'turn', wind: 0, hand: 1 } : { ...about, minutes: lead };
  const time = about.kind === 'turn' ? t('push.now') : timeOfDay(t.locale, about.at - lead * MINUTE);
  return (
    <Dialog labelledBy="call-ask" className="small call-ask" onClose={no} unasked="patient">
      <h2 id="call-ask">{questionOf(t, about)}</h2>
      <CallSample push={push} time={time} />
      <div role="alert">{problem && <Note tone="amber" icon="warn" title={t(`push.no.${problem}`)} />}</div>
      <div className="row">
        <button type="button" className="btn pri" disabled={isBusy} onClick={() => void yes()}>
          {t('push.yes')}
        </button>
        <button type="button" className="btn" onClick={no}>
          {t('push.notNow')}
        </button>
        <p className="fine grow">
          {t('push.askNote')} <Go href={eventPaths.calls()}>{t('push.askLink')}</Go>
        </p>
      </div>
    </Dialog>
  );
}
