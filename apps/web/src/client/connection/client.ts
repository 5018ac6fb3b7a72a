import {
  contributor,
  createLink,
  createOutbox,
  type LobbyWatch,
  lobbyWatch,
  serverClock,
  type Timers,
  timeSync,
  type Wire,
} from '@gorrion/client/connection';
import type { Announcement, Refusal } from '@gorrion/protocol';
import { type Store, tell } from '../store/app.ts';
import type { FollowedTable } from '../store/following.ts';
import { type CastRequests, castRequests } from './castRequests.ts';
import { type PersonRequests, personRequests, type TableRequests, tableRequests } from './requests.ts';
import { type TableCommands, tableCommands } from './tableCommands.ts';
import type { StartFollower, TableFollower } from './tableFollower.ts';

/** All that the pages ask of the server. */
export interface Client
  extends PersonRequests,
    TableRequests,
    CastRequests,
    Pick<LobbyWatch, 'watchLobby'>,
    Pick<TableCommands, 'send'>,
    Pick<TableFollower, 'exit'> {
  /** The connection itself, for parts of the page that are loaded later. */
  readonly wire: Wire;
  start(): void;
  /**
   * Follows a table from now on, through every new connection; `asCaster`: as its spectators see it, beside a page on which
   * the person plays. The page of the table brings the code that follows.
   */
  enter(code: string, follow: StartFollower, asCaster?: boolean): void;
  /** Returns the server's time in ms, as the table shows it: a spectator who sees it later has its clocks of then. */
  now(): number;
  /** Connects at once instead of waiting for the next attempt. */
  retryNow(): void;
  /** Checks the connection after the page woke up or the network changed. */
  check(): void;
  /** Tells the server whether the person sees this page: who sees none is called on their devices. */
  tellHidden(isHidden: boolean): void;
  /** Lets the game go on although the server lost a hand that this page knows. */
  acceptLoss(): Promise<void>;
}

interface ClientOptions {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly store: Store;
  /** Returns a number from 0 up to 1, which spreads the attempts to reconnect. */
  readonly random: () => number;
  readonly newId: () => string;
}

/** Notices that the person reads; the connection and the table act on the others. */
const TOLD: readonly Refusal[] = ['cookie-revoked', 'signed-out', 'device-keeps-nothing'];

/** Takes part in the shuffles of the store's table, and shows a notice if this page does not trust one. */
const contributing = (store: Store, deliver: TableCommands['deliver']) =>
  contributor<FollowedTable>({
    table: () => store.getState().table,
    send: deliver,
    load: () => import('./nonce.ts').then(({ respond }) => respond),
    warn: reason => tell(store, reason === 'not-newer' ? { kind: 'hand-lost' } : { kind: 'shuffle-objection', reason }),
    lost: () => tell(store, { kind: 'number-lost' }),
  });

/**
 * Keeps the operator's notice to all in the store; the result is called with each new connection. A wire takes back only
 * what it has told itself: the one of this device never tells any.
 */
function announcementOf(wire: Wire, store: Store): () => void {
  let told: Announcement | null = null;
  let isToldAgain = false;
  wire.on('announcement', announcement => {
    told = announcement;
    isToldAgain = true;
    store.setState({ announcement });
  });
  return () => {
    isToldAgain = false;
    if (!told) return;
    // The server sends the notice before any answer: with an answer and no notice, it was taken back meanwhile.
    wire.ask('time', {}, () => {
      if (isToldAgain) return;
      told = null;
      store.setState({ announcement: null });
    });
  };
}

/** Joins the parts of a connection: each knows one thing, and the client starts them in their order when the wire opens. */
export function createClient({ wire, timers, store, random, newId }: ClientOptions): Client {
  const clock = serverClock(timers.now);
  const link = createLink({ wire, timers, random, onState: state => store.setState({ link: state }) });
  const outbox = createOutbox(wire, timers, () => link.check());
  const { send, deliver } = tableCommands(outbox, store, newId);
  const contribute = contributing(store, deliver);
  const askTime = timeSync(wire, timers, clock);
  const askAnnouncement = announcementOf(wire, store);
  const lobby = lobbyWatch(wire, lobby => store.setState({ lobby }));
  let follower: TableFollower | undefined;
  let connections = 0;
  let isHidden = false;
  const askHidden = () => wire.ask('me:hidden', { isHidden }, () => {});

  wire.on('me', me => store.setState({ me }));
  wire.on('notice', ({ code }) => {
    if (TOLD.includes(code)) tell(store, { kind: 'refused', code });
  });
  wire.onOpen(() => {
    connections += 1;
    askTime();
    if (isHidden) askHidden();
    askAnnouncement();
    follower?.catchUp(connections > 1);
    lobby.resume();
    outbox.resend();
  });

  return {
    ...personRequests(outbox, store, newId),
    ...tableRequests(outbox, store, newId),
    ...castRequests(outbox, store),
    wire,
    start: link.start,
    now: () => clock.now() - (store.getState().table?.behind ?? 0),
    retryNow: link.retryNow,
    check: link.check,
    tellHidden(now) {
      if (now === isHidden) return;
      isHidden = now;
      if (wire.isOpen()) askHidden();
    },
    enter(code, follow, asCaster) {
      follower ??= follow({ wire, timers, store, clock, onTable: () => void contribute() });
      follower.enter(code, asCaster);
    },
    exit: () => follower?.exit(),
    watchLobby: lobby.watchLobby,
    send,

    async acceptLoss() {
      const { table } = store.getState();
      if (!table) return;
      const { accept } = await import('./nonce.ts');
      const { commands } = await accept(table);
      for (const command of commands) await deliver(table.code, command);
      await contribute();
    },
  };
}
