import type { TableState, Watcher } from '@gorrion/protocol';
import { distinctName } from '../names/distinct.ts';
import { namesBeside } from '../people/people.ts';
import { isRatedHand } from '../people/talk.ts';
import { isUmpire } from '../people/umpire.ts';
import type { Page } from './page.ts';

/** Maximum number of spectators listed by name. */
const NAMED = 100;

/** Returns the ids and names of the latest `NAMED` spectators; of a page of a cast those of its maker. */
export function watchersByName(state: TableState | undefined, pages: readonly Page[]): readonly Watcher[] {
  const watching = pages.filter(({ me }) => !state || !isUmpire(state, me.id));
  // A name is a way to talk: in a rated hand nobody reads who watches. With a delay it would tell when one is played.
  if (state && (isRatedHand(state) || (state.settings.rated && state.settings.delay !== undefined))) return [];
  return watching.slice(-NAMED).map(({ me, cast }) => {
    const { id, name } = cast?.by ?? me;
    const distinct = distinctName(name, state ? namesBeside(state, id) : []);
    return { id, name: distinct, ...(cast && { isCast: true }) };
  });
}
