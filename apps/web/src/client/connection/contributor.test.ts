import type { FakeWire } from '@gorrion/client/testing';
import type { Entry, PersonId, Snapshot, TableCode, TableEvent } from '@gorrion/protocol';
import { boundCommitment, contextOf, digestOf, listOf, NO_PREVIOUS, unopened } from '@gorrion/table';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceTexts, tabTexts } from '../../kit/storage/texts.ts';
import { connected } from '../../testing/connected.ts';
import { PERSON, TestTable } from '../../testing/table.ts';
import { useApp } from '../store/app.ts';
import { tableFollower } from './tableFollower.ts';

const CODE = 'ABCD2345' as TableCode;
const FRESH = useApp.getInitialState();
const SECRET = { salt: '11'.repeat(32), seed: '22'.repeat(32) };
const PLACE = { origin: '', table: CODE, game: 1, handNumber: 1, attempt: 1 };
const ANA_AND_BOTS: NonNullable<ShuffleCommitment['bound']> = {
  ...PLACE,
  rules: 'wmo2006/16',
  beacon: '',
  previous: NO_PREVIOUS,
  chairs: [
    { kind: 'asked', id: 'ana' },
    { kind: 'bot', id: 'regular' },
    { kind: 'bot', id: 'regular' },
    { kind: 'bot', id: 'regular' },
  ],
};

type ShuffleCommitment = Extract<TableEvent, { type: 'shuffle-committed' }>;

const commitTo = (secret: typeof SECRET, change: Partial<typeof ANA_AND_BOTS> = {}): ShuffleCommitment => ({
  type: 'shuffle-committed',
  handNumber: 1,
  commitment: boundCommitment({ ...PLACE, ...change }, secret),
  secret: undefined,
  bound: { ...ANA_AND_BOTS, ...change },
});

/** The call for what the page shows now. */
function call(): TableEvent {
  const { proof } = useApp.getState().table!.state;
  if (proof?.format !== 3) throw new Error('nothing is committed');
  return { type: 'nonces-called', list: listOf(contextOf(proof), proof.chairs) };
}

const settle = async () => {
  for (let n = 0; n < 5; n++) await new Promise(resolve => setTimeout(resolve));
};

/** Ana's page enters a table that Ana opened, after the given events. */
async function entering(code: TableCode, ...since: readonly TableEvent[]) {
  const table = new TestTable().add(
    { type: 'table-opened', settings: unopened.settings, clock: unopened.clockPreset, host: 'ana' as PersonId },
    { type: 'seated', place: 0, who: PERSON('Ana') },
    ...([1, 2, 3] as const).map(
      (place): TableEvent => ({ type: 'seated', place, who: { kind: 'bot', level: 'regular', name: `Bot ${place}` } }),
    ),
    ...since,
  );
  const { wire, timers, client } = connected();
  client.enter(code, tableFollower);
  const snapshot: Snapshot = { code, viewer: 0, seq: 5, at: 0, state: table.state, watchers: 0 };
  wire.last('table:enter')!.answer({ ok: true, snapshot });
  await settle();
  const tell = async (event: TableEvent) => {
    const seq = useApp.getState().table!.seq + 1;
    const entry: Entry = { seq, at: 1000 * seq, event };
    wire.tell('table:entries', { code, entries: [entry] });
    await settle();
  };
  return { wire, timers, tell, client };
}

/** Ana's page at a table whose host has just started. */
async function starting(committed = commitTo(SECRET)) {
  const entered = await entering(CODE);
  await entered.tell(committed);
  return entered;
}

/** Ana's page has sealed, is loaded anew without its memory, and everything begins again because it cannot open. */
async function losing(code: TableCode) {
  const first = commitTo(SECRET, { table: code });
  const { tell, wire } = await entering(code, first, { type: 'nonce-sealed', place: 0, seal: 'ab'.repeat(32) });
  await tell(call());
  expect(useApp.getState().notices).toEqual([]);
  await tell({ type: 'shuffle-void', withheld: [0], ...SECRET });
  const last = useApp.getState().table!.state.redeals!.voids[0]!;
  await tell(commitTo(SECRET, { table: code, attempt: 2, previous: digestOf(last)! }));
  await tell({ type: 'readied', place: 1 });
  expect(said(wire)).toMatchObject([{ type: 'seal-nonce' }]);
  return useApp.getState().notices.map(({ news }) => news);
}

const said = (wire: FakeWire) =>
  wire.sent
    .filter(({ event }) => event === 'table:command')
    .map(({ message }) => (message as SentCommand).envelope.command);
interface SentCommand {
  readonly envelope: { readonly command: { readonly type: string; readonly seal: string; readonly nonce: string } };
}

