import type { Entry, PersonId, Snapshot, TableCode } from '@gorrion/protocol';
import { unopened } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { createOutbox } from './connection/outbox.ts';
import { serverClock } from './connection/serverClock.ts';
import { inMemory, shuffler } from './shuffles.ts';
import { type RefusedError, Table } from './table.ts';
import { FakeTimers, FakeWire } from './testing/wire.ts';

const CODE = 'ABCD2345' as TableCode;
const SNAPSHOT: Snapshot = { code: CODE, viewer: 'spectator', seq: 5, at: 1000, state: unopened, watchers: 1 };
const seated = (seq: number, place: 0 | 1 | 2 | 3): Entry => ({
  seq,
  at: 1000 * seq,
  event: { type: 'seated', place, who: { kind: 'person', id: `p${place}` as PersonId, name: 'Ana', presence: 'here' } },
});

function entering() {
  const [wire, timers] = [new FakeWire(), new FakeTimers()];
  const outbox = createOutbox(wire, timers);
  const shuffles = shuffler('http://localhost', inMemory());
  const table = new Table(CODE, { wire, timers, clock: serverClock(timers.now), outbox, shuffler: shuffles });
  wire.accept();
  return { wire, timers, table, answer: table.entered() };
}

async function entered() {
  const entering_ = entering();
  entering_.wire.last('table:enter')!.answer({ ok: true, snapshot: SNAPSHOT });
  await entering_.answer;
  return entering_;
}

const line = (at: number) => ({ text: 'hola', from: { id: 'ana' as PersonId, name: 'Ana' }, room: 'players', at });

describe('a table that a client follows', () => {
  it('is there with its snapshot, and folds each fact once and in order', async () => {
    const { wire, table, answer } = entering();
    wire.last('table:enter')!.answer({ ok: true, snapshot: SNAPSHOT });
    expect(await answer).toEqual({ ok: true });
    const seen: number[] = [];
    table.on('entry', ({ entry }) => seen.push(entry.seq));
    wire.tell('table:entries', { code: CODE, entries: [seated(5, 0), seated(6, 0), seated(7, 1)] });
    wire.tell('table:entries', { code: 'EFGH6789', entries: [seated(8, 2)] });
    expect([seen, table.seq, table.state.places[1].kind]).toEqual([[6, 7], 7, 'person']);
  });

  it('asks for what it missed after a gap, and over a new connection', async () => {
    const { wire, table } = await entered();
    wire.tell('table:entries', { code: CODE, entries: [seated(8, 0)] });
    expect(wire.last('table:enter')!.message).toEqual({ code: CODE, since: 5, viewer: 'spectator' });
    wire.last('table:enter')!.answer({ ok: true, entries: [seated(6, 0)] });
    wire.drop();
    wire.accept();
    table.catchUp();
    expect(wire.last('table:enter')!.message).toMatchObject({ since: 6 });
  });

  it('is refused with its code, and asks again when the server had too many requests', async () => {
    const { wire, timers, answer } = entering();
    wire.last('table:enter')!.answer({ ok: false, code: 'too-many-requests' });
    timers.pass(4000);
    expect(wire.count('table:enter')).toBe(2);
    wire.last('table:enter')!.answer({ ok: false, code: 'no-such-table' });
    expect(await answer).toEqual({ ok: false, code: 'no-such-table' });
  });

  it('ends every wait when it may be followed no more, and hears nothing from then on', async () => {
    const { wire, table } = await entered();
    const [waiting, later] = [table.until(() => false), [] as unknown[]];
    wire.tell('notice', { code: 'shown-out', table: CODE });
    table.on('change', () => later.push(1));
    await expect(waiting).rejects.toMatchObject({ code: 'shown-out' } satisfies Partial<RefusedError>);
    await expect(table.until(() => true)).rejects.toThrow('shown-out');
    wire.tell('table:entries', { code: CODE, entries: [seated(6, 0)] });
    expect([table.seq, later]).toEqual([5, []]);
  });

  it('is entered once, however often that is asked, and closed by its refusal', async () => {
    const { wire, table, answer } = await entered();
    expect([await table.entered(), await answer, wire.count('table:enter')]).toEqual([{ ok: true }, { ok: true }, 1]);
    wire.tell('notice', { code: 'shown-out', table: CODE });
    wire.tell('table:said', { code: CODE, line: line(1) });
    wire.tell('table:snapshot', { ...SNAPSHOT, seq: 9 });
    table.catchUp();
    expect([table.chat, table.seq, wire.count('table:enter')]).toEqual([[], 5, 1]);
  });

  it('ends with the reason of its client, and so does who is still entering', async () => {
    const { table, answer } = entering();
    table.exit('wrong-version');
    table.exit();
    expect(await answer).toEqual({ ok: false, code: 'wrong-version' });
    await expect(table.until(() => true)).rejects.toThrow('wrong-version');
  });

  it('keeps the chat, and tells that it stands still', async () => {
    const { wire, table } = await entered();
    const heard: number[] = [];
    table.on('chat', ({ at }) => heard.push(at));
    wire.tell('table:chat', { code: CODE, lines: [line(1)] });
    for (const at of [1, 2]) wire.tell('table:said', { code: CODE, line: line(at) });
    wire.tell('table:frozen', { code: CODE, isFrozen: true });
    expect([heard, table.chat.length, table.isFrozen]).toEqual([[2], 2, true]);
  });

  it('puts a line that comes late in its place: who watches with a delay hears players later than spectators', async () => {
    const { wire, table } = await entered();
    const heard: number[] = [];
    table.on('chat', ({ at }) => heard.push(at));
    for (const at of [2, 1]) wire.tell('table:said', { code: CODE, line: line(at) });
    expect([heard, table.chat.map(({ at }) => at)]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('sits down at a teacher’s table only by saying that it knows of the teacher', async () => {
    const { wire, table } = await entered();
    const sent = () => wire.last('table:command')!.message;
    void table.sit(2);
    expect(sent()).toMatchObject({ envelope: { command: { type: 'sit', place: 2 } } });
    expect(JSON.stringify(sent())).not.toContain('isTaught');
    void table.sit(2, true);
    expect(sent()).toMatchObject({ envelope: { command: { type: 'sit', place: 2, isTaught: true } } });
  });

  it('sends an action under the number of the newest fact, without the seat that the server fills in', async () => {
    const { wire, table } = await entered();
    void table.act({ type: 'draw', seat: 2 });
    expect(wire.last('table:command')!.message).toMatchObject({
      code: CODE,
      envelope: { answers: 5, command: { type: 'act', action: { type: 'draw' } } },
    });
    expect(JSON.stringify(wire.last('table:command')!.message)).not.toContain('seat');
  });
});
