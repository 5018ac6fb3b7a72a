import { isContradictory } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { tournamentKind, wantedTables } from './kind.ts';
import { nameOf, ORGANISER, person, players, TestEvent } from './testing/event.ts';

const [ana, bea, uma, sam] = ['Ana', 'Bea', 'Uma', 'Sam'].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
const DAYS = { from: '2026-11-20', to: '2026-11-21' };

const opened = (count = 16) => {
  const event = new TestEvent();
  event.do(
    ORGANISER,
    { type: 'plan', changes: DAYS },
    { type: 'set-players', players: players(count) },
    { type: 'open-event' },
  );
  return event;
};

describe('the plan', () => {
  it('is changed by organisers only, and a right that is missing is named', () => {
    const event = new TestEvent();
    expect(event.try(ana, { type: 'plan', changes: { name: 'Mine' } })).toEqual({
      code: 'no-right',
      figures: { right: 'organise' },
    });
  });

  it('is whole before the event is opened', () => {
    const event = new TestEvent();
    const open = () => event.try(ORGANISER, { type: 'open-event' });
    expect(open()).toEqual({ code: 'plan-incomplete', figures: { field: 'from' } });
    event.do(ORGANISER, { type: 'plan', changes: { from: '2026-11-21', to: '2026-11-20' } });
    expect(open()).toEqual({ code: 'plan-incomplete', figures: { field: 'to' } });
    event.do(ORGANISER, { type: 'plan', changes: { ...DAYS, place: 'both' } });
    expect(open()).toEqual({ code: 'plan-incomplete', figures: { field: 'venue' } });
    event.do(ORGANISER, { type: 'plan', changes: { venue: 'Hall', form: 'mixed', finalists: 12 } });
    expect(open()).toEqual({ code: 'plan-incomplete', figures: { field: 'finalists' } });
    event.do(ORGANISER, { type: 'plan', changes: { finalists: 16, realTables: 2 } });
    expect(open()).toBeUndefined();
    expect(open()).toEqual({ code: 'already-open' });
  });

  it.each(['macau', 'spanish1920', 'pamphlet'] as const)('is not played by the older ways (%s)', ruleset => {
    const event = new TestEvent();
    const { settings } = event.view(ORGANISER)!.plan;
    const changes = { settings: { ...settings, ruleset } };
    expect(event.try(ORGANISER, { type: 'plan', changes })).toEqual({ code: 'bad-settings' });
    expect(event.view(ORGANISER)!.plan.settings).toEqual(settings);
  });

  it('is not played with a teacher, who would see all hands', () => {
    const event = new TestEvent();
    const { ruleset, hands, clock, absence } = event.view(ORGANISER)!.plan.settings;
    const taught = { ruleset, hands, clock, absence, visibility: 'link', teacher: true } as const;
    expect(isContradictory(taught)).toBe(false);
    expect(event.try(ORGANISER, { type: 'plan', changes: { settings: taught } })).toEqual({ code: 'bad-settings' });
  });

  it('keeps what the book or the play depends on once the event is open', () => {
    const event = opened();
    expect(event.try(ORGANISER, { type: 'plan', changes: { sessions: 4 } })).toEqual({
      code: 'fixed-after-opening',
      figures: { field: 'sessions' },
    });
    event.do(ORGANISER, { type: 'plan', changes: { name: 'Other', sessions: 6, times: ['2026-11-20T10:00'] } });
    expect(event.view(ana)?.plan).toMatchObject({ name: 'Other', times: ['2026-11-20T10:00'] });
    event.do(ORGANISER, { type: 'unopen-event' }, { type: 'plan', changes: { sessions: 4 } });
    expect(event.view(ana)).toBeUndefined();
    expect(event.view(ORGANISER)).toMatchObject({ isByTheBook: false, stage: 'draft' });
  });
});

