import type { DeviceLabel, DevicesView, PairingOffer } from '@gorrion/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { Go } from '../page/Go.tsx';
import { Problem } from './Problem.tsx';
import { changeDevices, type Failure } from './server.ts';
import { TimeLeft } from './TimeLeft.tsx';
import type { Devices } from './useDevices.ts';
import { deviceName, spacedCode } from './words.ts';

interface AddDeviceProps {
  readonly devices: Devices;
  readonly view: DevicesView;
}

/** Time (ms) that may pass between two looks at a pairing: one that ends with more left was ended by somebody. */
const LATE_MS = 5000;

/** How the last pairing ended. */
type End = { readonly kind: 'added'; readonly label: DeviceLabel } | { readonly kind: 'over' | 'refused' };

/** What the page saw last: the pairing, and the devices that there were before it. */
interface Seen {
  readonly offer: PairingOffer | null;
  readonly known: ReadonlySet<string>;
}

/** Notices how a pairing ends that this page did not end itself: its time is over, or the device is added. */
function useEnd({ offer, devices }: DevicesView) {
  const [end, setEnd] = useState<End>();
  const before = useRef<Seen>({ offer: null, known: new Set() });
  useEffect(() => {
    const last = before.current;
    // The new device may be there a look before the pairing is over.
    const isGranted = offer?.stage === 'granted';
    before.current = { offer, known: isGranted ? last.known : new Set(devices.map(({ id }) => id)) };
    if (offer) {
      if (offer.stage !== last.offer?.stage) setEnd(undefined);
    } else if (last.offer) {
      const found = endOf(last.offer, last.known, devices);
      setEnd(now => now ?? found);
    }
  }, [offer, devices]);
  return { end, setEnd };
}

/** Returns how a pairing ended that is gone. */
function endOf(last: PairingOffer, known: ReadonlySet<string>, devices: DevicesView['devices']): End {
  if (last.stage === 'open') return { kind: 'over' };
  if (devices.some(({ id }) => !known.has(id))) return { kind: 'added', label: last.label };
  // With time left, the other device has said no.
  return { kind: last.stage === 'granted' && last.msLeft > LATE_MS ? 'refused' : 'over' };
}

/** What the page does about a code, and how the last one ended. */
function usePairing({ act }: Devices, view: DevicesView) {
  const { end, setEnd } = useEnd(view);
  const [why, setWhy] = useState<Failure>();
  const send = async (wish: Parameters<typeof changeDevices>[0]) => {
    const answer = await act(() => changeDevices(wish));
    setWhy(answer.ok ? undefined : answer.why);
  };
  const refuse = () => setEnd({ kind: 'refused' });
  return {
    end,
    why,
    offer: () => void send({ type: 'offer' }),
    withdraw() {
      refuse();
      void send({ type: 'withdraw' });
    },
    confirm(isSame: boolean) {
      if (!isSame) refuse();
      void send({ type: 'confirm', isSame });
    },
  };
}

/** Makes a code for another device, and lets the person compare the tile before that device gets anything. */
export function AddDevice({ devices, view }: AddDeviceProps) {
  const t = useT();
  const { at, isBusy } = devices;
  const { offer } = view;
  const pairing = usePairing(devices, view);
  const { end } = pairing;
  return (
    <Card
      className="stack"
      title={t('devices.add')}
      aside={offer && offer.stage !== 'granted' && <TimeLeft msLeft={offer.msLeft} at={at} />}
    >
      <div role="status">{end && <EndNote end={end} />}</div>
      <Problem why={pairing.why} />
      {offer?.stage === 'open' && (
        <Code code={offer.code}>
          <button type="button" className="btn sm" disabled={isBusy} onClick={pairing.offer}>
            {t('devices.newCode')}
          </button>
          <button type="button" className="btn sm ghost" disabled={isBusy} onClick={pairing.withdraw}>
            {t('devices.cancel')}
          </button>
        </Code>
      )}
      {offer?.stage === 'compare' && (
        <Compare tile={offer.tile} name={deviceName(t, offer.label)} isBusy={isBusy} onAnswer={pairing.confirm} />
      )}
      {offer?.stage === 'granted' && (
        <Note tone="ok" icon="check" title={t('devices.granted', { device: deviceName(t, offer.label) })} />
      )}
      {!offer && !end && <p className="quiet">{t('devices.addNote')}</p>}
      {!offer && (
        <div className="row tight">
          <button type="button" className="btn pri sm" disabled={isBusy} onClick={pairing.offer}>
            {t(end ? 'devices.newCode' : 'devices.showCode')}
          </button>
          <Go className="btn sm ghost" href={eventPaths.pair()}>
            {t('devices.haveCode')}
          </Go>
        </div>
      )}
    </Card>
  );
}

function EndNote({ end }: { readonly end: End }) {
  const t = useT();
  if (end.kind === 'added')
    return <Note tone="ok" icon="check" title={t('devices.added', { device: deviceName(t, end.label) })} />;
  return <Note tone="amber" icon="info" title={t(`devices.${end.kind}`)} />;
}

/** The code as a picture and as letters, with what to do on the other device. */
function Code({ code, children }: { readonly code: string; readonly children: ReactNode }) {
  const t = useT();
  return (
    <div className="dv-code">
      <QrCode text={location.origin + eventPaths.pair(code)} label={t('devices.qr')} />
      <div className="stack">
        <p className="fine" id="dv-code">
          {t('devices.code')}
        </p>
        <output className="dv-letters" aria-labelledby="dv-code">
          {spacedCode(code)}
        </output>
        <ol className="dv-steps">
          <li>
            <span>
              {t('devices.step1')} <b>{location.host + eventPaths.pair()}</b>
            </span>
          </li>
          <li>{t('devices.step2')}</li>
          <li>{t('devices.step3')}</li>
        </ol>
        <div className="row tight">{children}</div>
      </div>
    </div>
  );
}

interface CompareProps {
  readonly tile: Parameters<typeof MiniTile>[0]['tile'];
  readonly name: string;
  readonly isBusy: boolean;
  readonly onAnswer: (isSame: boolean) => void;
}

/**
 * The tile that the other device must show as well. The heading takes the focus, because the code is gone, and the
 * answers come into sight above the bar at the bottom of a phone.
 */
function Compare({ tile, name, isBusy, onAnswer }: CompareProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus();
    answers.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="dv-compare">
      <MiniTile tile={tile} />
      <div className="stack">
        <h3 tabIndex={-1} ref={heading}>
          {t('devices.compare')}
        </h3>
        <p className="quiet">{t('devices.compareNote', { device: name })}</p>
        <div className="row tight dv-answers" ref={answers}>
          <button type="button" className="btn pri sm" disabled={isBusy} onClick={() => onAnswer(true)}>
            {t('devices.same')}
          </button>
          <button type="button" className="btn sm" disabled={isBusy} onClick={() => onAnswer(false)}>
            {t('devices.different')}
          </button>
        </div>
      </div>
    </div>
  );
}
