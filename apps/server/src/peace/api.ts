import {
  MOST_ASKED,
  MOST_LISTED,
  type PeaceRefusal,
  type PeaceView,
  type PeaceWish,
  type PersonId,
  type REGARDS,
} from '@gorrion/protocol';
import { peaceWishSchema, personIdSchema } from '@gorrion/protocol/schemas';
import { visitorApi } from '../http/visitorApi.ts';
import type { Guests } from '../identity/guests.ts';
import type { Requests } from '../limits/requests.ts';
import type { Store } from '../persistence/store.ts';
import type { FinishBook } from './finishes.ts';
import type { Reporter, Reports } from './reports.ts';

/*
 * A person's lists over HTTP, at /api/peace: a GET with the guest's cookie reads, a POST of JSON from an own page changes.
 * At /api/peace/finishes?who=… anybody asks how often people finish their games.
 */

const LARGEST_BODY = 8000;
const OTHERS = '/api/peace/finishes';

const STATUS: Readonly<Record<PeaceRefusal, number>> = {
  'bad-request': 400,
  'too-many-requests': 429,
  'list-full': 409,
  'own-person': 409,
  'no-such-game': 404,
  'no-such-person': 404,
  'too-many-reports': 429,
  'no-room-left': 507,
};

interface PeaceApiOptions {
  readonly store: Pick<Store, 'regardsOf' | 'regard'>;
  readonly guests: Guests;
  readonly finishes: FinishBook;
  readonly reports: Reports;
  /** Called once a person's lists are changed; resolves once that is heeded. */
  readonly onChanged: (person: PersonId) => Promise<void>;
  readonly hasRoom: () => boolean;
  readonly now: () => number;
  readonly origins: readonly string[];
  /** Limits what is asked, and again what is changed. */
  readonly rate: Requests;
  readonly changes: Requests;
}

async function viewOf({ store, guests, finishes }: PeaceApiOptions, person: PersonId): Promise<PeaceView> {
  const entries = await store.regardsOf(person);
  const names = await guests.namesOf(new Set(entries.map(entry => entry.person)));
  const peopleIn = (list: (typeof REGARDS)[number]) =>
    entries.flatMap(one => (one.list === list ? [{ id: one.person, name: names.get(one.person) ?? '' }] : []));
  const lists = { apart: peopleIn('apart'), blocked: peopleIn('blocked') };
  return { lists, finishes: await finishes.of(person) };
}

/** Does what a person asks for; resolves with why not. */
async function act(options: PeaceApiOptions, who: Reporter, wish: PeaceWish): Promise<PeaceRefusal | undefined> {
  const { store, reports, hasRoom, now, onChanged } = options;
  if (wish.type === 'report') return reports.fromGame(who, wish.game, wish.report);
  const { list, person, isListed } = wish;
  if (person === who.person) return 'own-person';
  if (isListed) {
    const inList = (await store.regardsOf(who.person)).filter(one => one.list === list);
    if (inList.some(one => one.person === person)) return undefined;
    if (inList.length >= MOST_LISTED) return 'list-full';
    if (!hasRoom()) return 'no-room-left';
  }
  await store.regard(who.person, { person, list }, isListed, Math.floor(now()), MOST_LISTED);
  await onChanged(who.person);
  return undefined;
}

/** Returns how often others finish their games. */
async function shown({ finishes }: PeaceApiOptions, { searchParams }: URL) {
  const asked = personIdSchema.array().min(1).max(MOST_ASKED).safeParse(searchParams.get('who')?.split(','));
  if (!asked.success) return { refusal: 'bad-request' } as const;
  return { value: await finishes.shown(asked.data as unknown as PersonId[]) };
}

/** Creates the function that answers requests below /api/peace. */
export const peaceApi = (options: PeaceApiOptions) =>
  visitorApi(
    { ...options, paths: ['/api/peace', OTHERS], status: STATUS, wishes: peaceWishSchema, largest: LARGEST_BODY },
    async ({ visitor: { person }, network, url, wish }) => {
      if (url.pathname === OTHERS) return wish ? { refusal: 'bad-request' } : shown(options, url);
      const refusal = wish && (await act(options, { person, network }, wish));
      return refusal ? { refusal } : { value: await viewOf(options, person) };
    },
  );
