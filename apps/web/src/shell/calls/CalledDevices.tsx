import type { DeviceLabel } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { DeviceIcon } from '../devices/DeviceIcon.tsx';
import { deviceName } from '../devices/words.ts';
import { eventPaths } from '../links/eventPaths.ts';
import { Go } from '../page/Go.tsx';
import { deviceHere } from './deviceHere.ts';
import type { Calls } from './useCalls.ts';

interface RowProps {
  readonly kind: DeviceLabel['kind'];
  readonly name: string;
  readonly note: string;
  readonly state: 'on' | 'off' | 'refused';
}

const TONES = { on: 'ok', off: 'plain', refused: 'bad' } as const;

function Row({ kind, name, note, state }: RowProps) {
  const t = useT();
  return (
    <li className="row">
      <DeviceIcon name={kind} />
      <div className="grow">
        <b>{name}</b>
        <p className="fine">{note}</p>
      </div>
      <Badge tone={TONES[state]} icon={state === 'on' ? 'check' : 'dead'}>
        {t(`push.${state}`)}
      </Badge>
    </li>
  );
}

/** The person's devices that are called, this one first, and a call to be tried. */
export function CalledDevices({ calls }: { readonly calls: Calls }) {
  const t = useT();
  const { view, isOn, isBusy, isTried, support, turn, tryIt } = calls;
  const others = view?.devices.filter(({ isHere }) => !isHere) ?? [];
  const here = view?.devices.find(({ isHere }) => isHere);
  const calledAt = (at: number | null) =>
    at === null
      ? t('push.neverCalled')
      : t('push.calledAt', {
          when: new Date(at).toLocaleString(t.locale, { dateStyle: 'medium', timeStyle: 'short' }),
        });
  const off = support === 'refused' ? 'refused' : 'off';
  const kind = deviceHere();
  return (
    <Card className="stack" title={t('push.devices')}>
      <ul className="ruled">
        <Row
          kind={kind}
          name={t('push.here')}
          note={isOn ? calledAt(here?.calledAt ?? null) : t(off === 'refused' ? 'push.saidNo' : 'push.isOff')}
          state={isOn ? 'on' : off}
        />
        {others.map(({ label, calledAt: at }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two devices may say the same of themselves
          <Row key={n} kind={label.kind} name={deviceName(t, label)} note={calledAt(at)} state="on" />
        ))}
      </ul>
      <div className="row">
        {isOn && (
          <>
            <button type="button" className="btn sm" disabled={isBusy} onClick={tryIt}>
              {t('push.try')}
            </button>
            <button type="button" className="btn sm ghost" disabled={isBusy} onClick={() => turn(false)}>
              {t('push.turnOff')}
            </button>
          </>
        )}
        <Go className="text-link" href={eventPaths.devices()}>
          {t('push.addDevice')}
        </Go>
      </div>
      <p className="fine" role="status">
        {isTried && t('push.tried')}
      </p>
    </Card>
  );
}
