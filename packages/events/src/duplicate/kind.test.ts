import type { GameId, Me, PersonId, TableCode } from '@gorrion/protocol';
import { settingsSchema } from '@gorrion/protocol/schemas';
import { below, byPlayer, PLAYERS, type Player, seeded } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { type Fact, fold } from '../ledger/index.ts';
import { duplicateKind, openingOf, settingsOfDuplicate } from './kind.ts';
import type { DuplicateCommand, DuplicateEvent, DuplicateState, DuplicateWish, HandResult } from './types.ts';

const PLAN: DuplicateWish = {
  name: 'Tuesday',
  hands: 4,
  walls: 'own',
  flowers: false,
  ruleset: 'wmo2006',
  clock: 'club',
  form: 'individual',
  tables: 2,
};
const me = (name: string): Me => ({ id: name.toLowerCase().padEnd(32, '0') as PersonId, name });
const ANA = me('Ana');
const nameOf = (person: PersonId) => person.replace(/0+$/, '');

const RESULTS: readonly HandResult[] = [1, 2, 3, 4].map(hand => ({
  hand,
  kind: 'won',
  winner: 0,
  changes: byPlayer(player => (player === 0 ? 7777 : -2592.333)),
}));

/** A duplicate under the test's control. */
class Evening {
  readonly facts: Fact<DuplicateEvent>[] = [];
  #fresh = 0;

  constructor(plan: Partial<DuplicateWish> = {}) {
    const decided = duplicateKind.open({ ...PLAN, ...plan }, this.context(ANA));
    if (!decided.ok) throw new Error(decided.code);
    this.add(ANA, decided.events);
    this.add(null, [{ type: 'sealed', commitments: this.state.secrets.map((_, n) => `${n}`.padStart(64, '0')) }]);
  }

  context = (by: Me | null) => ({ by, at: 1, fresh: () => `${++this.#fresh}`.padStart(32, 'f') });

  #folded = { count: 0, state: duplicateKind.empty };

  get state(): DuplicateState {
    const { count, state } = this.#folded;
    // Facts that were taken back are folded anew.
    const isLonger = this.facts.length >= count;
    const next = isLonger
      ? this.facts.slice(count).reduce((before, fact) => duplicateKind.evolve(before, fact), state)
      : fold(duplicateKind, this.facts);
    this.#folded = { count: this.facts.length, state: next };
    return next;
  }

  add(by: Me | null, events: readonly DuplicateEvent[]): void {
    for (const event of events) this.facts.push({ seq: this.facts.length + 1, at: 1, by: by?.id ?? null, event });
  }

  /** Sends a command; returns the refusal, or 'ok'. */
  do(by: Me, command: DuplicateCommand): string {
    const read = duplicateKind.command.safeParse(command);
    if (!read.success) return 'bad-request';
    const decided = duplicateKind.decide(this.state, read.data, this.context(by));
    if (!decided.ok) return decided.code;
    this.add(by, decided.events);
    return 'ok';
  }

  fill(table: number): void {
    for (const player of PLAYERS) this.do(me(`P${table}${player}`), { type: 'sit', table, player });
  }

  /** The server opens a table, and its game ends. */
  play(table: number): void {
    this.add(null, [{ type: 'table-opened', table, code: `CODE${table}` as TableCode }]);
    this.add(null, [{ type: 'table-played', table, game: `CODE${table}-1` as GameId, results: RESULTS }]);
    this.add(null, openingOf(this.state));
  }

  textFor = (person: Me): string => JSON.stringify(duplicateKind.view(this.state, person.id, nameOf));
}

