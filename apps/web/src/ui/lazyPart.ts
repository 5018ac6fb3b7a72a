import { type ComponentType, lazy } from 'react';

/** Waits (ms) before a part of the page that could not be fetched is fetched again: 15.75 s in all. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

/** Style sheets that could not be fetched. The loader of the build inserts each only once, and never again. */
const failedStyles = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined') {
  const noteFailure = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  // Errors of elements do not bubble.
  document.addEventListener('error', noteFailure, true);
}

/** Fetches a failed style sheet again. Resolves when it has arrived or failed once more. */
function fetchStyleAgain(failed: HTMLLinkElement): Promise<unknown> {
  failedStyles.delete(failed);
  const again = failed.cloneNode() as HTMLLinkElement;
  const settled = new Promise(resolve => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', resolve);
  });
  failed.replaceWith(again);
  return settled;
}

/**
 * Loads a part of the page, and again after a failure: a connection that is lost for some seconds must not take the
 * whole page away. Rejects with the last failure if the part cannot be loaded for 15 s, as after an update.
 */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const wait of WAITS) {
    const isStyled = failedStyles.size === 0;
    try {
      const loaded = await load();
      if (isStyled) return loaded;
    } catch {}
    await new Promise(resolve => setTimeout(resolve, wait));
    await Promise.all([...failedStyles].map(fetchStyleAgain));
  }
  return load();
}

/** A component that is loaded when it is first drawn (`lazy` of React), and loaded again after a failure. */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound for a component of any properties
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) =>
  lazy(() => loadAgain(load));
