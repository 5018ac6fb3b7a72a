import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DuplicateEvent, DuplicateView } from '@gorrion/events/duplicate';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerOf } from '../persistence/ledgers.ts';
import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';
import { ANA, askerOf, BEA, EVA, PATIENCE } from '../testing/archive.ts';
import { newId } from '../testing/guest.ts';
import { type TestServer, testServer } from '../testing/server.ts';

// A disk and sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DUPLICATE = {
  ...{ name: 'Tuesday', hands: 4, walls: 'own', flowers: false, ruleset: 'wmo2006', clock: 'relaxed' },
  ...{ form: 'individual', tables: 2, bots: [1, 2, 3], botLevel: 'beginner' },
};
const WISHES = {
  group: { name: 'The club' },
  tournament: { name: 'The cup' },
  duplicate: DUPLICATE,
} as const;
type Kind = keyof typeof WISHES;

let folder: string;
let server: TestServer;
const lines: string[] = [];
const ask = askerOf(() => server.port);

const start = async () => {
  const log = pino({ level: 'error' }, { write: line => void lines.push(line) });
  server = await testServer({ store: await sqliteStore(folder), log });
};
const restart = async (spoil: (db: DatabaseSync) => void) => {
  await server.close();
  const db = new DatabaseSync(join(folder, 'gorrion.sqlite'));
  spoil(db);
  db.close();
  await start();
};
const open = async (kind: Kind, own: object = {}): Promise<string> => {
  const { value } = await ask(`/api/ledgers/${kind}`, ANA, { id: newId(), wish: { ...WISHES[kind], ...own } });
  return (value as { id: string }).id;
};
const answerTo = async (cookie: string, kind: Kind, id: string) => {
  const { status, value } = await ask(`/api/ledgers/${kind}/${id}`, cookie);
  return [status, (value as { code?: string }).code];
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gorrion-damage-'));
  lines.length = 0;
  await start();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('a damaged group or event', () => {
  it('closes itself, says so to its people and the operator, and lets the server and all others go on', async () => {
    const kinds = Object.keys(WISHES) as Kind[];
    const whole = await Promise.all(kinds.map(kind => open(kind)));
    const bad = await Promise.all(kinds.map(kind => open(kind)));
    await restart(db => {
      for (const [n, body] of ['{"type":', 'null', '{"type":"of no version"}'].entries())
        db.prepare('UPDATE ledger_facts SET body = ? WHERE ledger = ? AND seq = 1').run(body, bad[n]!);
    });
    for (const [n, kind] of kinds.entries()) {
      expect(await answerTo(ANA, kind, whole[n]!)).toEqual([200, undefined]);
      expect([kind, ...(await answerTo(ANA, kind, bad[n]!))]).toEqual([kind, 409, 'ledger-damaged']);
      expect(await answerTo(EVA, kind, bad[n]!)).toEqual([403, 'not-yours']);
      const told = await ask(`/api/ledgers/${kind}/${bad[n]}`, ANA, { id: newId(), command: { type: 'leave' } });
      expect(told).toEqual({ status: 409, value: { code: 'ledger-damaged' } });
      const list = (await ask(`/api/ledgers/${kind}`, ANA)).value as { mine: { id: string }[]; damaged: string[] };
      expect([list.mine.map(({ id }) => id), list.damaged]).toEqual([[whole[n]], [bad[n]]]);
      expect((await ask(`/api/ledgers/${kind}`, BEA)).value).not.toHaveProperty('damaged');
    }
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    expect(metrics).toContain('gorrion_ledgers_damaged 3');
    const said = lines.filter(line => line.includes('is damaged and stays closed'));
    expect(said.map(line => (JSON.parse(line) as { reason: string }).reason).toSorted()).toEqual([
      'fact 1 does not fold',
      'fact 1 does not fold',
      'fact 1 is not whole',
    ]);
    for (const id of bad) expect(said.join()).not.toContain(id);
  });

  it('keeps the games of a duplicate sealed that were sealed before', async () => {
    const id = await open('duplicate', { tables: 1, hasBotTable: true, walls: 'shared' });
    const path = `/api/ledgers/duplicate/${id}`;
    await vi.waitFor(async () => {
      const { view } = (await ask(path, ANA)).value as { view: DuplicateView };
      expect(view.tables[1]?.stage).toBe('played');
    }, PATIENCE);
    let code = '';
    await restart(db => {
      const facts = db.prepare('SELECT seq, body FROM ledger_facts WHERE ledger = ? ORDER BY seq').all(id);
      const events = facts.map(({ body }) => JSON.parse(String(body)) as DuplicateEvent);
      for (const event of events) if (event.type === 'table-opened' && event.table === 2) code = event.code;
      db.prepare('UPDATE ledger_facts SET body = ? WHERE ledger = ? AND seq = ?').run('null', id, facts.length);
    });
    expect(await answerTo(ANA, 'duplicate', id)).toEqual([409, 'ledger-damaged']);
    expect((await ask(`/api/games/${code}-1`, ANA)).value).toEqual({ code: 'game-sealed' });
  });
});

it('a ledger misses a fact in the middle, and has what can be read', () => {
  const row = (seq: number, body = '{}') => ({ seq, at: 0, person: null, command: null, body });
  const whole = ledgerOf('A', 'group', [row(1), row(2)]);
  expect([whole.facts.length, whole.damage]).toEqual([2, undefined]);
  expect(ledgerOf('A', 'group', [row(1), row(3)]).damage).toBe('a fact before fact 3 is missing');
  const torn = ledgerOf('A', 'group', [row(1), row(2, '{"ty'), row(3)]);
  expect([torn.facts.map(({ seq }) => seq), torn.damage]).toEqual([[1, 3], 'fact 2 is not whole']);
});
