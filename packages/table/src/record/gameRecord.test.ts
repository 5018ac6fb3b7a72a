import { type Entry, type GameId, type GameRecord, gameIdOf, type TableCode, type TableEvent } from '@gorrion/protocol';
import { recordSchema } from '@gorrion/protocol/schemas';
import { isClassicalId, PLAYERS, seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { storedLogs } from '../../fixtures/storedLogs.ts';
import { evolveTable, replayTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { upcast } from '../state/upcast.ts';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { withoutNames } from './anonymous.ts';
import { finishedGames, openHands } from './gameRecord.ts';
import { gameText } from './gameText.ts';
import { readRecord, type ShapeCheck } from './readRecord.ts';
import { summaryOf } from './sheetOf.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const idOf = (number: number): GameId => gameIdOf('ABCD2345' as TableCode, number);
const [ana, bea] = ['Ana', 'Bea'].map(person) as [ReturnType<typeof person>, ReturnType<typeof person>];

const check: ShapeCheck = value => {
  const read = recordSchema.safeParse(value);
  return read.success ? read.data : { faultAt: read.error.issues[0]?.path ?? [] };
};
const read = (record: unknown) => readRecord(JSON.stringify(record), check);

async function playedLog(hands: number): Promise<readonly Entry[]> {
  const world = new World(`record ${hands}`);
  await world.start({ clock: 'relaxed' }, ana, bea);
  pagesOf(world, [ana, bea], seeded('record'));
  await until(world, () => {
    const { results, phase } = world.table.state.session;
    return phase === 'over' || (results.length === hands && phase === 'playing');
  });
  return world.store.logOf('table');
}

const played = new Map<number, Promise<readonly Entry[]>>();

/** The log of two people and two bots, when so many hands are over and another is in play; or of the whole game. */
function logAfter(hands: number): Promise<readonly Entry[]> {
  const log = played.get(hands) ?? playedLog(hands);
  played.set(hands, log);
  return log;
}

/** All session states of a log, from a game's first to its last. */
const sessionsOf = (facts: readonly Pick<Entry, 'at' | 'event'>[]) => {
  let state = unopened;
  return facts.flatMap(fact => {
    state = evolveTable(state, fact);
    return fact.event.type === 'session' ? [JSON.stringify(state.session)] : [];
  });
};

describe('the record of a game', () => {
  test.each(storedLogs().map(log => [log.version, log.name, log] as const))(
    'of a log of version %i (%s) folds alone to the states of its game',
    (_, __, { entries }) => {
      const log = upcast(entries);
      const all = sessionsOf(log);
      const games = finishedGames(entries, idOf);
      for (const { record } of games) {
        const own = sessionsOf(record.facts);
        expect(own.length).toBeGreaterThan(10);
        const start = all.indexOf(own[0]!);
        expect(own).toEqual(all.slice(start, start + own.length));
        expect(read(record)).toEqual({ ok: true, record: JSON.parse(JSON.stringify(record)) });
      }
      const ends = log.filter(({ event }) => event.type === 'session' && event.event.type === 'session-ended');
      expect(games).toHaveLength(ends.length);
    },
  );

  test('[R38] has points that are paid, flowers among them, in every line of its sheet', () => {
    const games = storedLogs().flatMap(({ entries }) => finishedGames(entries, idOf));
    const ofCompetition = games.filter(({ record }) => !isClassicalId(record.sheet.ruleset));
    const won = ofCompetition.flatMap(({ record }) => record.sheet.lines.filter(({ kind }) => kind === 'won'));
    const base = 8;
    expect(won.length).toBeGreaterThan(100);
    for (const { from, points = 0, winner, changes } of won) {
      for (const loser of PLAYERS.filter(player => player !== winner)) {
        const pays = from === undefined || from === loser ? base + points : base;
        expect(-changes[loser]).toBe(pays);
      }
    }
  });

  test('holds what its sheet says, and no secret that was not opened', async () => {
    const log = await logAfter(99);
    const [game] = finishedGames(log, idOf);
    const { record } = game!;
    const { session } = replayTable(log);
    expect(record.sheet.totals).toEqual(session.totals);
    expect(record.sheet.lines).toHaveLength(4);
    expect(record.sheet.end).toBe('complete');
    const summary = summaryOf(record);
    expect(summary.wins.reduce((sum, wins) => sum + wins, 0)).toBe(
      session.results.filter(({ outcome }) => outcome.kind === 'won').length,
    );
    const opened = new Set(record.facts.flatMap(({ event }) => (event.type === 'shuffle-opened' ? [event.seed] : [])));
    const secrets = log.flatMap(({ event }) => (event.type === 'shuffle-committed' ? [event.secret!.seed] : []));
    const text = JSON.stringify(record);
    for (const seed of secrets) expect(text.includes(seed)).toBe(opened.has(seed));
    expect(record.facts.map(({ event }) => event.type)).not.toContain('switched');
  });

  test('of a game in play holds finished hands only, at every moment', async () => {
    const log = await logAfter(2);
    expect(finishedGames(log, idOf)).toEqual([]);
    let known: string | undefined;
    let hands = 0;
    for (let end = 1; end <= log.length; end++) {
      const { event } = log[end - 1]!;
      const now = JSON.stringify(openHands(log.slice(0, end), idOf));
      const isOpened = event.type === 'shuffle-opened';
      if (isOpened) hands += 1;
      else expect(now, `fact ${end}`).toBe(known);
      known = now;
      const told: GameRecord | undefined = now && JSON.parse(now);
      expect(told?.sheet.lines.length ?? 0).toBe(hands);
    }
    expect(hands).toBe(2);
  });
});

test('of a game in play without shuffles of the table opens a hand when it is scored', async () => {
  const isOfShuffle = ({ event }: Entry) => /^(shuffle|nonce)/.test(event.type);
  const log = (await logAfter(1)).filter(entry => !isOfShuffle(entry)).map((entry, n) => ({ ...entry, seq: n + 1 }));
  const scored = log.findIndex(({ event }) => event.type === 'session' && event.event.type === 'hand-scored');
  expect(openHands(log.slice(0, scored), idOf)).toBeUndefined();
  for (const end of [scored + 1, log.length]) {
    expect(openHands(log.slice(0, end), idOf)?.facts.at(-1)?.event).toEqual(log[scored]!.event);
  }
});

test('a sheet that is signed after the next shuffle was committed is signed in the game that is over', async () => {
  const log = await logAfter(99);
  const { seq, at } = log.at(-1)!;
  const next = log.find(({ event }) => event.type === 'shuffle-committed')!;
  const signed = { type: 'sheet-signed', by: 0 } as const;
  const later = [next.event, signed].map((event, n): Entry => ({ seq: seq + 1 + n, at: at + 1 + n, event }));
  const games = finishedGames([...log, ...later], idOf);
  expect(games).toHaveLength(1);
  expect(games[0]!.record.facts.at(-1)!.event).toEqual(signed);
  // What was kept before stays as it is, to the last byte: a record only grows.
  const [kept] = finishedGames(log, idOf);
  expect(games[0]!.record.facts.slice(0, -1)).toEqual(kept!.record.facts);
  expect(openHands([...log, ...later], idOf)).toBeUndefined();
});

const isEnd = ({ event }: Pick<Entry, 'event'>): boolean =>
  event.type === 'session' && event.event.type === 'session-ended';

test('a correction after the end adds facts, and the totals of the sheet follow from them', async () => {
  const log = await logAfter(99);
  const { seq, at } = log.at(-1)!;
  const [kept] = finishedGames(log, idOf);
  const ruling = { kind: 'correct', changes: [8, -8, 0, 0], article: '3.11.2', remark: 'Counted again.' } as const;
  const tablePoints = [4, 2, 1, 0] as const;
  const adjusted = { type: 'totals-adjusted', changes: ruling.changes, tablePoints } as const;
  const later = [{ type: 'ruled', ruling, by: 'umpire' } as const, { type: 'session', event: adjusted } as const].map(
    (event, n): Entry => ({ seq: seq + 1 + n, at: at + 1 + n, event }),
  );
  const [corrected] = finishedGames([...log, ...later], idOf);
  expect(corrected!.record.facts.slice(0, -2)).toEqual(kept!.record.facts);
  // The game has ended when it ended, however late its sheet is corrected or signed.
  expect(corrected!.record.to).toBe(kept!.record.to);
  expect(kept!.record.to).toBe(corrected!.record.facts.find(isEnd)!.at);
  const before = kept!.record.sheet;
  expect(corrected!.record.sheet.totals).toEqual(before.totals.map((points, n) => points + ruling.changes[n]!));
  expect(corrected!.record.sheet.lines).toEqual(before.lines);
  expect(read(corrected!.record)).toMatchObject({ ok: true });
});

test('a record without names holds no remark of an umpire, and calls each player by one name', async () => {
  const { record } = finishedGames(await logAfter(99), idOf)[0]!;
  const ruling = { kind: 'warn', player: 0, article: '3.11.6.6', remark: 'Ana again' } as const;
  const ruled = { at: record.to, event: { type: 'ruled', ruling, by: 'umpire' } as const };
  const moved = record.facts.find(({ event }) => event.type === 'seated' && event.place === 2)!;
  const told = withoutNames({ ...record, facts: [...record.facts, moved, ruled] }, ['E', 'S', 'W', 'N']);
  expect(JSON.stringify(told)).not.toContain('Ana');
  expect(told.sheet.players.map(({ name }) => name)).toEqual(['E', 'S', 'W', 'N']);
});

/** The words of a reader for the text of a game. */
const TEXT_WORDS: Parameters<typeof gameText>[1] = {
  chow: 'comer',
  pung: 'tres',
  kong: 'cuatro',
  hu: 'gana',
  selfDrawn: 'del muro',
  drawn: 'empate',
  void: 'nula',
  dealtAgain: 'otra vez',
  exchange: 'cambia con',
  doubleOf: ({ id }) => id,
  specialOf: id => `¡${id}!`,
  nameOf: name => `<${name}>`,
  fanOf: fan => `«${fan}»`,
  rulesOf: ruleset => `reglas ${ruleset}`,
  discardOf: name => `de ${name}`,
  roundOf: round => `ronda ${round}`,
};

describe('the umpire of a game', () => {
  type Umpired = Extract<TableEvent, { type: 'umpire-appointed' }>;
  const appointed = (name: string): Umpired => ({
    type: 'umpire-appointed',
    person: { id: person(name.replace(' ', '-')).id, name },
  });
  const left: TableEvent = { type: 'umpire-left' };
  const signed = (name: string): TableEvent => ({ type: 'sheet-signed', by: 'umpire', name });
  const [eva, otto] = [appointed('Eva Umpire'), appointed('Otto Umpire')] as const;
  const numbered = (events: readonly Pick<Entry, 'at' | 'event'>[]) =>
    events.map(({ at, event }, n): Entry => ({ seq: n + 1, at, event }));
  /** A log with other facts at places of it. */
  const withFacts = (log: readonly Entry[], more: Readonly<Record<number, readonly TableEvent[]>>) =>
    numbered(
      Array.from({ length: log.length + 1 }, (_, n) => [
        ...(more[n] ?? []).map(event => ({ at: (log[n] ?? log.at(-1)!).at, event })),
        ...log.slice(n, n + 1),
      ]).flat(),
    );
  const umpiresOf = ({ facts }: GameRecord) =>
    facts.flatMap(({ event }) => (event.type.startsWith('umpire') || event.type === 'sheet-signed' ? [event] : []));

  test('is in its record, also if they came before it or another one takes their place', async () => {
    const log = await logAfter(99);
    const first = log.findIndex(({ event }) => event.type === 'shuffle-committed');
    const middle = Math.floor((first + log.length) / 2);
    const all = withFacts(log, {
      [first]: [otto, left, eva],
      // Under which key they have come is for the table's log alone.
      [middle]: [left, { ...otto, key: { helper: 2, digest: 'f'.repeat(64) } }],
      [log.length]: [signed('Otto Umpire')],
    });
    const [game] = finishedGames(all, idOf);
    expect(umpiresOf(game!.record)).toEqual([eva, left, otto, signed('Otto Umpire')]);
    expect(sessionsOf(game!.record.facts)).toEqual(sessionsOf(all));
    expect(replayTable(all).umpire?.person).toMatchObject(replayTable(game!.record.facts).umpire!.person!);
    expect(read(game!.record)).toEqual({ ok: true, record: JSON.parse(JSON.stringify(game!.record)) });
  });

  test('is not in it if they have left before', async () => {
    const log = await logAfter(99);
    const first = log.findIndex(({ event }) => event.type === 'shuffle-committed');
    const [game] = finishedGames(withFacts(log, { [first]: [eva, left] }), idOf);
    expect(game!.record).toEqual(finishedGames(log, idOf)[0]!.record);
  });

  test('who comes between two games is in the records of both', async () => {
    const log = await logAfter(99);
    const first = log.findIndex(({ event }) => event.type === 'shuffle-committed');
    // The next game: its shuffle is committed before the rematch begins.
    const [committed, ...rest] = log.slice(first);
    const end = log.at(-1)!.at;
    const next = [committed!.event, eva, signed('Eva Umpire'), { type: 'rematch-begun' } as const];
    const later = [...next.map(event => ({ at: end, event })), ...rest];
    const games = finishedGames(numbered([...log, ...later]), idOf);
    expect(games.map(({ record }) => umpiresOf(record))).toEqual([[eva, signed('Eva Umpire')], [eva]]);
  });

  test('has no name and no id where the names are hidden, and no line in the text of the game', async () => {
    const log = await logAfter(99);
    const first = log.findIndex(({ event }) => event.type === 'shuffle-committed');
    const late: TableEvent[] = [
      signed('Eva Umpire'),
      { type: 'appealed', by: 0, name: 'Ana', hand: 1, text: 'Eva Umpire was late.' },
      { type: 'appeal-answered', appeal: 0, isUpheld: true, remark: 'Eva Umpire was.', name: 'Eva Umpire' },
    ];
    const [game] = finishedGames(withFacts(log, { [first]: [eva], [log.length]: late }), idOf);
    const { record } = game!;
    expect(JSON.stringify(record)).toContain(eva.person.id);
    const hidden = JSON.stringify(withoutNames(record, ['E', 'S', 'W', 'N']));
    for (const text of ['Eva', eva.person.id]) expect(hidden).not.toContain(text);
    expect(JSON.stringify(summaryOf(record))).not.toContain('Eva');
    expect(gameText(record, TEXT_WORDS)).not.toContain('Eva');
  });
});

describe('a game of the older ways as text', () => {
  const macau = storedLogs().find(({ name }) => name === 'two-macau')!;
  const [game] = finishedGames(macau.entries, idOf);
  const { record } = game!;
  const lines = gameText(record, TEXT_WORDS).split('\n');
  const count = (type: string) =>
    record.facts.filter(
      ({ event }) => event.type === 'session' && event.event.type === 'hand' && event.event.event.type === type,
    ).length;

  test('[C22] tells every exchange with the tiles of both neighbours', () => {
    const told = lines.flatMap(line => line.match(/[ESWN] cambia con [ESWN] [^·]+/g) ?? []);
    expect(told.length).toBe(count('exchanged'));
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]).toMatch(/^E cambia con S (\S+) \/ (\S+)/);
  });

  test('[C46] has the count of all four hands below each hand that was won', () => {
    const won = record.sheet.lines.filter(({ kind }) => kind === 'won');
    const counts = lines.filter(line => /^ {2}E \d+ \(.+\) · S \d+ \(.+\) · W \d+ \(.+\) · N \d+ \(.+\)$/.test(line));
    expect(won.length).toBeGreaterThan(0);
    expect(counts).toHaveLength(won.length);
  });

  test('[C14] names hands by their place in rounds of any length', () => {
    const heads = lines.filter(line => /^[ESWN]\d+: E </.test(line));
    expect(new Set(heads.map(head => head.split(':')[0])).size).toBe(heads.length);
    expect(heads).toHaveLength(record.sheet.lines.length);
  });
});

