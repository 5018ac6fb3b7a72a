import type { DevicesView, ListedPasskey } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { DeviceIcon } from './DeviceIcon.tsx';
import { Problem } from './Problem.tsx';
import { addPasskey, passkeyProblem } from './passkey.ts';
import { changeDevices, type Failure } from './server.ts';
import type { Devices } from './useDevices.ts';
import { dayText, deviceName } from './words.ts';

interface PasskeyCardProps {
  readonly devices: Devices;
  readonly view: DevicesView;
}

/** The passkeys of the person, or why this page can make none. */
export function PasskeyCard({ devices: { act, isBusy }, view }: PasskeyCardProps) {
  const t = useT();
  const [why, setWhy] = useState<Failure>();
  const [said, setSaid] = useState('');
  const { passkeys } = view;
  const problem = passkeyProblem();
  const send = async (request: Parameters<typeof act>[0], done: string) => {
    setSaid('');
    const answer = await act(request);
    setWhy(answer.ok ? undefined : answer.why);
    if (answer.ok) setSaid(done);
  };
  const add = () => void send(() => addPasskey(t.nameOf(view.name)), t('devices.passkeyAdded'));
  const drop = (id: string) =>
    void send(() => changeDevices({ type: 'drop-passkey', id }), t('devices.passkeyRemoved'));
  return (
    <Card
      className="stack"
      title={
        <span className="row">
          <DeviceIcon name="key" />
          {t('devices.passkey')}
        </span>
      }
    >
      <p className="quiet">{t('devices.passkeyNote')}</p>
      {passkeys.length > 0 && (
        <ul className="ruled">
          {passkeys.map(passkey => (
            <Passkey key={passkey.id} passkey={passkey} isBusy={isBusy} onDrop={() => drop(passkey.id)} />
          ))}
        </ul>
      )}
      <Problem why={why} />
      <p className="quiet" role="status">
        {said}
      </p>
      {problem ? (
        <Note icon="info" title={t(`devices.passkeys.${problem}`)} />
      ) : (
        <button type="button" className="btn sm" disabled={isBusy} onClick={add}>
          <Icon name="plus" />
          {t(passkeys.length > 0 ? 'devices.passkeyAnother' : 'devices.passkeyAdd')}
        </button>
      )}
    </Card>
  );
}

interface PasskeyProps {
  readonly passkey: ListedPasskey;
  readonly isBusy: boolean;
  readonly onDrop: () => void;
}

function Passkey({ passkey: { label, since }, isBusy, onDrop }: PasskeyProps) {
  const t = useT();
  const date = dayText(t, since);
  const name = deviceName(t, label);
  return (
    <li className="row">
      <div className="grow">
        <b>{t('devices.passkeyMade', { date })}</b>
        <p className="fine">{name}</p>
      </div>
      <button
        type="button"
        className="btn sm"
        aria-label={t('devices.passkeyRemoveName', { device: name, date })}
        disabled={isBusy}
        onClick={onDrop}
      >
        {t('devices.passkeyRemove')}
      </button>
    </li>
  );
}
