import { decideAsBot } from '@gorrion/bots';
import type { GameLine, LineList, OpenedGame } from '@gorrion/protocol';
import { type HandEvent, type Seat, viewFor } from '@gorrion/rules';
import {
  checkLine,
  dealtAt,
  foldLine,
  lineEvents,
  lineMoment,
  type NewLine,
  resultOf,
  seatsAsked,
} from '@gorrion/table';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ANA, askerOf, BEA, EVA, playGame } from './testing/archive.ts';
import { fastClock, type TestServer, testServer } from './testing/server.ts';

// Real sockets and whole hands on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let played: Awaited<ReturnType<typeof playGame>>;
beforeAll(async () => {
  played = await playGame();
});

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = askerOf(() => server!.port);
const linesOf = async (id: string, cookie: string): Promise<readonly GameLine[]> =>
  ((await ask(`/api/games/${id}/lines`, cookie)).value as LineList).lines;

/** Opens a server that has the game which Ana and Bea have played. */
async function playedGame() {
  server = await testServer({ clock: fastClock(100), store: await played.newStore() });
  const { id } = played;
  const { record } = (await ask(`/api/games/${id}`, ANA)).value as OpenedGame;
  return { id, record, path: `/api/games/${id}/lines` };
}

/** Plays the first hand of a game again from its deal, with bots in all seats. */
function attemptAt({ record }: Pick<OpenedGame, 'record'>, own: Seat, kind: NewLine['kind'] = 'attempt'): NewLine {
  const before = dealtAt(record, 0)!;
  const start = lineMoment(record, before)!.state;
  const events: HandEvent[] = [];
  let hand = start;
  while (hand.phase.name !== 'over') {
    const [asked] = seatsAsked(hand);
    const caused = lineEvents(hand, decideAsBot('beginner', viewFor(hand, asked!), asked!, `${own}`));
    if (!caused.ok) throw new Error(caused.error.code);
    events.push(...caused.value);
    hand = foldLine(hand, caused.value);
  }
  return { kind, hand: 0, before, seat: own, events, result: resultOf(hand), level: 'beginner' };
}

