import { recordSchema } from '@gorrion/protocol/schemas';
import { type HandEvent, OWN_WALLS, seeded } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, test, vi } from 'vitest';
import { readRecord } from '../record/readRecord.ts';
import { botzoneLog, botzoneText, salasasaRound, tziakchaStep, wonOf } from '../testing/foreign/encode.ts';
import { playedHand } from '../testing/foreign/played.ts';
import { readForeign } from './readForeign.ts';

const NAMES = ['Ana', 'Bea', 'Ciro', '<b>Dora</b>'] as const;
const HANDS = sized(2, 6);

// Bots play whole hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

/** The moves after the deal, without the answers that nobody heard. */
const movesOf = (events: readonly HandEvent[]): readonly unknown[] => {
  const first = events.findIndex(({ type }) => type === 'discarded' || type === 'melded' || type === 'won');
  return events
    .slice(first)
    .filter(({ type }) => !['claim-made', 'claim-announced'].includes(type))
    .map(event => (event.type === 'won' ? { ...event, count: undefined } : event));
};

const handsIn = (record: { facts: readonly { event: { type: string } }[] }): readonly HandEvent[][] => {
  const hands: HandEvent[][] = [];
  for (const { event } of record.facts as readonly {
    event: { type: string; event?: { type: string; event: HandEvent } };
  }[]) {
    if (event.type !== 'session') continue;
    if (event.event?.type === 'hand-begun') hands.push([]);
    if (event.event?.type === 'hand') hands.at(-1)?.push(event.event.event);
  }
  return hands;
};

const noScript = () => Promise.reject(new Error('no script'));

async function imported(value: unknown) {
  const read = await readForeign(typeof value === 'string' ? value : JSON.stringify(value), noScript);
  if (!read?.ok) throw new Error(JSON.stringify(read?.fault));
  return read;
}

/** A file made of an imported game opens like any other. */
function expectWhole(record: unknown): void {
  const file = readRecord(JSON.stringify(record), value => {
    const shaped = recordSchema.safeParse(value);
    return shaped.success ? shaped.data : { faultAt: shaped.error.issues[0]?.path ?? [] };
  });
  expect(file).toMatchObject({ ok: true });
}

