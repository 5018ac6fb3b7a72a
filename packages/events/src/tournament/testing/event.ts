import type { Me, PersonId } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import type { Context, Fact, Refused } from '../../ledger/index.ts';
import type { TournamentCommand } from '../commands.ts';
import type { TournamentEvent } from '../facts.ts';
import { tournamentKind } from '../kind.ts';
import type { Role } from '../people.ts';
import type { TournamentState } from '../state.ts';

/* A tournament under test: commands of people, facts of the server, and a clock that tests set. */

/** Returns a person whose id is their name in hex. */
export const person = (name: string): Me => ({
  id: Buffer.from(name.padEnd(16, '.').slice(0, 16)).toString('hex') as PersonId,
  name,
});

export const nameOf = (id: PersonId): string => Buffer.from(id, 'hex').toString().replace(/\.+$/, '');

/** Who makes the event. */
export const ORGANISER = person('Olga');

export class TestEvent {
  state: TournamentState = tournamentKind.empty;
  readonly facts: Fact<TournamentEvent>[] = [];
  /** Server time (ms). */
  at = 1_000;
  readonly #random: () => number;

  constructor(name = 'Open', seed = 'test event') {
    this.#random = seeded(seed);
    const opened = tournamentKind.open({ name }, this.#context(ORGANISER));
    if (opened.ok) this.record(ORGANISER, ...opened.events);
  }

  #context(by: Me | null): Context {
    const word = () => this.#random().toString(16).padStart(8, '0');
    return { by, at: this.at, fresh: () => word() + word() + word() + word() };
  }

  record(by: Me | null, ...events: readonly TournamentEvent[]): void {
    for (const event of events) {
      const fact = { seq: this.facts.length + 1, at: this.at, by: by?.id ?? null, event };
      this.facts.push(fact);
      this.state = tournamentKind.evolve(this.state, fact);
    }
  }

  /** Sends a command; returns the refusal, or undefined if it was done. */
  try(by: Me, command: TournamentCommand): Refused | undefined {
    const decided = tournamentKind.decide(this.state, command, this.#context(by));
    if (!decided.ok) {
      const { ok: _, ...refused } = decided;
      return refused;
    }
    this.record(by, ...decided.events);
    return undefined;
  }

  /** Sends commands that must be done. */
  do(by: Me, ...commands: readonly TournamentCommand[]): void {
    for (const command of commands) {
      const refused = this.try(by, command);
      if (refused) throw new Error(`${command.type}: ${JSON.stringify(refused)}`);
    }
  }

  view(viewer: Me) {
    return tournamentKind.view(this.state, viewer.id, nameOf, text => `key to ${text}`);
  }

  /** Lets people come by the links of the first players. */
  link(...people: readonly Me[]): void {
    for (const [n, me] of people.entries()) this.do(me, { type: 'join', key: this.state.players[n]!.key });
  }

  /** Invites a helper who comes. */
  help(me: Me, role: Role, tables?: readonly [number, number]): void {
    this.do(ORGANISER, { type: 'invite', name: me.name, role, ...(tables && { tables }) });
    this.do(me, { type: 'join', key: this.state.helpers.at(-1)!.key! });
  }
}

/** Returns players "Player 1", "Player 2" …, in teams of a size or in none. */
export const players = (count: number, team = 0) =>
  Array.from({ length: count }, (_, n) => ({
    name: `Player ${n + 1}`,
    ...(team > 0 && { team: `Team ${1 + Math.floor(n / team)}` }),
  }));
