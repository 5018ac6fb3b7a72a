import type { Entry, PresetClock, TableSettings, TableState, TableViewer } from '@gorrion/protocol';
import {
  type BySeat,
  bySeat,
  type Claim,
  legalActions,
  legalClaims,
  PLAYERS,
  playerAt,
  type RandomSource,
  RULESETS,
  type Seat,
  type SeatCommand,
  seatAfter,
  seatOf,
  seeded,
  shuffledRing,
  type Tile,
  throwDice,
  visibleCopies,
} from '@gorrion/rules';
import { discardsSoFar, type Eligible, eligibleOf } from '../../beat/slots.ts';
import type { Caller } from '../../decide/context.ts';
import { askedClaims } from '../../people/armed.ts';
import { personAt } from '../../people/people.ts';
import { unit } from '../../ports/chance.ts';
import type { Publisher } from '../../ports/ports.ts';
import { Table } from '../../runtime/table.ts';
import type { Ports } from '../../runtime/tablePorts.ts';
import { NO_SWITCHES } from '../../state/unopened.ts';
import { SimpleBots } from '../bots.ts';
import { settle } from '../clock.ts';
import { SeededEntropy } from '../entropy.ts';
import { SimulatedClock } from '../simulation/clock.ts';
import { person, SETTINGS } from '../world.ts';
import { begunTable } from './begun.ts';
import { chosenClaim, chosenMove, type Population, speedOf, thought } from './habits.ts';
import type { Scheme } from './schemes.ts';

/** A discard without a claim: its length as each seat saw it, and hidden facts about it. */
export interface SeenWindow {
  readonly hand: number;
  readonly tile: Tile;
  readonly from: Seat;
  /** Other copies that were visible before. From two on no pung was possible, publicly. */
  readonly othersOpen: number;
  /** Whether the next seat is a person's, which is public. */
  readonly hasNextPerson: boolean;
  readonly eligible: BySeat<Eligible | undefined>;
  readonly couldPung: BySeat<boolean>;
  /** Seats of people who were here. */
  readonly isHere: BySeat<boolean>;
  /** Time (ms) from the discard to the next draw, by the frames to this seat. */
  readonly lasted: BySeat<number>;
  /** Time (ms) of the seat's own answer after the discard. */
  readonly answered: BySeat<number | undefined>;
  /** Events sent to each seat in between, without its own. Must be the same for all. */
  readonly told: BySeat<string>;
}

export interface TableOptions {
  readonly seed: string;
  readonly clock: PresetClock;
  readonly hands: 4 | 16;
  /** Number of people; the other seats are bots. */
  readonly people: number;
  /** Median slowness of these people. */
  readonly speed: number;
  readonly scheme: Scheme;
  readonly population: Population;
  /** Rules that are not the competition's. */
  readonly game?: Pick<TableSettings, 'ruleset' | 'rules'>;
  /** Called with the state when a window opens. */
  readonly onWindow?: (state: TableState) => void;
}

const ARMED = 0.1;
const GONE = 0.02;
/** Least points of automatic wins. */
const ARMED_FROM = 24;
const NAMES = ['Ana', 'Bea', 'Ciro', 'Dan'];

type Open = Omit<SeenWindow, 'lasted' | 'told' | 'answered'> & { readonly at: BySeat<number> };

/** Plays one table of simulated people and records every window without a claim. */
class WindowRecorder implements Publisher {
  readonly windows: SeenWindow[] = [];
  readonly #options: TableOptions;
  readonly #clock = new SimulatedClock();
  readonly #random: RandomSource;
  readonly #people: readonly Caller[];
  readonly #speeds: ReadonlyMap<string, number>;
  #table!: Table;
  #open: Open | undefined;
  #answered: (number | undefined)[] = [];
  #told: string[][] = [[], [], [], []];
  #commands = 0;

  constructor(options: TableOptions) {
    this.#options = options;
    this.#random = seeded(options.seed);
    this.#people = NAMES.slice(0, options.people).map(person);
    this.#speeds = new Map(this.#people.map(({ id }) => [id, speedOf(this.#random, options.speed)]));
  }

