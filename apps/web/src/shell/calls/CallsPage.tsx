import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { PROFILE_PATH } from '../links/gamePaths.ts';
import { PlacePage } from '../page/PlacePage.tsx';
import { CalledDevices } from './CalledDevices.tsx';
import { CallHelp, WithoutCalls } from './CallHelp.tsx';
import { CallSample } from './CallSample.tsx';
import { type Calls, useCalls } from './useCalls.ts';
import { QuietCard, WhenCard } from './WhenCard.tsx';
import '../../kit/ui/felt.css';
import './calls.css';

/** Whether and when this device calls its person. */
export default function CallsPage() {
  const t = useT();
  const calls = useCalls();
  const { view, support, isOn } = calls;
  const mayCall = support === 'ready';
  return (
    <PlacePage
      title={t('push.title')}
      note={t('push.note')}
      above={[
        { href: PROFILE_PATH, label: t('profile.title') },
        { href: eventPaths.devices(), label: t('devices.title') },
      ]}
      className="calls"
    >
      <Trouble calls={calls} />
      {view && (
        <div className="sides">
          <div>
            <CallHelp calls={calls} />
            {!mayCall && <WithoutCalls />}
            {mayCall && !isOn && <TurnOn calls={calls} />}
            {mayCall && <WhenCard calls={calls} />}
            {mayCall && <QuietCard calls={calls} />}
          </div>
          <aside>
            {mayCall && <LockedPhone />}
            <CalledDevices calls={calls} />
            <Note icon="info" title={t('push.privacyTitle')}>
              {t('push.privacy')}
            </Note>
          </aside>
        </div>
      )}
    </PlacePage>
  );
}

function Trouble({ calls: { view, problem, look } }: { readonly calls: Calls }) {
  const t = useT();
  return (
    <div className="stack" role="alert">
      {problem && <Note tone="amber" icon="warn" title={t(`push.no.${problem}`)} />}
      {problem && !view && (
        <button type="button" className="btn sm" onClick={look}>
          {t('push.again')}
        </button>
      )}
    </div>
  );
}

function TurnOn({ calls: { turn, isBusy } }: { readonly calls: Calls }) {
  const t = useT();
  return (
    <Note icon="info" title={t('push.offTitle')}>
      {t('push.offNote')}
      <div className="row call-on">
        <button type="button" className="btn pri" disabled={isBusy} onClick={() => turn(true)}>
          {t('push.turnOn')}
        </button>
      </div>
    </Note>
  );
}

/** Minutes since the second call of the picture. */
const AGO = 2;
const MINUTE = 60_000;

/** A locked phone with two calls on it. */
function LockedPhone() {
  const t = useT();
  const now = Date.now();
  const evening = { kind: 'evening', group: t('push.sampleGroup'), place: '', minutes: 15 } as const;
  return (
    <figure className="wood-rim" aria-label={t('push.sample')}>
      <div className="felt-floor call-lock">
        <p className="call-clock">{timeOfDay(t.locale, now)}</p>
        <p>{new Date(now).toLocaleDateString(t.locale, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
        <CallSample push={evening} time={t('push.now')} />
        <CallSample push={{ kind: 'turn', wind: 0, hand: 3 }} time={timeOfDay(t.locale, now - AGO * MINUTE)} />
      </div>
    </figure>
  );
}
