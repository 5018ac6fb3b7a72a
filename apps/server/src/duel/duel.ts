import { randomBytes } from 'node:crypto';
import { type MatchHand, recordOf } from '@gorrion/bots';
import type { HandCount, TableCommand, TableSettings } from '@gorrion/protocol';
import { type BySeat, bySeat, PLAYERS, type Player } from '@gorrion/rules';
import { WebSocket } from 'ws';
import { type Arena, type Contestant, openArena } from './arena.ts';
import { Program } from './program.ts';
import type { Conduct, TableWatch } from './tableWatch.ts';

/*
 * Two programs play each other: two of A and two of B at a table, who sit as A B A B, and at another table of the same deals as
 * B A B A. So each deal is played from both sides.
 */

/** Hands of a game; a last one of four is cut where fewer are left. */
const LONG: HandCount = 8;
const SHORT: HandCount = 4;

/** Real time (ms) in which a program is to come to its table. */
const START = 20_000;
/** Questions in a row that a program may leave unanswered before it counts as hanging. */
const MOST_LATE = 3;

export const NAMES = ['A', 'B'] as const;
/** Of the four contestants the programs: 0 is A, 1 is B. */
export const programOf = (contestant: number): 0 | 1 => (contestant % 2 === 0 ? 0 : 1);
const CONTESTANTS = [0, 1, 2, 3] as const;

/** For both tables of a deal the contestant on each chair. */
const SEATINGS = [
  [0, 1, 2, 3],
  [1, 2, 3, 0],
] as const;

const SETTINGS = { ruleset: 'wmo2006', clock: 'club', absence: 'play-drawn', visibility: 'link' } as const;

export interface DuelOptions {
  readonly commands: readonly [a: string, b: string];
  readonly hands: number;
  readonly seed: string;
  /** Real time (ms) in which a program is to answer each question. */
  readonly patience: number;
  /** Ends the duel early. */
  readonly signal: AbortSignal;
  /** Hears after each hand what was played so far. */
  readonly played?: (result: DuelResult) => void;
  /** Hears what went wrong with a program, as a sentence. */
  readonly trouble?: (sentence: string) => void;
}

/** What a program did wrong in all its games. */
export type Wrongs = Pick<Conduct, 'refused' | 'late' | 'lost'>;

export interface DuelResult {
  /** The deals that were played from both sides; places are contestants. */
  readonly deals: readonly (readonly [MatchHand, MatchHand])[];
  readonly wrongs: readonly [a: Wrongs, b: Wrongs];
}

const NONE: Wrongs = { refused: 0, late: 0, lost: 0 };
const sum = (one: Wrongs, other: Wrongs): Wrongs => ({
  refused: one.refused + other.refused,
  late: one.late + other.late,
  lost: one.lost + other.lost,
});

/** Opens a table by lines of JSON, as a program does. */
async function openTable(arena: Arena, { token }: Contestant, settings: TableSettings): Promise<TableWatch> {
  const socket = new WebSocket(`${arena.url.replace('http', 'ws')}/api/v1/play`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const id = randomBytes(16).toString('hex');
  const answer = await new Promise<{ readonly ok: boolean; readonly code: string }>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ id: 1, name: 'table:open', message: { id, settings } })));
    socket.on('message', data => {
      const said = JSON.parse(String(data));
      if (said.id === 1) resolve(said.answer);
    });
  });
  socket.close();
  if (!answer.ok) throw new Error(`no table could be opened: ${answer.code}`);
  return arena.newest!;
}

/** Asks something of a table as one of its people. */
async function command({ table }: TableWatch, { id, name }: Contestant, command: TableCommand): Promise<void> {
  const envelope = { id: randomBytes(16).toString('hex'), answers: table.seq, command };
  const answer = await table.execute({ id, name }, envelope);
  // A program that is the host may have begun by itself.
  if (!answer.ok && answer.code !== 'game-running')
    throw new Error(`the table refuses to ${command.type}: ${answer.code}`);
}

interface Chair {
  readonly contestant: number;
  readonly who: Contestant;
  readonly program: Program;
}

/** One game of a duel: a table, and the programs that play there. */
class Game {
  readonly #arena: Arena;
  readonly #watch: TableWatch;
  readonly #options: DuelOptions;
  readonly #count: number;
  readonly #chairs: readonly Chair[];
  readonly #told = new Set<string>();

  /** `count`: how many hands are played. */
  constructor(arena: Arena, watch: TableWatch, options: DuelOptions, count: number, chairs: readonly Chair[]) {
    this.#arena = arena;
    this.#watch = watch;
    this.#options = options;
    this.#count = count;
    this.#chairs = chairs;
  }

