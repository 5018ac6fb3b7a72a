import { isIP } from 'node:net';
import { RecentMap } from '../limits/recentMap.ts';

/*
 * Counts the requests that are under way, and has the rest wait. A site that does not answer in time soon has one place, so
 * that it keeps no place from the others.
 */

/** Most requests under way at a time, most of them to one site, and most that wait for a turn. */
const MOST_AT_ONCE = 32;
const MOST_A_SITE = 8;
const MOST_WAITING = 2000;
/** Sites of which it is remembered how slow they were. */
const REMEMBERED = 1000;

/** Returns whose a host is, as far as its name says it: who has a name has all names below it. */
export const siteOf = (host: string): string => (isIP(host) ? host : host.split('.').slice(-2).join('.'));

interface Waiting {
  readonly site: string;
  readonly enter: (hasTurn: boolean) => void;
}

/** `longest`: ms after which who has waited for a turn goes away. */
export function turnstile(longest: number) {
  const inside = new Map<string, number>();
  /** How often a site was late since it last answered. */
  const late = new RecentMap<string, number>(REMEMBERED);
  const waiting: Waiting[] = [];
  let underWay = 0;

  const placesOf = (site: string): number => Math.max(1, MOST_A_SITE >> (late.get(site) ?? 0));
  const hasPlace = (site: string): boolean => underWay < MOST_AT_ONCE && (inside.get(site) ?? 0) < placesOf(site);

  function take(site: string): void {
    underWay++;
    inside.set(site, (inside.get(site) ?? 0) + 1);
  }

  function letIn(): void {
    for (const one of [...waiting]) {
      if (underWay >= MOST_AT_ONCE) return;
      if (hasPlace(one.site)) one.enter(true);
    }
  }

  return {
    get isFull(): boolean {
      return waiting.length >= MOST_WAITING;
    },

    /** Resolves with whether the turn came in time. */
    enter(site: string): Promise<boolean> {
      if (hasPlace(site)) {
        take(site);
        return Promise.resolve(true);
      }
      return new Promise(resolve => {
        const one: Waiting = {
          site,
          enter(hasTurn) {
            clearTimeout(timer);
            waiting.splice(waiting.indexOf(one), 1);
            if (hasTurn) take(site);
            resolve(hasTurn);
          },
        };
        const timer = setTimeout(() => one.enter(false), longest);
        waiting.push(one);
      });
    },

    leave(site: string, isLate: boolean): void {
      const left = (inside.get(site) ?? 1) - 1;
      if (left === 0) inside.delete(site);
      else inside.set(site, left);
      underWay--;
      late.set(site, isLate ? (late.get(site) ?? 0) + 1 : 0);
      letIn();
    },
  };
}
