import { type ComponentType, lazy } from 'react';

/** Waits (ms) before a part of the page that could not be fetched is fetched again: 15.75 s in all. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

/**
 * Loads a part of the page, and again after a failure: a connection that is lost for some seconds must not take the
 * whole page away. Rejects with the last failure if the part cannot be loaded for 15 s, as after an update.
 */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {}
    await new Promise(resolve => setTimeout(resolve, wait));
  }
  return load();
}

/** A component that is loaded when it is first drawn (`lazy` of React), and loaded again after a failure. */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound for a component of any properties
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) =>
  lazy(() => loadAgain(load));
