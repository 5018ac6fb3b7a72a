import type { GameId, PersonId } from '@gorrion/protocol';
import type { Cluster } from './cluster/cluster.ts';
import type { Notice } from './cluster/messages.ts';
import type { Config } from './config/config.ts';
import { hookApi } from './hooks/api.ts';
import { Hooks } from './hooks/hooks.ts';
import { SeatCalls } from './hooks/seatCalls.ts';
import type { HttpApis } from './http/apis.ts';
import type { Guests } from './identity/guests.ts';
import type { LedgerDesk } from './ledgers/desk.ts';
import type { Guesses } from './limits/guesses.ts';
import type { Limits } from './limits/limits.ts';
import { Requests } from './limits/requests.ts';
import type { SeatsOf } from './lobby/summaries.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Room } from './monitoring/room.ts';
import { type Door, openDoor } from './outgoing/door.ts';
import type { Regards } from './peace/regards.ts';
import type { Store } from './persistence/store.ts';
import { pushApi } from './push/api.ts';
import { PushDesk } from './push/desk.ts';
import { EveningPushes } from './push/eveningPushes.ts';
import { Lookers } from './push/lookers.ts';
import { Pushes } from './push/pushes.ts';
import { TablePushes } from './push/tablePushes.ts';
import { newVapidKey, openVapid, type Vapid } from './push/vapid.ts';
import type { ReviewRuns } from './review/runs.ts';
import type { Registry } from './tables/registry.ts';
import type { SocketPage } from './transport/page.ts';
import type { World } from './world.ts';

/* The part of a server that calls people on their devices. */

/** How long (ms) it is worth to be told of a review. */
const REVIEW_LASTS = 12 * 3600_000;

/** Push services are told where the operator is found. */
const contactOf = ({ origins }: Config): string =>
  origins.find(origin => origin.startsWith('https:')) ?? 'mailto:operator@example.com';

/** Returns the key of this server for push services; the first start makes it, and all nodes share it. */
export const vapidOf = async ({ config, clock }: World, store: Pick<Store, 'sharedSecret'>): Promise<Vapid> =>
  openVapid(await store.sharedSecret('push', newVapidKey), contactOf(config), clock.now);

interface CallingServices {
  readonly limits: Limits;
  readonly guests: Guests;
  readonly store: Store;
  readonly vapid: Vapid;
  readonly room: Room;
  readonly metrics: Metrics;
  readonly runs: ReviewRuns;
  readonly cluster: Cluster;
  readonly regards: Regards;
  readonly pages: Iterable<SocketPage>;
  readonly ledgers: { readonly desk: LedgerDesk };
  readonly guesses: Guesses;
  /** Limits how often people change call links, at tables too. */
  readonly callLinkChanges: Requests;
  /** Have the tables once the server is put together. */
  readonly registry: () => Registry;
  readonly seatsOf: SeatsOf;
}

/** Opens what calls the members of groups to tables, by pushes and hooks. */
function openSeatCalls({ config, clock, log }: World, door: Door, services: CallingServices, call: Pushes['call']) {
  const { limits, guests, store, ledgers, guesses, seatsOf, callLinkChanges } = services;
  const { desk } = ledgers;
  const hooks = new Hooks({ store, door, now: clock.now, log });
  const seatCalls = new SeatCalls({ desk, guests, seatsOf, call, hooks, limits, clock, log });
  const rateOf = (name: 'ledgers' | 'hooks') => new Requests(limits.guest[name], limits.network[name], clock.now);
  const { origins } = config;
  const api = hookApi({
    ...{ desk, guests, origins, guesses, hooks, seatCalls },
    rate: rateOf('ledgers'),
    changes: rateOf('hooks'),
    callRooms: config.callRooms,
    rooms: callLinkChanges,
  });
  return { api, seatCalls };
}

export function openCalling(world: World, services: CallingServices) {
  const { config, clock, log, door = openDoor() } = world;
  const { limits, guests, store, vapid, room, metrics, runs, cluster, regards, pages, registry } = services;
  const publish = (notice: Notice) => cluster.publish(notice);
  const lookers = new Lookers({ pages, clock, publish, hasOthers: () => cluster.links > 0 });
  const pushes = new Pushes({ store, guests, lookers, regards, door, vapid, limits, clock, metrics, log });
  const call = pushes.call.bind(pushes);
  const tables = new TablePushes({
    viewOf(code) {
      const table = registry().find(code);
      return table && !table.isFrozen && table.fault === undefined ? table.snapshot('spectator').state : undefined;
    },
    call,
    clock,
  });
  const evenings = new EveningPushes({ call, clock });
  const { seatCalls, api: callsApi } = openSeatCalls(world, door, services, call);
  runs.onDone((person: PersonId, game: GameId) => {
    const until = clock.now() + REVIEW_LASTS;
    void call(person, { push: { kind: 'review' }, path: `/g/${game}/mistakes`, until });
  });
  const desk = new PushDesk({ store, guests, door, vapid, pushes, now: clock.now, hasRoom: () => !room.isFull() });
  const api = pushApi({
    desk,
    guests,
    origins: config.origins,
    rate: new Requests(limits.guest.archive, limits.network.archive, clock.now),
    changes: new Requests(limits.guest.subscriptions, limits.network.subscriptions, clock.now),
  });
  return {
    apis: { '/api/push': api, '/api/calls': callsApi } satisfies HttpApis,
    /** Hears what the spectators of tables are sent. */
    hearTable: tables.hear.bind(tables),
    /** Hears other nodes. */
    hear(notice: Notice): void {
      if (notice.type === 'looking-asked' || notice.type === 'looking') lookers.hear(notice);
    },
    /** Begins to follow the evenings and the calls of groups, at their home. */
    async followGroups(ledgers: LedgerDesk): Promise<void> {
      await ledgers.add(evenings);
      await ledgers.add(seatCalls);
    },
    stop(): void {
      tables.stop();
      evenings.stop();
      seatCalls.stop();
      pushes.stop();
    },
  };
}

export type Calling = ReturnType<typeof openCalling>;
