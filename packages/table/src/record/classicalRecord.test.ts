import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type BoundShuffleProof, gameIdOf, type TableCode } from '@gorrion/protocol';
import { recordSchema } from '@gorrion/protocol/schemas';
import { type HandEvent, placeOfStack, RULESETS, type SessionEvent, wallOf, wmo2006 } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { storedLogs } from '../../fixtures/storedLogs.ts';
import { verifyChain } from '../shuffle/chain.ts';
import { rulesOfText } from '../shuffle/commit.ts';
import { verifyShuffle } from '../shuffle/verify.ts';
import { replayTable } from '../state/evolve.ts';
import { shufflesOf } from '../state/transcript.ts';
import { withoutNames } from './anonymous.ts';
import { finishedGames } from './gameRecord.ts';
import { type GameWords, gameText } from './gameText.ts';
import { readRecord, type ShapeCheck } from './readRecord.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const idOf = (number: number) => gameIdOf('ABCD2345' as TableCode, number);
/** Logs of whole games by the three older ways, all with exchanges. */
const LOGS = storedLogs().filter(({ name }) => /macau|spanish1920|pamphlet/.test(name));
const GAMES = LOGS.map(({ name, entries }) => [name, entries, finishedGames(entries, idOf)[0]!.record] as const);

const shapeOf: ShapeCheck = value => {
  const shaped = recordSchema.safeParse(value);
  return shaped.success ? shaped.data : { faultAt: shaped.error.issues[0]?.path ?? [] };
};

const WORDS: GameWords = {
  chow: 'chow',
  pung: 'pung',
  kong: 'kong',
  hu: 'Mah-Jong',
  selfDrawn: 'self-drawn',
  drawn: 'drawn',
  void: 'void',
  dealtAgain: 'dealt again',
  exchange: 'swaps with',
  doubleOf: ({ id }) => id,
  specialOf: special => special,
  nameOf: name => name,
  fanOf: fan => fan,
  rulesOf: ruleset => ruleset,
  discardOf: name => `from ${name}`,
  roundOf: (round, winners, points) => `round ${round} to ${winners.join(' and ')} ${points}`,
};

test('there is a game of each way, and one with replacements that were declined', () => {
  const { macau, pamphlet, spanish1920 } = Object.groupBy(GAMES, ([, , { sheet }]) => sheet.ruleset);
  expect([macau, pamphlet, spanish1920].map(games => games?.length)).toEqual([2, 1, 1]);
  const declined = macau?.map(([, , { facts }]) => JSON.stringify(facts).split('replacement-declined').length - 1);
  const told = macau?.map(([, , record]) => gameText(record, WORDS).match(/· [ESWN] – ·/g)?.length ?? 0);
  expect([declined, told]).toEqual([
    [0, 2],
    [0, 2],
  ]);
});

test('options in a text of rules never change the rule set that it names', () => {
  expect(rulesOfText('macau/4/{"limit":500}')).toEqual({ ...RULESETS.macau, limit: 500 });
  for (const [id, choices] of [
    ['macau', '{"id":"none","family":"mcr"}'],
    ['wmo2006', '{"id":"macau","family":"classical"}'],
    ['pamphlet', '{"id":'],
    ['pamphlet', 'null'],
  ] as const) {
    const rules = rulesOfText(`${id}/4/${choices}`);
    expect([rules.id, rules.family]).toEqual(
      choices.endsWith(':') ? ['wmo2006', undefined] : [id, RULESETS[id].family],
    );
    expect(wallOf(rules).stacks).toBe(18);
  }
  expect(rulesOfText('constructor/4')).toBe(RULESETS.wmo2006);
});

test('a record whose settings, session and hands name different rules is refused', () => {
  const [, , record] = GAMES[0]!;
  const text = JSON.stringify(record);
  const rules = JSON.stringify(replayTable(record.facts).session.options.rules);
  const other = JSON.stringify(wmo2006);
  const files = {
    'the settings': text.replaceAll(`"ruleset":"${record.sheet.ruleset}"`, '"ruleset":"wmo2006"'),
    'the session': text.replace(`"options":{"rules":${rules}`, `"options":{"rules":${other}`),
    'a hand': text.replace(`"dealt","rules":${rules}`, `"dealt","rules":${other}`),
  };
  for (const [where, file] of Object.entries(files)) {
    expect(file, where).not.toBe(text);
    expect(readRecord(file, shapeOf), where).toMatchObject({ ok: false, fault: { code: 'impossible' } });
  }
});

