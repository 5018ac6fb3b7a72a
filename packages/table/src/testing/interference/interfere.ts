import {
  type Entry,
  PRESET_CLOCKS,
  rulesetOf,
  type TableCommand,
  type TableSettings,
  type TableViewer,
} from '@gorrion/protocol';
import {
  below,
  breakStack,
  CLASSICAL_RULESETS,
  type Claim,
  type ClassicalRulesetId,
  isSuited,
  type Player,
  type RandomSource,
  type Ruleset,
  type SeatCommand,
  seatOf,
  seeded,
  shuffledRing,
  startingSeat,
  type Tile,
  throwDice,
  type WallLayout,
  wallOf,
} from '@gorrion/rules';
import type { Caller } from '../../decide/context.ts';
import { peopleHere, personAt } from '../../people/people.ts';
import { NO_SWITCHES } from '../../state/unopened.ts';
import { SETTINGS } from '../world.ts';
import { type BotMoves, type Deal, IRENE, isWin, keyOf, type PlannedAction, Room, type ViewerMessage } from './room.ts';
import { keyOfExchange, otherWall } from './unknown.ts';

/*
 * Non-interference: plays a hand, exchanges everything in it that a viewer cannot know, and plays it again with the
 * same visible moves. Every byte that the viewer gets, and its time, must be the same.
 */

export interface Interference {
  readonly seed: string;
  readonly viewer: TableViewer;
  /** The first difference; undefined if there is none. */
  readonly difference: string | undefined;
  readonly compared: number;
  readonly bytes: number;
  /** Number of tiles that lay elsewhere in the second run. */
  readonly exchanged: number;
  /** Number of seats that could claim in one run only, which a leak would reveal. */
  readonly changedClaims: number;
  /** Number of offences of strict play that were tried in the first run. */
  readonly offences: number;
  /** Number of rulings in the first run. */
  readonly rulings: number;
  /** What both runs wrote down until the last moment that is compared. */
  readonly logs: readonly [readonly Entry[], readonly Entry[]];
}

interface Plan {
  readonly settings: TableSettings;
  readonly people: number;
  readonly viewer: TableViewer;
  readonly hasUmpire: boolean;
  readonly deal: Deal;
  readonly leak: Leak | undefined;
}

const CLASSICAL_IDS = Object.keys(CLASSICAL_RULESETS) as ClassicalRulesetId[];

type Leak = (room: Room) => string;

function planOf(seed: string, random: RandomSource, leak: Leak | undefined, family: Ruleset['family']): Plan {
  const pick = <T>(of: readonly T[]): T => of[below(random, of.length)]!;
  const people = 2 + below(random, 3);
  const settings: TableSettings = {
    ...SETTINGS,
    clock: pick(PRESET_CLOCKS),
    // A bot's moves are recorded; a move without a bot after a claim would follow from the hand.
    absence: 'bot',
    ruleset: pick(['wmo2006', 'cn1998', 'ema'] as const),
    ...(family === 'classical' ? olderWay(seed) : strictly(seed)),
  };
  const deal = {
    ring: shuffledRing(random, wallOf(rulesetOf(settings))),
    dice: throwDice(random),
    secret: secretOf('1'),
  };
  const hasUmpire = below(seeded(`${seed} umpire`), 3) === 0;
  return { settings, people, viewer: pick([0, 1, 2, 3, 'spectator'] as const), hasUmpire, deal, leak };
}

/**
 * Returns single options of the rules, by a chance of their own: strict play, and the winner counts, at a third each.
 * A quarter has no flowers, and of the assisted ones a quarter fewer points for a win.
 */
function strictly(seed: string): Pick<TableSettings, 'rules'> {
  const random = seeded(`${seed} strict`);
  const isStrict = below(random, 3) === 0;
  const scoreMode = below(random, 3) === 0 ? ({ scoreMode: 'declared' } as const) : {};
  const walls = below(random, 4) === 0 ? ({ flowerExposure: 'none' } as const) : {};
  if (isStrict) return { rules: { assist: 'strict', ...scoreMode, ...walls } };
  const least = below(random, 4) === 0 ? { minPoints: 1 + below(random, 7) } : {};
  return { rules: { ...scoreMode, ...walls, ...least } };
}

