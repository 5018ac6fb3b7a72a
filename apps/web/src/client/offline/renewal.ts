import { useEffect, useRef } from 'react';
import { serviceWorkers } from '../../kit/storage/serviceWorkers.ts';
import { tabTexts } from '../../kit/storage/texts.ts';
import { askWhenMissing } from '../../kit/ui/fetchFirst.ts';
import { type App, tell, useApp } from '../store/app.ts';
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

/** Loads the page anew; returns false if it did so a moment ago and this did not help, or the tab cannot remember that. */
function renew(): boolean {
  const before = Number(tabTexts.get(KEY) ?? 0);
  const isUseful = Math.abs(Date.now() - before) > PATIENCE_MS && tabTexts.set(KEY, String(Date.now()));
  if (isUseful) location.reload();
  return isUseful;
}

let isWaiting = false;

/** Loads the page anew as soon as the hand is over, and asks the viewer, who misses something now, to do so. */
function renewAfterHand(): void {
  const { notices } = useApp.getState();
  if (!notices.some(({ news }) => news.kind === 'reload-needed')) tell(useApp, { kind: 'reload-needed' });
  if (isWaiting) return;
  isWaiting = true;
  const stop = useApp.subscribe(app => {
    if (isInHand(app)) return;
    stop();
    isWaiting = false;
    renew();
  });
}

async function isReplaced(): Promise<boolean> {
  // Asked each time: a page is not loaded anew while the server is away.
  if (!(await lookForUpdate())) return false;
  if (!isInHand(useApp.getState())) return renew();
  renewAfterHand();
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
