import { codeOfBot, type PersonId, rulesetOf, type TableCommand, type TableSettings } from '@gorrion/protocol';
import { tableCommandSchema } from '@gorrion/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { signersOf } from '../people/forms.ts';
import { hasAgreed } from '../people/people.ts';
import { talkRefusal } from '../people/talk.ts';
import { rulesOf } from '../shuffle/commit.ts';
import { person, SETTINGS, until, World } from '../testing/index.ts';

type P = ReturnType<typeof person>;
const [ana, bea, ciro, dan] = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person) as [P, P, P, P];

const changing = (settings: Partial<TableSettings>): TableCommand => ({
  type: 'change-settings',
  settings: { ...SETTINGS, ...settings },
});

async function room(): Promise<World> {
  const world = new World('settings');
  await world.open({}, ana, bea, ciro, dan);
  return world;
}

describe('settings before the game', () => {
  it('are changed by the host alone, and everybody else is asked to agree again', async () => {
    const world = await room();
    expect(await world.ask(bea, changing({ hands: 16 }))).toEqual({ ok: false, code: 'not-host' });
    expect(
      await world.ask(ana, changing({ hands: 16, clock: 'own', ownClock: { move: 20, first: 40, bank: 60 } })),
    ).toMatchObject({ ok: true });
    const { state } = world.table;
    expect(state.settings.hands).toBe(16);
    expect(state.clockPreset).toMatchObject({ move: 20_000, first: 40_000, bank: 60_000 });
    expect([0, 1, 2, 3].map(player => hasAgreed(state, player as 0))).toEqual([true, false, false, false]);
  });

  it('stop the start until everybody on a chair agrees', async () => {
    const world = await room();
    await world.ask(ana, changing({ hands: 8 }));
    for (const one of [bea, ciro]) await world.ask(one, { type: 'agree' });
    expect(await world.ask(ana, { type: 'start' })).toEqual({ ok: false, code: 'not-agreed' });
    await world.ask(dan, { type: 'agree' });
    expect(await world.ask(ana, { type: 'start' })).toMatchObject({ ok: true });
  });

  it('count as agreed by whoever sits down after the change', async () => {
    const world = await room();
    await world.ask(dan, { type: 'stand' });
    await world.ask(ana, changing({ hands: 8 }));
    await world.ask(dan, { type: 'sit' });
    expect(hasAgreed(world.table.state, 3)).toBe(true);
    expect(hasAgreed(world.table.state, 1)).toBe(false);
  });

  it('change nothing if they are the same as before, and cannot be agreed with twice', async () => {
    const world = await room();
    const { seq } = world.table;
    expect(await world.ask(ana, changing({ rules: { minPoints: 8 } }))).toMatchObject({ ok: true });
    expect(await world.ask(bea, { type: 'agree' })).toMatchObject({ ok: true });
    expect(world.table.seq).toBe(seq);
  });

  it('are refused if two options contradict each other', async () => {
    const world = await room();
    const contradictions: readonly Partial<TableSettings>[] = [
      { clock: 'own' },
      { clock: 'club', ownClock: { move: 20, first: 40, bank: 60 } },
      { minutes: 60, rules: { timeEnd: 'no-limit' } },
    ];
    for (const wrong of contradictions) {
      expect(await world.ask(ana, changing(wrong))).toEqual({ ok: false, code: 'settings-contradict' });
    }
    expect(world.table.state.settings).toEqual(SETTINGS);
  });

  it('let bots of people in or not, and in a rated game of theirs nobody else', async () => {
    const bot = { id: 'deep' as PersonId, name: codeOfBot('Deep Tiles') };
    const world = new World('settings');
    await world.open({}, ana, bea);
    expect(await world.ask(bot, { type: 'sit' })).toEqual({ ok: false, code: 'no-bots-here' });
    await world.ask(ana, changing({ outsideBots: true }));
    expect(await world.ask(bot, { type: 'sit' })).toMatchObject({ ok: true });
    const { settings } = world.table.state;
    expect(await world.ask(ana, changing({}))).toEqual({ ok: false, code: 'seats-contradict' });
    const ladder = { clock: 'fast', absence: 'play-drawn', visibility: 'public', rated: true } as const;
    expect(await world.ask(ana, changing({ ...ladder, outsideBots: true }))).toMatchObject({
      code: 'seats-contradict',
    });
    expect(world.table.state.settings).toEqual(settings);
    await world.ask(bot, { type: 'stand' });
    expect(await world.ask(ana, changing({}))).toMatchObject({ ok: true });

    const own = new World('ladder');
    await own.open({ ...ladder, outsideBots: true }, bot);
    expect(await own.ask(ana, { type: 'sit' })).toEqual({ ok: false, code: 'only-bots-here' });
    expect(await own.ask({ id: 'two' as PersonId, name: codeOfBot('Two') }, { type: 'sit' })).toMatchObject({
      ok: true,
    });
  });

  it('do not pass the schema out of range', () => {
    const passes = (settings: object) => tableCommandSchema.safeParse(changing(settings as never)).success;
    expect(passes({ rules: { minPoints: 1 }, hands: 8, calls: 'chii', talk: 'always', name: 'Martes' })).toBe(true);
    const wrong = [
      { rules: { minPoints: 0 } },
      { rules: { minPoints: 9 } },
      { rules: { id: 'ema' } },
      { rules: { seconds: { think: 1, first: 1, claim: 1 } } },
      { hands: 12 },
      { minutes: 151 },
      { clock: 'own', ownClock: { move: 2, first: 40, bank: 60 } },
      { name: ' ' },
      { name: 'a name that is longer than it may be' },
    ];
    for (const settings of wrong) expect(passes(settings), JSON.stringify(settings)).toBe(false);
  });
});

