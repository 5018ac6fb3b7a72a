import type { Entry, SeatAction, TableCommand, TableEnvelope, TableState, TableViewer } from '@gorrion/protocol';
import {
  below,
  type CountingPhase,
  fansToDeclare,
  type HandState,
  legalActions,
  type Player,
  type RandomSource,
  type Seat,
  type SeatCommand,
  safeActions,
  seatOf,
  untimelyActions,
} from '@gorrion/rules';
import { unlisted } from '@gorrion/rules/testing';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Caller } from '../../decide/context.ts';
import { actsAsHost, personAt } from '../../people/people.ts';
import { digestOfKey } from '../../people/umpireKey.ts';
import type { Clock } from '../../ports/ports.ts';
import type { CommandResult } from '../../runtime/answerRing.ts';
import { isStarting } from '../../shuffle/pendingShuffle.ts';
import { standingWall } from '../../shuffle/wall.ts';
import { evolveTable } from '../../state/evolve.ts';
import { NonceGiver } from '../giver.ts';
import type { Line, PageMessage, SimulatedHost } from './host.ts';
import type { Way } from './network.ts';

/** Time (ms) after which the page resends a command or request without an answer. */
const AGAIN_MS = 4000;
const RECONNECT_MS = 800;

interface PlayerOptions {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly host: SimulatedHost;
  readonly way: Way;
  /** Thinking time (ms) for the usual question. */
  readonly tempo: number;
  /** Share of questions that the player leaves to the clock. */
  readonly idleness: number;
  /** Whether the host makes a link for an umpire, whom a spectator becomes. */
  readonly isUmpired: boolean;
  /** Whether players also count their hands. Seeds that found something before do without. */
  readonly hasAll: boolean;
}

export interface SentCommand {
  readonly envelope: TableEnvelope;
  readonly answers: CommandResult[];
  isDone: boolean;
}

const UMPIRE_KEY = '0123456789abcdef0123456789abcdef';

const ownAction = ({ seat: _, ...action }: SeatCommand): SeatAction => action as SeatAction;
/** Facts beside those of a hand after which a player decides anew. */
const DECIDED_ANEW: ReadonlySet<string> = new Set([
  'seated',
  'host-changed',
  'clock-shifted',
  'paused',
  'resumed',
  'presence-changed',
  'umpire-invited',
  'umpire-appointed',
]);

/** Whether the player decides anew after an entry. */
const isQuestion = ({ event }: Entry): boolean =>
  DECIDED_ANEW.has(event.type) ||
  (event.type === 'session' && event.event.type === 'hand' && event.event.event.type !== 'claim-made');

/**
 * A person with page and device: follows by numbers, asks again after a gap, resends what was not answered under
 * the same id, plays what is allowed, sleeps, reloads and comes back.
 */
export class SimulatedPlayer {
  readonly who: Caller;
  readonly #options: PlayerOptions;
  readonly giver: NonceGiver;
  readonly said: SentCommand[] = [];
  readonly refusals: string[] = [];
  viewer: TableViewer = 'spectator';
  seq = 0;
  state: TableState | undefined;
  isAwake = true;
  #line: Line | undefined;
  #shownAt = -1;
  #ids = 0;
  #questionSeq = 0;
  #answered = -1;
  /** Raised whenever plans are dropped. */
  #mind = 0;

  constructor(who: Caller, options: PlayerOptions) {
    this.who = who;
    this.#options = options;
    this.giver = new NonceGiver(`${who.id} ${options.random()}`);
  }

  get isConnected(): boolean {
    return this.#line !== undefined && this.#line.life === this.#options.host.life && this.#options.host.isUp;
  }

  /** Opens the page. */
  wake(): void {
    this.isAwake = true;
    this.#connect();
  }

  /** Closes the laptop: it receives and sends nothing until it wakes, perhaps hours later. */
  sleep(): void {
    this.isAwake = false;
    this.cut();
  }

  cut(): void {
    if (this.#line) this.#options.host.leave(this.#line);
    this.#line = undefined;
    if (this.isAwake) this.#later(RECONNECT_MS + below(this.#options.random, 2000), () => this.#connect());
  }

  /** Reloads the page: it loses its state, and pending commands are not resent. */
  reload(): void {
    this.#mind++;
    this.state = undefined;
    this.seq = 0;
    this.#shownAt = -1;
    this.#answered = -1;
    this.giver.reload();
    for (const said of this.said) said.isDone = true;
    this.cut();
  }

  #later(after: number, task: () => void): void {
    const { clock } = this.#options;
    clock.at(clock.now() + after, task);
  }