  /** The hands that are over; places are contestants. */
  get hands(): readonly MatchHand[] {
    const at = (player: Player) => this.#chairs[player]!.contestant;
    const { results } = this.#watch.table.state.session;
    const recorded = results.map(({ outcome, players }) =>
      recordOf(
        outcome,
        [0, 0, 0, 0],
        bySeat(seat => at(players[seat])),
      ),
    );
    return recorded.slice(0, this.#count);
  }

  /** Counts what a program did wrong. */
  wrongsOf(program: 0 | 1): Wrongs {
    const own = this.#chairs.filter(({ contestant }) => programOf(contestant) === program);
    return own.map(({ who }) => this.#watch.conductOf(who.id)).reduce<Wrongs>(sum, NONE);
  }

  async play(played: () => void): Promise<void> {
    try {
      await this.#begin();
      let seen = 0;
      await this.#arena.until(() => {
        this.#look();
        const { length } = this.hands;
        if (length > seen) played();
        seen = length;
        return length === this.#count || this.#watch.isOver || this.isDeserted;
      }, this.#options.signal);
    } finally {
      await Promise.all(this.#chairs.map(({ program }) => program.stop()));
    }
    await this.#watch.table.close();
  }

  /** Waits until all programs have come, and begins. Marks each player whose program did not come as away. */
  async #begin(): Promise<void> {
    const hasCome = ({ who }: Chair) => this.#watch.conductOf(who.id).hasCome;
    const { signal } = this.#options;
    const isDecided = () => this.#chairs.every(chair => hasCome(chair) || chair.program.failure !== undefined);
    await this.#arena.until(isDecided, AbortSignal.any([signal, AbortSignal.timeout(START)]));
    for (const chair of this.#chairs.filter(one => !hasCome(one))) {
      if (signal.aborted) return;
      this.#tell(chair, chair.program.failure ?? 'did not come to its table');
      this.#watch.table.departed(chair.who.id);
    }
    if (!signal.aborted) await command(this.#watch, this.#chairs[0]!.who, { type: 'start' });
  }

  /** Whether no program plays here any more. Then the table stands still. */
  get isDeserted(): boolean {
    return this.#chairs.every(({ program }) => program.hasEnded);
  }

  /** Looks for programs that have ended, were cut off or hang. The table plays their seats. */
  #look(): void {
    if (this.#watch.isOver) return;
    for (const chair of this.#chairs) {
      const { lateInRow, lost } = this.#watch.conductOf(chair.who.id);
      if (chair.program.failure !== undefined) this.#tell(chair, chair.program.failure);
      else if (lateInRow >= MOST_LATE) {
        this.#tell(chair, `did not answer ${MOST_LATE} times in a row, and was ended`);
        void chair.program.stop();
      } else if (lost > 0 && !chair.program.hasEnded) this.#tell(chair, 'lost its connection, or was cut off');
    }
  }

  #tell({ contestant }: Chair, what: string): void {
    const key = `${contestant} ${what}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#options.trouble?.(`a program of ${NAMES[programOf(contestant)]} ${what}`);
  }
}

class Duel {
  readonly #arena: Arena;
  readonly #options: DuelOptions;
  readonly #contestants: readonly Contestant[];
  /** Two by two they have the same deals. */
  readonly #games: Game[] = [];

  constructor(arena: Arena, options: DuelOptions, contestants: readonly Contestant[]) {
    this.#arena = arena;
    this.#options = options;
    this.#contestants = contestants;
  }

  get result(): DuelResult {
    const deals = this.#games.flatMap((game, n) => {
      const others = n % 2 === 0 ? (this.#games[n + 1]?.hands ?? []) : [];
      return game.hands.slice(0, others.length).map((hand, deal) => [hand, others[deal]!] as const);
    });
    const wrongsOf = (program: 0 | 1) => this.#games.map(game => game.wrongsOf(program)).reduce(sum, NONE);
    return { deals, wrongs: [wrongsOf(0), wrongsOf(1)] };
  }

  async play(): Promise<void> {
    const { hands, signal, played } = this.#options;
    for (let first = 0; first < hands; first += LONG)
      for (const seating of SEATINGS) {
        if (signal.aborted) return;
        const game = await this.#seat(seating, first, Math.min(LONG, hands - first));
        this.#games.push(game);
        await game.play(() => played?.(this.result));
        if (game.isDeserted && game.hands.length === 0) return;
      }
  }

  /** Opens a table for deals from one on, seats the four and starts their programs. */
  async #seat(seating: BySeat<number>, first: number, count: number): Promise<Game> {
    const { commands } = this.#options;
    const people = seating.map(contestant => this.#contestants[contestant]!);
    this.#arena.dealFrom(String(first));
    const length: HandCount = count > SHORT ? LONG : SHORT;
    const watch = await openTable(this.#arena, people[0]!, { ...SETTINGS, hands: length });
    for (const place of PLAYERS.slice(1)) await command(watch, people[place]!, { type: 'sit', place });
    const chairs = seating.map((contestant, place): Chair => {
      const who = people[place]!;
      const env = { GORRION_URL: this.#arena.url, GORRION_TOKEN: who.token, GORRION_TABLE: watch.table.id };
      const program = new Program(commands[programOf(contestant)], env);
      void program.ended.then(this.#arena.look);
      return { contestant, who, program };
    });
    return new Game(this.#arena, watch, this.#options, count, chairs);
  }
}

/** Plays a duel; resolves with what was played once all hands are, or `signal` has ended it. */
export async function playDuel(options: DuelOptions): Promise<DuelResult> {
  const arena = await openArena(options);
  try {
    const names = CONTESTANTS.map(contestant => `${NAMES[programOf(contestant)]} ${1 + (contestant >> 1)}`);
    const duel = new Duel(arena, options, await Promise.all(names.map(name => arena.contestant(name))));
    await duel.play();
    return duel.result;
  } finally {
    await arena.close();
  }
}
