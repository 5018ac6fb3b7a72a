import { useApp } from '../store/app.ts';
import { isOfBuild, ownFiles, useUpdate } from './update.ts';

const WORKER = '/sw.js';
const LOOK_EVERY_MS = 60 * 60_000;
/** Delay (ms) before the files are fetched again for the device, so that they do not slow down the first page. */
const SETTLED_MS = 3000;

/** Asks a worker for the files that it keeps; resolves with undefined if it does not answer. */
const filesOf = (worker: ServiceWorker): Promise<readonly string[] | undefined> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    const giveUp = setTimeout(resolve, 5000, undefined);
    port1.onmessage = ({ data }) => {
      clearTimeout(giveUp);
      resolve(Array.isArray(data) ? data : undefined);
    };
    worker.postMessage('files', [port2]);
  });

/** A worker that has just taken over is of the newest build: this page either is too, or should be loaded again. */
async function compare(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const build = controller && (await filesOf(controller));
  if (build) useUpdate.setState({ isReady: !isOfBuild(ownFiles(document, location.origin), build) });
}

/** A server that comes back may have come back as a newer one; so may one after a night's sleep. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  const look = () => void registration.update().catch(() => {});
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  useApp.subscribe((is, was) => {
    if (is.link.status === 'online' && was.link.status !== 'online') look();
  });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    lookAgain(registration);
  } catch {
    // The storage is refused or full: the page works without a worker.
  }
}

/** Keeps the page on the device. Only as built: while it is written, no worker stands between editor and browser. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare());
  const begin = () => setTimeout(() => void register(), SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
