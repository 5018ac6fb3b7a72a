/** The part of the browser that keeps a screen lit; missing in older ones and on plain http. */
export interface Screen {
  readonly lock: () => Promise<Pick<WakeLockSentinel, 'release'>>;
  readonly isVisible: () => boolean;
  /** Calls when the page is shown or hidden, until the returned function is called. */
  readonly onVisibility: (changed: () => void) => () => void;
}

/**
 * Keeps the screen lit until the returned function is called. Browsers take the lock away when the page is hidden, so
 * it is asked for anew each time the page is seen again; where it is refused (battery low) the screen may go dark.
 */
export function keepAwake({ lock, isVisible, onVisibility }: Screen): () => void {
  let isWanted = true;
  let held: Promise<Pick<WakeLockSentinel, 'release'> | undefined> | undefined;

  const release = () => {
    held?.then(sentinel => sentinel?.release()).catch(() => {});
    held = undefined;
  };
  const follow = () => {
    release();
    if (isWanted && isVisible()) held = lock().catch(() => undefined);
  };

  const forget = onVisibility(follow);
  follow();
  return () => {
    isWanted = false;
    forget();
    release();
  };
}

/** Returns this page's screen; undefined if the browser cannot keep it lit. */
export function pageScreen(): Screen | undefined {
  const { wakeLock } = navigator;
  if (!wakeLock) return undefined;
  return {
    lock: () => wakeLock.request('screen'),
    isVisible: () => document.visibilityState === 'visible',
    onVisibility(changed) {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
  };
}