describe('a line beside a finished game', () => {
  it('is read by whoever may read the game, and deleted by its author or the host', async () => {
    const { id, record, path } = await playedGame();
    const line = attemptAt({ record }, 1, 'branch');
    expect((await ask(path, EVA, { line })).status).toBe(200);
    for (const cookie of [ANA, BEA, EVA]) {
      const [kept] = await linesOf(id, cookie);
      expect(kept).toEqual({
        ...line,
        id: 'b1',
        author: expect.any(String),
        isOwn: cookie === EVA,
        at: expect.any(Number),
      });
    }
    await ask(path, BEA, { line });
    expect((await linesOf(id, ANA)).map(one => one.author)).toEqual([expect.any(String), 'Bea']);
    expect(await ask(path, EVA, { drop: 'b2' })).toEqual({ status: 403, value: { code: 'not-the-host' } });
    expect((await ask(path, EVA, { drop: 'b1' })).status).toBe(200);
    expect((await ask(path, EVA, { drop: 'b1' })).value).toEqual({ code: 'no-such-line' });
    expect((await ask(path, ANA, { drop: 'b2' })).status).toBe(200);
    await ask(path, BEA, { line });
    expect((await linesOf(id, ANA)).map(one => one.id)).toEqual(['b3']);
    const { record: after } = (await ask(`/api/games/${id}`, ANA)).value as OpenedGame;
    expect(after).toEqual(record);
  });

  it('is closed to those to whom the game is closed, and unknown where the game is', async () => {
    const { id, record, path } = await playedGame();
    const line = attemptAt({ record }, 1, 'branch');
    await ask(path, BEA, { line });
    await ask(`/api/games/${id}`, ANA, { access: 'players' });
    expect(await ask(path, EVA)).toEqual({ status: 403, value: { code: 'game-for-players' } });
    expect(await ask(path, EVA, { line })).toEqual({ status: 403, value: { code: 'game-for-players' } });
    expect((await ask('/api/games/NOSUCHGAME-1/lines', EVA)).value).toEqual({ code: 'no-such-game' });
  });

  it('that does not follow from the record, comes from a foreign page or is one too many, is refused', async () => {
    const { id, record, path } = await playedGame();
    const line = attemptAt({ record }, 1, 'branch');
    const bad = [
      { line: { ...line, events: line.events.slice(1) } },
      { line: { ...line, result: [8, -8, 0, 0] } },
      { line: { ...line, before: 2 } },
      { line: { ...line, author: 'Somebody else' } },
      { line: { ...line, events: Array.from({ length: 5000 }, () => line.events[0]) } },
      { drop: 'b1; DROP TABLE games' },
      {},
      null,
    ];
    for (const body of bad) expect(await ask(path, EVA, body)).toEqual({ status: 422, value: { code: 'bad-line' } });
    expect((await ask(path, EVA, { line }, 'https://evil.example')).status).toBe(400);
    expect(await linesOf(id, EVA)).toEqual([]);
    const short = { ...line, events: line.events.slice(0, 1), result: null };
    for (let n = 0; n < 60; n++) expect((await ask(path, EVA, { line: short })).status).toBe(200);
    expect(await ask(path, EVA, { line: short })).toEqual({ status: 409, value: { code: 'too-many-lines' } });
  });

  it('hides its author where names are hidden, and a forgotten name everywhere', async () => {
    const { id, record, path } = await playedGame();
    await ask(path, ANA, { line: attemptAt({ record }, 1, 'branch') });
    const { alias } = (await ask(`/api/games/${id}`, BEA, { alias: true })).value as OpenedGame;
    const hidden = await ask(`/api/games/${alias}/lines`, EVA);
    expect((hidden.value as LineList).lines[0]).toMatchObject({ author: '', isOwn: false });
    expect(JSON.stringify(hidden.value)).not.toContain('Ana');
    // A record without names has fewer facts; the line leaves it at the same moment, and another one can be added there.
    const { record: unnamed } = (await ask(`/api/games/${alias}`, EVA)).value as OpenedGame;
    const [line] = (hidden.value as LineList).lines;
    expect(unnamed.facts.length).toBeLessThan(record.facts.length);
    expect(checkLine(unnamed, line!)).toBeUndefined();
    const own = { ...attemptAt({ record: unnamed }, 2, 'branch') };
    expect((await ask(`/api/games/${alias}/lines`, EVA, { line: own })).status).toBe(200);
    expect(checkLine(record, (await linesOf(id, BEA)).at(-1)!)).toBeUndefined();
    expect((await linesOf(id, BEA))[0]!.author).toBe('Ana');
    const guest = await server!.guest({ cookie: ANA });
    await guest.ask('me:forget', {});
    expect((await linesOf(id, BEA))[0]!.author).not.toBe('Ana');
  });
});

describe('the attempt of a friend at a hand', () => {
  it('does not leave the server before the reader has finished the same seat', async () => {
    const { id, record, path } = await playedGame();
    for (const from of [1, 2] as const) await ask(path, ANA, { line: attemptAt({ record }, from) });
    const closed = (await linesOf(id, BEA)).filter(line => !line.isOwn);
    expect(closed.map(({ events, result, author, seat: from }) => ({ events, result, author, from }))).toEqual([
      { events: [], result: null, author: 'Ana', from: 1 },
      { events: [], result: null, author: 'Ana', from: 2 },
    ]);
    const unfinished = attemptAt({ record }, 1);
    const half = { ...unfinished, events: unfinished.events.slice(0, 1), result: null };
    expect((await ask(path, BEA, { line: half })).value).toEqual({ code: 'bad-line' });
    // A branch from the same moment is no attempt.
    await ask(path, BEA, { line: { ...unfinished, kind: 'branch' } });
    expect((await linesOf(id, BEA)).filter(line => !line.isOwn).every(line => line.events.length === 0)).toBe(true);
    await ask(path, BEA, { line: unfinished });
    const open = (await linesOf(id, BEA)).filter(line => !line.isOwn);
    expect(open.map(line => line.events.length > 0)).toEqual([true, false]);
    expect(open[0]!.result).not.toBeNull();
    expect((await linesOf(id, EVA)).filter(line => line.kind === 'attempt').every(line => line.result === null)).toBe(
      true,
    );
  });
});
