/** Returns the service workers of this site; undefined if the browser has none here, or refuses them to this site. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
