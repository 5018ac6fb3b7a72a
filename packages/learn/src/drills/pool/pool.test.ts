import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  below,
  explain,
  isMeldClaim,
  isSameClaim,
  legalActions,
  type SeatCommand,
  seeded,
  waitsOf,
} from '@gorrion/rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { completed, doScorersAgree, fansQuestion, tagsOfWin, waitsQuestion, worthQuestion } from '../computed.ts';
import { isCertainlySafe, levelOfSafety } from '../judge/safety.ts';
import { tagsOfPlay } from '../playTags.ts';
import { DRILL_KINDS, type DrillKind, type PlayQuestion, type QuestionOf } from '../question.ts';
import { entryText } from './entry.ts';
import { meldsOf, Unreadable } from './letters.ts';
import { loadPool, type Pool, type PoolFile, readPool } from './pool.ts';

// Thousands of questions in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FOLDER = join(import.meta.dirname, '../../../pool');
const textOf = (kind: DrillKind) => readFileSync(join(FOLDER, `${kind}.generated.json`), 'utf8');
/** Bytes of all files together, compressed. */
const BUDGET = 400_000;

const pools = new Map<DrillKind, Pool<DrillKind>>();
beforeAll(async () => {
  for (const kind of DRILL_KINDS) pools.set(kind, await loadPool(kind));
});
const questionsOf = <K extends DrillKind>(kind: K) => pools.get(kind)!.questions as readonly QuestionOf<K>[];
const nameOf = ({ id, source }: { id: string; source: QuestionOf<DrillKind>['source'] }) => ({ id, source });