describe('a bot that a program plays', () => {
  const bot = { id: 'deep' as PersonId, name: codeOfBot('Deep Tiles') };
  const begun = async () => {
    const world = new World('beside a bot');
    await world.start({ outsideBots: true }, ana, bot);
    await until(world, () => world.table.state.session.phase === 'playing');
    return world;
  };

  it('is not asked for a pause, a ruling, the end of a game or its sheet beside people', async () => {
    const world = await begun();
    await world.ask(ana, { type: 'ask-pause', isWanted: true });
    expect(world.table.state.pause.since).toBeDefined();
    await world.ask(ana, { type: 'ask-pause', isWanted: false });
    const ruling = { kind: 'warn', player: 0, article: '3.11.2' } as const;
    await world.ask(ana, { type: 'ask-pause', isWanted: true });
    for (const command of [
      { type: 'ask-pause', isWanted: false },
      { type: 'ask-end', isWanted: false },
      { type: 'propose-ruling', ruling },
      { type: 'answer-ruling', isAgreed: false },
    ] as const)
      expect(await world.ask(bot, command)).toEqual({ ok: false, code: 'people-decide' });
    expect(world.table.state.pause.since).toBeDefined();
    await world.ask(ana, { type: 'ask-pause', isWanted: false });
    await world.ask(ana, { type: 'propose-ruling', ruling });
    expect(world.table.state.umpire?.rulings).toHaveLength(1);
    await world.ask(ana, { type: 'ask-end', isWanted: true });
    expect(world.table.isOver).toBe(true);
    expect(signersOf(world.table.state).map(player => world.table.state.places[player])).toMatchObject([
      { id: ana.id },
    ]);
  });
});

describe('settings of a game', () => {
  it('are its rules, are hashed with its deals, and cannot be changed while it runs', async () => {
    const world = await room();
    await world.ask(ana, changing({ hands: 8, rules: { minPoints: 6, assist: 'assisted' } }));
    for (const one of [bea, ciro, dan]) await world.ask(one, { type: 'agree' });
    await world.ask(ana, { type: 'start' });
    for (let tries = 0; tries < 50 && world.table.state.stage === 'gathering'; tries++) await world.clock.advance(500);
    const { session, settings } = world.table.state;
    expect(session.options).toEqual({ rules: rulesetOf(settings), hands: 8 });
    expect(session.options.rules.minPoints).toBe(6);
    expect(rulesOf(world.table.state)).toBe('wmo2006/8/{"minPoints":6}');
    expect(await world.ask(ana, changing({ hands: 4 }))).toEqual({ ok: false, code: 'game-running' });
    expect(await world.ask(bea, { type: 'agree' })).toEqual({ ok: false, code: 'game-running' });
  });

  it('say what players may say during a hand; without a choice the competition is silent', async () => {
    const world = new World('talk');
    await world.start({}, ana, bea, ciro, dan);
    for (let tries = 0; tries < 50 && world.table.state.session.phase !== 'playing'; tries++) {
      await world.clock.advance(500);
    }
    const may = (settings: Partial<TableSettings>, talk: 'text' | 'word') =>
      talkRefusal({ ...world.table.state, settings: { ...SETTINGS, ...settings } }, 0, talk) === undefined;
    expect([may({}, 'word'), may({}, 'text')]).toEqual([true, false]);
    expect([may({ clock: 'wmo' }, 'word'), may({ talk: 'silent' }, 'word')]).toEqual([false, false]);
    expect([may({ clock: 'wmo', talk: 'words' }, 'word'), may({ talk: 'always' }, 'text')]).toEqual([true, true]);
  });
});
