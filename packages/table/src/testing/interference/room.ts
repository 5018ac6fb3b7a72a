import {
  type Entry,
  gameIdOf,
  rulesetOf,
  type TableCode,
  type TableCommand,
  type TableSettings,
  type TableViewer,
} from '@gorrion/protocol';
import {
  type Dice,
  decideSession,
  type HandState,
  legalActions,
  PLAYERS,
  type Player,
  type SeatCommand,
  safeActions,
  seatOf,
  type Tile,
  untimelyActions,
} from '@gorrion/rules';
import { discardsSoFar } from '../../beat/slots.ts';
import { clockOf } from '../../clock/presets.ts';
import { Chain } from '../../decide/chain.ts';
import { opening } from '../../decide/chore.ts';
import type { Caller } from '../../decide/context.ts';
import { newBot } from '../../decide/gathering.ts';
import { callNonces } from '../../decide/shuffle.ts';
import type { BotQuestion, Publisher } from '../../ports/ports.ts';
import { finishedGames, openHands } from '../../record/gameRecord.ts';
import { Table } from '../../runtime/table.ts';
import type { Ports } from '../../runtime/tablePorts.ts';
import { boundSeal, contextOf } from '../../shuffle/bytes.ts';
import { boundTo } from '../../shuffle/commit.ts';
import { pendingShuffle, unsealed } from '../../shuffle/pendingShuffle.ts';
import { unopened } from '../../state/unopened.ts';
import { settle } from '../clock.ts';
import { ORIGIN } from '../giver.ts';
import { SimulatedClock } from '../simulation/clock.ts';
import { person } from '../world.ts';
import { keyOfExchange } from './unknown.ts';

const NAMES = ['Ana', 'Bea', 'Ciro', 'Dan'];
export const IRENE = person('Irene');
const idOf = (number: number) => gameIdOf('TABLE234' as TableCode, number);
const COMMITMENT = 'ab'.repeat(32);

export interface Deal {
  readonly ring: readonly Tile[];
  readonly dice: Dice;
  /** Hidden from the viewer, too. */
  readonly secret: { readonly salt: string; readonly seed: string };
}

/** An action from outside, with its time. */
export interface PlannedAction {
  readonly at: number;
  readonly who: Caller;
  /** Open question when the action was planned. Other people than the viewer drop it if the question has changed. */
  readonly question: string;
  readonly does: 'arrive' | 'depart' | 'look' | { readonly answers: number; readonly command: TableCommand };
}

type Said = Exclude<PlannedAction['does'], string>;

/** A frame, answer or snapshot that one viewer receives, with its time. */
export interface ViewerMessage {
  readonly at: number;
  readonly text: string;
}

export type BotMoves = Map<string, SeatCommand>;

export interface RoomOptions {
  readonly settings: TableSettings;
  readonly people: number;
  readonly deal: Deal;
  /** Whether the table has an umpire, who sees what spectators see. */
  readonly hasUmpire?: boolean;
  /** The viewer whose messages are compared. */
  readonly viewer: TableViewer;
  readonly bots: (question: BotQuestion, key: string, legal: readonly SeatCommand[]) => SeatCommand;
  /** A deliberate leak, to check that the test detects it. */
  readonly leak?: ((room: Room) => string) | undefined;
  /** Called after every public event. */
  readonly onPublic?: () => void;
}

export const isWin = (command: SeatCommand): boolean =>
  command.type === 'declare-win' || (command.type === 'claim' && command.claim.kind === 'win');

/** Whether what becomes of a rash command follows from public facts: words, untimely draws, a discard without the draw. */
function isPublic({ phase }: HandState, command: SeatCommand): boolean {
  if (command.type === 'claim') return command.claim.kind === 'said';
  if (command.type === 'discard') return phase.name === 'turn' && phase.owes === true;
  return command.type === 'draw' || command.type === 'withdraw';
}

/**
 * Returns which step is open of a turn or a window in strict play, a replacement to draw or tiles to lay down, and which
 * of the exchanges.
 */
function stepOf(phase: HandState['phase']): string {
  if (phase.name === 'exchanging') return `giver ${phase.giver}`;
  if (phase.name === 'turn') return phase.owes ? 'owes' : '';
  return phase.name === 'claims' && phase.taken ? `taken ${phase.taken.seat}` : '';
}

/** Returns a key of a bot's question, from public facts. */
export const keyOf = ({ hand, seat }: Pick<BotQuestion, 'hand' | 'seat'>): string =>
  [hand.wall.front, hand.wall.back, discardsSoFar(hand), hand.phase.name, stepOf(hand.phase), seat].join();