  #connect(): void {
    if (!this.isAwake || this.isConnected) return;
    const { host, way } = this.#options;
    if (!host.isUp) {
      this.#later(RECONNECT_MS, () => this.#connect());
      return;
    }
    const line: Line = {
      who: this.who,
      life: host.life,
      viewer: this.viewer,
      send: message => way.send(() => this.#line === line && this.#receive(message)),
    };
    this.#line = line;
    this.#enter(line);
    for (const said of this.said) if (!said.isDone) this.#send(said);
  }

  /** Requests missed entries until something arrives. */
  #enter(line: Line): void {
    if (this.#line !== line) return;
    if (!this.isConnected) {
      this.cut();
      return;
    }
    const { host, way } = this.#options;
    const since = this.state && { seq: this.seq, viewer: this.viewer };
    const before = this.#heard;
    way.send(() => this.#line === line && host.enter(line, since));
    this.#later(AGAIN_MS, () => this.#heard === before && this.#enter(line));
  }

  #heard = 0;
  /** Entries that overtook the snapshot which they follow. */
  #early: { viewer: TableViewer; seq: number } = { viewer: 'spectator', seq: 0 };

  #receive(message: PageMessage): void {
    this.#heard++;
    if (message.kind === 'snapshot') this.#show(message);
    else if (message.viewer === this.viewer && this.state) this.#fold(message.entries);
    else this.#early = { viewer: message.viewer, seq: message.entries.at(-1)?.seq ?? 0 };
  }

