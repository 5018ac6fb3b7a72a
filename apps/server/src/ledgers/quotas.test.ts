import type { PersonId } from '@gorrion/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { FairWork } from '../bots/fairWork.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import { Person } from '../testing/eventPerson.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import type { LedgerDesk } from './desk.ts';
import { ListsOfLedgers } from './lists.ts';
import { LedgerQuotas } from './quotas.ts';
import { LedgerViews } from './views.ts';

const HALL = '198.51.100.7';
const ana = { person: 'a'.repeat(32), network: HALL };
const bea = { person: 'b'.repeat(32), network: HALL };
const eva = { person: 'e'.repeat(32), network: '198.51.100.9' };
const event = { kind: 'tournament', tablesOf: (tables: unknown) => Number(tables) };
const opened = (id: string) => ({ id, kind: event, version: 0 });
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('what is made of groups and events', () => {
  const quotas = (limits: Limits = LIMITS) => new LedgerQuotas(limits, () => 0);

  it('is limited by guest and by network for each kind of ledger', () => {
    const all = quotas();
    const answers = times(8).map(n => all.refusal(ana, opened(`${n}`), [0]));
    expect(answers).toEqual([...Array(6).fill(undefined), 'too-many-ledgers', 'too-many-ledgers']);
    const others = times(560).map(n => all.refusal({ ...bea, person: `guest ${n}` }, opened(`${n}`), [0]));
    expect(others.filter(refusal => refusal === undefined)).toHaveLength(LIMITS.network.events.burst - 6);
    expect(all.refusal(eva, opened('hers'), [0])).toBeUndefined();
    expect(all.refusal({ ...ana, network: undefined }, opened('here'), [0])).toBeUndefined();
  });

  it('is limited in tables and bytes; what is refused uses up nothing', () => {
    const all = quotas();
    const { burst } = LIMITS.guest.eventTables;
    const press = (who: typeof ana, tables: number) => all.refusal(who, { ...opened('one'), version: 1 }, [tables]);
    expect([press(ana, burst + 1), press(ana, burst), press(ana, 1)]).toEqual([
      'too-many-event-tables',
      undefined,
      'too-many-event-tables',
    ]);
    expect([press(bea, burst), press({ ...bea, person: 'c' }, 1)]).toEqual([undefined, 'too-many-event-tables']);
    const long = 'x'.repeat(LIMITS.guest.ledgerBytes.burst);
    expect(all.refusal(eva, { ...opened('long'), version: 1 }, [long])).toBe('too-many-bytes');
  });

  it('names the network for which the bots of its tables think', () => {
    const all = quotas();
    all.refusal(ana, { ...opened('one'), version: 1 }, [1]);
    expect(all.askerOf('one', bea.person as PersonId)).toEqual({ guest: bea.person, network: HALL });
    expect(all.askerOf('two', bea.person as PersonId).network).toBeUndefined();
  });
});