/** Returns one of the older ways, three in four with exchanges. */
function olderWay(seed: string): Pick<TableSettings, 'ruleset' | 'rules'> {
  const random = seeded(`${seed} older`);
  const ruleset = CLASSICAL_IDS[below(random, CLASSICAL_IDS.length)]!;
  const walls = below(random, 4) === 0 ? ({ flowerExposure: 'none' } as const) : {};
  return { ruleset, rules: { exchanges: below(random, 4) > 0, ...walls } };
}

const secretOf = (digit: string): Deal['secret'] => ({ salt: digit.repeat(64), seed: digit.repeat(64) });

/** The first run: people act at random, and the run is recorded. */
class Live {
  readonly room: Room;
  readonly deeds: PlannedAction[] = [];
  readonly botMoves: BotMoves = new Map();
  readonly #plan: Plan;
  readonly #random: RandomSource;
  readonly #asked = new Set<string>();
  offences = 0;
  rulings = 0;

  constructor(plan: Plan, random: RandomSource) {
    this.#plan = plan;
    this.#random = random;
    this.room = new Room({
      ...plan,
      bots: (_, key, legal) => {
        const moves = legal.filter(command => !isWin(command));
        const move = this.botMoves.get(key) ?? moves[below(random, moves.length)] ?? legal[0]!;
        this.botMoves.set(key, move);
        return move;
      },
      onPublic: () => this.#think(),
    });
  }

  async run(): Promise<void> {
    const { room } = this;
    await room.open();
    const viewer = this.#viewer;
    while (!room.isHandOver && (await room.clock.step())) {
      const whim = below(this.#random, 40);
      if (whim === 0) this.#do(room.people[0]!, 'look');
      if (whim === 1 && viewer) this.#meddle(viewer);
      if (whim === 2) this.#comeAndGo();
      if (whim === 3 && this.#plan.hasUmpire) this.#rule();
    }
  }

  /** The viewer, if it is a player. */
  get #viewer(): Caller | undefined {
    const { viewer } = this.#plan;
    return typeof viewer === 'string' ? undefined : this.room.people[viewer];
  }

  /** Schedules an action at a time of its own, so that nothing depends on the order within a millisecond. */
  #do(who: Caller, does: PlannedAction['does'], after = 100): void {
    const at = Math.floor(this.room.clock.now()) + after + 0.25 + (this.deeds.length % 1000) / 4000;
    const deed = { at, who, does, question: this.room.question };
    this.deeds.push(deed);
    this.room.do(deed);
  }