describe('the roster', () => {
  it('keeps two people of one name apart, whoever of them goes', () => {
    const event = new TestEvent();
    const set = (...list: { name: string; country?: string; ema?: string }[]) => {
      event.do(ORGANISER, { type: 'set-players', players: list });
      return event.view(ORGANISER)!.players.map(({ player, country, ema }) => [player, country ?? ema]);
    };
    const [portuguese, brazilian] = [
      { name: 'Ana', country: 'PT' },
      { name: 'Ana', country: 'BR' },
    ] as const;
    set(portuguese, brazilian);
    expect(set(brazilian)).toEqual([[2, 'BR']]);
    expect(set(portuguese)).toEqual([[3, 'PT']]);
    expect(set({ name: 'Ana', ema: '04000001' })).toEqual([[3, '04000001']]);
    expect(set({ name: 'Ana', ema: '04000002' })).toEqual([[4, '04000002']]);
  });

  it('keeps numbers and links of those who stay, by EMA number, else by name', () => {
    const event = new TestEvent();
    const list = [{ name: 'Ana', ema: '04000001' }, { name: 'Bea' }, { name: 'Cy' }];
    event.do(ORGANISER, { type: 'set-players', players: list });
    event.link(ana, bea);
    event.do(ORGANISER, {
      type: 'set-players',
      players: [{ name: ' bea' }, { name: 'Anna', ema: '04000001' }, { name: 'Dee' }],
    });
    const view = event.view(ORGANISER)!;
    expect(view.players.map(({ player, name, isLinked }) => [player, name, isLinked])).toEqual([
      [2, ' bea', true],
      [1, 'Anna', true],
      [4, 'Dee', false],
    ]);
    expect(event.view(ana)?.you.player).toBe(1);
  });

  it('refuses bad lines with their number', () => {
    const event = new TestEvent();
    const set = (...list: { name: string; ema?: string; country?: string }[]) =>
      event.try(ORGANISER, { type: 'set-players', players: list });
    expect(set({ name: 'A' }, { name: 'B', country: 'Spain' })).toEqual({
      code: 'bad-country',
      figures: { line: 2, name: 'B' },
    });
    expect(set({ name: 'A', ema: '123' })).toMatchObject({ code: 'bad-ema', figures: { line: 1 } });
    expect(set({ name: 'A', ema: '04000001' }, { name: 'B', ema: '04000001' })).toMatchObject({
      code: 'ema-twice',
      figures: { line: 2 },
    });
    event.do(ORGANISER, { type: 'add-player', player: { name: 'A', ema: '04000001', country: '' } });
    const again = { type: 'add-player', player: { name: 'B', ema: '04000001' } } as const;
    expect(event.try(ORGANISER, again)).toMatchObject({ code: 'ema-twice' });
    event.do(ORGANISER, { type: 'change-player', player: 1, changes: { ema: '', team: 'T' } });
    expect(event.try(ORGANISER, again)).toBeUndefined();
    expect(event.view(ORGANISER)?.players[0]).toMatchObject({ name: 'A', team: 'T' });
    expect(event.view(ORGANISER)?.players[0]).not.toHaveProperty('ema');
  });

  it('of two organisers at once, the second sees what the first has done', () => {
    const event = opened(4);
    event.help(bea, 'organiser');
    const replaces = [1, 2, 3, 4];
    event.do(ORGANISER, { type: 'set-players', players: players(5), replaces });
    expect(event.try(bea, { type: 'set-players', players: players(6), replaces })).toEqual({
      code: 'changed-meanwhile',
    });
  });

  it('is drawn once the event is open, and then takes late players only where a table is not full (3.5.1)', () => {
    const event = opened(15);
    const before = event.view(ana)?.promised;
    event.do(ORGANISER, { type: 'change-player', player: 1, changes: { name: 'Renamed' } });
    expect(event.view(ana)?.promised).not.toBe(before);
    event.do(ORGANISER, { type: 'draw-lots' });
    expect(event.try(ORGANISER, { type: 'set-players', players: [] })).toEqual({ code: 'drawn-already' });
    event.do(ORGANISER, { type: 'add-player', player: { name: 'Late' } });
    expect(event.view(ana)?.players.at(-1)).toMatchObject({ name: 'Late', drawn: 16 });
    expect(event.try(ORGANISER, { type: 'add-player', player: { name: 'Later' } })).toEqual({ code: 'drawn-already' });
    event.do(ORGANISER, { type: 'add-player', player: { name: 'Spare', isSubstitute: true } });
    expect(event.view(ana)?.players.at(-1)).toMatchObject({ drawn: null, isSubstitute: true });
  });

  it('may be drawn again while nobody sees the event', () => {
    const event = new TestEvent();
    event.do(ORGANISER, { type: 'set-players', players: players(16) }, { type: 'draw-lots' }, { type: 'draw-lots' });
    event.do(ORGANISER, { type: 'set-players', players: players(15) });
    expect(event.view(ORGANISER)?.draw).toBeNull();
    expect(event.try(ana, { type: 'draw-lots' })).toMatchObject({ code: 'no-right' });
    event.do(ORGANISER, { type: 'set-players', players: players(3) });
    expect(event.try(ORGANISER, { type: 'draw-lots' })).toEqual({ code: 'too-few-players', figures: { fewest: 4 } });
  });

  it('stays drawn if the event is taken back after everybody has seen it', () => {
    const event = opened();
    event.do(ORGANISER, { type: 'draw-lots' }, { type: 'unopen-event' });
    expect(event.try(ORGANISER, { type: 'draw-lots' })).toEqual({ code: 'drawn-already' });
    expect(event.try(ORGANISER, { type: 'set-players', players: [] })).toEqual({ code: 'drawn-already' });
    event.do(ORGANISER, { type: 'open-event' });
    expect(event.view(ana)).not.toHaveProperty('promised');
  });
});

