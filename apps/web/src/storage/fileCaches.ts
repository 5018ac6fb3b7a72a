/** The caches of files that the service worker keeps. Whoever runs a service worker has them. */
export const fileCaches = (): CacheStorage => caches;