test('a game as text has its players, its deals and every discard, and names as the reader says them', async () => {
  const [game] = finishedGames(await logAfter(99), idOf);
  const { record } = game!;
  const text = gameText(record, TEXT_WORDS);
  const lines = text.split('\n');
  expect(lines[0]).toMatch(/^Gorrión ABCD2345-1, \d{4}-\d\d-\d\d \d\d:\d\d UTC, reglas wmo2006$/);
  expect(lines.filter(line => /^[ESWN][1-4]: E </.test(line))).toHaveLength(4);
  const deals = lines.filter(line => /^ {2}[ESWN] [^·]+$/.test(line));
  expect(deals).toHaveLength(16);
  const isDiscard = ({ event }: Pick<Entry, 'event'>) =>
    event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'discarded';
  const told = lines.filter(line => line.includes(' · ')).flatMap(line => line.trim().split(' · '));
  expect(told.filter(move => /^[ESWN] ([1-9][mps]|[ESWNCFP])\*?$/.test(move))).toHaveLength(
    record.facts.filter(isDiscard).length,
  );
  expect(text).toContain('<Ana> ');
  // The reader's words stand everywhere, and every fan of every win.
  expect(text).not.toMatch(/\b(chow|pung|kong|Hu|self-drawn|from)\b/);
  const wins = record.sheet.lines.filter(({ kind }) => kind === 'won');
  for (const { fans = [] } of wins) for (const fan of fans) expect(text).toContain(`«${fan}»`);
  expect(lines.filter(line => /^ {2}<.*\), (del muro|de <\w+>): </.test(line))).toHaveLength(wins.length);
});

