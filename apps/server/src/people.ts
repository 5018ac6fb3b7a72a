import type { DeviceId, PersonId } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import type { Config } from './config/config.ts';
import type { Log } from './config/log.ts';
import { devicesApi } from './devices/api.ts';
import { DeviceDesk } from './devices/desk.ts';
import type { HttpApi, HttpApis } from './http/apis.ts';
import type { Guests, Visitor } from './identity/guests.ts';
import type { RevocationList } from './identity/revoked.ts';
import type { LedgerDesk } from './ledgers/desk.ts';
import type { Guesses } from './limits/guesses.ts';
import type { Limits } from './limits/limits.ts';
import { Requests } from './limits/requests.ts';
import type { SeatsOf } from './lobby/summaries.ts';
import type { Room } from './monitoring/room.ts';
import type { Store } from './persistence/store.ts';
import { screensApi } from './screens/api.ts';
import { ScreenDesk } from './screens/desk.ts';
import { Screens } from './screens/screens.ts';
import type { Registry } from './tables/registry.ts';
import { tokensApi } from './tokens/api.ts';
import type { Tokens } from './tokens/tokens.ts';
import { closeProgram } from './transport/endingTokens.ts';
import type { SocketPage } from './transport/page.ts';

/* The part of a server that knows people by their devices: what they ask, and pages whose guest is another from now on. */

/** How long (ms) pages of a guest stay open whose browser has got the cookie of another: it must have arrived. */
const COOKIE_ARRIVES = 2000;

interface PeopleServices {
  readonly config: Config;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly guests: Guests;
  readonly store: Store;
  readonly room: Room;
  readonly ledgers: { readonly desk: LedgerDesk };
  readonly guesses: Guesses;
  readonly tokens: Tokens;
  readonly pages: Iterable<SocketPage>;
  /** Returns who sits at a table of any node. */
  readonly seatsOf: SeatsOf;
  /** Has the tables once the server is put together. */
  readonly registry: () => Registry;
}

/** Opens the answers about devices, screens and tokens. */
export const peopleApis = (services: PeopleServices): HttpApis => ({
  '/api/devices': devicesOf(services),
  '/api/screens': screensOf(services),
  '/api/tokens': tokensOf(services),
});

function screensOf({ config, clock, limits, guests, store, guesses, registry, seatsOf }: PeopleServices): HttpApi {
  const screens = new Screens(clock.now);
  // A node knows its own tables. A screen may watch only what the owner of its table lets it.
  const find = (code: string) => registry().find(code) ?? (store.isShared ? 'elsewhere' : undefined);
  return screensApi({
    screens,
    desk: new ScreenDesk({ screens, find, seatsOf, guesses }),
    guests,
    origins: config.origins,
    rate: new Requests(limits.guest.archive, limits.network.archive, clock.now),
  });
}

function tokensOf({ config, clock, limits, guests, tokens }: PeopleServices): HttpApi {
  const requestsOf = (name: 'archive' | 'tokens') => new Requests(limits.guest[name], limits.network[name], clock.now);
  const { origins } = config;
  return tokensApi({ tokens, guests, origins, rate: requestsOf('archive'), changes: requestsOf('tokens') });
}

function devicesOf(services: PeopleServices): HttpApi {
  const { config, clock, limits, guests, store, room, guesses, pages, ledgers, registry } = services;
  const seatsOf = (person: PersonId): number =>
    [...registry().all()].filter(({ table: { state } }) => {
      const isOver = state.stage === 'closed' || state.session.phase === 'over';
      return !isOver && state.places.some(place => place.kind === 'person' && place.id === person);
    }).length;
  const desk = new DeviceDesk({
    guests,
    store,
    now: clock.now,
    guesses,
    hasRoom: () => !room.isFull(),
    seatsOf,
    groupsOf: person => ledgers.desk.countOf(person),
  });
  // A closed page connects again by itself, with the cookie that the browser has then.
  const closePages = ({ person, device }: Visitor) => {
    for (const page of [...pages]) if (page.me.id === person && page.device === device) page.close();
  };
  return devicesApi({
    desk,
    guests,
    origins: config.origins,
    rate: new Requests(limits.guest.archive, limits.network.archive, clock.now),
    onReplaced: visitor => void clock.at(clock.now() + COOKIE_ARRIVES, () => closePages(visitor)),
  });
}

function close(page: SocketPage, code: 'cookie-revoked' | 'signed-out'): void {
  page.tell('notice', { code });
  page.close();
}

/** Closes the pages of a person's devices that are signed out. The token of a program is its device. */
export function closeSignedOut(pages: Iterable<SocketPage>, person: PersonId, devices: ReadonlySet<DeviceId>): void {
  for (const page of [...pages]) {
    if (page.me.id !== person || !devices.has(page.device)) continue;
    if (page.token) closeProgram(page);
    else close(page, 'signed-out');
  }
}

interface RefusedOptions {
  readonly guests: Guests;
  readonly revoked: RevocationList;
  readonly log: Log;
  readonly onRevoked: (person: PersonId) => void;
  readonly onSignedOut: (person: PersonId, devices: ReadonlySet<DeviceId>) => void;
}

/** Tells pages that their guest is no longer accepted, and closes them. */
export function closeRefused(
  pages: Iterable<SocketPage>,
  { guests, revoked, log, onRevoked, onSignedOut }: RefusedOptions,
): void {
  revoked.onRevoked(person => {
    for (const page of [...pages])
      if (page.me.id === person || page.token?.person === person) close(page, 'cookie-revoked');
    onRevoked(person);
    log.info('the cookie of a guest is revoked');
  });
  guests.onSignedOut((person, devices) => {
    closeSignedOut(pages, person, devices);
    onSignedOut(person, devices);
    log.info({ devices: devices.size }, 'devices of a guest are signed out');
  });
}
