/* Addresses of groups, duplicate evenings, tournaments, devices, calls and other people. The first page only knows that they exist (`routeOf`). */

export const GROUP_PARTS = ['album', 'evening', 'duplicate', 'rating', 'records', 'settings'] as const;
export type GroupPart = (typeof GROUP_PARTS)[number];

export const EVENT_PARTS = [
  'teams',
  'tables',
  'rotation',
  'fouls',
  'tree',
  'sheets',
  'organise',
  'run',
  'referee',
  'scorer',
  'screen',
  'me',
  'join',
  'print',
] as const;
export type EventPart = (typeof EVENT_PARTS)[number];

/** What an address of these pages shows. Whether its group or event exists, the page asks the server. */
export type EventRoute =
  | { readonly page: 'groups' | 'events' | 'new-event' | 'devices' | 'pair' | 'lost' }
  | { readonly page: 'group'; readonly id: string; readonly part?: GroupPart; readonly word?: string }
  | { readonly page: 'duplicate'; readonly id: string; readonly word?: string }
  /** The deal of a day; of today without a date. */
  | { readonly page: 'daily'; readonly date?: string }
  | { readonly page: 'event'; readonly id: string; readonly part?: EventPart; readonly word?: string };

const PLAIN = {
  '/groups': 'groups',
  '/events': 'events',
  '/events/new': 'new-event',
  '/devices': 'devices',
  '/pair': 'pair',
} as const;

const isPlain = (path: string): path is keyof typeof PLAIN => Object.hasOwn(PLAIN, path);
const isGroupPart = (word: string): word is GroupPart => (GROUP_PARTS as readonly string[]).includes(word);
const isEventPart = (word: string): word is EventPart => (EVENT_PARTS as readonly string[]).includes(word);

export function eventRouteOf(path: string): EventRoute {
  const whole = path.replace(/\/$/, '');
  if (isPlain(whole)) return { page: PLAIN[whole] };
  const [isDaily, date] = /^\/daily(?:\/([\w-]{1,20}))?$/.exec(whole) ?? [];
  if (isDaily) return { page: 'daily', ...(date !== undefined && { date }) };
  const [, place, id = '', part = '', word] =
    /^\/([cde])\/([A-Za-z0-9-]{1,40})(?:\/([a-z]{1,20}))?(?:\/([A-Za-z0-9-]{1,40}))?$/.exec(whole) ?? [];
  const more = word === undefined ? {} : { word };
  if (place === 'c' && part === '') return { page: 'group', id };
  if (place === 'c' && isGroupPart(part)) return { page: 'group', id, part, ...more };
  if (place === 'd' && word === undefined) return { page: 'duplicate', id, ...(part && { word: part }) };
  if (place === 'd' && part === 'hand') return { page: 'duplicate', id, ...more };
  if (place === 'e' && part === '') return { page: 'event', id };
  if (place === 'e' && isEventPart(part)) return { page: 'event', id, part, ...more };
  return { page: 'lost' };
}

/** The addresses of these pages, by what they show. A key stays in the browser's part of an address. */
export const eventPaths = {
  groups: () => '/groups',
  group: (id: string, part?: GroupPart, word?: string) =>
    `/c/${id}${part ? `/${part}` : ''}${word === undefined ? '' : `/${word}`}`,
  /** The link by which people come into a group. */
  groupLink: (id: string, key: string) => `/c/${id}#${key}`,
  duplicate: (id: string) => `/d/${id}`,
  /** Sets up a duplicate evening, of a group or of nobody's. */
  newDuplicate: (group?: string) => `/d/new${group === undefined ? '' : `#${group}`}`,
  /** A hand of a duplicate evening, from 1. */
  duplicateHand: (id: string, hand: number) => `/d/${id}/hand/${hand}`,
  daily: (date?: string) => (date === undefined ? '/daily' : `/daily/${date}`),
  events: () => '/events',
  newEvent: () => '/events/new',
  event: (id: string, part?: EventPart, word?: string | number) =>
    `/e/${id}${part ? `/${part}` : ''}${word === undefined ? '' : `/${word}`}`,
  /** The link by which a person takes a role in an event. */
  eventLink: (id: string, key: string) => `/e/${id}/join#${key}`,
  devices: () => '/devices',
  calls: () => '/settings/calls',
  people: () => '/settings/people',
  programs: () => '/settings/programs',
  /** The ratings of bots that people wrote. */
  ladder: () => '/ladder',
  /** The page by which another device becomes the same person; with a code the link that does it. */
  pair: (code?: string) => (code === undefined ? '/pair' : `/pair#${code}`),
} as const;
