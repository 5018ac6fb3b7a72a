import {
  codeOfBot,
  gameIdOf,
  isContradictory,
  type PersonId,
  type TableCode,
  type TableCommand,
  type TableSettings,
  tidySettings,
} from '@gorrion/protocol';
import { settingsSchema } from '@gorrion/protocol/schemas';
import { seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { finishedGames } from '../record/gameRecord.ts';
import { summaryOf } from '../record/sheetOf.ts';
import { pagesOf, person, SETTINGS, until, World } from '../testing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

type P = ReturnType<typeof person>;
const [ana, bea, ciro, dan] = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person) as [P, P, P, P];
const friends = [ana, bea, ciro, dan];
const MINUTE = 60_000;

const RATED: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'club',
  absence: 'play-drawn',
  visibility: 'public',
  rated: true,
};

const changing = (settings: TableSettings): TableCommand => ({ type: 'change-settings', settings });

/** A rated game of four people in its first hand. */
async function begun(seed: string): Promise<World> {
  const world = new World(seed);
  await world.start(RATED, ...friends);
  await until(world, () => world.table.state.session.phase === 'playing');
  return world;
}

const chairOf = (world: World, one: P) => {
  const viewer = world.table.viewerOf(one.id);
  if (typeof viewer === 'string') throw new Error(`${one.name} has no chair`);
  return viewer;
};

describe('settings of a rated game', () => {
  test.each([
    ['a table that only a link finds', { visibility: 'link' }],
    ['no clock', { clock: 'none' }],
    ['own seconds', { clock: 'own', ownClock: { move: 20, first: 40, bank: 60 } }],
    ['hints', { hints: 'facts' }],
    ['advice', { hints: 'advice' }],
    ['the route to the minimum', { route: 'shown' }],
    ['bots instead of people who leave', { absence: 'bot' }],
    ['a table that waits for people who leave', { absence: 'wait' }],
    ['quick words during a hand', { talk: 'words' }],
    ['talk at any time', { talk: 'always' }],
    ['own rules', { rules: { minPoints: 6 } }],
    ['strict play with own rules', { rules: { assist: 'strict', minPoints: 6 } }],
    ['another rule set in strict play by choice', { ruleset: 'cn1998', rules: { assist: 'strict' } }],
  ] as const)('exclude %s', async (_, wrong: Partial<TableSettings>) => {
    const world = new World('rated settings');
    await world.open({}, ...friends);
    const { rated: __, ...unrated } = { ...RATED, ...wrong };
    const before = world.table.state.settings;
    expect(await world.ask(ana, changing({ ...RATED, ...wrong }))).toEqual({ ok: false, code: 'settings-contradict' });
    expect(world.table.state.settings).toEqual(before);
    expect(await world.ask(ana, changing(unrated))).toMatchObject({ ok: true });
  });

  test.each([
    ['the WMO’s rules', {}],
    ['strict play with an umpire', { rules: { assist: 'strict' }, umpire: 'wanted', clock: 'wmo', minutes: 150 }],
    ['China 1998', { ruleset: 'cn1998', hands: 8 }],
    ['EMA', { ruleset: 'ema', hands: 16, clock: 'relaxed' }],
    ['hints that are off by choice', { hints: 'off' }],
    ['silence by choice', { talk: 'silent' }],
  ] as const)('allow %s', async (_, choices: Partial<TableSettings>) => {
    const world = new World('rated settings');
    await world.open({}, ...friends);
    const settings = { ...RATED, ...choices };
    expect(settingsSchema.safeParse(settings).success).toBe(true);
    expect(await world.ask(ana, changing(settings))).toMatchObject({ ok: true });
    expect(world.table.state.settings).toEqual(tidySettings(settings));
  });
});

test('a new name says nothing in a rated hand: the chair takes it after the hand', async () => {
  const world = await begun('rated names');
  const nameAt = () => world.table.state.places[chairOf(world, ana)];
  await world.ask({ ...ana, name: 'I wait for 5' }, { type: 'ask-pause', isWanted: true });
  expect(nameAt()).toMatchObject({ name: ana.name });
  world.table.arrived({ ...ana, name: 'Ana Maria' });
  await until(world, () => world.table.state.session.phase === 'between');
  await world.clock.advance(0);
  expect(nameAt()).toMatchObject({ name: 'Ana Maria' });
});

