import type { PersonId, TableCode, TableSettings } from '@gorrion/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Context, Fact } from '../ledger/index.ts';
import { addingGame, doorOf, groupGame, groupKind, isAskedBy, memberOf, type PlainGame } from './kind.ts';
import { DECLINED_FOR, MOST_GAMES, MOST_MEMBERS, MOST_SEASONS, MOST_TABLES_NOW } from './limits.ts';
import type { GroupCommand, GroupFact, GroupState, GroupView } from './types.ts';

const HOUR = 3600_000;
const NOON = Date.UTC(2026, 10, 24, 12);
const person = (n: number) => n.toString(16).padStart(32, 'e') as PersonId;
const nameOf = (id: PersonId) => `name ${Number.parseInt(id.replace(/^e+/, ''), 16)}`;
const SETTINGS: TableSettings = {
  ruleset: 'wmo2006',
  hands: 16,
  clock: 'club',
  absence: 'bot',
  visibility: 'link',
};

/** A group as the server keeps it: decides commands of people by their numbers, and folds what follows. */
class Group {
  state: GroupState = groupKind.empty;
  at = NOON;
  #seq = 0;
  #drawn = 0;

  constructor(name = 'Thursday') {
    const wish = groupKind.wish.safeParse({ name });
    if (!wish.success) throw new Error('no wish');
    const decided = groupKind.open(wish.data, this.#context(1));
    if (!decided.ok) throw new Error(decided.code);
    this.take(person(1), decided.events);
  }

  #context = (n: number): Context => ({
    by: { id: person(n), name: nameOf(person(n)) },
    at: this.at,
    fresh: () => (++this.#drawn).toString(16).padStart(32, 'a'),
  });

