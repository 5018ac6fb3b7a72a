import type { DevicesView, ListedDevice } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sure } from '../ui/Sure.tsx';
import { DeviceIcon } from './DeviceIcon.tsx';
import { Problem } from './Problem.tsx';
import { changeDevices, type Failure } from './server.ts';
import type { Devices } from './useDevices.ts';
import { dayText, deviceName, plainDayText } from './words.ts';

interface SignedInProps {
  readonly devices: Devices;
  readonly view: DevicesView;
}

/** The devices that are this person, this one first, with a way to sign out the others. */
export function SignedIn({ devices: { act, isBusy }, view }: SignedInProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState<Failure>();
  const [said, setSaid] = useState('');
  const listed = view.devices.toSorted((a, b) => Number(b.isHere) - Number(a.isHere) || b.seenAt - a.seenAt);
  const send = async (wish: Parameters<typeof changeDevices>[0], done: string) => {
    const answer = await act(() => changeDevices(wish));
    setWhy(answer.ok ? undefined : answer.why);
    setSaid(answer.ok ? done : '');
  };
  const signOutOthers = () => {
    setAsking(false);
    void send({ type: 'sign-out-others' }, t('devices.othersOut'));
  };
  return (
    <section className="card">
      <div className="dv-head">
        <h2>{t('devices.signedIn')}</h2>
        {listed.length > 2 && !isAsking && (
          <button type="button" className="btn sm ghost" disabled={isBusy} onClick={() => setAsking(true)}>
            <Icon name="leave" />
            {t('devices.signOutOthers')}
          </button>
        )}
      </div>
      {isAsking && (
        <Sure
          question={t('devices.signOutSure')}
          yes={t('devices.signOut')}
          no={t('devices.cancel')}
          onYes={signOutOthers}
          onNo={() => setAsking(false)}
        >
          <p>{t('devices.signOutNote')}</p>
        </Sure>
      )}
      <Problem why={why} />
      <ul className="dv-list">
        {listed.map(device => (
          <Device
            key={device.id}
            device={device}
            isBusy={isBusy}
            onSignOut={name => void send({ type: 'sign-out', device: device.id }, t('devices.isOut', { device: name }))}
          />
        ))}
      </ul>
      <p className="dv-said" role="status">
        {said}
      </p>
      {listed.length === 1 && view.passkeys.length === 0 && <p className="dv-text">{t('devices.onlyOne')}</p>}
    </section>
  );
}

interface DeviceProps {
  readonly device: ListedDevice;
  readonly isBusy: boolean;
  readonly onSignOut: (name: string) => void;
}

function Device({ device: { label, since, seenAt, isHere }, isBusy, onSignOut }: DeviceProps) {
  const t = useT();
  const name = deviceName(t, label);
  const line = isHere
    ? t('devices.hereSince', { date: dayText(t, since) })
    : t('devices.seen', { date: plainDayText(t, seenAt) });
  return (
    <li>
      <span className="dv-icon">
        <DeviceIcon name={label.kind} />
      </span>
      <span>
        <b>{name}</b>
        <small>{line}</small>
      </span>
      {isHere ? (
        <span className="dv-badge ok">
          <Icon name="check" />
          {t('devices.here')}
        </span>
      ) : (
        <button
          type="button"
          className="btn sm"
          aria-label={t('devices.signOutName', { device: name })}
          disabled={isBusy}
          onClick={() => onSignOut(name)}
        >
          {t('devices.signOut')}
        </button>
      )}
    </li>
  );
}
