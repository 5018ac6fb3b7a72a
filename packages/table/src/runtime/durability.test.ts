import { seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { replayTable } from '../state/evolve.ts';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { Table } from './table.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const people = ['Ana', 'Bea'].map(person);
const [ana] = people as [ReturnType<typeof person>];
const text = (value: unknown) => JSON.stringify(value);

describe('durable before visible', () => {
  test('nothing is published, shown or answered before it is written', async () => {
    const world = new World('slow');
    const table = await world.open({}, ana);
    const before = text(table.snapshot(0));
    const frames = world.publisher.frames.length;
    const release = world.store.hold();
    let isAnswered = false;
    const answer = table.execute(ana, world.envelope(ana, { type: 'add-bot', level: 'regular' })).then(() => {
      isAnswered = true;
    });
    for (let n = 0; n < 5; n++) await new Promise(resolve => setImmediate(resolve));
    expect(text(table.snapshot(0))).toBe(before);
    expect(world.publisher.frames).toHaveLength(frames);
    expect(isAnswered).toBe(false);
    release();
    await answer;
    expect(world.publisher.frames.length).toBeGreaterThan(frames);
  });
});

describe('a table that is given up while it writes', () => {
  test('gives the answer that the log will give, shows nothing, and does nothing that still waits', async () => {
    const world = new World('given');
    const table = await world.open({}, ana);
    const frames = world.publisher.frames.length;
    const release = world.store.hold();
    const envelope = world.envelope(ana, { type: 'add-bot', level: 'regular' });
    const [written, waiting] = [
      table.execute(ana, envelope),
      table.execute(ana, world.envelope(ana, { type: 'add-bot', level: 'expert' })),
    ];
    for (let n = 0; n < 5; n++) await new Promise(resolve => setImmediate(resolve));
    table.dispose();
    release();
    const answer = await written;
    expect(answer).toMatchObject({ ok: true });
    expect(await waiting).toEqual({ ok: false, code: 'table-frozen' });
    expect(world.publisher.frames).toHaveLength(frames);
    const next = await world.settled(Table.restore('table', world.store.logOf('table'), world.ports));
    expect(await next.execute(ana, envelope)).toEqual(answer);
    next.dispose();
  });
});

describe('a full disk', () => {
  test('freezes the table with a message, and play resumes when it can write again', async () => {
    const world = new World('full');
    const table = await world.start({ clock: 'club' }, ana);
    await world.clock.advance(2000);
    const { seq } = table;
    world.store.failNext(3);
    await until(world, () => table.isFrozen);
    expect(world.publisher.freezes).toEqual([true]);
    expect(table.seq).toBe(seq);
    expect(table.state).toEqual(replayTable(world.store.logOf('table')));
    expect(await world.ask(ana, { type: 'ask-pause', isWanted: true })).toEqual({ ok: false, code: 'table-frozen' });
    await until(world, () => !table.isFrozen);
    expect(world.publisher.freezes).toEqual([true, false]);
    await world.clock.advance(20_000);
    expect(table.seq).toBeGreaterThan(seq + 1);
  });

  test('differs from a log that another process has extended: then the table stays frozen', async () => {
    const world = new World('stale');
    const table = await world.start({ clock: 'club' }, ana);
    const { seq } = table;
    await world.store.append('table', [{ seq: seq + 1, at: world.clock.now(), event: { type: 'paused' } }]);
    await until(world, () => table.isFrozen);
    await world.clock.advance(120_000);
    expect(table.isFrozen).toBe(true);
    expect(table.seq).toBe(seq);
    expect(world.store.logOf('table')).toHaveLength(seq + 1);
    expect(world.publisher.freezes).toEqual([true]);
  });

  test('a refused command may be resent under its id', async () => {
    const world = new World('again');
    const table = await world.open({}, ana);
    const envelope = world.envelope(ana, { type: 'add-bot', level: 'regular' });
    world.store.failNext(1);
    expect(await world.send(ana, envelope)).toEqual({ ok: false, code: 'table-frozen' });
    expect(table.state.places[1].kind).toBe('empty');
    await until(world, () => !table.isFrozen);
    expect((await world.send(ana, envelope)).ok).toBe(true);
    expect(table.state.places.filter(place => place.kind === 'bot')).toHaveLength(1);
  });

  test('a person who disconnects while the table is frozen is away afterwards', async () => {
    const world = new World('gone');
    const table = await world.start({}, ana);
    world.store.failNext(2);
    await until(world, () => table.isFrozen);
    table.departed(ana.id);
    await until(world, () => !table.isFrozen);
    await world.clock.advance(0);
    expect(table.state.places.find(place => place.kind === 'person')).toMatchObject({ presence: 'away' });
  });

  test('no clock runs meanwhile', async () => {
    const world = new World('clock');
    const table = await world.start({ clock: 'wmo' }, ana);
    await until(world, () => table.state.session.phase === 'playing');
    const { since } = table.state.clock;
    world.store.failNext(4);
    await until(world, () => table.isFrozen);
    const frozenAt = world.clock.now();
    await until(world, () => !table.isFrozen);
    expect(table.state.clock.since).toBe(since + world.clock.now() - frozenAt);
  });

  test('a table that was disposed of while it tried to write publishes nothing more', async () => {
    const world = new World('let go');
    const table = await world.start({ clock: 'club' }, ana);
    await world.clock.advance(2000);
    world.store.failNext(1);
    await until(world, () => table.isFrozen);
    const release = world.store.hold();
    await world.clock.advance(300);
    table.dispose();
    const { length } = world.publisher.frames;
    release();
    await world.clock.advance(10_000);
    expect(world.publisher.frames).toHaveLength(length);
    expect(world.publisher.freezes).toEqual([true]);
  });

  test('a table whose first entries cannot be written does not exist', async () => {
    const world = new World('none');
    world.store.failNext(1);
    await expect(world.open({}, ana)).rejects.toThrow('could not be written');
  });
});

describe('kill -9 and restart', () => {
  test.each([
    ['wmo2006', 4],
    ['macau', 12],
  ] as const)(
    'between any two entries by %s: every prefix plays on, and shows every viewer what it showed before',
    {
      timeout: 60_000,
    },
    async (ruleset, every) => {
      const world = new World('prefix');
      await world.start({ clock: 'club', ruleset }, ...people);
      pagesOf(world, people, seeded('prefix'));
      await until(world, () => world.table.state.session.results.length >= 1);
      world.table.dispose();
      const log = world.store.logOf('table');
      const start = log.findIndex(({ event }) => event.type === 'session');
      const cuts = world.store.ends.filter(end => end > start);
      expect(cuts.length).toBeGreaterThan(100);
      for (const cut of cuts.filter((_, n) => n % every === 0)) {
        const prefix = log.slice(0, cut);
        const again = new World(`again ${cut}`);
        await again.store.append('table', prefix);
        again.clock.skip(prefix.at(-1)!.at + 5000 - again.clock.now());
        again.table = await again.settled(Table.restore('table', again.store.logOf('table'), again.ports));
        const { length } = prefix;
        expect(text(again.store.logOf('table').slice(0, length))).toBe(text(prefix));
        // What a viewer was told before is still there, under the same numbers.
        const told = world.publisher.to('spectator').flatMap(frame => frame.entries);
        const now = again.table.since('spectator', 0);
        if (now)
          for (const entry of now.slice(0, 20))
            if (entry.at <= prefix.at(-1)!.at) expect(text(told[entry.seq - 1])).toBe(text(entry));
        for (const one of people) again.table.arrived(one.id);
        await again.clock.advance(0);
        const { seq } = again.table;
        await again.clock.advance(120_000);
        expect(again.table.seq, `stands still after ${cut}`).toBeGreaterThan(seq);
        expect(again.table.fault).toBeUndefined();
        again.table.dispose();
      }
    },
  );

  test('in a game of people that crashes again and again, nothing acknowledged is lost', {
    timeout: 60_000,
  }, async () => {
    const world = new World('crashes');
    await world.start({ clock: 'relaxed' }, ...people);
    const pages = pagesOf(world, people, seeded('crashes'));
    for (let crash = 0; crash < 25 && !world.table.isOver; crash++) {
      await world.clock.advance(7000 + 1300 * crash);
      const acknowledged = text(world.store.logOf('table'));
      await world.crash(20_000, people);
      expect(text(world.store.logOf('table')).startsWith(acknowledged.slice(0, -1))).toBe(true);
    }
    await until(world, () => world.table.isOver);
    expect(world.table.state.session.results).toHaveLength(4);
    for (const page of pages) expect(text(page.state)).toBe(text(world.table.snapshot(page.viewer).state));
  });

  test('clocks move by the downtime and a grace of ten seconds', async () => {
    const world = new World('shift');
    const table = await world.start({ clock: 'wmo' }, ana);
    await until(world, () => table.state.session.phase === 'playing');
    const { since } = table.state.clock;
    await world.crash(100_000, []);
    const shift = world.store.logOf('table').find(({ event }) => event.type === 'clock-shifted')!;
    expect(shift.event).toEqual({ type: 'clock-shifted', by: shift.at - since + 10_000 });
    expect(world.table.state.pause.since).toBe(shift.at);
    world.clock.skip(50_000);
    world.table.arrived(ana.id);
    await world.clock.advance(0);
    expect(world.table.state.clock.since).toBe(world.clock.now() + 10_000);
  });

  test.each([-3_600_000, -60_000, 3_600_000])(
    'and by %i ms, if the machine was set to another time meanwhile: nobody waits for it',
    async jump => {
      const world = new World('jump');
      const table = await world.start({ clock: 'wmo' }, ana);
      await until(world, () => table.state.session.phase === 'playing');
      await world.crash(jump, []);
      world.table.arrived(ana.id);
      await world.clock.advance(0);
      expect(world.table.state.clock.since).toBeLessThanOrEqual(world.clock.now() + 10_000);
      const { seq } = world.table;
      await world.clock.advance(120_000);
      expect(world.table.seq).toBeGreaterThan(seq + 5);
    },
  );

  test('does not end the game because the first person back had requested that', async () => {
    const world = new World('asked');
    const bea = person('Bea');
    await world.start({ clock: 'club' }, ana, bea);
    await until(world, () => world.table.state.session.phase === 'playing');
    await world.ask(ana, { type: 'ask-end', isWanted: true });
    await world.ask(ana, { type: 'ask-pause', isWanted: true });
    await world.crash(5000, [ana]);
    expect(world.table.isOver).toBe(false);
    world.table.arrived(bea.id);
    await world.clock.advance(0);
    expect(world.table.isOver).toBe(false);
    expect(world.table.state.pause.since).toBeUndefined();
    await world.ask(ana, { type: 'ask-end', isWanted: true });
    await world.ask(bea, { type: 'ask-end', isWanted: true });
    expect(world.table.isOver).toBe(true);
  });

  test('a closed table stays closed', async () => {
    const world = new World('closed');
    await world.open({}, ana);
    await world.ask(ana, { type: 'close' });
    await world.crash(1000, [ana]);
    expect(world.table.closed).toBe(true);
    expect(await world.ask(ana, { type: 'sit' })).toEqual({ ok: false, code: 'table-closed' });
  });
});