// The page loads its arithmetic with the first shuffle, which takes as long as the machine is busy.
beforeAll(() => import('./nonce.ts'));
beforeEach(() => {
  useApp.setState(FRESH, true);
  // No address, and a browser that remembers no shuffle, whatever another file has left behind.
  vi.stubGlobal('location', undefined);
  for (const texts of [deviceTexts, tabTexts]) texts.set('gorrion.nonces', undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('a page that is asked for its nonce', () => {
  it('seals it and opens it by itself, each once', async () => {
    const { wire, tell } = await starting();
    const [first] = said(wire);
    expect(first).toMatchObject({ type: 'seal-nonce' });
    await tell({ type: 'readied', place: 1 });
    expect(said(wire)).toHaveLength(1);
    await tell({ type: 'nonce-sealed', place: 0, seal: first!.seal });
    await tell(call());
    const [, second] = said(wire);
    expect(second).toMatchObject({ type: 'open-nonce' });
    await tell({ type: 'nonce-opened', place: 0, nonce: second!.nonce });
    expect(said(wire)).toHaveLength(2);
    expect(useApp.getState()).toMatchObject({ pending: [], notices: [] });
  });

  it('resends its seal after a reconnect, under the same id', async () => {
    const { wire, timers } = await starting();
    const sent = wire.last('table:command')!.message;
    wire.drop();
    timers.pass(1000);
    wire.accept();
    expect(wire.count('table:command')).toBe(2);
    expect(wire.last('table:command')!.message).toEqual(sent);
  });

  it('objects to the shuffle if it answered and its seal does not count', async () => {
    const { wire, tell } = await starting();
    wire.last('table:command')!.answer({ ok: false, code: 'nonce-not-asked' });
    await tell(call());
    await tell({ type: 'readied', place: 2 });
    expect(said(wire).map(({ type }) => type)).toEqual(['seal-nonce', 'refuse-shuffle']);
    expect(useApp.getState().notices.map(({ news }) => news)).toEqual([
      { kind: 'shuffle-objection', reason: 'left-out' },
    ]);
  });

  it('refuses the shuffle of another table and warns its player', async () => {
    const { wire } = await starting(commitTo(SECRET, { table: 'EFGH6789' }));
    expect(said(wire)).toMatchObject([{ type: 'refuse-shuffle', reason: 'wrong-place' }]);
    expect(useApp.getState().notices).toMatchObject([{ news: { kind: 'shuffle-objection', reason: 'wrong-place' } }]);
  });

  it('asks its player when the server repeats a known hand, and seals again once the player agrees', async () => {
    const { wire, tell, client } = await starting();
    wire.last('table:command')!.answer({ ok: true, seq: 7 });
    await tell(commitTo({ ...SECRET, salt: '33'.repeat(32) }));
    expect(said(wire).map(({ type }) => type)).toEqual(['seal-nonce', 'refuse-shuffle']);
    expect(useApp.getState().notices).toMatchObject([{ news: { kind: 'hand-lost' } }]);
    wire.last('table:command')!.answer({ ok: true, seq: 8 });
    const accepted = client.acceptLoss();
    await settle();
    expect(said(wire).at(-1)).toMatchObject({ type: 'accept-loss' });
    wire.last('table:command')!.answer({ ok: true, seq: 9 });
    await accepted;
    await tell({ type: 'loss-accepted', place: 0 });
    expect(said(wire).at(-1)).toMatchObject({ type: 'seal-nonce' });
    expect(said(wire).at(-1)!.seal).not.toBe(said(wire)[0]!.seal);
  });

  it('announces which page refuses a shuffle, and which player withheld a number', async () => {
    const { tell } = await starting();
    await tell({ type: 'shuffle-refused', place: 2, reason: 'other-list' });
    await tell({ type: 'shuffle-void', withheld: [1], ...SECRET });
    expect(useApp.getState().notices.map(({ news }) => news)).toEqual([
      { kind: 'shuffle-refused', name: 'Bot 2', reason: 'other-list' },
      { kind: 'shuffle-void', names: ['Bot 1'] },
    ]);
  });

  it('warns its player that a reload lost its number, if the browser stores nothing', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { getItem: () => null, setItem, removeItem: () => {} };
    vi.stubGlobal('localStorage', full);
    vi.stubGlobal('sessionStorage', full);
    expect(await losing('JKMN2345' as TableCode)).toEqual([
      { kind: 'shuffle-void', names: ['Ana'] },
      { kind: 'number-lost' },
    ]);
  });

  it('blames no reload if the browser stores numbers, because another device withheld its own', async () => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    });
    expect(await losing('PQRS2345' as TableCode)).toEqual([{ kind: 'shuffle-void', names: ['Ana'] }]);
  });

  it('retries after the table was frozen', async () => {
    const { wire, tell } = await starting();
    wire.last('table:command')!.answer({ ok: false, code: 'table-frozen' });
    await settle();
    await tell({ type: 'clock-shifted', by: 0 });
    expect(said(wire)).toHaveLength(2);
  });
});
