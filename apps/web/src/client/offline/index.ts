import { serviceWorkers } from '../../kit/storage/serviceWorkers.ts';
import { useApp } from '../store/app.ts';
import { startRenewal } from './renewal.ts';
import { isOfBuild, lookForUpdate, ownFiles, useUpdate } from './update.ts';

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

/** Offers a reload if this page is not of the newest build, which the worker that has just taken over belongs to. */
async function compare({ controller }: ServiceWorkerContainer): Promise<void> {
  const build = controller && (await filesOf(controller));
  if (build) useUpdate.setState({ isReady: !isOfBuild(ownFiles(document, location.origin), build) });
}

/** Looks for a newer build every hour, when the page is shown, and after a reconnect to a possibly newer server. */
function lookAgain(look: () => void): void {
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  useApp.subscribe((is, was) => {
    if (is.link.status === 'online' && was.link.status !== 'online') look();
  });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    // What blocks workers for privacy may answer with nothing.
    const registration: ServiceWorkerRegistration | undefined = await workers.register(WORKER, {
      updateViaCache: 'none',
    });
    if (registration) return lookAgain(() => void registration.update().catch(() => {}));
  } catch {
    // The storage is refused or full: the page works without a worker.
  }
  lookAgain(() => void lookForUpdate());
}

/**
 * Registers the worker that keeps the page on the device, and looks for newer builds. Does nothing in development, so that
 * edits are shown.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD) return;
  startRenewal();
  const workers = serviceWorkers();
  if (!workers) {
    lookAgain(() => void lookForUpdate());
    return;
  }
  workers.addEventListener('controllerchange', () => void compare(workers));
  const begin = () => setTimeout(() => void register(workers), SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