describe('a file', () => {
  const record = () =>
    finishedGames(storedLogs().findLast(log => finishedGames(log.entries, idOf).length > 0)!.entries, idOf)[0]!.record;
  const faultOf = (text: string) => {
    const found = readRecord(text, check);
    return found.ok ? undefined : found.fault;
  };
  const changed = (change: (record: { facts: { event: unknown }[]; [key: string]: unknown }) => void) => {
    const copy = JSON.parse(JSON.stringify(record()));
    change(copy);
    return faultOf(JSON.stringify(copy));
  };

  test('that is no record is refused with what it is', () => {
    expect(faultOf('hello')).toEqual({ code: 'not-json' });
    expect(faultOf('[]')).toEqual({ code: 'foreign' });
    expect(faultOf('{"format":"chess"}')).toEqual({ code: 'foreign' });
    expect(faultOf('{"format":"gorrion-game/2"}')).toEqual({ code: 'newer' });
    expect(faultOf(' '.repeat(8_000_001))).toEqual({ code: 'too-large' });
    expect(changed(copy => (copy.log = 99))).toEqual({ code: 'newer' });
  });

  test('that is damaged is refused with the fact and the place', () => {
    expect(changed(copy => (copy.facts[20]!.event = { type: 'won' }))).toMatchObject({ code: 'damaged', fact: 21 });
    expect(changed(copy => (copy.extra = 1))).toMatchObject({ code: 'damaged' });
    expect(changed(copy => void copy.facts.splice(1, 1))).toBeDefined();
  });

  test('whose tiles cannot be, or whose sheet does not follow, is refused', () => {
    const dealt = (copy: { facts: { event: unknown }[] }) =>
      copy.facts.findIndex(({ event }) => JSON.stringify(event).includes('"type":"dealt"'));
    const fact = dealt(JSON.parse(JSON.stringify(record()))) + 1;
    expect(
      changed(copy => {
        const { event } = copy.facts[dealt(copy)] as never as { event: { event: { event: { hands: number[][] } } } };
        event.event.event.hands[0]!.fill(3);
      }),
    ).toEqual({ code: 'impossible', fact });
    expect(
      changed(copy => {
        const { event } = copy.facts[dealt(copy)] as never as { event: { event: { event: { wall: number[] } } } };
        const { wall } = event.event.event;
        wall[wall.length - 1] = wall[wall.length - 2] = 40;
      }),
      'two flowers of one kind',
    ).toMatchObject({ code: 'impossible' });
    expect(changed(copy => ((copy.sheet as { totals: number[] }).totals = [1, 2, 3, -6]))).toEqual({
      code: 'other-sheet',
    });
  });
});
