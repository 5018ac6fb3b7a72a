import { finishesAsked, type PersonId, type Refusal, tooFewFinishes } from '@gorrion/protocol';
import type { RunningTable } from '@gorrion/table';
import type { Archive } from './archive/reader.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Notice } from './cluster/messages.ts';
import type { HttpApis } from './http/apis.ts';
import type { Guests } from './identity/guests.ts';
import type { Guesses } from './limits/guesses.ts';
import type { Limits } from './limits/limits.ts';
import { Requests } from './limits/requests.ts';
import type { Room } from './monitoring/room.ts';
import { peaceApi } from './peace/api.ts';
import { noteEarlierGames } from './peace/backfill.ts';
import { FinishBook } from './peace/finishes.ts';
import type { Regards } from './peace/regards.ts';
import { Reports } from './peace/reports.ts';
import type { Store } from './persistence/store.ts';
import type { World } from './world.ts';

/* The part of a server that keeps peace between people: who stays in games, private lists, reports to the operator. */

interface PeaceServices {
  readonly limits: Limits;
  readonly guests: Guests;
  readonly store: Store;
  readonly room: Room;
  readonly archive: Archive;
  readonly cluster: Cluster;
  readonly guesses: Guesses;
  readonly regards: Regards;
}

/** Returns why a table does not take somebody who wants to sit down; undefined if it does. */
async function whyNotSit(finishes: FinishBook, table: RunningTable, person: PersonId): Promise<Refusal | undefined> {
  const isFree = finishesAsked(table.state, person) === undefined;
  if (isFree || table.viewerOf(person) !== 'spectator') return undefined;
  return tooFewFinishes(table.state.settings, await finishes.of(person));
}

export function openPeace({ config, clock, log }: World, services: PeaceServices) {
  const { limits, guests, store, room, archive, cluster, guesses, regards } = services;
  const hasRoom = () => !room.isFull();
  const finishes = new FinishBook(store, clock.now);
  const requestsOf = (name: 'archive' | 'reports' | 'regards') =>
    new Requests(limits.guest[name], limits.network[name], clock.now);
  const reports = new Reports({ store, archive, guesses, requests: requestsOf('reports'), hasRoom, now: clock.now });
  const api = peaceApi({
    ...{ store, guests, finishes, reports, hasRoom, now: clock.now, origins: config.origins },
    rate: requestsOf('archive'),
    changes: requestsOf('regards'),
    async onChanged(person) {
      cluster.publish({ type: 'regards', person });
      await regards.changed(person);
    },
  });
  let isStopped = false;
  return {
    shownNow: finishes.shownNow.bind(finishes),
    reports,
    whyNotSit: (table: RunningTable, person: PersonId) => whyNotSit(finishes, table, person),
    apis: { '/api/peace': api } satisfies HttpApis,
    /** Hears other nodes. */
    hear(notice: Notice): void {
      if (notice.type === 'regards') void regards.changed(notice.person);
    },
    /** Begins to work out who stayed in earlier games, at the home. */
    begin(): void {
      noteEarlierGames(store, log, () => isStopped).catch((error: unknown) =>
        log.error({ err: error }, 'it could not be worked out who stayed in earlier games'),
      );
    },
    stop(): void {
      isStopped = true;
    },
  };
}

export type Peace = ReturnType<typeof openPeace>;
