import { useEffect, useRef, useState } from 'react';
import { lieAfter, UPRIGHT } from './faceDown.ts';

/** Safari asks before it tells how a phone lies. */
type AskingEvent = typeof DeviceOrientationEvent & { readonly requestPermission?: () => Promise<PermissionState> };

const orientation = (): AskingEvent | undefined => globalThis.DeviceOrientationEvent as AskingEvent | undefined;

/** How the hand of a phone is covered: by its button, or by laying the phone on its face. */
export interface Cover {
  readonly isCovered: boolean;
  readonly toggle: () => void;
  /** Asks the browser to tell how the phone lies; undefined where it tells it already, or never. */
  readonly ask: (() => void) | undefined;
}

/** Whether the browser has been asked on this page, and what it said. */
let permission: PermissionState | undefined;

export function useCover(): Cover {
  const [isClosed, setClosed] = useState(false);
  const [isDown, setDown] = useState(false);
  const [allowed, setAllowed] = useState(permission);
  const lie = useRef(UPRIGHT);
  const request = orientation()?.requestPermission;
  const hasToAsk = request !== undefined && allowed === undefined && isSecureContext;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is allowed, the browser begins to tell
  useEffect(() => {
    const turned = ({ beta, gamma, timeStamp }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      const before = lie.current;
      lie.current = lieAfter(before, beta, gamma, timeStamp);
      // The button opens a hand that lies on its face: what is no change leaves it open.
      if (lie.current.isDown !== before.isDown) setDown(lie.current.isDown);
    };
    addEventListener('deviceorientation', turned);
    return () => removeEventListener('deviceorientation', turned);
  }, [allowed]);
  const ask = async () => {
    permission = await request?.call(orientation()).catch(() => 'denied' as const);
    setAllowed(permission);
  };
  const isCovered = isClosed || isDown;
  return {
    isCovered,
    toggle() {
      setClosed(!isCovered);
      setDown(false);
    },
    ask: hasToAsk ? () => void ask() : undefined,
  };
}