describe('[R90] who leaves a rated game', () => {
  test('is replaced by nobody, and has lost the session after fifteen minutes', async () => {
    const world = await begun('rated leaves');
    const place = chairOf(world, dan);
    await world.ask(dan, { type: 'leave' });
    await world.clock.advance(14 * MINUTE);
    expect(world.table.state.session.disqualified ?? []).toEqual([]);
    await world.clock.advance(1.1 * MINUTE);
    expect(world.table.state.session.disqualified).toEqual([place]);
    expect(world.table.state.places[place]).toMatchObject({ kind: 'person', name: 'Dan' });
    await until(world, () => world.table.isOver);
    const { totals, end } = world.table.state.session;
    expect(end?.tablePoints[place]).toBe(0);
    expect(totals.reduce((sum, total) => sum + total)).toBeCloseTo(0, 9);
  });

  test('may come back before', async () => {
    const world = await begun('rated returns');
    await world.ask(dan, { type: 'leave' });
    await world.clock.advance(MINUTE);
    expect(await world.ask(dan, { type: 'reclaim' })).toMatchObject({ ok: true });
    await world.clock.advance(16 * MINUTE);
    expect(world.table.state.session.disqualified ?? []).toEqual([]);
  });

  test('before the first hand is absent from its beginning', async () => {
    const world = new World('rated early');
    world.silent.add(bea.id);
    await world.open(RATED, ...friends);
    await world.ask(ana, { type: 'start' });
    expect(world.table.state.stage).toBe('gathering');
    await world.ask(dan, { type: 'leave' });
    await until(world, () => world.table.state.session.phase === 'playing');
    const place = chairOf(world, dan);
    expect(world.table.state.places[place]).toMatchObject({ kind: 'person', presence: 'left' });
    expect(world.table.state.forms?.absent[place]).toMatchObject({ isLate: true });
  });
});

test('another rated game waits until somebody has the chair of who left', async () => {
  const world = await begun('rated again');
  const place = chairOf(world, dan);
  await world.ask(dan, { type: 'leave' });
  for (const one of [ana, bea, ciro]) await world.ask(one, { type: 'ask-end', isWanted: true });
  expect(world.table.isOver).toBe(true);
  for (const one of [ana, bea, ciro]) await world.ask(one, { type: 'ready' });
  await world.clock.advance(6000);
  expect(world.table.state.gamesPlayed ?? 0).toBe(0);
  expect(await world.ask(ana, { type: 'remove', place })).toMatchObject({ ok: true });
  expect(await world.ask(ana, { type: 'add-bot', place, level: 'expert' })).toMatchObject({ ok: true });
  await world.clock.advance(6000);
  expect(world.table.state.gamesPlayed).toBe(1);
});

test('the sheet of a game without a decided hand does not say that it was rated', async () => {
  const world = await begun('rated void');
  for (const one of friends) await world.ask(one, { type: 'ask-end', isWanted: true });
  expect(world.table.isOver).toBe(true);
  expect(world.table.state.session.results.map(({ outcome }) => outcome.kind)).toEqual(['void']);
  const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('ABCD2345' as TableCode, number));
  expect(game!.record.sheet).not.toHaveProperty('ratedAt');
});