  take(by: PersonId | null, events: readonly GroupFact[]): void {
    for (const event of events)
      this.state = groupKind.evolve(this.state, { seq: ++this.#seq, at: this.at, by, event } satisfies Fact<GroupFact>);
  }

  /** Sends a command as JSON; returns 'ok' or the code of the refusal. */
  say(n: number, sent: GroupCommand): string {
    const read = groupKind.command.safeParse(JSON.parse(JSON.stringify(sent)));
    if (!read.success) return 'bad-request';
    const decided = groupKind.decide(this.state, read.data, this.#context(n));
    if (!decided.ok) return decided.code;
    this.take(person(n), decided.events);
    return 'ok';
  }

  join = (n: number) => this.say(n, { type: 'join', key: this.state.key });
  seen = (n: number) => groupKind.view(this.state, person(n), nameOf);
  view = (n: number) => this.seen(n) as GroupView | undefined;
  forget = (n: number) => this.take(null, groupKind.forget(this.state, person(n)));
}

const groupOf = (people: number): Group => {
  const group = new Group();
  for (let n = 2; n <= people; n++) group.join(n);
  return group;
};

describe('the call link of a group', () => {
  it('is set by owners, shown to members, and gone from every fact with who has set it', () => {
    const group = groupOf(3);
    const [first, second] = ['https://call.example/1', 'https://call.example/2'];
    expect(group.say(2, { type: 'set-call-link', link: first! })).toBe('owners-only');
    expect(group.say(1, { type: 'set-call-link', link: 'http://call.example' })).toBe('bad-request');
    group.say(1, { type: 'set-role', member: 2, role: 'owner' });
    group.say(2, { type: 'set-call-link', link: first! });
    group.say(1, { type: 'set-call-link', link: second! });
    expect(group.view(3)?.callLink).toBe(second);
    const facts = [first, second].map((link, n) => ({
      ...{ seq: n + 1, at: 0, by: person(2 - n) },
      event: { type: 'call-link-set', link: link!, by: 2 - n } as const,
    }));
    const [ofTwo, ofOne] = groupKind.scrub(facts, person(1));
    expect([ofTwo!.event, ofOne!.event]).toMatchObject([{ link: first }, { link: null }]);
    group.say(1, { type: 'set-call-link', link: null });
    expect(group.view(3)?.callLink).toBeNull();
  });
});

describe('a group', () => {
  it('lets in by its link, once, and shows itself to members only', () => {
    const group = new Group();
    expect(group.say(2, { type: 'join', key: 'b'.repeat(32) })).toBe('wrong-key');
    expect([group.join(2), group.join(2), group.join(3)]).toEqual(['ok', 'ok', 'ok']);
    expect(group.view(2)).toMatchObject({
      you: 2,
      role: 'member',
      members: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
    expect(group.view(9)).toBeUndefined();
    expect(groupKind.card(group.state, person(9), nameOf)).toBeUndefined();
    expect(group.say(9, { type: 'leave' })).toBe('not-yours');
    expect(doorOf(group.state, person(9), group.state.key)).toEqual({ name: 'Thursday', members: 3, isMember: false });
    expect(doorOf(group.state, person(9), 'b'.repeat(32))).toBeUndefined();
  });

  it('gives a removed member nothing more, and a new link to the others; who comes back has the same number', () => {
    const group = groupOf(3);
    const { key } = group.state;
    expect(group.say(2, { type: 'remove', member: 3 })).toBe('owners-only');
    expect(group.say(1, { type: 'remove', member: 3 })).toBe('ok');
    expect(group.view(3)).toBeUndefined();
    expect(group.view(1)?.key).not.toBe(key);
    expect(group.say(3, { type: 'join', key })).toBe('wrong-key');
    expect(group.view(1)?.members[2]).toMatchObject({ number: 3, name: null, role: 'gone' });
    group.join(4);
    group.join(3);
    expect(group.view(3)).toMatchObject({ you: 3 });
    expect(group.say(1, { type: 'remove', member: 9 })).toBe('no-such-member');
  });

  it('keeps an owner: the last passes it on to the member of longest standing', () => {
    const group = groupOf(3);
    expect(group.say(1, { type: 'set-role', member: 1, role: 'member' })).toBe('last-owner');
    group.at += 1;
    group.say(2, { type: 'leave' });
    group.join(2);
    expect(group.say(1, { type: 'leave' })).toBe('ok');
    expect(group.view(3)?.role).toBe('owner');
    expect(group.say(3, { type: 'set-role', member: 2, role: 'owner' })).toBe('ok');
    group.forget(3);
    expect(group.view(2)).toMatchObject({ role: 'owner', members: [{}, {}, { name: null, role: 'gone' }] });
    group.say(2, { type: 'leave' });
    expect(group.state.members.every(({ role }) => role === 'gone')).toBe(true);
    group.join(5);
    expect(group.view(5)?.role).toBe('owner');
  });

  it('forgets who has left as well, and is found for them', () => {
    const group = groupOf(2);
    group.say(2, { type: 'leave' });
    expect(groupKind.peopleOf(group.state)).toContain(person(2));
    group.forget(2);
    expect(JSON.stringify(group.state)).not.toContain(person(2));
    expect(groupKind.forget(group.state, person(9))).toEqual([]);
  });

  it('is full with 200 members', () => {
    const group = groupOf(MOST_MEMBERS);
    expect(group.join(MOST_MEMBERS + 1)).toBe('group-full');
    group.say(7, { type: 'leave' });
    expect(group.join(MOST_MEMBERS + 1)).toBe('ok');
  });

  it('refuses what is too long, empty or of another shape', () => {
    const group = groupOf(2);
    const bad: unknown[] = [
      { type: 'rename', name: '' },
      { type: 'rename', name: 'x'.repeat(41) },
      { type: 'rename', name: '\u202e\u200b' },
      { type: 'rename', name: 'mine', key: group.state.key },
      { type: 'set-words', text: 'x'.repeat(501), calls: null },
      { type: 'set-evening', at: NOON, offset: 15 * 60, place: '', link: '' },
      { type: 'set-evening', at: NOON, offset: 0, place: '', link: 'http://plain.example.org' },
      { type: 'set-evening', at: NOON, offset: 0, place: '', link: 'javascript:alert(1)' },
      { type: 'set-rules', name: 'own', settings: { ...SETTINGS, clock: 'own' } },
      { type: 'set-rules', name: 'own', settings: { ...SETTINGS, extra: 1 } },
      { type: 'set-rules', name: 'own', settings: { ...SETTINGS, teacher: true } },
      { type: 'nothing' },
    ];
    for (const command of bad) expect(group.say(1, command as GroupCommand)).toBe('bad-request');
    expect(group.say(1, { type: 'set-words', text: 'Tea first.\nThen tiles.', calls: 'chii' })).toBe('ok');
    expect(group.say(1, { type: 'set-rules', name: '', settings: SETTINGS })).toBe('ok');
    expect(group.say(2, { type: 'set-rules', name: '', settings: SETTINGS })).toBe('owners-only');
    for (const name of ['', ' ', 'a'.repeat(41)]) expect(groupKind.wish.safeParse({ name }).success).toBe(false);
  });
});

/** The fact by which a server makes a group of a table. */
const taken = (change: object): GroupFact =>
  ({ type: 'table-taken', code: 'AB23CD45' as TableCode, isTheirs: true, people: [], ...change }) as GroupFact;

describe('the people of a table', () => {
  it('are members once they say yes; until then they see who asks, and nobody sees them', () => {
    const group = new Group();
    group.take(null, [taken({ invited: [1, 2, 3].map(person) })]);
    expect(group.view(1)).toMatchObject({ invited: 2, members: [{ number: 1 }] });
    expect(group.seen(2)).toEqual({ role: 'invited', name: 'Thursday', members: 1, by: 'name 1' });
    expect(groupKind.card(group.state, person(2), nameOf)).toEqual(group.seen(2));
    expect(JSON.stringify(group.view(1))).not.toMatch(/name [23]/);
    for (const type of ['leave', 'new-link'] as const) expect(group.say(2, { type })).toBe('not-yours');
    expect(group.say(9, { type: 'accept' })).toBe('not-yours');
    expect([group.say(2, { type: 'accept' }), group.say(2, { type: 'accept' })]).toEqual(['ok', 'ok']);
    expect(group.view(2)).toMatchObject({ you: 2, invited: 1 });
  });

  it('are not asked again for long after they have declined, and are found when they want to be forgotten', () => {
    const group = new Group();
    group.take(null, [taken({ invited: [person(2), person(3)] })]);
    expect(group.say(2, { type: 'decline' })).toBe('ok');
    expect([group.seen(2), groupKind.card(group.state, person(2), nameOf)]).toEqual([undefined, undefined]);
    expect(group.say(2, { type: 'accept' })).toBe('not-yours');
    const asked = (who: number, at: number) => isAskedBy(group.state, person(1), person(who), at);
    const { at } = group;
    expect([2, 3, 4].map(who => asked(who, at))).toEqual([true, true, false]);
    expect([2, 3].map(who => asked(who, at + DECLINED_FOR))).toEqual([false, true]);
    expect(isAskedBy(group.state, person(7), person(2), at)).toBe(false);
    group.take(null, [taken({ invited: [person(2)] })]);
    expect(group.seen(2)).toBeUndefined();
    expect(groupKind.peopleOf(group.state)).toEqual([1, 3, 2].map(person));
    for (const who of [2, 3]) group.forget(who);
    expect(groupKind.peopleOf(group.state)).toEqual([person(1)]);
    // A link is no question: who uses it wants to join.
    expect(group.join(2)).toBe('ok');
  });

  it('are asked by nobody once the founder has gone', () => {
    const group = groupOf(2);
    group.take(null, [taken({ invited: [person(3)] })]);
    const asker = () => groupKind.askedBy!(group.state, person(3));
    expect([asker(), groupKind.askedBy!(group.state, person(2))]).toEqual([person(1), undefined]);
    expect(group.say(1, { type: 'leave' })).toBe('ok');
    expect([asker(), group.seen(3)]).toMatchObject([null, { role: 'invited', by: null }]);
  });

  it('whom an older server made members without a question are members', () => {
    const group = new Group();
    group.take(null, [taken({ people: [person(1), person(2)] })]);
    expect(group.view(2)).toMatchObject({ you: 2, role: 'member', invited: 0 });
  });
});

describe('who has left', () => {
  it('is not followed: later names and games are not theirs, and past games keep the name', () => {
    const group = groupOf(3);
    group.at += 10;
    group.say(2, { type: 'leave' });
    expect(group.view(1)?.members[1]).toMatchObject({ name: null, role: 'gone' });
    const players = [1, 2].map((n, player) => ({ person: person(n), player: player as 0 | 1 }));
    const played = (at: number) =>
      groupGame(
        { at, names: [1, 2, 3, 4].map(n => ({ name: `then ${n}` })) } as never as PlainGame,
        players,
        group.state.members,
      ).players;
    expect(played(group.at).slice(0, 3)).toEqual([{ member: 1 }, { member: 2, called: 'then 2' }, { name: 'then 3' }]);
    expect(played(group.at + 1)[1]).toEqual({ name: 'then 2' });
    group.join(2);
    expect(played(group.at + 1)[1]).toEqual({ member: 2 });
  });
});

describe('seasons', () => {
  it('begin and end without overlapping', () => {
    const group = groupOf(2);
    expect(group.say(2, { type: 'begin-season', name: 'One', from: 100 })).toBe('owners-only');
    expect(group.say(1, { type: 'begin-season', name: 'One', from: 100 })).toBe('ok');
    expect(group.say(1, { type: 'begin-season', name: 'Two', from: 100 })).toBe('season-order');
    expect(group.say(1, { type: 'begin-season', name: 'Two', from: 200 })).toBe('ok');
    expect(group.state.seasons).toEqual([
      { number: 1, name: 'One', from: 100, to: 200 },
      { number: 2, name: 'Two', from: 200, to: null },
    ]);
    const change = { type: 'change-season', season: 1, name: 'Uno', from: 50 } as const;
    expect(group.say(1, { ...change, to: 201 })).toBe('seasons-overlap');
    expect(group.say(1, { ...change, to: 50 })).toBe('season-order');
    expect(group.say(1, { ...change, season: 7, to: 60 })).toBe('no-such-season');
    expect(group.say(1, { ...change, to: 150 })).toBe('ok');
    expect(group.say(1, { type: 'drop-season', season: 2 })).toBe('ok');
    expect(group.state.seasons).toEqual([{ number: 1, name: 'Uno', from: 50, to: 150 }]);
    for (let n = 1; n < MOST_SEASONS; n++) group.say(1, { type: 'begin-season', name: 'Next', from: 1000 + n });
    expect(group.say(1, { type: 'begin-season', name: 'Next', from: 9000 })).toBe('too-many-seasons');
  });
});

describe('the next evening', () => {
  const plan = { type: 'set-evening', at: NOON + 30 * HOUR, offset: 60, place: 'Here', link: '' } as const;

  it('is set by any member, who then comes, and changed by them or an owner; answers stay', () => {
    const group = groupOf(3);
    expect(group.say(2, { ...plan, at: NOON - 1 })).toBe('evening-past');
    expect(group.say(2, plan)).toBe('ok');
    expect(group.say(3, { type: 'answer', evening: 1, answer: 'maybe' })).toBe('ok');
    expect(group.say(3, plan)).toBe('evening-of-another');
    expect(group.say(1, { ...plan, place: 'There' })).toBe('ok');
    expect(group.view(1)?.evening).toMatchObject({
      number: 1,
      by: 2,
      place: 'There',
      answers: [
        { member: 2, answer: 'yes' },
        { member: 3, answer: 'maybe' },
      ],
    });
    expect(group.say(3, { type: 'answer', evening: 2, answer: 'yes' })).toBe('no-evening');
    group.say(3, { type: 'leave' });
    expect(group.view(1)?.evening?.answers).toEqual([{ member: 2, answer: 'yes' }]);
    expect(group.say(2, { type: 'answer', evening: 1, answer: 'no' })).toBe('ok');
    expect(group.say(2, { ...plan, place: 'Elsewhere' })).toBe('ok');
    expect(group.view(1)?.evening?.answers).toEqual([{ member: 2, answer: 'no' }]);
    expect(group.say(3, { type: 'cancel-evening', evening: 1 })).toBe('not-yours');
    expect(group.say(2, { type: 'cancel-evening', evening: 1 })).toBe('ok');
    expect(group.view(1)?.evening).toBeNull();
  });

  it('opens tables on the day, with those who are here, once a press', () => {
    const group = groupOf(6);
    group.say(2, plan);
    const press = { type: 'open-tables', evening: 1, round: 0, present: [1, 2, 3, 4, 5] } as const;
    // The day before where the evening is, its last hour, and the first minute of the day.
    expect(group.say(2, press)).toBe('not-the-day');
    group.at = plan.at - 20 * HOUR;
    expect(group.say(2, press)).toBe('not-the-day');
    group.at = plan.at - 19 * HOUR;
    expect(group.say(2, { ...press, present: [2] })).toBe('too-few-here');
    group.at = plan.at - HOUR;
    expect(group.say(2, { ...press, present: [2] })).toBe('too-few-here');
    expect(group.say(2, { ...press, present: [2, 2] })).toBe('no-such-member');
    expect(group.say(2, { ...press, present: [2, 9] })).toBe('no-such-member');
    expect(group.say(2, press)).toBe('ok');
    expect(group.say(3, press)).toBe('opened-already');
    const { tables, out } = group.view(1)!.evening!.rounds[0]!;
    expect(tables).toMatchObject([{ host: 2, players: [1, 2, 3, 4], code: null }]);
    expect(out).toEqual([5]);
    // A table counts for who has pressed, also if they sit out: nobody else's limits are spent.
    expect(group.say(6, { ...press, round: 1 })).toBe('ok');
    expect(group.view(1)!.evening!.rounds[1]!.tables[0]).toMatchObject({ host: 6 });
    expect(group.view(1)!.evening!.rounds[1]!.tables[0]!.players).toContain(5);
    group.at = plan.at + 19 * HOUR;
    expect(group.say(2, { ...press, round: 2 })).toBe('no-evening');
    expect(group.say(3, { ...plan, at: group.at + HOUR })).toBe('ok');
    expect(group.view(1)?.evening).toMatchObject({
      number: 2,
      by: 3,
      rounds: [],
      answers: [{ member: 3, answer: 'yes' }],
    });
  });

  it('is open to all members once an owner has opened tables before the day', () => {
    const group = groupOf(6);
    group.say(2, plan);
    const press = { type: 'open-tables', evening: 1, round: 0, present: [1, 2] } as const;
    expect(group.say(1, press)).toBe('ok');
    expect(group.say(2, { ...press, round: 1 })).toBe('ok');
  });
});

describe('a table of a group', () => {
  const open = (group: Group, wish: string, code: string) =>
    group.take(null, [{ type: 'table-opened', wish, code: code as TableCode }]);
  const tablesOf = (group: Group, n: number) => {
    const card = groupKind.card(group.state, person(n), nameOf);
    return card && 'tables' in card ? card.tables : undefined;
  };
  /** Lets a member press, and the server open the table; returns its wish. */
  const press = (group: Group, by: number, code: string): string => {
    expect(group.say(by, { type: 'open-table' })).toBe('ok');
    const { wish } = group.state.now[0]!;
    open(group, wish, code);
    return wish;
  };
  const codesOf = (group: Group, n: number) => group.view(n)!.now.map(({ code }) => code);

  it('is known to every member as theirs, with its number where its evening has several', () => {
    const group = groupOf(5);
    const own = () => {
      const card = groupKind.card(group.state, person(5), nameOf);
      return card && 'own' in card ? card.own : undefined;
    };
    group.say(2, { type: 'set-evening', at: NOON + HOUR, offset: 60, place: 'Here', link: '' });
    for (const [round, code] of ['FIRST', 'SECOND'].entries()) {
      group.say(2, { type: 'open-tables', evening: 1, round, present: [1, 2] });
      open(group, group.state.evening!.rounds[round]!.tables[0]!.wish, code);
      if (round === 0) expect(own()).toEqual([{ code: 'FIRST', number: null }]);
    }
    expect(own()).toEqual([
      { code: 'FIRST', number: 1 },
      { code: 'SECOND', number: 2 },
    ]);
    group.take(null, addingGame(group.state, 'FIRST-1', null));
    expect(own()).toContainEqual({ code: 'FIRST', number: 1 });
  });

  it('is shown to those who have a place at it, in their list, until a game of it is over', () => {
    const group = groupOf(5);
    group.say(1, { type: 'set-evening', at: NOON + HOUR, offset: 0, place: '', link: '' });
    group.say(1, { type: 'open-tables', evening: 1, round: 0, present: [1, 2, 3, 4, 5] });
    expect(tablesOf(group, 2)).toEqual([]);
    open(group, group.state.evening!.rounds[0]!.tables[0]!.wish, 'ABCDEFGH');
    expect([tablesOf(group, 2), tablesOf(group, 5)]).toEqual([[{ code: 'ABCDEFGH', at: NOON, by: null }], []]);
    group.take(null, addingGame(group.state, 'ABCDEFGH-1', null));
    expect(tablesOf(group, 2)).toEqual([]);
  });

  it('is opened at once by any member, once a press, and shown to all members', () => {
    const group = groupOf(2);
    expect(group.say(3, { type: 'open-table' })).toBe('not-yours');
    expect([group.say(2, { type: 'open-table' }), group.say(1, { type: 'open-table' })]).toEqual([
      'ok',
      'opened-already',
    ]);
    const { wish } = group.state.now[0]!;
    expect(group.view(1)!.now).toEqual([{ wish, host: 2, code: null, refusal: null, at: NOON }]);
    open(group, wish, 'ABCDEFGH');
    const told = [{ code: 'ABCDEFGH', at: NOON, by: 'name 2' }];
    expect([tablesOf(group, 1), tablesOf(group, 2)]).toEqual([told, told]);
    group.take(null, addingGame(group.state, 'ABCDEFGH-1', null));
    expect([group.view(1)!.now, tablesOf(group, 1)]).toEqual([[], []]);
  });

  it('stands beside those that others open, whatever is refused to them, until it is over or six hours old', () => {
    const group = groupOf(2);
    const first = press(group, 2, 'FIRST');
    group.at += 60_000;
    const second = press(group, 1, 'SECOND');
    group.at += 60_000;
    for (let n = 0; n < 2; n++) {
      expect(group.say(1, { type: 'open-table' })).toBe('ok');
      group.take(null, [{ type: 'table-refused', wish: group.state.now[0]!.wish, code: 'too-many-tables' }]);
    }
    // Only who has pressed is told of the refusal, once.
    expect(codesOf(group, 2)).toEqual(['SECOND', 'FIRST']);
    expect(group.view(1)!.now.map(({ code, refusal }) => code ?? refusal)).toEqual([
      'too-many-tables',
      'SECOND',
      'FIRST',
    ]);
    expect(tablesOf(group, 2)!.map(({ code }) => code)).toEqual(['SECOND', 'FIRST']);
    group.take(null, [{ type: 'table-over', wish: second }]);
    expect(codesOf(group, 2)).toEqual(['FIRST']);
    group.at = NOON + 6 * HOUR;
    press(group, 2, 'THIRD');
    expect(group.state.now.map(({ wish }) => wish)).not.toContain(first);
    for (let n = 1; n < MOST_TABLES_NOW; n++) {
      group.at += 60_000;
      press(group, 2, `NEXT${n}`);
    }
    group.at += 60_000;
    expect(group.say(1, { type: 'open-table' })).toBe('too-many-now');
    expect(codesOf(group, 1)).toHaveLength(MOST_TABLES_NOW);
  });
});

describe('games', () => {
  it('are added once, and one that was taken out only by hand again', () => {
    const group = groupOf(3);
    const add = (by: number | null) => {
      const facts = addingGame(group.state, 'AB23CD45-1', by);
      group.take(null, facts);
      return facts.length;
    };
    expect([add(null), add(null), add(2)]).toEqual([1, 0, 0]);
    expect(group.say(3, { type: 'drop-game', game: 'AB23CD45-1' })).toBe('owners-only');
    expect(group.say(1, { type: 'drop-game', game: 'AB23CD45-1' })).toBe('ok');
    expect(group.say(1, { type: 'drop-game', game: 'AB23CD45-1' })).toBe('no-such-game');
    expect(group.view(1)?.games).toBe(0);
    expect([add(null), add(2)]).toEqual([0, 1]);
    expect(group.say(2, { type: 'drop-game', game: 'AB23CD45-1' })).toBe('ok');
    const games = Array.from({ length: MOST_GAMES }, (_, n) => ({ id: `G-${n}`, by: null, isDropped: false }));
    expect(addingGame({ ...group.state, games }, 'NEW-1', null)).toEqual([]);
  });
});

const anyCommand = fc.oneof(
  fc.constant({ type: 'leave' } as const),
  fc.record({ type: fc.constant('remove' as const), member: fc.integer({ min: 1, max: 8 }) }),
  fc.record({
    type: fc.constant('set-role' as const),
    member: fc.integer({ min: 1, max: 8 }),
    role: fc.constantFrom('owner' as const, 'member' as const),
  }),
  fc.constant({ type: 'new-link' } as const),
  fc.record({ type: fc.constant('begin-season' as const), name: fc.constant('S'), from: fc.nat(50) }),
  fc.record({
    type: fc.constant('change-season' as const),
    season: fc.nat(5),
    name: fc.constant('S'),
    from: fc.nat(50),
    to: fc.option(fc.nat(60)),
  }),
  fc.constant({ type: 'set-evening', at: NOON + HOUR, offset: 0, place: '', link: '' } as const),
  fc.record({
    type: fc.constant('answer' as const),
    evening: fc.nat(3),
    answer: fc.constantFrom('yes' as const, 'maybe' as const, 'no' as const),
  }),
  fc.record({
    type: fc.constant('open-tables' as const),
    evening: fc.nat(3),
    round: fc.nat(4),
    present: fc.uniqueArray(fc.integer({ min: 1, max: 8 })),
  }),
);
const anyStep = fc.oneof(
  fc.record({ by: fc.integer({ min: 1, max: 8 }), command: anyCommand }),
  fc.record({ by: fc.integer({ min: 1, max: 8 }), join: fc.constant(true) }),
  fc.record({ by: fc.integer({ min: 1, max: 8 }), forget: fc.constant(true) }),
);

describe('whatever happens to a group', () => {
  it('it has an owner while it has members, seasons apart, and no view holds an id or a dead key', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), steps => {
        const group = new Group();
        const keys = new Set([group.state.key]);
        for (const step of steps) {
          if ('join' in step) group.join(step.by);
          else if ('forget' in step) group.forget(step.by);
          else group.say(step.by, step.command);
          keys.add(group.state.key);
          const here = group.state.members.filter(({ role }) => role !== 'gone');
          if (here.length > 0) expect(here.some(({ role }) => role === 'owner')).toBe(true);
          expect(new Set(group.state.members.map(({ number }) => number)).size).toBe(group.state.members.length);
          const { seasons } = group.state;
          for (const [n, season] of seasons.slice(1).entries()) expect(seasons[n]!.to).toBeLessThanOrEqual(season.from);
          for (let n = 1; n <= 8; n++) {
            const isMember = memberOf(group.state, person(n)) !== undefined;
            const seen = JSON.stringify([
              group.view(n) ?? null,
              groupKind.card(group.state, person(n), nameOf) ?? null,
            ]);
            expect(seen === '[null,null]').toBe(!isMember);
            for (let m = 1; m <= 8; m++) expect(seen).not.toContain(person(m));
            for (const key of keys) if (key !== group.state.key) expect(seen).not.toContain(key);
          }
        }
      }),
      { seed: 26, numRuns: 150 },
    );
  });
});
