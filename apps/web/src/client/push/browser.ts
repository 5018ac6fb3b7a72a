import type { PushAddress, PushView, PushWishes } from '@gorrion/protocol';
import type { Language } from '../../kit/i18n/index.ts';
import { ownZone } from '../../kit/i18n/ownZone.ts';
import { serviceWorkers } from '../../kit/storage/serviceWorkers.ts';
import { changePushes, fetchPushes, type PushAnswer } from './server.ts';
import { noteCalls, wasAsked } from './told.ts';

/* How this browser is called: what it can do, what its person lets it, and the address that it hands out. */

/**
 * - `insecure`: the page came without https.
 * - `home-screen`: an iPhone or iPad, which calls only for a page on the home screen.
 * - `unsupported`: the browser knows no pushes.
 * - `refused`: the person has said no to the browser.
 */
export type PushSupport = 'ready' | 'insecure' | 'home-screen' | 'unsupported' | 'refused';

/** How long (ms) the worker may take that receives pushes: it is fetched after the first page. */
const WORKER_PATIENCE = 15_000;

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if (!isSecureContext) return 'insecure';
  if (!serviceWorkers() || typeof PushManager === 'undefined' || typeof Notification === 'undefined')
    return isApple() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'ready';
}

/** Calls back when the person may have changed what the browser lets this page do; returns how to stop. */
export function onPushSupport(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isOver = false;
  const begin = async () => {
    const found = await navigator.permissions?.query({ name: 'notifications' });
    if (isOver || !found) return;
    status = found;
    status.addEventListener('change', listener);
  };
  begin().catch(() => {});
  document.addEventListener('visibilitychange', listener);
  return () => {
    isOver = true;
    status?.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Resolves with the worker that receives pushes; undefined if there is none. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = serviceWorkers();
  const late = new Promise<undefined>(done => setTimeout(done, WORKER_PATIENCE, undefined));
  return workers && Promise.race([workers.ready, late]);
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

const isFor = (subscription: PushSubscription, key: string): boolean => {
  const known = subscription.options.applicationServerKey;
  const wanted = bytesOf(key);
  return !known || new Uint8Array(known).every((byte, at) => byte === wanted[at]);
};

/** Returns the address at which this browser is called. The browser asks its person first, if it has not yet. */
async function addressFor({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushAddress | undefined> {
  const known = await pushManager.getSubscription();
  // An address for another server's key is of no use.
  if (known && !isFor(known, key)) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await pushManager.subscribe(options);
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : undefined;
}

/** Has this device called, or changes what it wants. Call it from a press: then browsers may ask their person. */
export async function subscribe(key: string, wishes: PushWishes, language: Language): Promise<PushAnswer> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return { ok: false, why: 'browser-failed' };
    const registration = await worker();
    if (!registration) return { ok: false, why: 'no-worker' };
    const address = await addressFor(registration, key);
    if (!address) return { ok: false, why: 'browser-failed' };
    const zone = ownZone();
    const answer = await changePushes({ type: 'subscribe', address, language, zone, wishes });
    if (answer.ok) noteCalls(language);
    return answer;
  } catch {
    return { ok: false, why: 'browser-failed' };
  }
}

/** Has this device called no more, by the server nor by its browser. */
export async function unsubscribe(): Promise<PushAnswer> {
  const answer = await changePushes({ type: 'unsubscribe' });
  if (!answer.ok) return answer;
  noteCalls(undefined);
  const registration = await serviceWorkers()
    ?.getRegistration()
    .catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  return answer;
}

/** Resolves with what may be asked of this device; undefined if its person was asked, it is called already, or cannot be. */
export async function whetherToAsk(): Promise<PushView | undefined> {
  if (wasAsked() || pushSupport() !== 'ready') return undefined;
  // Without its worker a page cannot be called: it is not installed yet, or never.
  if (!(await serviceWorkers()?.getRegistration())) return undefined;
  const answer = await fetchPushes();
  return answer.ok && answer.value.wishes === null ? answer.value : undefined;
}

/** Tells the server the language and the zone of this device, if it is called. Nobody is asked anything. */
export async function renew(language: Language): Promise<void> {
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') return;
  const answer = await fetchPushes();
  if (answer.ok && answer.value.wishes) await subscribe(answer.value.key, answer.value.wishes, language);
  else if (answer.ok) noteCalls(undefined);
}
