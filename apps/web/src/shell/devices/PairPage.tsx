import type { DevicesView, PairingClaim } from '@gorrion/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { decoded } from '../page/codes.ts';
import { PlacePage } from '../page/PlacePage.tsx';
import { DeviceIcon } from './DeviceIcon.tsx';
import { HasNow } from './HasNow.tsx';
import { Problem } from './Problem.tsx';
import { passkeyProblem, returnByPasskey } from './passkey.ts';
import { type Answer, changeDevices, type Failure } from './server.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { type Devices, useDevices } from './useDevices.ts';
import './devices.css';

/** Opens the page of the devices anew, so that everything is asked for with the new cookie. */
const openAnew = (): void => location.replace(eventPaths.devices());

/** The page of the other device: it types or has scanned a code, or comes back with a passkey. */
export function PairPage() {
  const t = useT();
  const devices = useDevices();
  const { view, problem, look } = devices;
  return (
    <PlacePage
      title={t('devices.pair')}
      note={t('devices.pairNote')}
      above={[{ href: eventPaths.devices(), label: t('devices.title') }]}
      className="dv"
    >
      {!view && problem && (
        <div className="stack dv-none">
          <Note tone="amber" icon="warn" title={t(`devices.no.${problem}`)} />
          <button type="button" className="btn sm" onClick={look}>
            {t('devices.again')}
          </button>
        </div>
      )}
      {view && view.claim?.stage !== 'compare' && <HasNow view={view} />}
      {view && (
        <div className="sides">
          <div>
            <TakeCode devices={devices} view={view} />
          </div>
          {!view.claim && (
            <div>
              <ByPasskey act={devices.act} isBusy={devices.isBusy} />
            </div>
          )}
        </div>
      )}
    </PlacePage>
  );
}

/** Answers whether this browser becomes the person of a claim. Returns why a claim that this page followed came to nothing. */
function useClaim({ act }: Devices, view: DevicesView) {
  const [why, setWhy] = useState<Failure>();
  const stage = view.claim?.stage;
  const before = useRef<typeof stage>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = stage;
    if (stage) setWhy(undefined);
    else if (last) setWhy('pairing-over');
  }, [stage]);
  return {
    why,
    setWhy,
    async become(name: string) {
      const answer = await act(() => changeDevices({ type: 'collect', name }));
      if (answer.ok) openAnew();
      else setWhy(answer.why);
    },
    decline() {
      before.current = undefined;
      void act(() => changeDevices({ type: 'decline' }));
    },
  };
}

interface TakeCodeProps {
  readonly devices: Devices;
  readonly view: DevicesView;
}

function TakeCode({ devices, view }: TakeCodeProps) {
  const t = useT();
  const { act, at, isBusy } = devices;
  const { why, setWhy, become, decline } = useClaim(devices, view);
  const [code, setCode] = useState(() => decoded(location.hash.slice(1)).slice(0, 40));
  const claim = async (event: FormEvent) => {
    event.preventDefault();
    // A code works once: the address of the page forgets it.
    history.replaceState(history.state, '', location.pathname);
    const answer = await act(() => changeDevices({ type: 'claim', code }));
    setWhy(answer.ok ? undefined : answer.why);
    setCode('');
  };
  if (view.claim?.stage === 'granted')
    return (
      <Become claim={view.claim} view={view} at={at} isBusy={isBusy} onYes={become} onNo={decline}>
        <Problem why={why} />
      </Become>
    );
  if (view.claim)
    return (
      <Card title={t('devices.pairCompare')} aside={<TimeLeft msLeft={view.claim.msLeft} at={at} />}>
        <div role="status" className="dv-compare">
          <MiniTile tile={view.claim.tile} />
          <p className="quiet">{t('devices.pairCompareNote')}</p>
        </div>
      </Card>
    );
  return (
    <Card className="stack" title={t('devices.pairCode')}>
      <p className="quiet">{t('devices.pairCodeNote')}</p>
      <Problem why={why} />
      <form className="stack dv-type" onSubmit={claim}>
        <Field label={t('devices.code')}>
          <input
            className="dv-letters"
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            onChange={event => setCode(event.target.value)}
          />
        </Field>
        <button type="submit" className="btn pri" disabled={isBusy || code.trim() === ''}>
          {t('devices.useCode')}
        </button>
      </form>
    </Card>
  );
}

interface BecomeProps {
  readonly claim: Extract<PairingClaim, { stage: 'granted' }>;
  readonly view: DevicesView;
  readonly at: number;
  readonly isBusy: boolean;
  readonly onYes: (name: string) => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
}

/** Asks whether this browser becomes the person who has confirmed the tile, who may be another than the sender of the code. */
function Become({ claim, view, at, isBusy, onYes, onNo, children }: BecomeProps) {
  const t = useT();
  useEffect(() => document.getElementById('become')?.focus(), []);
  const name = t.nameOf(claim.name);
  return (
    <Card
      className="stack"
      id="become"
      title={t('devices.become', { name })}
      aside={<TimeLeft msLeft={claim.msLeft} at={at} />}
    >
      {children}
      <div className="dv-compare">
        <MiniTile tile={claim.tile} />
        <div className="stack">
          <p className="quiet">{t('devices.becomeNote', { name })}</p>
          <div className="row tight">
            <button type="button" className="btn pri sm" disabled={isBusy} onClick={() => onYes(claim.name)}>
              {t('devices.becomeYes', { name })}
            </button>
            <button type="button" className="btn sm" disabled={isBusy} onClick={onNo}>
              {t('devices.becomeNo', { name: t.nameOf(view.name) })}
            </button>
          </div>
        </div>
      </div>
    </Card>
  );
}

interface ByPasskeyProps {
  readonly act: (request: () => Promise<Answer<DevicesView>>) => Promise<Answer<DevicesView>>;
  readonly isBusy: boolean;
}

function ByPasskey({ act, isBusy }: ByPasskeyProps) {
  const t = useT();
  const [why, setWhy] = useState<Failure>();
  const problem = passkeyProblem();
  const comeBack = async () => {
    const answer = await act(returnByPasskey);
    if (answer.ok) openAnew();
    else setWhy(answer.why);
  };
  return (
    <Card
      className="stack"
      title={
        <span className="row">
          <DeviceIcon name="key" />
          {t('devices.return')}
        </span>
      }
    >
      <p className="quiet">{t('devices.returnNote')}</p>
      <Problem why={why} />
      {problem ? (
        <Note icon="info" title={t(`devices.passkeys.${problem}`)} />
      ) : (
        <button type="button" className="btn sm" disabled={isBusy} onClick={() => void comeBack()}>
          {t('devices.returnGo')}
        </button>
      )}
    </Card>
  );
}