describe('a record of another server', () => {
  test('of tziakcha gives every move and the points of the hand', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < HANDS; n++) {
      const played = playedHand(`tziakcha ${n}`);
      const { record, notes, source } = await imported({ id: 'abc', step: tziakchaStep(played, 0, NAMES) });
      expect(source).toBe('tziakcha');
      expect(notes).toEqual([]);
      const [events = []] = handsIn(record);
      expect(movesOf(events), `tziakcha ${n}`).toEqual(movesOf(played.events));
      for (const { type } of events) seen.add(type);
      if (n === 0) expectWhole(record);
      expect(record.sheet.players.map(({ name }) => name)).toEqual([...NAMES]);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['flower-exposed', 'melded', 'won']));
  });

  test('of a session of tziakcha has all its hands on one sheet, with the people at their places', async () => {
    const hands = [0, 1, 2, 3, 4].map(n => playedHand(`session ${n}`));
    // Round 2 begins with the change of seats: Bea is East.
    const seating = [
      ['Ana', 'Bea', 'Ciro', 'Dora'],
      ['Bea', 'Ciro', 'Dora', 'Ana'],
      ['Ciro', 'Dora', 'Ana', 'Bea'],
      ['Dora', 'Ana', 'Bea', 'Ciro'],
      ['Bea', 'Ana', 'Dora', 'Ciro'],
    ] as const;
    const records = hands.map((played, n) => ({ step: tziakchaStep(played, n, seating[n]!) }));
    const { record } = await imported({ session: {}, records });
    expect(record.sheet.lines.map(({ hand }) => hand)).toEqual([1, 2, 3, 4, 5]);
    expect(record.sheet.players.map(({ name }) => name)).toEqual(['Ana', 'Bea', 'Ciro', 'Dora']);
    for (const [n, { changes }] of record.sheet.lines.entries()) {
      const payments = wonOf(hands[n]!)?.payments ?? [0, 0, 0, 0];
      for (const seat of [0, 1, 2, 3] as const) {
        const player = record.sheet.players.findIndex(({ name }) => name === seating[n]![seat]);
        expect(changes[player as 0]).toBe(payments[seat]);
      }
    }
  });

  test('of Salasasa gives every move and the points of the hand', async () => {
    for (let n = 0; n < HANDS; n++) {
      const played = playedHand(`salasasa ${n}`);
      const title = {
        rule: 'guobiao',
        hepai_limit: 8,
        p0_name: 'Ana',
        p1_name: 'Bea',
        p2_name: 'Ciro',
        p3_name: 'Dora',
      };
      const file = { game_title: title, game_round: { round_index_1: salasasaRound(played, 1, [0, 1, 2, 3]) } };
      const { record, notes, source } = await imported(file);
      expect(source).toBe('salasasa');
      expect(notes).toEqual([]);
      expect(movesOf(handsIn(record)[0] ?? []), `salasasa ${n}`).toEqual(movesOf(played.events));
      if (n === 0) expectWhole(record);
    }
  });

  test('of Botzone gives every move and the points of the hand, from the log and from the lines', async () => {
    for (let n = 0; n < HANDS; n++) {
      const played = playedHand(`botzone ${n}`, OWN_WALLS);
      for (const file of [botzoneLog(played, 0), botzoneText(played, 0)]) {
        const { record, notes, source } = await imported(file);
        expect(source).toBe('botzone');
        expect(notes).toEqual([]);
        expect(record.sheet.players.map(({ name }) => name)).toEqual([
          'seat:east',
          'seat:south',
          'seat:west',
          'seat:north',
        ]);
        expect(movesOf(handsIn(record)[0] ?? []), `botzone ${n}`).toEqual(movesOf(played.events));
        if (n === 0) expectWhole(record);
      }
    }
  });

  test('of a script unpacks what is packed, and says that it is damaged otherwise', async () => {
    const step = JSON.stringify(tziakchaStep(playedHand('script'), 0, NAMES));
    const read = await readForeign(JSON.stringify({ script: 'packed' }), async () => step);
    expect(read).toMatchObject({ ok: true, source: 'tziakcha' });
    expect(await readForeign(JSON.stringify({ script: 'packed' }), noScript)).toEqual({
      ok: false,
      fault: { code: 'import-shape', source: 'tziakcha', hand: 1 },
    });
    expect(await readForeign(JSON.stringify({ script: 'packed' }), async () => 'nonsense')).toMatchObject({
      ok: false,
    });
  });
});