  #show({ viewer, seq, at, state }: Extract<PageMessage, { kind: 'snapshot' }>): void {
    if (at < this.#shownAt || (viewer === this.viewer && this.state && seq < this.seq)) return;
    this.#shownAt = at;
    this.viewer = viewer;
    this.seq = seq;
    this.state = state;
    this.#questionSeq = seq;
    const isBehind = this.#early.viewer === viewer && this.#early.seq > seq;
    if (isBehind && this.#line) this.#enter(this.#line);
    this.#think();
  }

  #fold(entries: readonly Entry[]): void {
    let isNew = false;
    for (const entry of entries) {
      if (entry.seq <= this.seq) continue;
      if (entry.seq > this.seq + 1) {
        if (this.#line) this.#enter(this.#line);
        break;
      }
      this.seq = entry.seq;
      this.state = evolveTable(this.state!, entry);
      if (isQuestion(entry)) this.#questionSeq = entry.seq;
      isNew = true;
    }
    if (isNew) this.#think();
  }

  /** Sends a command, repeatedly under one id, until there is an answer. */
  say(command: TableCommand, answers = this.seq): void {
    const who = bytesToHex(utf8ToBytes(this.who.id)).slice(-24).padStart(24, '0');
    const id = who + (++this.#ids).toString(16).padStart(8, '0');
    const said: SentCommand = { envelope: { id, answers, command }, answers: [], isDone: false };
    this.said.push(said);
    this.#send(said);
  }

  #send(said: SentCommand): void {
    const { host, way } = this.#options;
    const line = this.#line;
    if (!line || said.isDone) return;
    way.send(() => {
      void host.execute(line, said.envelope)?.then(answer => way.send(() => this.#answer(line, said, answer)));
    });
    this.#later(AGAIN_MS, () => this.#line === line && this.#send(said));
  }

  #answer(line: Line, said: SentCommand, answer: CommandResult): void {
    if (this.#line !== line) return;
    said.answers.push(answer);
    const isFrozen = !answer.ok && answer.code === 'table-frozen';
    if (said.isDone || isFrozen) return;
    said.isDone = true;
    if (!answer.ok) this.refusals.push(`${said.envelope.command.type} ${answer.code}`);
  }

  /** Plans the answer to the open question. */
  #think(): void {
    const { state, viewer } = this;
    if (!state) return;
    if (typeof viewer === 'string') {
      this.#watch(state);
      return;
    }
    this.#contribute(state, viewer);
    const command = this.#wish(state, viewer);
    if (command) this.#plan(500, () => this.say(command));
    const { session, stage, pause } = state;
    if (stage !== 'playing' || session.phase !== 'playing' || pause.since !== undefined) return;
    const seat = seatOf(session, viewer);
    if (session.hand.phase.name === 'counting') {
      this.#count(session.hand, session.hand.phase, seat);
      return;
    }
    const rash = this.#rash(session.hand, seat);
    const legal = safeActions(session.hand, seat);
    if (rash) this.#plan(100 + below(this.#options.random, 3000), () => this.say(rash));
    else if (legal.length > 0) this.#play(legal);
  }

  /** Who watches becomes the umpire where the host has made a link, and rules now and then. */
  #watch(state: TableState): void {
    const { umpire, session } = state;
    const { random } = this.#options;
    if (umpire?.invited && !umpire.person) this.#plan(200, () => this.say({ type: 'take-umpire', key: UMPIRE_KEY }));
    if (umpire?.person?.id !== this.who.id || session.phase !== 'playing' || below(random, 200) > 0) return;
    const player = below(random, 4) as Player;
    const reason = { article: '3.11.2', remark: 'Because of the weather.' };
    const points = { kind: 'points', player, points: 10, paidTo: 'nobody', ...reason } as const;
    const ruling = below(random, 2) === 0 ? points : ({ kind: 'warn', player, ...reason } as const);
    this.say({ type: 'rule', ruling });
  }

  /** Counts the own hand, mostly right; or objects to another's count and confirms it. */
  #count(hand: HandState, phase: CountingPhase, seat: Seat): void {
    const { random } = this.#options;
    const act = (action: SeatAction) => this.say({ type: 'act', action });
    const isMine = phase.seat === seat;
    if (isMine ? phase.isFinished : phase.confirmed[seat]) return;
    const held = fansToDeclare({ ...hand, phase: phase.under }, phase.seat).declared ?? [];
    const fans = isMine && below(random, 4) > 0 ? new Set(held) : [];
    this.#plan(500 + below(random, 5000), () => {
      for (const fan of fans) act({ type: 'name-fan', fan, times: held.filter(id => id === fan).length });
      const [first] = phase.declared;
      if (!isMine && first) act({ type: 'object', fan: first, isObjecting: true });
      act({ type: isMine ? 'finish-count' : 'confirm-count' });
    });
  }

  /** Returns what the player tries at their own risk in strict play, now and then. */
  #rash(hand: HandState, seat: Seat): TableCommand | undefined {
    const { random } = this.#options;
    if (hand.rules.assist !== 'strict' || below(random, 60) > 0) return undefined;
    const actions = [...legalActions(hand, seat), ...untimelyActions(hand, seat)];
    const action = actions[below(random, actions.length || 1)];
    return action && { type: 'act', action: ownAction(action) };
  }

  /** What the player requests outside their moves. */
  #wish(state: TableState, viewer: Player): TableCommand | undefined {
    const { session, stage, pause, ready, proof, places } = state;
    const isHost = stage === 'gathering' && !isStarting(state) && actsAsHost(state, this.who.id);
    const isInviting = isHost && !state.umpire && this.#options.isUmpired;
    if (isInviting) return { type: 'invite-umpire', digest: digestOfKey(UMPIRE_KEY) };
    if (isHost && places.some(({ kind }) => kind === 'empty')) return { type: 'add-bot', level: 'regular' };
    if (isHost) return { type: 'start' };
    // A pause that all have requested has to end.
    if (pause.since !== undefined && pause.asked.some(Boolean)) return { type: 'ask-pause', isWanted: false };
    const place = personAt(state, viewer);
    if (place?.presence === 'left') return { type: 'reclaim' };
    const isBetween = stage === 'playing' && session.phase === 'between' && proof?.opened !== undefined;
    return isBetween && !ready[viewer] ? { type: 'ready' } : undefined;
  }

  #play(legal: readonly SeatCommand[]): void {
    const { random, tempo, idleness } = this.#options;
    if (below(random, 1000) < 1000 * idleness) return;
    const isWin = (command: SeatCommand) =>
      command.type === 'declare-win' || (command.type === 'claim' && command.claim.kind === 'win');
    const passes = legal.filter(command => command.type === 'claim' && command.claim.kind === 'pass');
    const wish = legal.find(isWin) ?? (passes[0] && below(random, 2) === 0 ? passes[0] : undefined);
    const chosen = wish ?? legal[below(random, legal.length)]!;
    const isCounted = isWin(chosen) && this.state?.session.hand.rules.scoreMode === 'declared';
    const action = isCounted && this.#options.hasAll && below(random, 2) === 0 ? unlisted(chosen) : chosen;
    const answers = this.seq;
    this.#plan(100 + below(random, tempo), () => this.say({ type: 'act', action: ownAction(action) }, answers));
  }

  #contribute(state: TableState, viewer: TableViewer): void {
    const wall = standingWall(state);
    if (wall && typeof viewer === 'number' && below(this.#options.random, 12) === 0)
      this.say({ type: 'object-to-wall', commitment: wall.commitment });
    for (const command of this.giver.owed(state, viewer, this.#options.clock.now())) this.say(command);
  }

  /** Schedules a task, which is dropped if another question opens before. */
  #plan(after: number, task: () => void): void {
    if (this.#answered === this.#questionSeq) return;
    this.#answered = this.#questionSeq;
    const [question, mind] = [this.#questionSeq, this.#mind];
    this.#later(after, () => {
      if (question === this.#questionSeq && mind === this.#mind && this.isAwake) task();
    });
  }
}