  async run(): Promise<readonly SeenWindow[]> {
    const { seed, clock, hands, scheme, population } = this.#options;
    const ports: Ports = {
      clock: this.#clock,
      store: { append: async () => {} },
      entropy: new SeededEntropy(seed),
      publisher: this,
      bots: new SimpleBots(({ hand, seat, seed: own }, legal) => this.#asBot(hand, seat, seeded(own), legal)),
      ...(scheme.timing ? { timing: scheme.timing } : {}),
      ...(scheme.slots ? { slots: scheme.slots } : {}),
    };
    const settings = { ...SETTINGS, clock, hands, ...this.#options.game };
    await (population.minPoints === undefined ? this.#gather(settings, ports) : this.#takeOver(settings, ports));
    while (!this.#table.isOver && (await this.#clock.step()));
    return this.windows;
  }

  async #gather(settings: TableSettings, ports: Ports): Promise<void> {
    const [host, ...guests] = this.#people as [Caller, ...Caller[]];
    this.#table = await Table.open('table', settings, host, ports);
    for (const guest of guests) await this.#table.execute(guest, this.#envelope({ type: 'sit' }));
    await this.#table.startAgainstBots(host, 'regular');
  }

  /** Takes over a game with rules of its own, because no table's settings have such a minimum. */
  async #takeOver(settings: TableSettings, ports: Ports): Promise<void> {
    const { population } = this.#options;
    const rules = { ...RULESETS[settings.ruleset], minPoints: population.minPoints! };
    const deal = { ring: shuffledRing(this.#random), dice: throwDice(this.#random) };
    const log = begunTable(settings, this.#people, { rules, hands: settings.hands }, deal, this.#clock.now());
    this.#table = await this.#clock.until(Table.restore('table', log, ports));
    this.#beginHand();
    await settle();
  }

  #envelope(command: Parameters<Table['execute']>[1]['command']) {
    const id = (++this.#commands).toString(16).padStart(32, '0');
    return { id, answers: 0, command };
  }

  #asBot(hand: TableState['session']['hand'], seat: Seat, random: RandomSource, legal: readonly SeatCommand[]) {
    const { population } = this.#options;
    if (hand.phase.name === 'exchanging') return legal[0]!;
    if (hand.phase.name !== 'claims') return chosenMove(random, hand, seat, legal, population)!;
    const claim = chosenClaim(random, hand.phase.tile, legalClaims(hand, seat), population);
    return { type: 'claim', seat, claim } as const;
  }

  frozen(): void {}

  publish(_id: string, viewer: TableViewer, entries: readonly Entry[]): void {
    if (!this.#table) return;
    for (const entry of entries) this.#see(viewer, entry);
    if (typeof viewer === 'string') this.#act(entries);
  }

  /** Records what a seat is sent in a window, and when. */
  #see(viewer: TableViewer, { event }: Entry): void {
    if (typeof viewer === 'string' || event.type !== 'session' || event.event.type !== 'hand') return;
    const told = event.event.event;
    const seat = seatOf(this.#table.state.session, viewer);
    if (told.type === 'claim-made') {
      if (this.#open) this.#answered[seat] = this.#clock.now() - this.#open.at[seat];
      return;
    }
    this.#told[seat]!.push(told.type);
  }

  #act(entries: readonly Entry[]): void {
    for (const { event } of entries) {
      if (event.type !== 'session') continue;
      const inSession = event.event;
      if (inSession.type === 'hand-begun') this.#beginHand();
      if (inSession.type !== 'hand') continue;
      const { type } = inSession.event;
      if (type === 'drew' && inSession.event.source === 'wall') this.#close();
      else if (type !== 'claim-announced') this.#open = undefined;
      if (type === 'discarded') this.#begin();
    }
    this.#play();
  }

  /** Lets some people set switches for this hand, and some leave for it. */
  #beginHand(): void {
    for (const who of this.#people) {
      const chance = unit(this.#random);
      if (chance < GONE) this.#table.departed(who.id);
      else this.#table.arrived(who.id);
      const isToWin = chance >= GONE && chance < GONE + this.#options.population.armedToWin;
      const smallWins = chance < GONE + this.#options.population.armedToWin / 2 ? 'let-go' : 'ask';
      const win = isToWin ? ({ autoWin: true, autoWinFrom: ARMED_FROM, smallWins } as const) : {};
      const switches = { ...NO_SWITCHES, noClaims: chance > 1 - ARMED, ...win };
      if (isToWin || chance > 1 - ARMED) void this.#table.execute(who, this.#envelope({ type: 'switch', switches }));
    }
  }

  #begin(): void {
    const { state } = this.#table;
    const { hand, handNumber } = state.session;
    if (hand.phase.name !== 'claims') return;
    const { tile, from } = hand.phase;
    this.#options.onWindow?.(state);
    const now = this.#clock.now();
    this.#answered = [];
    this.#told = [[], [], [], []];
    this.#open = {
      hand: handNumber,
      tile,
      from,
      othersOpen: visibleCopies(hand, tile) - 1,
      hasNextPerson: personAt(state, playerAt(state.session, seatAfter(from))) !== undefined,
      eligible: bySeat(seat => eligibleOf(hand, seat)),
      couldPung: bySeat(seat => legalClaims(hand, seat).some(({ kind }) => kind === 'pung')),
      isHere: bySeat(seat => personAt(state, playerAt(state.session, seat))?.presence === 'here'),
      at: bySeat(() => now),
    };
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    const now = this.#clock.now();
    const { reveal = 0 } = this.#options.scheme;
    const lasted = bySeat(seat => {
      const all = now - open.at[seat];
      const isShownAtOnce = seat === open.from || open.eligible[seat] !== undefined;
      return isShownAtOnce ? all : all - Math.min(reveal, all);
    });
    const { at: _, ...facts } = open;
    const told = bySeat(seat => this.#told[seat]!.join());
    this.windows.push({ ...facts, lasted, answered: bySeat(seat => this.#answered[seat]), told });
  }

  /** Makes each person who has a question think and answer. */
  #play(): void {
    const { state } = this.#table;
    const { session } = state;
    if (session.phase === 'between') {
      for (const who of this.#people) this.#say(who, 500, { type: 'ready' });
      return;
    }
    if (session.phase !== 'playing') return;
    const { phase } = session.hand;
    for (const player of PLAYERS) {
      const who = personAt(state, player);
      if (who?.presence !== 'here') continue;
      const seat = seatOf(session, player);
      if (phase.name === 'turn' && phase.seat === seat) this.#move(who, seat);
      else if (phase.name === 'claims') this.#claim(who, seat, phase.tile);
    }
  }

  #move(who: Caller, seat: Seat): void {
    const { hand } = this.#table.state.session;
    const command = chosenMove(this.#random, hand, seat, legalActions(hand, seat), this.#options.population);
    if (!command) return;
    const { seat: _, ...action } = command;
    this.#say(who, 300 + Math.floor(1500 * unit(this.#random)), { type: 'act', action } as never);
  }

  #claim(who: Caller, seat: Seat, tile: Tile): void {
    const { state } = this.#table;
    const { phase } = state.session.hand;
    if (phase.name !== 'claims' || phase.made[seat]) return;
    const claims: readonly Claim[] = askedClaims(state, seat, legalClaims(state.session.hand, seat));
    if (claims.length === 0) return;
    const claim = chosenClaim(this.#random, tile, claims, this.#options.population);
    const isPung = claims.some(({ kind }) => kind === 'pung' || kind === 'kong' || kind === 'win');
    const after = thought(this.#random, tile, claim, isPung, this.#speeds.get(who.id) ?? 1);
    this.#say(who, after, { type: 'act', action: { type: 'claim', claim } });
  }

  /** Sends one answer to a question. A late one is refused by its number. */
  #say(who: Caller, after: number, command: Parameters<Table['execute']>[1]['command']): void {
    const { hand, handNumber, phase } = this.#table.state.session;
    const { front, back } = hand.wall;
    const key = [handNumber, phase, hand.phase.name, front, back, discardsSoFar(hand), who.id].join();
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const answers = this.#table.snapshot(this.#table.viewerOf(who.id)).seq;
    this.#clock.at(this.#clock.now() + after, () => {
      void this.#table.execute(who, { ...this.#envelope(command), answers });
    });
  }

  readonly #asked = new Set<string>();
}

export const windowsOf = (options: TableOptions): Promise<readonly SeenWindow[]> => new WindowRecorder(options).run();