describe('a record that cannot be read', () => {
  const step = tziakchaStep(playedHand('wrong'), 0, NAMES);

  test('without its wall says that tiles are hidden', async () => {
    expect(await readForeign(JSON.stringify({ step: { ...step, w: undefined } }), noScript)).toEqual({
      ok: false,
      fault: { code: 'import-hidden', source: 'tziakcha', hand: 1 },
    });
  });

  test('with a move that our rules refuse leaves that hand out and names hand and move', async () => {
    const at = step.a.findIndex(([combined]) => combined! % 16 === 2);
    const other = step.a.map((action, n) => (n === at ? [action[0]!, 0x100 | ((action[1]! + 40) % 136), 0] : action));
    const alone = await readForeign(JSON.stringify({ step: { ...step, a: other } }), noScript);
    expect(alone).toMatchObject({
      ok: false,
      fault: { code: 'import-nothing', notes: [{ kind: 'left-out', hand: 1, problem: { code: 'refused' } }] },
    });
    const good = { step: tziakchaStep(playedHand('right'), 1, NAMES) };
    const both = await imported({ records: [{ step: { ...step, a: other } }, good] });
    expect(both.record.sheet.lines.map(({ hand }) => hand)).toEqual([2]);
    expect(both.notes).toMatchObject([{ kind: 'left-out', hand: 1 }]);
  });

  test('whose wall is no set of tiles is refused', async () => {
    const wall = step.w.replace(/^../, step.w.slice(2, 4));
    const read = await readForeign(JSON.stringify({ step: { ...step, w: wall } }), noScript);
    expect(read).toMatchObject({ ok: false, fault: { code: 'import-shape', hand: 1 } });
  });

  test('with other points says so, and keeps ours', async () => {
    const { record, notes } = await imported({ step: { ...step, s: [1, -1, 0, 0] } });
    expect(notes).toEqual([{ kind: 'other-points', hand: 1 }]);
    expect(record.sheet.totals).toEqual(wonOf(playedHand('wrong'))?.payments ?? [0, 0, 0, 0]);
  });

  test.each([
    ['an empty session', { records: [] }],
    ['a wall that is too short', { step: { ...step, w: '00' } }],
    ['a list in the place of a number', { step: { ...step, d: [] } }],
    ['dice of seven', { step: { ...step, d: 0x7777 } }],
    ['numbers that are too large', { step: { ...step, a: [[1e9, 5, 0]] } }],
    ['a round without tiles', { game_title: {}, game_round: { round_index_1: {} } }],
    ['another game', { game_title: { rule: 'riichi' }, game_round: {} }],
    ['a log without a deal', { log: [{ output: { command: 'request', content: {} } }] }],
    ['a log of something else', { log: [{ output: 5 }] }],
  ])('%s is refused', async (_, value) => {
    expect((await readForeign(JSON.stringify(value), noScript))?.ok).toBe(false);
  });

  test.each(['', 'hello', '[]', '{}', 'null', '{"format":"gorrion-game/1"}'])('%j is none of them', async text => {
    expect(await readForeign(text, noScript)).toBeUndefined();
  });

  test('does not crash on any change of one value', async () => {
    const random = seeded('broken imports');
    const text = JSON.stringify({ step });
    for (let n = 0; n < sized(100, 300); n++) {
      const at = Math.floor(random() * text.length);
      const broken = text.slice(0, at) + String.fromCharCode(32 + Math.floor(random() * 90)) + text.slice(at + 1);
      await expect(readForeign(broken, noScript)).resolves.not.toThrow();
    }
  });
});

describe('the lines of Botzone', () => {
  const text = botzoneText(playedHand('lines', OWN_WALLS), 1);

  test('of several matches give the first, and say how many were left out', async () => {
    const alone = await imported(text);
    const { record, notes } = await imported(`${text}\n\n${text}\r\n  ${text}\n`);
    expect(notes).toEqual([...alone.notes, { kind: 'first-match', others: 2 }]);
    expect(record).toEqual(alone.record);
  });

  test('of several matches say so too if the first cannot be played', async () => {
    const broken = text.replace(/^Player 0 Play .*$/m, 'Player 0 Play H1');
    expect(await readForeign(`${broken}\n${text}`, noScript)).toMatchObject({ ok: false });
    const other = text.replace(/^Player 0 Play .*$/m, 'Player 0 Gang');
    expect(await readForeign(`${other}\n${text}`, noScript)).toMatchObject({
      ok: false,
      fault: { code: 'import-nothing', notes: [{ kind: 'left-out' }, { kind: 'first-match', others: 1 }] },
    });
  });

  test('are read up to the claims that others outranked, however they are spaced', async () => {
    const plain = await imported(text);
    expect(await imported(text.replaceAll(' Ignore ', '\t Ignore  '))).toEqual(plain);
    expect(await imported(`${text}\nScore${' '.repeat(1_000_000)}0 0 0 0 Ignore`)).toMatchObject({
      notes: [{ kind: 'other-points', hand: 5 }],
    });
  });

  test('are refused if one match has more than any can have', async () => {
    const drawn = `${text}\n${'Wind 0\n'.repeat(3000)}`;
    expect(await readForeign(drawn, noScript)).toMatchObject({ ok: false, fault: { code: 'import-shape' } });
  });
});