describe('a rated game', () => {
  const ruling = {
    kind: 'correct',
    changes: [1500, -500, -500, -500],
    article: '3.9.1',
    remark: 'As we like it.',
  } as const;

  test('is ruled by its players only where four people agree', async () => {
    const alone = new World('rated alone');
    await alone.start(RATED, ana);
    await until(alone, () => alone.table.state.session.phase === 'playing');
    expect(await alone.ask(ana, { type: 'propose-ruling', ruling })).toEqual({ ok: false, code: 'rated-needs-four' });
    const world = await begun('rated ruling');
    await world.ask(dan, { type: 'leave' });
    expect(await world.ask(ana, { type: 'propose-ruling', ruling })).toEqual({ ok: false, code: 'rated-needs-four' });
    await world.ask(dan, { type: 'reclaim' });
    await world.ask(ana, { type: 'propose-ruling', ruling });
    for (const one of [bea, ciro]) await world.ask(one, { type: 'answer-ruling', isAgreed: true });
    expect(world.table.state.session.totals).toEqual([0, 0, 0, 0]);
    await world.ask(dan, { type: 'answer-ruling', isAgreed: true });
    expect(world.table.state.session.totals).toEqual(ruling.changes);
  });

  test('is not ended by who plays it alone with bots, whenever it goes badly', async () => {
    const alone = new World('rated alone');
    await alone.start(RATED, ana);
    await until(alone, () => alone.table.state.session.phase === 'playing');
    for (const command of [{ type: 'close' }, { type: 'ask-end', isWanted: true }] as const)
      expect(await alone.ask(ana, command)).toEqual({ ok: false, code: 'rated-goes-on' });
    expect(alone.table.state.stage).toBe('playing');
  });

  test('stays rated for its players once it is over, and only they rule on its sheet', async () => {
    const alone = new World('rated over');
    await alone.start(RATED, ana);
    await until(alone, () => alone.table.isOver);
    const { rated: _, ...unrated } = RATED;
    expect(await alone.ask(ana, changing(unrated))).toEqual({ ok: false, code: 'rated-sheet-first' });
    for (const place of [0, 1, 2, 3] as const)
      if (place !== chairOf(alone, ana)) await alone.ask(ana, { type: 'remove', place });
    for (const one of [bea, ciro, dan]) await alone.ask(one, { type: 'sit' });
    for (const one of [ana, bea]) {
      const code = one === ana ? 'rated-needs-four' : 'not-seated';
      expect(await alone.ask(one, { type: 'propose-ruling', ruling })).toEqual({ ok: false, code });
    }
    await alone.ask(ana, { type: 'sign-sheet' });
    expect(await alone.ask(ana, changing(unrated))).toMatchObject({ ok: true });
    expect(await alone.ask(ana, { type: 'propose-ruling', ruling })).toEqual({ ok: false, code: 'sheet-final' });
  });

  test('is played to its end when all have left it, or stay away for fifteen minutes', async () => {
    const two = new World('rated two');
    await two.start(RATED, ana, bea);
    await until(two, () => two.table.state.session.phase === 'playing');
    await two.ask(ana, { type: 'ask-end', isWanted: true });
    await two.ask(bea, { type: 'leave' });
    expect(two.table.isOver).toBe(false);
    await two.ask(ana, { type: 'leave' });
    await until(two, () => two.table.isOver);
    expect(two.table.state.session.end?.reason).toBe('complete');

    const paused = new World('rated paused');
    await paused.start(RATED, ana, bea);
    await until(paused, () => paused.table.state.session.phase === 'playing');
    await paused.ask(bea, { type: 'ask-pause', isWanted: true });
    await paused.ask(bea, { type: 'leave' });
    expect(await paused.ask(ana, { type: 'ask-end', isWanted: true })).toEqual({ ok: false, code: 'rated-goes-on' });
    await paused.ask(ana, { type: 'ask-pause', isWanted: true });
    expect(paused.table.state.pause.since).toBeDefined();
    paused.table.departed(ana.id);
    await paused.clock.advance(15.1 * MINUTE);
    await until(paused, () => paused.table.isOver);
    expect(paused.table.state.session.disqualified).toHaveLength(2);

    const alone = new World('rated pause');
    await alone.start(RATED, ana);
    await until(alone, () => alone.table.state.session.phase === 'playing');
    await alone.ask(ana, { type: 'ask-pause', isWanted: true });
    await alone.ask(ana, { type: 'leave' });
    await until(alone, () => alone.table.isOver);
    expect(alone.table.state.session.end?.reason).toBe('complete');

    const away = new World('rated away');
    await away.start(RATED, ana);
    await until(away, () => away.table.state.session.phase === 'playing');
    away.table.departed(ana.id);
    await away.clock.advance(14 * MINUTE);
    expect(away.table.isOver).toBe(false);
    const place = chairOf(away, ana);
    await away.clock.advance(1.1 * MINUTE);
    expect(away.table.state.session.disqualified).toEqual([place]);
    await until(away, () => away.table.isOver);
    expect(away.table.state.session.end).toMatchObject({ reason: 'complete' });
  });

  test('of bots of people has no umpire', async () => {
    const bot = { id: 'deep' as PersonId, name: codeOfBot('Deep Tiles') };
    const world = new World('rated bots');
    await world.open({ ...RATED, outsideBots: true }, bot);
    expect(await world.ask(bot, { type: 'invite-umpire', digest: 'a'.repeat(64) })).toMatchObject({
      code: 'only-bots-here',
    });
    expect(await world.ask(ana, { type: 'take-umpire', key: 'a'.repeat(32) })).toMatchObject({
      code: 'only-bots-here',
    });
    expect(isContradictory({ ...RATED, outsideBots: true, umpire: 'wanted' })).toBe(true);
    const before = new World('umpire before');
    await before.open({ outsideBots: true }, bot);
    await before.ask(bot, { type: 'invite-umpire', digest: 'a'.repeat(64) });
    expect(await before.ask(bot, changing({ ...RATED, outsideBots: true }))).toMatchObject({
      code: 'seats-contradict',
    });
    const open = new World('umpires');
    await open.open({}, ana);
    expect(await open.ask(bot, { type: 'take-umpire', key: 'a'.repeat(32) })).toMatchObject({ code: 'no-bots-here' });
  });
});

test('nobody may add a bot to a rated game that has begun', async () => {
  const world = await begun('rated bots');
  await world.ask(dan, { type: 'leave' });
  const adding = { type: 'add-bot', place: chairOf(world, dan), level: 'expert' } as const;
  expect(await world.ask(ana, adding)).toEqual({ ok: false, code: 'game-running' });
});

test('the sheet of a rated game says when it ended, and no other does', async () => {
  const sheetAfter = async (settings: Partial<TableSettings>) => {
    const world = new World('rated sheet');
    await world.start(settings, ana, bea);
    pagesOf(world, [ana, bea], seeded('rated'));
    await until(world, () => world.table.isOver);
    await world.ask(ana, changing(settings.rated ? SETTINGS : RATED));
    const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('ABCD2345' as TableCode, number));
    return summaryOf(game!.record);
  };
  const { ratedAt, from, to } = await sheetAfter(RATED);
  expect(ratedAt).toBeGreaterThan(from);
  expect(ratedAt).toBeLessThanOrEqual(to);
  const { rated: _, ...unrated } = RATED;
  expect(await sheetAfter(unrated)).not.toHaveProperty('ratedAt');
});