describe('links', () => {
  it('make one person a player or a helper, and are of no use to another', () => {
    const event = opened();
    event.link(ana);
    const { key } = event.state.players[0]!;
    expect(event.try(ana, { type: 'join', key })).toBeUndefined();
    expect(event.try(bea, { type: 'join', key })).toEqual({ code: 'link-used' });
    expect(event.try(bea, { type: 'join', key: 'f'.repeat(32) })).toEqual({ code: 'wrong-key' });
    expect(event.try(ana, { type: 'join', key: event.state.players[1]!.key })).toEqual({ code: 'already-a-player' });
  });

  it('die when a new one is made, with the role of the person', () => {
    const event = opened();
    event.link(ana);
    const { key } = event.state.players[0]!;
    event.do(ORGANISER, { type: 'new-link', player: 1 });
    expect(event.view(ana)?.you.player).toBeNull();
    expect(event.try(ana, { type: 'join', key })).toEqual({ code: 'wrong-key' });
    event.help(uma, 'umpire');
    event.do(ORGANISER, { type: 'new-link', helper: 2 });
    expect(event.view(uma)?.you.rights).toEqual([]);
    expect(event.view(ORGANISER)?.helpers[1]).toMatchObject({ name: 'Uma', state: 'invited' });
  });

  it('stand in the views of organisers only, and only until they are used', () => {
    const event = opened();
    event.link(ana);
    event.help(uma, 'chief-umpire');
    event.do(ORGANISER, { type: 'invite', name: 'Sam', role: 'scorer', tables: [1, 2] });
    const keys = [...event.state.players, ...event.state.helpers].flatMap(({ key }) => key ?? []);
    const shown = (viewer: typeof ana) => keys.filter(key => JSON.stringify(event.view(viewer)).includes(key));
    expect(keys).toHaveLength(18);
    expect(shown(ORGANISER)).toHaveLength(16);
    for (const viewer of [ana, uma, sam]) expect(shown(viewer)).toEqual([]);
  });

  it('never leave an event without an organiser', () => {
    const event = opened();
    expect(event.try(ORGANISER, { type: 'remove-helper', helper: 1 })).toEqual({ code: 'last-organiser' });
    expect(event.try(ORGANISER, { type: 'new-link', helper: 1 })).toEqual({ code: 'last-organiser' });
    expect(event.try(ORGANISER, { type: 'change-helper', helper: 1, rights: ['rule'] })).toEqual({
      code: 'last-organiser',
    });
    event.help(bea, 'organiser');
    event.do(bea, { type: 'remove-helper', helper: 1 });
    expect(event.view(ORGANISER)).toMatchObject({ helpers: [], journal: [] });
    expect(event.view(bea)?.helpers.map(({ name, state }) => [name, state])).toEqual([
      ['', 'gone'],
      ['Bea', 'here'],
    ]);
  });

  it('let a person go who wants to be forgotten', () => {
    const event = opened();
    event.link(ana);
    event.help(ana, 'scorer');
    expect(tournamentKind.peopleOf(event.state)).toEqual([ana.id, ORGANISER.id]);
    event.record(null, ...tournamentKind.forget(event.state, ana.id));
    expect(tournamentKind.forget(event.state, ana.id)).toEqual([]);
    expect(tournamentKind.peopleOf(event.state)).toEqual([ORGANISER.id]);
    expect(event.view(ana)?.you).toMatchObject({ player: null, rights: [] });
    expect(event.view(ORGANISER)?.players[0]).toMatchObject({ name: 'Player 1', isLinked: false });
  });

  it('pass on to the chief umpire when the last organiser is forgotten, and close without helpers', () => {
    const forget = (event: ReturnType<typeof opened>, one: typeof ana) =>
      event.record(null, ...tournamentKind.forget(event.state, one.id));
    const event = opened();
    event.help(ana, 'scorer');
    event.help(bea, 'chief-umpire');
    forget(event, ORGANISER);
    expect(event.view(bea)?.you.rights.toSorted()).toEqual(['clock', 'correct', 'enter', 'organise', 'rule']);
    expect(event.state.stage).toBe('open');
    forget(event, bea);
    expect(event.view(ana)?.you.rights).toContain('organise');
    forget(event, ana);
    expect(event.state.stage).toBe('over');
  });
});