describe('hostile values', () => {
  const played = playedHand('hostile');
  const step = tziakchaStep(played, 0, NAMES);
  const title = { rule: 'guobiao', p0_name: 'Ana' };
  const round = salasasaRound(played, 1, [0, 1, 2, 3]);
  const salasasa = (ticks: readonly unknown[]) => ({
    game_title: title,
    game_round: { round_index_1: { ...round, action_ticks: ticks } },
  });
  /** An object that cannot be made a number. */
  const hostile = { toString: 1, valueOf: 1 };

  test.each([
    ['a chow of tiles beyond all kinds', { step: { ...step, a: [[3, 0x3f, 0]] } }],
    ['a kong of a tile beyond all kinds', { step: { ...step, a: [[5, 0x33f, 0]] } }],
    ['a kong of flowers', { step: { ...step, a: [[5, 0x300 | 36, 0]] } }],
  ])('%s is refused', async (_, value) => {
    expect(await readForeign(JSON.stringify(value), noScript)).toMatchObject({
      ok: false,
      fault: { code: 'import-shape', hand: 1 },
    });
  });

  test('in the place of points count as no points', async () => {
    const { log } = botzoneLog(playedHand('hostile', OWN_WALLS), 0);
    const end = { output: { command: 'finish', content: { 0: hostile, 1: 1e300, 2: '8', 3: null } } };
    expect((await imported({ log: [...log.slice(0, -1), end] })).notes).toEqual([]);
    for (const points of [
      [hostile, 0, 0, 0],
      [0.5, -0.5, 0, 0],
      [1e300, -1e300, 0, 0],
      [0, 0, 0],
    ]) {
      const wrong = ['hu_self', 0, 8, ['错和'], points];
      const { record, notes } = await imported(salasasa([wrong, ...round.action_ticks]));
      expect(notes).toEqual([]);
      expectWhole(record);
    }
  });

  test('in the place of the time count as no time', async () => {
    for (const t of [1e300, 0.5, -1, 9e15]) {
      const { record } = await imported({ step: { ...step, t } });
      expect(record.from).toBe(0);
      expectWhole(record);
    }
  });

  test('names are cut between characters', async () => {
    const names = ['🀄'.repeat(70), `${'a'.repeat(59)}🀄b`, '\ud800', 'x'] as const;
    const { record } = await imported({ step: { ...tziakchaStep(played, 0, names), g: { t: '🀄'.repeat(40) } } });
    const [first, second, third] = record.sheet.players.map(({ name }) => name);
    expect(first).toBe('🀄'.repeat(30));
    expect(second).toBe('a'.repeat(59));
    expect(record.sheet.title).toBe('🀄'.repeat(12));
    expect(third!.isWellFormed()).toBe(true);
    expectWhole(record);
  });

  test('several false wins of a hand are all paid', async () => {
    const wrong = (seat: number, points: readonly number[]) => ['hu_self', seat, 8, ['错和'], points];
    const ticks = [wrong(0, [-30, 10, 10, 10]), wrong(1, [10, -30, 10, 10]), ...round.action_ticks];
    const plain = await imported(salasasa(round.action_ticks));
    const { record } = await imported(salasasa(ticks));
    const [before, after] = [plain.record.sheet.totals, record.sheet.totals];
    expect(after.map((points, player) => points - before[player as 0])).toEqual([-20, -20, 20, 20]);
  });

  test('in any place of a record lead to a refusal or a game', async () => {
    const random = seeded('hostile places');
    const values = [hostile, null, -1, 0.5, 1e300, '', '\ud800', [], true, 0xffff, 63, { __proto__: null }];
    const files = [{ step }, salasasa(round.action_ticks), botzoneLog(playedHand('hostile', OWN_WALLS), 0)];
    for (let n = 0; n < sized(100, 300); n++) {
      const file: unknown = structuredClone(files[n % files.length]);
      replaceOne(file, values[Math.floor(random() * values.length)], random);
      await expect(readForeign(JSON.stringify(file), noScript)).resolves.not.toThrow();
    }
  });
});

/** Puts a value in the place of another, somewhere in a file. */
function replaceOne(file: unknown, value: unknown, random: () => number): void {
  let place = file as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(place);
    const key = keys[Math.floor(random() * keys.length)];
    if (key === undefined) return;
    const inner = place[key];
    if (typeof inner !== 'object' || inner === null || random() < 0.1) {
      place[key] = value;
      return;
    }
    place = inner as Record<string, unknown>;
  }
}