  #say(who: Caller, command: TableCommand, after: number): void {
    this.#do(who, { answers: this.room.seqOf(who), command }, after);
  }

  /** Sends commands that the viewer may not send now, to check that refusals reveal nothing. */
  #meddle(who: Caller): void {
    const tile = below(this.#random, 34) as Tile;
    const claims: readonly Claim[] = [
      { kind: 'pung' },
      { kind: 'kong' },
      { kind: 'win' },
      ...(isSuited(tile) ? [{ kind: 'chow', low: tile } as const] : []),
    ];
    const commands: readonly TableCommand[] = [
      { type: 'act', action: { type: 'claim', claim: claims[below(this.#random, claims.length)]! } },
      { type: 'act', action: { type: 'declare-kong', tile } },
      { type: 'act', action: { type: 'expose-flower', tile: 34 as Tile } },
      { type: 'switch', switches: { ...NO_SWITCHES, noClaims: below(this.#random, 2) === 0, silentTiles: [tile] } },
      { type: 'ready' },
      { type: 'start' },
    ];
    this.#say(who, commands[below(this.#random, commands.length)]!, 50 + below(this.#random, 900));
  }

  /**
   * The umpire warns, or sets points. Play is not stopped: a player whose move falls into the stop would leave the next
   * discard to the clock, which chooses it among tiles that the viewer does not know.
   */
  #rule(): void {
    const player = below(this.#random, 4) as Player;
    const reason = { article: '3.11.2', remark: 'Because of the test.' };
    const points = { kind: 'points', player, points: 10, paidTo: 'nobody', ...reason } as const;
    const ruling = below(this.#random, 2) === 0 ? points : ({ kind: 'warn', player, ...reason } as const);
    this.#say(IRENE, { type: 'rule', ruling }, 100);
    this.rulings++;
  }

  #comeAndGo(): void {
    const others = this.room.people.filter(one => one !== this.#viewer);
    const who = others[below(this.#random, others.length)];
    if (!who) return;
    const { state } = this.room.table;
    const isHere = personAt(state, this.room.table.viewerOf(who.id) as Player)?.presence === 'here';
    // One person stays: a table that waits for all would let the clock choose for the player on turn.
    if (isHere && peopleHere(state).length < 3) return;
    this.#do(who, isHere ? 'depart' : 'arrive');
  }

  #think(): void {
    const { room } = this;
    if (!room.table || room.isHandOver) return;
    for (const who of room.people) {
      const legal = room.legalOf(who).filter(command => !isWin(command));
      const { session } = room.table.state;
      const { phase } = session.hand;
      const key = `${who.id} ${room.question}`;
      if (legal.length === 0 || this.#asked.has(key)) continue;
      this.#asked.add(key);
      // The clock discards what a player drew, which all see; without a drawn tile it would have to choose.
      const seat = seatOf(session, room.table.viewerOf(who.id) as Player);
      const mayIdle =
        phase.name === 'claims' || (phase.name === 'turn' && phase.seat === seat && phase.source === 'wall');
      if (mayIdle && below(this.#random, 12) === 0) continue;
      const { seat: _, ...action } = legal[below(this.#random, legal.length)]!;
      this.#say(who, { type: 'act', action } as TableCommand, 200 + below(this.#random, 2500));
    }
    this.#transgress();
  }

  /** Has people commit offences of strict play now and then, at moments of their own. */
  #transgress(): void {
    const { room } = this;
    for (const who of room.people) {
      const rash = room.rashOf(who);
      if (rash.length === 0 || below(this.#random, 25) > 0) continue;
      const { seat: _, ...action } = rash[below(this.#random, rash.length)]!;
      this.#say(who, { type: 'act', action } as TableCommand, 100 + below(this.#random, 2800));
      this.offences++;
    }
  }
}

/** Whether a bot claimed in the first run for a player who was there for a moment only. */
function wasClaimed({ table }: Room, own: Player, botMoves: BotMoves): boolean {
  const { session } = table.state;
  const move = botMoves.get(keyOf({ hand: session.hand, seat: seatOf(session, own) }));
  return move?.type === 'claim' && move.claim.kind !== 'pass';
}

/** A player who can claim only in the second run passes at once, so that it costs no time for claims. */
function passFor(room: Room, viewer: TableViewer, said: Set<string>, botMoves: BotMoves): void {
  if (!room.table || room.isHandOver) return;
  for (const who of room.people) {
    const key = `${who.id} ${room.question}`;
    const own = room.table.viewerOf(who.id);
    const isOther = own !== viewer && personAt(room.table.state, own as Player)?.presence === 'here';
    const pass = room.legalOf(who).find(command => command.type === 'claim' && command.claim.kind === 'pass');
    if (!pass || !isOther || said.has(key) || wasClaimed(room, own as Player, botMoves)) continue;
    said.add(key);
    const does = { answers: 0, command: { type: 'act', action: { type: 'claim', claim: { kind: 'pass' } } } } as const;
    room.do({ at: Math.floor(room.clock.now()) + 50.75, who, does, question: room.question });
  }
}

/** Returns an exchange of the first run with the tiles that lie at the same places in the second. */
function asGiven(
  { table }: Room,
  given: ReadonlyMap<string, readonly Tile[]>,
  { seat }: Extract<SeatCommand, { type: 'exchange' }>,
): SeatCommand | undefined {
  const { phase } = table.state.session.hand;
  const tiles = phase.name === 'exchanging' ? given.get(keyOfExchange(phase.giver, seat)) : undefined;
  return tiles && { type: 'exchange', seat, tiles };
}

/** Plays the hand again with the same actions. In exchanges others give what lies at the same places. */
async function again(
  plan: Plan,
  deal: Deal,
  given: ReadonlyMap<string, readonly Tile[]>,
  { deeds, botMoves, room: { done } }: Live,
  until: number,
): Promise<Room> {
  const room: Room = new Room({
    ...plan,
    deal,
    bots: (_, key, legal) => {
      const pass = legal.find(command => command.type === 'claim' && command.claim.kind === 'pass');
      const before = botMoves.get(key);
      // Other tiles might fit the word that was taken back, but taking it back needs no tiles.
      if (before?.type === 'withdraw') return before;
      if (before?.type === 'exchange') return asGiven(room, given, before) ?? legal[0]!;
      const known = JSON.stringify(before);
      // A move without effect may be one that only the first hand could make.
      return legal.find(command => JSON.stringify(command) === known) ?? pass ?? legal[0]!;
    },
    onPublic: () => passFor(room, plan.viewer, said, botMoves),
  });
  const said = new Set(deeds.filter(deed => done.has(deed)).map(({ who, question }) => `${who.id} ${question}`));
  await room.open();
  // Refused commands of other people had no effect; with other tiles they might have one.
  for (const deed of deeds) if (typeof deed.does === 'string' || done.has(deed)) room.do(deed, given);
  while (room.clock.now() <= until && (await room.clock.step()));
  return room;
}

function firstDifference(one: readonly ViewerMessage[], other: readonly ViewerMessage[]): string | undefined {
  const length = Math.max(one.length, other.length);
  for (let n = 0; n < length; n++) {
    const [a, b] = [one[n], other[n]];
    if (a?.at === b?.at && a?.text === b?.text) continue;
    const text = (told: ViewerMessage | undefined) => (told ? `${told.at} ${told.text.slice(0, 300)}` : 'nothing');
    return `${text(a)} | ${text(b)}`;
  }
  return undefined;
}

const eventOf = ({ event }: Entry) =>
  event.type === 'session' && event.event.type === 'hand' ? event.event.event : undefined;

/** Returns a time of the hand before any seat shows its tiles. */
function momentIn(log: readonly Entry[], random: RandomSource): number {
  const dealt = log.findIndex(entry => eventOf(entry)?.type === 'dealt');
  const end = log.findIndex(entry => ['won', 'exhausted', 'stopped'].includes(eventOf(entry)?.type ?? ''));
  const last = (end < 0 ? log.length : end) - 1;
  // Mostly late times: the later, the more had to stay hidden.
  const n = Math.max(dealt + 1 + below(random, last - dealt), dealt + 1 + below(random, last - dealt));
  const at = log[Math.min(n, last)]!.at;
  return end >= 0 && at >= log[end]!.at ? log[dealt]!.at : at;
}

/** Returns the ring from which a wall comes. */
const ringOf = (wall: readonly Tile[], { dice }: Deal, layout: WallLayout): readonly Tile[] => {
  const start = breakStack(dice, layout) * 2;
  return [...wall.slice(wall.length - start), ...wall.slice(0, wall.length - start)];
};

const claimsIn = (log: readonly Entry[]): number => log.filter(entry => eventOf(entry)?.type === 'claim-made').length;

/**
 * Plays a hand twice for the seed. By default it is one of the competition's rules, so that an old seed keeps its game.
 */
export async function interfere(seed: string, leak?: Leak, family: Ruleset['family'] = 'mcr'): Promise<Interference> {
  const random = seeded(seed);
  const plan = planOf(seed, random, leak, family);
  const live = new Live(plan, random);
  await live.run();
  const until = momentIn(live.room.log, random);
  const seen = live.room.log.filter(({ at }) => at <= until);
  const { viewer } = plan;
  const { wall, exchanged, given } = otherWall(
    seen,
    typeof viewer === 'string' ? undefined : startingSeat(viewer),
    random,
  );
  const deal: Deal = {
    ...plan.deal,
    ring: ringOf(wall, plan.deal, wallOf(rulesetOf(plan.settings))),
    secret: secretOf('2'),
  };
  const kindsAt = (places: readonly number[]) => places.map(place => wall[place]!).sort((a, b) => a - b);
  const laid = new Map([...given].map(([key, places]) => [key, kindsAt(places)]));
  const room = await again(plan, deal, laid, live, until);
  const told = (of: Room) => of.received.filter(({ at }) => at <= until);
  const [one, other] = [told(live.room), told(room)];
  const before = ({ log }: Room) => log.filter(({ at }) => at <= until);
  const logs = [before(live.room), before(room)] as const;
  return {
    seed,
    viewer,
    difference: firstDifference(one, other),
    compared: one.length,
    bytes: one.reduce((sum, { text }) => sum + text.length, 0),
    exchanged,
    offences: live.offences,
    rulings: live.rulings,
    changedClaims: Math.abs(claimsIn(logs[0]) - claimsIn(logs[1])),
    logs,
  };
}