describe('check-in and oath (3.5.7, Appendix 2) [R100]', () => {
  it('are of the player; an organiser may check in for them, but not swear', () => {
    const event = opened();
    event.link(ana, bea);
    expect(event.try(bea, { type: 'check-in', player: 1, isHere: true })).toEqual({ code: 'not-your-seat' });
    event.do(ORGANISER, { type: 'check-in', player: 1, isHere: true });
    expect(event.try(ORGANISER, { type: 'swear', name: 'Olga' })).toEqual({ code: 'not-your-seat' });
    event.do(ana, { type: 'swear', name: 'Ana' });
    expect(event.try(ana, { type: 'swear', name: 'Ana' })).toEqual({ code: 'signed-already' });
    expect(event.view(bea)?.players.slice(0, 2)).toMatchObject([
      { isHere: true, hasSworn: true },
      { isHere: false, hasSworn: false },
    ]);
  });
});

it('an organiser checks in all at once, but for who has withdrawn', () => {
  const event = opened();
  event.link(ana, bea);
  event.do(ORGANISER, { type: 'withdraw-player', player: 3 });
  expect(event.try(bea, { type: 'check-in-all' })).toEqual({ code: 'no-right', figures: { right: 'organise' } });
  event.do(ORGANISER, { type: 'check-in', player: 2, isHere: true }, { type: 'check-in-all' });
  const here = event
    .view(ORGANISER)!
    .players.filter(({ isHere }) => isHere)
    .map(({ player }) => player);
  expect(here).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
});

describe('the end', () => {
  it('leaves an event as it is, but for appeals and links', () => {
    const event = opened();
    event.do(ORGANISER, { type: 'end-event' });
    expect(event.try(ORGANISER, { type: 'draw-lots' })).toEqual({ code: 'event-over' });
    expect(event.view(sam)).toMatchObject({ stage: 'over' });
    expect(wantedTables(event.state)).toEqual([]);
    expect(tournamentKind.card(event.state, sam.id, nameOf)).toMatchObject({
      name: 'Open',
      players: 16,
      stage: 'over',
    });
  });
});
