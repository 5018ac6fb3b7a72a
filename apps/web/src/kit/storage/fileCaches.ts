/** The caches of files that the service worker keeps. A browser with a service worker has them. */
export const fileCaches = (): CacheStorage => caches;
