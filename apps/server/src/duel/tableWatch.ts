import type { PersonId, TableState } from '@gorrion/protocol';
import { legalActions, type Player, SEATS, type Seat } from '@gorrion/rules';
import { askedClaims, isStarting, movesByItself, peopleHere, type RunningTable } from '@gorrion/table';

/* Watches a table at which programs play: for whom it waits, who let their time pass, and what was refused. */

/** Whether the table waits for what the player of a seat decides. */
function isAsked(state: TableState, seat: Seat): boolean {
  const actions = legalActions(state.session.hand, seat);
  if (movesByItself(state, seat)) return false;
  if (state.session.hand.phase.name !== 'claims') return actions.length > 0;
  const claims = actions.flatMap(action => (action.type === 'claim' ? [action.claim] : []));
  return askedClaims(state, seat, claims).length > 0;
}

/** Returns the players for whom a table waits: people who are here and have something to decide. */
export function awaitedPlayers(state: TableState): readonly Player[] {
  const { phase, seating } = state.session;
  const here = peopleHere(state);
  if (phase === 'between') return state.secret ? [] : here.filter(player => !state.ready[player]);
  if (phase !== 'playing') return [];
  return SEATS.filter(seat => here.includes(seating[seat]) && isAsked(state, seat)).map(seat => seating[seat]);
}

/** What a person did at a table. */
export interface Conduct {
  /** Acts that the table took. */
  readonly acts: number;
  /** Acts that the table refused, but for those that came too late. */
  readonly refused: number;
  /** Questions to which no answer came in time; the table played. */
  readonly late: number;
  /** How many of these came one after another, the newest included. */
  readonly lateInRow: number;
  /** Whether a page or program of this person has come to the table. */
  readonly hasCome: boolean;
  /** How often its connection has ended before the game did. */
  readonly lost: number;
}

const NOTHING_YET: Conduct = { acts: 0, refused: 0, late: 0, lateInRow: 0, hasCome: false, lost: 0 };

interface WatchOptions {
  /** Real time (ms) in which each question is to be answered. */
  readonly patience: number;
  /** Called whenever the table may have gone on. */
  readonly changed: () => void;
}

/** A table whose time passes only while it waits for nobody. */
export class TableWatch {
  readonly table: RunningTable;
  readonly #options: WatchOptions;
  readonly #conduct = new Map<PersonId, Conduct>();
  #underWay = 0;
  #asked: { readonly seq: number; readonly players: readonly Player[] } = { seq: -1, players: [] };
  /** Number of the entry after which the patience is over. */
  #lateAt = -1;
  #timer: NodeJS.Timeout | undefined;

  constructor(table: RunningTable, options: WatchOptions) {
    this.table = table;
    this.#options = options;
    this.#listen();
  }

  readonly conductOf = (person: PersonId): Conduct => this.#conduct.get(person) ?? NOTHING_YET;

  get isOver(): boolean {
    const { stage, session } = this.table.state;
    return stage === 'closed' || session.phase === 'over' || this.table.fault !== undefined;
  }

  /** What the table needs now: that time passes, that somebody answers, or neither. */
  get needs(): 'time' | 'answer' | 'nothing' {
    const { state } = this.table;
    if (this.#underWay > 0) return 'time';
    if (this.isOver || (state.stage === 'gathering' && !isStarting(state))) return 'nothing';
    return this.#awaited().length === 0 || this.#lateAt === this.table.seq ? 'time' : 'answer';
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #note(person: PersonId, change: (before: Conduct) => Partial<Conduct>): void {
    const before = this.conductOf(person);
    this.#conduct.set(person, { ...before, ...change(before) });
    this.#options.changed();
  }

  #awaited(): readonly Player[] {
    const { seq, state } = this.table;
    if (this.#asked.seq === seq) return this.#asked.players;
    const players = awaitedPlayers(state);
    this.#asked = { seq, players };
    clearTimeout(this.#timer);
    if (players.length > 0) this.#timer = setTimeout(() => this.#expire(seq), this.#options.patience);
    return players;
  }

  #expire(seq: number): void {
    if (this.table.seq !== seq) return;
    this.#lateAt = seq;
    for (const player of this.#asked.players) {
      const chair = this.table.state.places[player];
      if (chair.kind === 'person')
        this.#note(chair.id, ({ late, lateInRow }) => ({ late: late + 1, lateInRow: lateInRow + 1 }));
    }
    this.#options.changed();
  }

  /** Hears of what comes to the table from outside. */
  #listen(): void {
    const { table } = this;
    const execute = table.execute.bind(table);
    const arrived = table.arrived.bind(table);
    const departed = table.departed.bind(table);
    table.execute = async (person, envelope) => {
      this.#underWay++;
      this.#options.changed();
      const answer = await execute(person, envelope).finally(() => this.#underWay--);
      const isAct = envelope.command.type === 'act';
      const isRefused = isAct && !answer.ok && answer.code !== 'stale-command';
      this.#note(person.id, ({ acts, refused, lateInRow }) => ({
        acts: acts + Number(isAct && answer.ok),
        refused: refused + Number(isRefused),
        lateInRow: answer.ok ? 0 : lateInRow,
      }));
      return answer;
    };
    table.arrived = person => {
      this.#note(person.id, () => ({ hasCome: true }));
      return arrived(person);
    };
    table.departed = person => {
      if (!this.isOver && this.conductOf(person).hasCome) this.#note(person, ({ lost }) => ({ lost: lost + 1 }));
      return departed(person);
    };
  }
}
