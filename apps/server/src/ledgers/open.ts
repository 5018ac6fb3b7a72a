import { createHmac } from 'node:crypto';
import { dailyKind } from '@gorrion/events/daily/kind';
import { duplicateKind } from '@gorrion/events/duplicate/kind';
import { groupKind } from '@gorrion/events/groups/kind';
import { tournamentKind } from '@gorrion/events/tournament/kind';
import type { PersonId } from '@gorrion/protocol';
import type { Clock, Entropy, SealedSource } from '@gorrion/table';
import type { Archivist } from '../archive/archivist.ts';
import type { Asker } from '../bots/fairQueue.ts';
import { FairWork, resting } from '../bots/fairWork.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../config/log.ts';
import type { HttpApis } from '../http/apis.ts';
import type { Guests } from '../identity/guests.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { Limits } from '../limits/limits.ts';
import { Requests } from '../limits/requests.ts';
import type { LineOf } from '../lobby/summaries.ts';
import type { Room } from '../monitoring/room.ts';
import type { Regards } from '../peace/regards.ts';
import type { OpenGames, Seals } from '../persistence/openGames.ts';
import type { Store } from '../persistence/store.ts';
import type { EventTables } from '../tables/eventTables.ts';
import type { Registry } from '../tables/registry.ts';
import { ledgerApi } from './api.ts';
import { calendarApi } from './calendars.ts';
import { Dailies } from './dailies.ts';
import { dailyApi } from './dailyApi.ts';
import { LedgerDesk } from './desk.ts';
import { Duplicates } from './duplicates.ts';
import { followGroups, type GroupFollower } from './groupFollower.ts';
import { groupApi } from './groups.ts';
import type { AnyKind } from './kinds.ts';
import { LedgerQuotas } from './quotas.ts';
import { TournamentTables } from './tournaments.ts';
import { LedgerViews } from './views.ts';
import { LedgerWatch } from './watching.ts';

/* The part of a server that keeps groups and events. */

/** All kinds of ledgers that this server keeps. */
export const KINDS = [groupKind, duplicateKind, tournamentKind, dailyKind] as unknown as readonly AnyKind[];

/** How long bots at tables of their own rest after each answer, in times of what it took. */
const BOTS_REST = 4;
/** The same for those that a person waits for, who plays the deal of a day meanwhile. */
const DAILY_BOTS_REST = 1;

interface Setup {
  readonly config: Config;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: Log;
  readonly secret: Buffer;
}

/** Returns keys that only the holder of the server's secret can make. */
const keysOf =
  (secret: Buffer) =>
  (text: string): string =>
    createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);

interface LedgerServices {
  readonly games: OpenGames;
  readonly seals: Seals;
  readonly archivist: Archivist;
  readonly bots: Thinkers;
  readonly store: Store;
  readonly guests: Guests;
  readonly regards: Regards;
  readonly room: Room;
  readonly guesses: Guesses;
}

/** What groups ask of the tables. */
interface Tables {
  readonly registry: Registry;
  readonly lineOf: LineOf;
}

/** The desk of all ledgers, who watches them, and their answers over HTTP. */
export type Ledgers = ReturnType<typeof openLedgers>;

/** Opens what serves duplicates and the deals of days, and closes their games until all have played. */
function openDuplicates(
  { clock, log, entropy }: Setup,
  desk: LedgerDesk,
  services: LedgerServices,
  limits: Limits,
  quotas: LedgerQuotas,
) {
  const { store, guests, archivist, bots, room } = services;
  const botGames = new FairWork({ limits, clock, most: limits.server.botGames });
  const shared = { desk, store, archivist, clock, log, namesOf: guests.namesOf, botGames, entropy };
  const botsFor = (rest: number) => (asker: Asker) => resting(bots.for(asker), clock, rest);
  const duplicates = new Duplicates({ ...shared, botsFor: botsFor(BOTS_REST), askerOf: quotas.askerOf });
  const dailies = new Dailies({
    ...shared,
    botsFor: botsFor(DAILY_BOTS_REST),
    begun: new Requests(limits.guest.dailies, limits.network.dailies, clock.now),
    hasRoom: () => !room.isFull(),
  });
  const sealed: SealedSource = { secretOf: (...deal) => duplicates.secretOf(...deal) ?? dailies.secretOf(...deal) };
  return { duplicates, dailies, sealed };
}

/** Opens the desk of all ledgers. */
const openDesk = (
  { clock, log, secret }: Setup,
  { store, guests, room, regards }: LedgerServices,
  quotas: LedgerQuotas,
) =>
  new LedgerDesk({
    kinds: KINDS,
    store,
    clock,
    log,
    namesOf: guests.namesOf,
    hasBlocked: regards.hasBlocked.bind(regards),
    hasRoom: () => !room.isFull(),
    keyFor: keysOf(secret),
    quotas,
  });

export function openLedgers(setup: Setup, limits: Limits, services: LedgerServices) {
  const { config, clock, log, entropy } = setup;
  const { games, store, guests, guesses } = services;
  const quotas = new LedgerQuotas(limits, clock.now);
  const desk = openDesk(setup, services, quotas);
  const { duplicates, dailies, sealed } = openDuplicates(setup, desk, services, limits, quotas);
  const options = {
    desk,
    views: new LedgerViews(desk, limits, clock.now),
    guests,
    origins: config.origins,
    rate: new Requests(limits.guest.ledgers, limits.network.ledgers, clock.now),
    guesses,
  };
  const apis: HttpApis = {
    '/api/ledgers': ledgerApi(options),
    '/api/groups': groupApi({ ...options, games, duplicates, lineOf: code => lineOf(code) }),
    '/api/calendars': calendarApi(options),
    '/api/daily': dailyApi({ ...options, dailies, namesOf: guests.namesOf }),
  };
  let lineOf: Tables['lineOf'] = () => undefined;
  let tournaments: TournamentTables | undefined;
  let groups: GroupFollower | undefined;
  return {
    desk,
    sealed,
    quotas,
    watch: new LedgerWatch(desk, clock, guesses),
    apis,
    /** Returns the event that a person takes part in, with the pages that it has room for. */
    eventOf: (person: PersonId) => tournaments?.eventOf(person),
    /** Everybody who takes part in an event, by event; undefined if this server does not run the events. */
    peopleOfEvents: () => tournaments?.people,
    /** Begins to follow the ledgers, once there are tables. */
    async begin(tables: EventTables, { registry, lineOf: found }: Tables, archivist: Archivist): Promise<void> {
      lineOf = found;
      await duplicates.begin(tables);
      await dailies.begin(tables);
      services.seals.begin((game, reader) => duplicates.isSealed(game) || dailies.isSealed(game, reader));
      tournaments = new TournamentTables({ desk, tables, clock, entropy, log, mostPages: quotas.pages });
      await desk.add(tournaments);
      const { askerOf } = quotas;
      groups = await followGroups(archivist, { desk, registry, games, store, guests, clock, log, askerOf });
    },
    /** Resolves once everything that was begun is done. */
    async stop(): Promise<void> {
      duplicates.stop();
      dailies.stop();
      await tournaments?.stop();
      await groups?.settled();
      await desk.settled();
      desk.stop();
    },
  };
}