it('games of bots are played a few at a time, and networks take turns', async () => {
  const games = new FairWork({ limits: LIMITS, clock: { now: () => 0, at: () => () => {} }, most: 2 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const game = (name: string) => () =>
    new Promise<void>(end => {
      begun.push(name);
      ends.push(end);
    });
  const all = [
    ...times(6).map(n => games.take({ guest: `hall ${n}`, network: HALL }, game('hall'))),
    games.take({ guest: 'eva', network: 'elsewhere' }, game('eva')),
  ];
  expect(begun).toEqual(['hall', 'hall']);
  for (let n = 0; n < all.length; n++) {
    ends[n]!();
    await new Promise(setImmediate);
  }
  expect(begun.indexOf('eva')).toBeLessThan(4);
  await Promise.all(all);
});

describe('views and lists', () => {
  it('of an event are made once for all outsiders, and limited by their bytes for everybody else', async () => {
    let made = 0;
    let version = 1;
    const desk = {
      versionForOutsider: async (_: string, person: string) => (person.startsWith('e') ? version : undefined),
      view: async () => {
        made++;
        return { ok: true, version, view: 'x'.repeat(1_000_000) };
      },
    } as unknown as LedgerDesk;
    const views = new LedgerViews(desk, LIMITS, () => 0);
    await Promise.all(times(1000).map(() => views.send(eva, 'one')));
    expect(made).toBe(1);
    version = 2;
    const seen = await views.send(eva, 'one', 1);
    expect([made, seen.ok && seen.body.plain.length > 1_000_000]).toEqual([2, true]);
    expect(await views.send(eva, 'one', 2)).toMatchObject({ ok: true, body: { plain: Buffer.from('{"version":2}') } });
    const own = [];
    for (let n = 0; n < 20; n++) own.push((await views.send(ana, 'one')).ok);
    expect(own.filter(Boolean)).toHaveLength(LIMITS.guest.viewBytes.burst / 1_000_000);
    expect((await views.send(bea, 'one')).ok).toBe(true);
  });

  it('that could not be made are made again for the next who asks', async () => {
    const answers = [Promise.reject(new Error('no store')), { ok: false, code: 'not-yours' }, { ok: true, version: 1 }];
    const desk = { versionForOutsider: async () => 1, view: async () => answers.shift() } as unknown as LedgerDesk;
    const views = new LedgerViews(desk, LIMITS, () => 0);
    await expect(views.send(eva, 'one')).rejects.toThrow('no store');
    expect(await views.send(eva, 'one')).toMatchObject({ ok: false });
    expect(await views.send(eva, 'one')).toMatchObject({ ok: true });
  });

  it('of ledgers come page by page, and make each card once', async () => {
    const ids = times(120).map(n => `${1000 - n}`);
    const asked: string[] = [];
    const lists = new ListsOfLedgers({
      store: {
        ledgersOf: async () => ids.slice(0, 60),
        publicLedgers: async (_, most, after) => ids.slice(after ? ids.indexOf(after) + 1 : 0).slice(0, most),
      },
      cardsFor: async (some, person) => {
        if (person === '') asked.push(...some);
        return some.map(id => ({ id }));
      },
      isDamaged: () => false,
    });
    const first = await lists.list('tournament', ana.person as PersonId);
    expect([first.mine.length, first.open.length, first.more]).toEqual([50, 0, { mine: ids[49], open: ids[49] }]);
    const own = await lists.list('tournament', ana.person as PersonId, { of: 'mine', after: ids[49]! });
    expect([own.mine.length, own.open.length, own.more.mine]).toEqual([10, 0, null]);
    const read = () => lists.list('tournament', ana.person as PersonId, { of: 'open', after: ids[49]! });
    expect((await read()).open).toHaveLength(40);
    lists.changed(ids[80]!);
    expect([(await read()).more.open, asked.length]).toEqual([ids[99], 41]);
  });
});

describe('a server', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('refuses an organiser more tables, bytes, events and pages than there are for one, and says so', async () => {
    const guest = { ...LIMITS.guest, events: { burst: 2, perSecond: 0 }, eventTables: { burst: 1, perSecond: 0 } };
    server = await testServer({ limits: { ...LIMITS, guest } });
    const organiser = await Person.from('Ana', server.port, HALL);
    const id = await organiser.open('Open');
    const players = times(8).map(n => ({ name: `Player ${n}` }));
    const changes = { from: '2026-11-20', to: '2026-11-20', sessions: 1, seating: 'draw' } as const;
    await organiser.do(id, { type: 'plan', changes });
    await organiser.do(id, { type: 'set-players', players });
    await organiser.do(id, { type: 'open-event' });
    expect(await organiser.try(id, { type: 'plan', changes: { room: { pages: 5000 } } })).toBe(
      'too-many-pages {"figures":{"most":600}}',
    );
    await organiser.do(id, { type: 'draw-lots' });
    await organiser.do(id, { type: 'pair-next' });
    for (let player = 1; player <= 8; player++) await organiser.do(id, { type: 'check-in', player, isHere: true });
    expect(await organiser.try(id, { type: 'begin-session', session: 1 })).toBe('too-many-event-tables {}');
    await organiser.open('Second');
    await expect(organiser.open('Third')).rejects.toThrow('too-many-ledgers');
  });
});