describe('the pool', () => {
  it('has three thousand questions and more, of every kind, and none is broken', () => {
    const sizes = DRILL_KINDS.map(kind => questionsOf(kind).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(3000);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(200);
    expect(DRILL_KINDS.map(kind => pools.get(kind)!.broken)).toEqual(DRILL_KINDS.map(() => 0));
  });

  it('fits its budget', () => {
    const bytes = DRILL_KINDS.map(kind => gzipSync(textOf(kind), { level: 9 }).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
  });

  it('asks nothing twice', () => {
    const bodies = DRILL_KINDS.flatMap(kind => {
      const { entries } = JSON.parse(textOf(kind)) as PoolFile;
      return entries.map(entry => `${kind}|${entry.split('|').slice(2).join('|')}`);
    });
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('has each level in each kind', () => {
    for (const kind of DRILL_KINDS) expect(new Set(questionsOf(kind).map(({ level }) => level)).size).toBe(3);
  });

  it('is told of by its statistics, which count the same', () => {
    const page = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    for (const kind of DRILL_KINDS) expect(page).toContain(`| ${kind} | ${questionsOf(kind).length} |`);
  });
});

describe('computed questions of the pool', () => {
  it('[R38] are legal wins to which both scorers give the same points and fans', () => {
    for (const { claim, rules } of [...questionsOf('worth'), ...questionsOf('which-fans')]) {
      expect(doScorersAgree(claim, rules)).toBe(true);
      expect(explain(claim, rules)!.total).toBeGreaterThanOrEqual(rules.minPoints);
    }
  });

  it('have the level, the tags and the choices that follow from their hands', () => {
    for (const question of questionsOf('worth')) {
      expect(worthQuestion(question.claim, nameOf(question))).toEqual(question);
      expect(question.tags).toEqual(tagsOfWin(explain(question.claim, question.rules)!));
    }
    for (const question of questionsOf('which-fans')) {
      expect(fansQuestion(question.claim, nameOf(question))).toEqual(question);
      const counted = explain(question.claim, question.rules)!.counted.map(({ id }) => id);
      expect(question.options).toEqual(expect.arrayContaining(counted));
    }
    for (const question of questionsOf('waits')) expect(waitsQuestion(question, nameOf(question))).toEqual(question);
  });

  it('leave a choice: three fans or more that do not count', () => {
    for (const { id, claim, options, rules } of questionsOf('which-fans')) {
      const { counted } = explain(claim, rules)!;
      const wrong = options.filter(option => counted.every(fan => fan.id !== option));
      expect(wrong.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('[R43] wait for tiles that both scorers count alike', () => {
    for (const question of questionsOf('waits')) {
      const { tiles } = waitsOf(question.concealed, question.melds);
      expect(tiles.length).toBeGreaterThan(0);
      for (const tile of tiles) {
        for (const drawn of [true, false]) {
          expect(doScorersAgree(completed(question, tile, drawn), question.rules)).toBe(true);
        }
      }
    }
  });
});

const playQuestions = (): readonly PlayQuestion[] => [
  ...questionsOf('discard'),
  ...questionsOf('claim'),
  ...questionsOf('route'),
  ...questionsOf('safe'),
];
const discardsOf = (actions: readonly SeatCommand[]) =>
  actions.flatMap(action => (action.type === 'discard' ? [action.tile] : [])).sort((a, b) => a - b);

describe('questions of play in the pool', () => {
  it('are legal positions in which every option is legal', () => {
    for (const question of playQuestions()) {
      const actions = legalActions(question.view, question.seat);
      if (question.kind === 'claim') {
        const claims = actions.flatMap(action => (action.type === 'claim' ? [action.claim] : []));
        expect(claims.filter(claim => claim.kind !== 'pass').every(isMeldClaim)).toBe(true);
        expect(question.options).toHaveLength(claims.length);
        for (const { claim } of question.options) expect(claims.some(each => isSameClaim(each, claim))).toBe(true);
        continue;
      }
      const tiles = question.options.map(({ tile }) => tile);
      expect(new Set(tiles).size).toBe(tiles.length);
      expect(discardsOf(actions)).toEqual(expect.arrayContaining(tiles));
      if (question.kind === 'discard') expect(tiles.toSorted((a, b) => a - b)).toEqual(discardsOf(actions));
    }
  });

  it('have the tags that follow from them', () => {
    for (const question of playQuestions()) expect(question.tags).toEqual(tagsOfPlay(question));
  });

  it('have a best option that the interval of every other one excludes, the nearest one played out', () => {
    for (const { options } of [...questionsOf('discard'), ...questionsOf('claim'), ...questionsOf('route')]) {
      const [best, ...others] = options;
      expect(best).toMatchObject({ loss: 0, plusMinus: 0 });
      expect(others.length).toBeGreaterThan(0);
      for (const { loss, plusMinus } of others) expect(loss).toBeGreaterThan(plusMinus);
      expect(Math.max(...others.map(({ pairs }) => pairs))).toBeGreaterThanOrEqual(30);
    }
  });

  it('ask about one tile that is certainly safe, and others that are not', () => {
    for (const { view, seat, options, level } of questionsOf('safe')) {
      expect(options.map(({ tile }) => isCertainlySafe(view, seat, tile))).toEqual(options.map((_, n) => n === 0));
      expect(level).toBe(levelOfSafety(options[0]!.tile));
      for (const { danger } of options.slice(1)) expect(Math.max(...danger)).toBeGreaterThan(0.005);
    }
  });
});

describe('a broken pool', () => {
  const kinds = DRILL_KINDS.map(kind => [kind, JSON.parse(textOf(kind)) as PoolFile] as const);

  it.each(kinds)('of %s is read without its broken entries, which are counted', (kind, file) => {
    const entries = ['', '1', '1|0|', '9|0|nonsense', file.entries[0]!, '1|zz|A|B|C', file.entries[1]!.slice(0, -4)];
    const { questions, broken } = readPool(kind, { ...file, entries });
    expect(questions.map(({ id }) => id)).toContain(`pool:${kind}:4`);
    expect(questions.length + broken).toBe(entries.length);
    expect(broken).toBeGreaterThanOrEqual(4);
  });

  it.each(kinds)('of %s never throws, whatever letter is changed', (kind, file) => {
    const random = seeded(`changed letters of ${kind}`);
    const entries = Array.from({ length: 400 }, () => {
      const entry = file.entries[below(random, file.entries.length)]!;
      const at = below(random, entry.length);
      return `${entry.slice(0, at)}${String.fromCharCode(32 + below(random, 95))}${entry.slice(at + 1)}`;
    });
    const { questions, broken } = readPool(kind, { ...file, entries });
    expect(questions.length + broken).toBe(entries.length);
    expect(broken).toBeGreaterThan(0);
    // What can still be read is a whole question: it has the text that was read.
    for (const question of questions) expect(() => entryText(question, [...file.tags] as never[])).not.toThrow();
  });

  it('has no chow across two suits', () => {
    expect(() => meldsOf('cIA3')).toThrow(Unreadable);
    expect(() => meldsOf('cAD3')).toThrow(Unreadable);
    expect(meldsOf('cAB3')).toEqual([{ kind: 'chow', low: 0, claimed: 1, from: 3 }]);
  });

  it('has no question of safety without exactly one proof, which comes first', () => {
    const [, file] = kinds.find(([kind]) => kind === 'safe')!;
    const entry = file.entries[0]!;
    const unproved = entry.replace(/:1:/, ':0:');
    const twice = entry.replaceAll(':0:', ':1:');
    expect(unproved).not.toBe(entry);
    expect(readPool('safe', { ...file, entries: [entry, unproved, twice] })).toMatchObject({
      questions: [{ id: 'pool:safe:0' }],
      broken: 2,
    });
  });

  it('of another format or kind has no questions', () => {
    const [, file] = kinds[0]!;
    expect(readPool('worth', { ...file, format: 'gorrion-drills/2' })).toEqual({
      questions: [],
      broken: file.entries.length,
    });
    expect(readPool('waits', file).questions).toEqual([]);
  });
});

it('writes what it reads', () => {
  for (const kind of DRILL_KINDS) {
    const { tags, entries } = JSON.parse(textOf(kind)) as PoolFile;
    const list = [...tags] as Parameters<typeof entryText>[1];
    expect(questionsOf(kind).map(question => entryText(question, list))).toEqual(entries);
    expect(list).toHaveLength(tags.length);
  }
});
