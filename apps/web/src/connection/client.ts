import type {
  Answer,
  BotLevel,
  HandTranscript,
  Me,
  Refusal,
  Saying,
  TableCode,
  TableCommand,
  TableSettings,
} from '@gorrion/protocol';
import { type Store, tell } from '../store/app.ts';
import { contributor } from './contributor.ts';
import { createLink } from './link.ts';
import { createOutbox } from './outbox.ts';
import { serverClock } from './serverClock.ts';
import { tableFollower } from './tableFollower.ts';
import type { Timers, Wire } from './wire.ts';

/** All that the pages may ask of the server. */
export interface Client {
  start(): void;
  /** The server's time in ms. */
  now(): number;
  /** Tries to connect at once. */
  retryNow(): void;
  /** The page woke up, or the network changed. */
  check(): void;
  rename(name: string): Promise<boolean>;
  /** Takes the name and everything said away; resolves with what the player is called instead. */
  forget(): Promise<string | undefined>;
  /** Keeps the lobby fresh until the returned function is called. */
  watchLobby(): () => void;
  openTable(settings: TableSettings, against?: BotLevel): Promise<TableCode | undefined>;
  enter(code: string): void;
  exit(): void;
  /** Who watches the table, by name; undefined when that cannot be told now. */
  watching(): Promise<readonly Me[] | undefined>;
  /** The newest hand that is over, for somebody who is to judge it; or why it cannot be told. */
  transcript(): Promise<HandTranscript | Refusal>;
  send(command: TableCommand): Promise<boolean>;
  /** The player plays on though the server lost a hand that this page knew. */
  acceptLoss(): Promise<void>;
  /** Says something to the people at the table; resolves with why it could not be said. */
  sendChat(saying: Saying): Promise<Refusal | undefined>;
}

interface Parts {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly store: Store;
  readonly random: () => number;
  readonly newId: () => string;
}

/** Moments after connecting at which the server's time is asked; from then on once a minute. */
const TIME_AT = [0, 1000, 4000, 12_000];
const TIME_EVERY = 60_000;

/** The table itself says that it stands still; a message above it would only cover that. */
function isShownAtTable(store: Store, answer: Answer): boolean {
  const { table } = store.getState();
  if (answer.ok || !table?.isFrozen || table.state.stage !== 'playing') return false;
  return answer.code === 'table-frozen' || answer.code === 'table-restarting';
}

export function createClient({ wire, timers, store, random, newId }: Parts): Client {
  const clock = serverClock(timers.now);
  const link = createLink({ wire, timers, random, onState: state => store.setState({ link: state }) });
  const outbox = createOutbox(wire, timers, () => link.check());
  const contribute = contributor(store, give, () => import('./nonce.ts').then(({ respond }) => respond));
  const follower = tableFollower({ wire, timers, store, clock, onTable: () => void contribute() });
  let lobbyWatchers = 0;
  let connections = 0;
  let cancelTime = () => {};

  /** False when it may be given again: nothing was done. */
  async function give(code: string, command: TableCommand): Promise<boolean> {
    const answers = store.getState().table?.seq ?? 0;
    const answer = await outbox.send('table:command', { code, envelope: { id: newId(), answers, command } });
    return answer.ok || (answer.code !== 'table-frozen' && answer.code !== 'table-restarting');
  }

  function askTime(step: number): void {
    cancelTime();
    const delay = (TIME_AT[step] ?? (TIME_AT.at(-1) ?? 0) + TIME_EVERY) - (TIME_AT[step - 1] ?? 0);
    cancelTime = timers.after(Math.min(delay, TIME_EVERY), () => {
      if (!wire.isOpen()) return;
      const askedAt = timers.now();
      wire.ask('time', {}, answer => {
        if (answer.ok) clock.sample(askedAt, timers.now(), answer.now);
      });
      askTime(step + 1);
    });
  }

  function askLobby(): void {
    if (!wire.isOpen()) return;
    wire.ask('lobby:watch', {}, answer => {
      if (answer.ok && lobbyWatchers > 0) store.setState({ lobby: answer.lobby });
    });
  }

  const accepted = <T>(answer: Answer<T>): answer is { readonly ok: true } & T => {
    if (!answer.ok) tell(store, { kind: 'refused', code: answer.code });
    return answer.ok;
  };

  wire.on('me', me => store.setState({ me }));
  wire.on('notice', ({ code }) => code === 'cookie-revoked' && tell(store, { kind: 'refused', code }));
  wire.on('lobby', lobby => lobbyWatchers > 0 && store.setState({ lobby }));
  wire.onOpen(() => {
    connections += 1;
    askTime(0);
    follower.catchUp(connections > 1);
    if (lobbyWatchers > 0) askLobby();
    outbox.resend();
  });

  return {
    start: link.start,
    now: clock.now,
    retryNow: link.retryNow,
    check: link.check,
    enter: follower.enter,
    exit: follower.exit,

    async rename(name) {
      const answer = await outbox.send('me:rename', { name });
      if (!accepted(answer)) return false;
      store.setState({ me: answer.me });
      return true;
    },

    async forget() {
      const answer = await outbox.send('me:forget', {});
      if (!accepted(answer)) return undefined;
      store.setState({ me: answer.me });
      return answer.me.name;
    },

    async watching() {
      const code = store.getState().table?.code;
      if (code === undefined) return undefined;
      const answer = await outbox.send('table:watching', { code });
      return answer.ok ? answer.people : undefined;
    },

    async transcript() {
      const code = store.getState().table?.code;
      if (code === undefined) return 'not-at-this-table';
      const answer = await outbox.send('table:transcript', { code });
      return answer.ok ? answer.transcript : answer.code;
    },

    watchLobby() {
      lobbyWatchers += 1;
      if (lobbyWatchers === 1) askLobby();
      return () => {
        lobbyWatchers -= 1;
        if (lobbyWatchers === 0 && wire.isOpen()) wire.ask('lobby:unwatch', {}, () => {});
      };
    },

    async openTable(settings, against) {
      const answer = await outbox.send('table:open', { id: newId(), settings, ...(against ? { against } : {}) });
      return accepted(answer) ? answer.code : undefined;
    },

    async send(command) {
      const table = store.getState().table;
      if (!table) return false;
      const id = newId();
      store.setState(app => ({ pending: [...app.pending, { id, command, at: table.seq }] }));
      const envelope = { id, answers: table.seq, command };
      const answer = await outbox.send('table:command', { code: table.code, envelope });
      store.setState(app => ({ pending: app.pending.filter(other => other.id !== id) }));
      return isShownAtTable(store, answer) ? false : accepted(answer);
    },

    async acceptLoss() {
      const { table } = store.getState();
      if (!table) return;
      const { accept } = await import('./nonce.ts');
      const { commands } = await accept(table);
      for (const command of commands) await give(table.code, command);
      await contribute();
    },

    async sendChat(saying) {
      const code = store.getState().table?.code;
      if (code === undefined) return 'not-at-this-table';
      const answer = await outbox.send('table:say', { code, id: newId(), ...saying });
      return answer.ok ? undefined : answer.code;
    },
  };
}
