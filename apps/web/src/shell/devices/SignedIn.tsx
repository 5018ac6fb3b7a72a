import type { DevicesView, ListedDevice } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { DeviceIcon } from './DeviceIcon.tsx';
import { Problem } from './Problem.tsx';
import { changeDevices, type Failure } from './server.ts';
import type { Devices } from './useDevices.ts';
import { dayText, deviceName, plainDayText } from './words.ts';

interface SignedInProps {
  readonly devices: Devices;
  readonly view: DevicesView;
}

/** What the page asks before it does it. */
type Question = 'others' | 'here';

/** Signs devices out, and says what came of it. */
function useSigningOut({ act }: Devices) {
  const t = useT();
  const [asks, setAsks] = useState<Question>();
  const [why, setWhy] = useState<Failure>();
  const [said, setSaid] = useState('');
  const send = async (wish: Parameters<typeof changeDevices>[0], done: string) => {
    setAsks(undefined);
    const answer = await act(() => changeDevices(wish));
    setWhy(answer.ok ? undefined : answer.why);
    setSaid(answer.ok ? done : '');
    return answer.ok;
  };
  return {
    asks,
    why,
    said,
    ask: setAsks,
    one: ({ id, label }: ListedDevice) =>
      void send({ type: 'sign-out', device: id }, t('devices.isOut', { device: deviceName(t, label) })),
    others: () => void send({ type: 'sign-out-others' }, t('devices.othersOut')),
    async here({ id }: ListedDevice) {
      // Everything is asked for anew, with the cookie of the new guest.
      if (await send({ type: 'sign-out', device: id }, '')) location.replace('/');
    },
  };
}

/** The devices that are this person, this one first, with ways to sign them out. */
export function SignedIn({ devices, view }: SignedInProps) {
  const t = useT();
  const { isBusy } = devices;
  const signOut = useSigningOut(devices);
  const listed = view.devices.toSorted((a, b) => Number(b.isHere) - Number(a.isHere) || b.seenAt - a.seenAt);
  const hasWayBack = listed.length > 1 || view.passkeys.length > 0;
  const here = listed.find(device => device.isHere);
  return (
    <Card
      className="stack"
      title={t('devices.signedIn')}
      aside={
        listed.length > 2 &&
        signOut.asks !== 'others' && (
          <button type="button" className="btn sm ghost" disabled={isBusy} onClick={() => signOut.ask('others')}>
            <Icon name="leave" />
            {t('devices.signOutOthers')}
          </button>
        )
      }
    >
      {signOut.asks && (
        <Sure
          question={t(signOut.asks === 'here' ? 'devices.hereSure' : 'devices.signOutSure')}
          yes={t('devices.signOut')}
          no={t('devices.cancel')}
          onYes={() => (signOut.asks === 'here' && here ? void signOut.here(here) : signOut.others())}
          onNo={() => signOut.ask(undefined)}
        >
          <p>{t(signOut.asks === 'here' ? 'devices.hereNote' : 'devices.signOutNote')}</p>
        </Sure>
      )}
      <Problem why={signOut.why} />
      <ul className="ruled">
        {listed.map(device => (
          <Device
            key={device.id}
            device={device}
            isBusy={isBusy}
            canLeave={!device.isHere || (hasWayBack && signOut.asks !== 'here')}
            onSignOut={() => (device.isHere ? signOut.ask('here') : signOut.one(device))}
          />
        ))}
      </ul>
      <p className="quiet" role="status">
        {signOut.said}
      </p>
      {!hasWayBack && <p className="quiet">{t('devices.onlyOne')}</p>}
    </Card>
  );
}

interface DeviceProps {
  readonly device: ListedDevice;
  readonly isBusy: boolean;
  readonly canLeave: boolean;
  readonly onSignOut: () => void;
}

function Device({ device: { label, since, seenAt, isHere }, isBusy, canLeave, onSignOut }: DeviceProps) {
  const t = useT();
  const name = deviceName(t, label);
  const line = isHere
    ? t('devices.hereSince', { date: dayText(t, since) })
    : t('devices.seen', { date: plainDayText(t, seenAt) });
  return (
    <li className="row">
      <span className="dv-icon">
        <DeviceIcon name={label.kind} />
      </span>
      <div className="grow">
        <b>{name}</b>
        <p className="fine">{line}</p>
        {isHere && (
          <Badge tone="ok" icon="check">
            {t('devices.here')}
          </Badge>
        )}
      </div>
      {canLeave && (
        <button
          type="button"
          className="btn sm"
          aria-label={t('devices.signOutName', { device: name })}
          disabled={isBusy}
          onClick={onSignOut}
        >
          {t('devices.signOut')}
        </button>
      )}
    </li>
  );
}
