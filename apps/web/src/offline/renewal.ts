import { useEffect, useRef } from 'react';
import { serviceWorkers } from '../storage/serviceWorkers.ts';
import { tabTexts } from '../storage/texts.ts';
import { type App, useApp } from '../store/app.ts';
import { askWhenMissing } from '../ui/fetchFirst.ts';
import { lookForUpdate, useUpdate } from './update.ts';

/*
 * How an open page gives way to a newer build. Where a service worker keeps the older parts it only offers to. Without
 * one (plain http) the older parts are gone with the older build, so the page is loaded anew at the next quiet moment.
 */

/** Returns whether the viewer is playing a hand, in which the page does not mention a new version. */
export const isInHand = ({ table }: Pick<App, 'table'>): boolean =>
  table?.state.stage === 'playing' && table.viewer !== 'spectator' && table.state.session.phase === 'playing';

const KEY = 'gorrion.renewed';
/** A page that was loaded anew within this time (ms) and is not the newest is not loaded again: servers may differ. */
const PATIENCE_MS = 60_000;

/** Loads the page anew, unless this did not help a moment ago or the tab cannot remember that. */
function renew(): void {
  const before = Number(tabTexts.get(KEY) ?? 0);
  if (Math.abs(Date.now() - before) > PATIENCE_MS && tabTexts.set(KEY, String(Date.now()))) location.reload();
}

/** Loads the page anew now, or as soon as the hand is over. */
function renewWhenQuiet(): void {
  if (!isInHand(useApp.getState())) {
    renew();
    return;
  }
  const stop = useApp.subscribe(app => {
    if (isInHand(app)) return;
    stop();
    renew();
  });
}

async function isReplaced(): Promise<boolean> {
  if (useUpdate.getState().isNeeded) return true;
  if (!(await lookForUpdate())) return false;
  useUpdate.setState({ isNeeded: true });
  renewWhenQuiet();
  return true;
}

/** Has every part of the page that cannot be fetched look for a newer build, which has another one. */
export const startRenewal = (): void => askWhenMissing(isReplaced);

/** Loads the page anew when its reader goes to another address, if the parts of its build may be gone. */
export function useRenewal(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (path === before.current) return;
    before.current = path;
    if (useUpdate.getState().isReady && !serviceWorkers()?.controller && !isInHand(useApp.getState())) renew();
  }, [path]);
}