/**
 * A table in the middle of a given hand, with all actions from outside. Its random source always returns the same
 * number, so that its pace can differ only by hidden facts.
 */
export class Room implements Publisher {
  readonly clock = new SimulatedClock();
  readonly received: ViewerMessage[] = [];
  readonly log: Entry[] = [];
  readonly people: readonly Caller[];
  table!: Table;
  /** Actions that were not refused, and all of the viewer's. */
  readonly done = new Set<PlannedAction>();
  readonly #options: RoomOptions;
  #deeds = 0;

  constructor(options: RoomOptions) {
    this.#options = options;
    this.people = NAMES.slice(0, options.people).map(person);
  }

  async open(): Promise<void> {
    const { settings, bots } = this.#options;
    const limit = clockOf(settings).beat.limit ?? 8000;
    const ports: Ports = {
      clock: this.clock,
      store: { append: async (_id, entries) => void this.log.push(...entries) },
      entropy: { bytes: count => new Uint8Array(count).fill(0x5a) },
      publisher: this,
      bots: {
        decide: async question => bots(question, keyOf(question), safeActions(question.hand, question.seat)),
      },
      // When a window ends is another test's: here it ends when its time is over, whichever seat was asked.
      ...(settings.clock === 'wmo' ? {} : { timing: () => ({ type: 'close', after: limit }) as const }),
    };
    this.log.push(...this.#prefix());
    this.table = await this.clock.until(Table.restore('table', [...this.log], ports));
    for (const one of this.people) this.table.arrived(one);
    if (this.#options.hasUmpire) this.table.arrived(IRENE);
    await settle();
  }

  /** Returns the log up to the deal. People have the first chairs. */
  #prefix(): readonly Entry[] {
    const { settings, deal } = this.#options;
    const address = { origin: ORIGIN, table: 'table' };
    const chain = new Chain(unopened, this.clock.now()).add(...opening(settings, this.people[0]!, address));
    for (const place of PLAYERS.slice(1)) {
      const one = this.people[place];
      const who = one && ({ kind: 'person', id: one.id, name: one.name, presence: 'here' } as const);
      chain.add({ type: 'seated', place, who: who ?? newBot(chain.state, 'regular') });
    }
    const { ring, dice } = deal;
    if (this.#options.hasUmpire) chain.add({ type: 'umpire-appointed', person: { id: IRENE.id, name: IRENE.name } });
    this.#shuffle(chain);
    const options = { rules: rulesetOf(settings), hands: settings.hands };
    for (const command of [
      { type: 'start', options },
      { type: 'begin-hand', ring, dice },
    ] as const) {
      const decision = decideSession(chain.state.session, command);
      if (!decision.ok) throw new Error(decision.error.code);
      for (const event of decision.value) chain.add({ type: 'session', event });
    }
    return chain.events.map((event, n) => ({ seq: n + 1, at: chain.at, event }));
  }

  /** Adds a shuffle of format 3 with a nonce of every person; players keep the numbers of their chairs. */
  #shuffle(chain: Chain): void {
    // A commitment hides its secret, so both tables show the same one.
    chain.add({ ...boundTo(chain.state, this.#options.deal.secret), commitment: COMMITMENT });
    const shuffle = pendingShuffle(chain.state);
    if (!shuffle) throw new Error('nothing is committed');
    const context = contextOf(shuffle);
    const asked = unsealed(shuffle);
    const nonceOf = (place: Player) => `${place}`.repeat(64);
    chain.add(
      ...asked.map(
        place => ({ type: 'nonce-sealed', place, seal: boundSeal(context, place, nonceOf(place)) }) as const,
      ),
    );
    chain.add(...callNonces(chain.state));
    chain.add(...asked.map(place => ({ type: 'nonce-opened', place, nonce: nonceOf(place) }) as const));
    chain.add({ type: 'seats-drawn', order: PLAYERS });
  }

  get isHandOver(): boolean {
    return this.table.state.session.phase !== 'playing';
  }

  /** Whether the clock has passed for a player: in strict play any other answer would be an offence. */
  #hasAnswered(who: Caller): boolean {
    const viewer = this.table.viewerOf(who.id);
    const { session } = this.table.state;
    const { phase } = session.hand;
    const isOpen = phase.name === 'claims' && phase.taken === undefined;
    return typeof viewer === 'number' && isOpen && phase.made[seatOf(session, viewer)] !== undefined;
  }

  /** The open question, by public facts. */
  get question(): string {
    const { wall, phase, seats } = this.table.state.session.hand;
    return [phase.name, stepOf(phase), wall.front, wall.back, ...seats.map(({ discards }) => discards.length)].join();
  }

  /** Returns the event number of a person’s page. */
  seqOf = (who: Caller): number => this.table.snapshot(this.table.viewerOf(who.id)).seq;

  /** `given`: what other people than the viewer give in exchanges instead, by `keyOfExchange`. */
  do(deed: PlannedAction, given?: ReadonlyMap<string, readonly Tile[]>): void {
    const { at, who, does } = deed;
    this.clock.at(at, () => {
      if (does === 'arrive') this.table.arrived(who);
      else if (does === 'depart') this.table.departed(who);
      else if (does === 'look') this.#look();
      else void this.#say(deed, who, given ? this.#asGiven(who, does, given) : does);
    });
  }

  /**
   * Sends a command. Other people always name their latest number: their numbers count events that differ in two runs.
   */
  async #say(deed: PlannedAction, who: Caller, { answers, command }: Said): Promise<void> {
    const isViewer = this.table.viewerOf(who.id) === this.#options.viewer;
    if (!isViewer && (deed.question !== this.question || this.#hasAnswered(who))) return;
    const id = (++this.#deeds).toString(16).padStart(32, '0');
    const answer = await this.table.execute(who, { id, answers: isViewer ? answers : this.seqOf(who), command });
    if (isViewer) this.#receive(`answer ${JSON.stringify(answer)}`);
    if (isViewer || answer.ok) this.done.add(deed);
  }

  #asGiven(who: Caller, said: Said, given: ReadonlyMap<string, readonly Tile[]>): Said {
    const viewer = this.table.viewerOf(who.id);
    const { session } = this.table.state;
    const { phase } = session.hand;
    const { command } = said;
    const isExchange = command.type === 'act' && command.action.type === 'exchange' && phase.name === 'exchanging';
    if (!isExchange || typeof viewer === 'string' || viewer === this.#options.viewer) return said;
    const tiles = given.get(keyOfExchange(phase.giver, seatOf(session, viewer)));
    return tiles ? { ...said, command: { type: 'act', action: { type: 'exchange', tiles } } } : said;
  }

  /** Reconnects the viewer and requests what it has missed. */
  #look(): void {
    const { viewer } = this.#options;
    const { seq, state } = this.table.snapshot(viewer);
    this.#receive(`snapshot ${seq} ${JSON.stringify(state)} ${this.table.viewerOf(this.people[0]!.id)}`);
    this.#receive(`since ${JSON.stringify(this.table.since(viewer, Math.max(0, seq - 20)))}`);
    const { isOver, closed, isFrozen, isPlaying } = this.table;
    this.#receive(JSON.stringify({ isOver, closed, isFrozen, isPlaying }));
    this.#receive(`archive ${JSON.stringify([openHands(this.log, idOf) ?? null, finishedGames(this.log, idOf)])}`);
    this.#receive(this.#options.leak?.(this) ?? '');
  }

  #receive(text: string): void {
    this.received.push({ at: this.clock.now(), text });
  }

  publish(_id: string, viewer: TableViewer, entries: readonly Entry[]): void {
    if (viewer === this.#options.viewer) this.#receive(JSON.stringify(entries));
    if (typeof viewer === 'string') this.#options.onPublic?.();
  }

  frozen(): void {}

  /**
   * Returns the offences that a person's seat could commit in strict play. What becomes of another player's must be
   * public, or it would follow from their tiles; the viewer may do anything.
   */
  rashOf(who: Caller): readonly SeatCommand[] {
    const viewer = this.table.viewerOf(who.id);
    const { session } = this.table.state;
    if (typeof viewer === 'string' || session.phase !== 'playing' || session.hand.rules.assist !== 'strict') return [];
    const seat = seatOf(session, viewer);
    const canWin = this.legalOf(who).some(isWin);
    const all = [...legalActions(session.hand, seat), ...untimelyActions(session.hand, seat)];
    const isOwn = viewer === this.#options.viewer;
    return all.filter(command => (isOwn ? !(isWin(command) && canWin) : isPublic(session.hand, command)));
  }

  /** Returns the legal actions of a person's seat. */
  legalOf(who: Caller): readonly SeatCommand[] {
    const viewer = this.table.viewerOf(who.id);
    const { session } = this.table.state;
    if (typeof viewer === 'string' || session.phase !== 'playing') return [];
    return safeActions(session.hand, seatOf(session, viewer));
  }
}