describe('a duplicate', () => {
  test('seats people, opens full tables and stays closed until all have played', () => {
    const evening = new Evening();
    evening.fill(1);
    expect(evening.do(me('Eva'), { type: 'open-table', table: 1 })).toBe('not-seated');
    expect(evening.do(me('P10'), { type: 'open-table', table: 1 })).toBe('ok');
    expect(evening.state.tables.map(({ stage }) => stage)).toEqual(['wanted', 'waiting']);
    evening.play(1);
    expect(evening.state.isOpen).toBe(false);
    evening.fill(2);
    expect(evening.do(ANA, { type: 'open-table', table: 2 })).toBe('ok');
    evening.play(2);
    expect(evening.state.isOpen).toBe(true);
    const view = duplicateKind.view(evening.state, ANA.id, nameOf)!;
    expect(view.open?.results).toEqual([RESULTS, RESULTS]);
    expect(view.open?.secrets).toEqual(evening.state.secrets);
    expect(evening.do(ANA, { type: 'add-table' })).toBe('results-open');
  });

  test('tells nobody a result, a game or a deal before it is open, and no id of a person ever', () => {
    const evening = new Evening();
    const people = [ANA, me('Eva'), me('P10'), me('P20')];
    evening.fill(1);
    evening.do(me('P10'), { type: 'open-table', table: 1 });
    evening.play(1);
    evening.fill(2);
    for (const person of people) {
      const text = evening.textFor(person);
      expect(text).not.toContain('7777');
      expect(text).not.toContain('CODE1');
      for (const { salt, seed } of evening.state.secrets) {
        expect(text).not.toContain(salt);
        expect(text).not.toContain(seed);
      }
    }
    evening.do(me('P20'), { type: 'open-table', table: 2 });
    evening.add(null, [{ type: 'table-opened', table: 2, code: 'CODE2' as TableCode }]);
    expect(people.map(person => evening.textFor(person).includes('CODE2'))).toEqual([false, false, false, true]);
    evening.play(2);
    for (const person of people) {
      for (const other of people) expect(evening.textFor(person)).not.toContain(other.id);
      expect(evening.textFor(person)).toContain('7777');
    }
  });

  test('lets nobody sit at two tables, or leave one that has begun', () => {
    const evening = new Evening();
    const eva = me('Eva');
    expect(evening.do(eva, { type: 'sit', table: 1, player: 0 })).toBe('ok');
    expect(evening.do(eva, { type: 'sit', table: 2, player: 3 })).toBe('ok');
    expect(evening.state.tables[0]!.chairs[0]).toEqual({ kind: 'free' });
    expect(evening.do(me('Otto'), { type: 'sit', table: 2, player: 3 })).toBe('seat-taken');
    for (const player of [0, 1, 2] as const) evening.do(ANA, { type: 'seat-bot', table: 2, player, level: 'regular' });
    expect(evening.do(eva, { type: 'open-table', table: 2 })).toBe('ok');
    expect(evening.do(eva, { type: 'stand' })).toBe('table-begun');
    expect(evening.do(eva, { type: 'sit', table: 1, player: 0 })).toBe('already-seated');
    // A table that was given up after it began has shown its deals all the same.
    evening.add(null, [{ type: 'table-opened', table: 2, code: 'CODE2' as TableCode }]);
    expect(evening.do(ANA, { type: 'withdraw-table', table: 2 })).toBe('ok');
    expect(evening.do(eva, { type: 'sit', table: 1, player: 0 })).toBe('already-seated');
    expect(evening.do(ANA, { type: 'withdraw-table', table: 1 })).toBe('no-table-left');
  });

  test('is changed by its owner alone, and refuses what makes no sense', () => {
    const evening = new Evening();
    const eva = me('Eva');
    for (const command of [
      { type: 'seat-bot', table: 1, player: 0, level: 'regular' },
      { type: 'free-seat', table: 1, player: 0 },
      { type: 'add-table' },
      { type: 'withdraw-table', table: 1 },
    ] as const)
      expect(evening.do(eva, command), command.type).toBe('not-the-owner');
    expect(evening.do(eva, { type: 'sit', table: 9, player: 0 })).toBe('no-such-seat');
    expect(evening.do(eva, { type: 'sit', table: 1, player: 4 as Player })).toBe('bad-request');
    expect(evening.do(eva, { type: 'stand' })).toBe('not-seated');
    expect(evening.do(ANA, { type: 'open-table', table: 1 })).toBe('seats-free');
    for (let n = 0; n < 14; n++) expect(evening.do(ANA, { type: 'add-table' })).toBe('ok');
    expect(evening.do(ANA, { type: 'add-table' })).toBe('too-many-tables');
    expect(new Evening({ form: 'team', teams: ['A', 'B'] }).do(ANA, { type: 'add-table' })).toBe('teams-are-fixed');
  });

  test('opens no table before its deals are sealed', () => {
    const evening = new Evening();
    evening.facts.splice(1);
    evening.fill(1);
    expect(evening.do(ANA, { type: 'open-table', table: 1 })).toBe('not-sealed-yet');
  });

  test.each([
    ['one table alone', { tables: 1 }],
    ['teams without names', { form: 'team' }],
    ['fewer teams than tables', { form: 'team', teams: ['A'] }],
    ['two teams of one name', { form: 'team', teams: ['A', 'A'] }],
    ['teams with bots', { form: 'team', teams: ['A', 'B'], bots: [1] }],
    ['names of teams where nobody has one', { teams: ['A', 'B'] }],
    ['a scale that falls', { scale: { bounds: [5, 4], mean: 'all' } }],
    ['a name of control characters', { name: '\u202e' }],
    ['four bots at every table', { bots: [0, 1, 2, 3] }],
    ['more hands than a game has', { hands: 20 }],
  ])('refuses %s', (_, plan) => {
    expect(duplicateKind.wish.safeParse({ ...PLAN, ...plan }).success).toBe(false);
    expect(duplicateKind.wish.safeParse(PLAN).success).toBe(true);
  });

  test('plays against a table of bots, which nobody has to open', () => {
    const evening = new Evening({ tables: 1, bots: [2, 3], hasBotTable: true });
    expect(evening.state.tables.map(({ stage }) => stage)).toEqual(['waiting', 'wanted']);
    expect(evening.do(ANA, { type: 'sit', table: 1, player: 0 })).toBe('ok');
    expect(evening.do(me('Eva'), { type: 'sit', table: 1, player: 1 })).toBe('ok');
    expect(evening.do(ANA, { type: 'open-table', table: 1 })).toBe('ok');
    evening.play(2);
    evening.play(1);
    expect(evening.state.isOpen).toBe(true);
  });

  test('seats who plays alone with bots, and opens their table', () => {
    const { state } = new Evening({ tables: 1, bots: [0, 1, 3], hasBotTable: true });
    expect(state.tables.map(({ stage }) => stage)).toEqual(['wanted', 'wanted']);
    expect(state.tables[0]?.chairs[2]).toEqual({ kind: 'person', id: ANA.id });
    expect(new Evening({ bots: [1, 2, 3] }).state.tables.map(({ stage }) => stage)).toEqual(['waiting', 'waiting']);
  });

  test('has settings that no host could send, and otherwise could', () => {
    const { deals, ...settings } = settingsOfDuplicate(new Evening().state);
    expect(settingsSchema.safeParse(settings).success).toBe(true);
    expect(settingsSchema.safeParse({ ...settings, deals }).success).toBe(false);
    expect(settings).toMatchObject({ watching: 'nobody', rules: { flowerExposure: 'none' } });
    expect(settingsOfDuplicate(new Evening({ walls: 'shared', flowers: true }).state).rules).toBeUndefined();
  });

  test('forgets a person who wants it, and keeps their results', () => {
    const evening = new Evening();
    evening.fill(1);
    evening.fill(2);
    evening.do(ANA, { type: 'open-table', table: 1 });
    for (const name of ['P10', 'P20']) evening.add(null, duplicateKind.forget(evening.state, me(name).id));
    expect(evening.state.tables.map(({ chairs }) => chairs[0].kind)).toEqual(['gone', 'free']);
    expect(duplicateKind.peopleOf(evening.state)).not.toContain(me('P10').id);
  });

  test('passes on to who sits at it when its owner is forgotten, and closes where nobody does', () => {
    const forget = (evening: Evening) => evening.add(null, duplicateKind.forget(evening.state, ANA.id));
    const seated = new Evening();
    seated.do(me('Eva'), { type: 'sit', table: 2, player: 1 });
    forget(seated);
    expect(seated.state.owner).toBe(me('Eva').id);
    const alone = new Evening();
    alone.do(ANA, { type: 'sit', table: 1, player: 1 });
    forget(alone);
    expect(alone.state.tables.map(({ stage }) => stage)).toEqual(['withdrawn', 'withdrawn']);
    expect(duplicateKind.peopleOf(alone.state)).toEqual([]);
    const played = new Evening();
    played.fill(1);
    played.play(1);
    for (const n of [0, 1, 2, 3]) played.add(null, duplicateKind.forget(played.state, me(`P1${n}`).id));
    forget(played);
    expect(played.state).toMatchObject({ isOpen: true, tables: [{ stage: 'played' }, { stage: 'withdrawn' }] });
  });

  test('never seats anybody twice and never opens early, whatever people do (100 evenings)', () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = seeded(`duplicate ${seed}`);
      const evening = new Evening({ tables: 2 + below(random, 2) });
      const people = ['Ana', 'Eva', 'Otto', 'Ina', 'Kim', 'Lu'].map(me);
      for (let turn = 0; turn < 60; turn++) {
        const by = people[below(random, people.length)]!;
        const table = 1 + below(random, 4);
        const player = below(random, 4) as Player;
        const commands: DuplicateCommand[] = [
          { type: 'sit', table, player },
          { type: 'sit', table, player },
          { type: 'stand' },
          { type: 'seat-bot', table, player, level: 'regular' },
          { type: 'free-seat', table, player },
          { type: 'open-table', table },
          { type: 'withdraw-table', table },
          { type: 'begin-table', table },
          { type: 'add-table' },
        ];
        evening.do(by, commands[below(random, commands.length)]!);
        const wanted = evening.state.tables.findIndex(({ stage }) => stage === 'wanted');
        if (wanted >= 0 && below(random, 3) === 0) evening.play(wanted + 1);
        const { tables, isOpen } = evening.state;
        for (const { id } of people) {
          const seats = tables.flatMap(({ chairs, stage, code }) =>
            stage === 'withdrawn' && !code ? [] : chairs.filter(chair => chair.kind === 'person' && chair.id === id),
          );
          expect(seats.length, `seed ${seed}`).toBeLessThan(2);
        }
        const isDone = tables.every(({ stage }) => stage === 'played' || stage === 'withdrawn');
        expect(isOpen && !isDone, `seed ${seed}`).toBe(false);
        expect(evening.textFor(by).includes('7777')).toBe(isOpen);
      }
    }
  });
});
