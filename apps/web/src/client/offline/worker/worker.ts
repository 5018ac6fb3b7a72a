import { fileCaches } from '../../../kit/storage/fileCaches.ts';
import { goingTo, notificationOf, pageFor } from './calls.ts';
import { cacheName, isAway, outlived, wayOf } from './policy.ts';
import type { AddressChange, NotificationPress, WorkerFetchEvent, WorkerPushEvent, WorkerScope } from './scope.ts';

/*
 * Keeps the page's files on the device, so that it opens at once and opens without a network. It never decides which
 * build is shown: the page itself always comes from the server while there is one, and its files carry a hash of
 * their content in their names.
 */

declare const self: WorkerScope;

/** Placeholders: the build writes the version and the lists of files here (build/serviceWorker.ts). */
const VERSION = '__VERSION__';
const FILES: readonly string[] = JSON.parse('__FILES__');
/** Files of this build that are kept from their first use on. */
const LATER: readonly string[] = JSON.parse('__LATER__');

const SHELL = '/';
const files = new Set(FILES);
const later = new Set(LATER);
const name = cacheName(VERSION);

/** Returns a request for a file. A file without a hash in its name must not come from the browser's own cache. */
const fresh = (url: string): Request => new Request(url, { cache: url.startsWith('/assets/') ? 'default' : 'reload' });

async function install(): Promise<void> {
  const cache = await fileCaches().open(name);
  await cache.addAll(FILES.map(fresh));
  // Open pages stay as they are: see the note at the top.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  for (const old of outlived(await fileCaches().keys(), name)) await fileCaches().delete(old);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Returns the page from the network, or the installed one if the server cannot be reached. */
async function page(event: WorkerFetchEvent): Promise<Response> {
  const shell = async () => (await fileCaches().open(name)).match(SHELL);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    return isAway(answer.status) ? ((await shell()) ?? answer) : answer;
  } catch (error) {
    const kept = await shell();
    if (kept) return kept;
    throw error;
  }
}

/** Returns a file from this build's cache, else from the previous build's, else from the network. */
async function file({ request }: WorkerFetchEvent): Promise<Response> {
  const cache = await fileCaches().open(name);
  const kept =
    (await cache.match(request, { ignoreVary: true })) ?? (await fileCaches().match(request, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(request);
  // A full disk costs the file its place on the device, not the reader the file.
  if (answer.ok && later.has(new URL(request.url).pathname)) await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}

/** Shows what the server has pushed. */
function show({ data }: WorkerPushEvent): Promise<void> {
  const { title, options } = notificationOf(() => data?.json());
  return self.registration.showNotification(title, options);
}

/** Brings the page to the front to which a notification leads: one that is open, or a new one. */
async function follow({ notification }: NotificationPress): Promise<void> {
  notification.close();
  const path = goingTo(notification.data);
  const page = pageFor(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }), path);
  if (!page) return void (await self.clients.openWindow(path));
  page.postMessage({ goTo: path });
  // A browser may not let a page come to the front: it is where it should be all the same.
  await page.focus().catch(() => {});
}

/** Tells the server where this browser is called from now on. */
async function move({ oldSubscription, newSubscription }: AddressChange): Promise<void> {
  const options = oldSubscription?.options;
  const now = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  const { endpoint, keys } = now?.toJSON() ?? {};
  if (!endpoint) return;
  const address = { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } };
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/push', { method: 'POST', headers, body: JSON.stringify({ type: 'move', address }) });
}

self.addEventListener('pushsubscriptionchange', event => event.waitUntil(move(event)));
self.addEventListener('push', event => event.waitUntil(show(event)));
self.addEventListener('notificationclick', event => event.waitUntil(follow(event)));
self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('fetch', event => {
  const way = wayOf(event.request, self.location.origin, files);
  if (way === 'page') event.respondWith(page(event));
  else if (way === 'file') event.respondWith(file(event));
});
/** Sends the list of files to a page that asks whether it is of this build. */
self.addEventListener('message', event => event.ports[0]?.postMessage([...FILES, ...LATER]));