describe.each(GAMES)('the record of %s', (_, entries, record) => {
  test('[C14] [C22] folds alone, and passes its schema as it is', () => {
    const read = readRecord(JSON.stringify(record), shapeOf);
    expect(read).toEqual({ ok: true, record: JSON.parse(JSON.stringify(record)) });
    const { session } = replayTable(record.facts);
    expect([session.phase, session.results.length]).toEqual(['over', record.sheet.lines.length]);
    expect(session.totals).toEqual(record.sheet.totals);
    expect(record.sheet.totals.reduce((sum, total) => sum + total, 0)).toBe(0);
  });

  test('[C41] has the count of all four hands in every win', () => {
    const wins = record.facts.flatMap(({ event }) =>
      event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'won'
        ? [event.event.event]
        : [],
    );
    expect(wins.length).toBeGreaterThan(0);
    for (const { scores } of wins) for (const { counted } of scores) expect(counted?.points).toBeGreaterThanOrEqual(0);
  });

  test('names nobody once it is anonymous, and still folds to the same hands', () => {
    const { facts } = withoutNames(record, ['A', 'B', 'C', 'D']);
    const text = JSON.stringify(facts);
    for (const name of ['Ana', 'Bea', 'Ciro', 'Dan']) expect(text).not.toContain(name);
    expect(replayTable(facts).session).toEqual(replayTable(record.facts).session);
  });

  test('[C22] is readable as text: exchanges, results, and no empty list of fans', () => {
    const text = gameText(record, WORDS);
    expect(text).toMatch(/ E swaps with S [0-9msp]+ \/ [0-9msp]+/);
    expect(text).not.toContain('()');
    expect(text.split('Mah-Jong').length - 1).toBe(record.sheet.lines.filter(({ kind }) => kind === 'won').length);
  });

  test('[C14] says whose each round is as text, where rounds have winners', () => {
    const named = record.facts.map(fact => {
      const { event } = fact;
      if (event.type !== 'session' || event.event.type !== 'session-started') return fact;
      const options = { ...event.event.options, rules: { ...event.event.options.rules, winnerOfRound: true } };
      return { ...fact, event: { ...event, event: { ...event.event, options } as SessionEvent } };
    });
    const { totals, players, hands } = record.sheet;
    const most = Math.max(...totals);
    const winner = players[totals.indexOf(most)]!.name;
    const text = gameText({ ...record, facts: named }, WORDS);
    expect([hands, text.split('\n')[2]]).toEqual([4, `round 1 to ${winner} +${most}`]);
    expect(gameText(record, WORDS)).not.toContain('round 1');
  });

  test('[C6] [C7] [C8] proves its shuffles: walls, dice, direction and seats, here and in the published program', () => {
    const firstGame = entries.findIndex(
      ({ event }) => event.type === 'session' && event.event.type === 'session-ended',
    );
    const proofs = shufflesOf(entries.slice(0, firstGame + 2)).filter(
      (proof): proof is BoundShuffleProof => proof.format === 3,
    );
    const dealt = record.facts.flatMap(({ event }) => {
      const told: HandEvent | undefined =
        event.type === 'session' && event.event.type === 'hand' ? event.event.event : undefined;
      return told?.type === 'dealt' ? [told] : [];
    });
    expect(verifyChain(proofs).steps.flatMap(({ faults }) => faults)).toEqual([]);
    const ours = proofs.filter(({ isVoid }) => !isVoid).map(proof => ({ proof, ...verifyShuffle(proof)! }));
    expect(ours.map(({ wall }) => wall)).toEqual(dealt.map(({ wall }) => wall));
    for (const [n, { proof, dice }] of ours.entries()) {
      const layout = wallOf(rulesOfText(proof.rules));
      expect([layout, dice]).toEqual([dealt[n]!.layout, dealt[n]!.dice]);
      const counted = dice.slice(0, 2 * layout.throws).reduce((sum, pips) => sum + pips, 0);
      const fromRight = layout.direction === 'clockwise' ? counted % layout.stacks : counted - 2;
      expect(placeOfStack(layout, dealt[n]!.breakAt).fromRight).toBe(fromRight);
    }
    const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../../docs/verify-shuffle.mjs')], {
      input: JSON.stringify({ shuffles: proofs }),
      encoding: 'utf8',
    });
    const alone = JSON.parse(stdout) as { shuffles: { faults: string[]; wall?: unknown; seats?: unknown }[] };
    expect(alone.shuffles.flatMap(({ faults }) => faults)).toEqual([]);
    const walls = alone.shuffles.filter((_, n) => !proofs[n]!.isVoid);
    expect(walls.map(({ wall }) => wall)).toEqual(ours.map(({ wall }) => wall));
    expect(walls[0]?.seats).toEqual(ours[0]?.seats);
  });
});
