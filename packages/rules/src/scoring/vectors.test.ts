import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { distanceOf } from '../melds/shanten.ts';
import { waitsOf } from '../melds/waits.ts';
import { cn1998, ema, MCR_RULESETS, mil, milTable, wmo2006, wmo2014 } from '../rulesets/presets.ts';
import type { McrRules } from '../rulesets/ruleset.ts';
import { sized } from '../testing/wide.ts';
import { tileText } from '../tiles/notation.ts';
import type { Tile } from '../tiles/tile.ts';
import { explain } from './explain.ts';
import { plainScore } from './plain/plainScore.ts';
import { readWaitingRecord, readWinningRecord } from './record.ts';
import { scorer, scoreWin } from './score.ts';
import type { Score, WinningClaim } from './types.ts';

// Tens of thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

type Fans = Readonly<Record<string, number>>;
interface Answer {
  readonly total: number;
  readonly fans?: Fans;
  /** Several equal choices: any one of them is right (article 60). */
  readonly fansAny?: readonly Fans[];
  readonly structural?: boolean;
  readonly legalWin?: boolean;
}

const fixture = (name: string): URL => new URL(`../../fixtures/${name}`, import.meta.url);
const lines = (name: string): Record<string, unknown>[] =>
  gunzipSync(readFileSync(fixture(name)))
    .toString()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
/** Hands that the rulings answer otherwise than the file says: none is known. */
const exceptions = new Set<unknown>(JSON.parse(readFileSync(fixture('exceptions.json'), 'utf8')));

const claimOf = (record: unknown): WinningClaim => {
  const claim = readWinningRecord(record);
  if (!claim.ok) throw new Error(claim.error);
  return claim.value;
};
const fansOf = (score: Score | undefined): string =>
  JSON.stringify(
    (score?.fans ?? [])
      .filter(fan => fan.id !== 'flower-tiles')
      .map(fan => [fan.id, fan.times])
      .sort(),
  );
const isRight = (score: Score | undefined, answer: Answer): boolean => {
  const choices = answer.fansAny ?? [answer.fans ?? {}];
  const named = choices.map(fans => JSON.stringify(Object.entries(fans).sort()));
  const isWin = score !== undefined && score.total >= 8;
  return (
    (score?.total ?? 0) === answer.total &&
    named.includes(fansOf(score)) &&
    (answer.structural === undefined || (answer.structural === (score !== undefined) && answer.legalWin === isWin))
  );
};

/** Hands of each file that `mil` counts otherwise than `cn1998`, and `ema` otherwise than `wmo2006`. */
const OTHERWISE = { 'winning-dev.jsonl.gz': [135, 236], 'not-winning-dev.jsonl.gz': [0, 0] } as const;

for (const file of ['winning-dev.jsonl.gz', 'not-winning-dev.jsonl.gz'] as const) {
  const records = lines(file).filter(({ id }) => !exceptions.has(id));
  const claims = records.map(claimOf);
  describe.each(['wmo2006', 'cn1998'] as const)(`${file} under %s`, id => {
    const rules = MCR_RULESETS[id];
    const wrong = (score: (claim: WinningClaim) => Score | undefined) =>
      records.filter((record, at) => !isRight(score(claims[at]!), record[id] as Answer)).map(record => record.id);

    test('[R38] [R42] every hand has its total and its fans', () => {
      expect(wrong(claim => scoreWin(claim, rules))).toEqual([]);
    });

    test('[R58] [R60] the plain scorer agrees', () => {
      // The plain scorer is slow. Every hand is scored by `scoreWin` above, all by the plain one in the wide run.
      const every = sized(5, 1);
      const some = records.flatMap((record, at) => (at % every === 0 ? [[record, claims[at]!] as const] : []));
      const differing = some.filter(([record, claim]) => !isRight(plainScore(claim, rules), record[id] as Answer));
      expect(differing.map(([record]) => record.id)).toEqual([]);
    });

    test('[R80] the points of every explanation add up to its score', () => {
      for (const claim of claims.slice(0, sized(1000, 4000))) {
        const explained = explain(claim, rules);
        const counted = explained?.counted.filter(fan => fan.id !== 'flower-tiles') ?? [];
        const sum = counted.reduce((points, fan) => points + fan.points * fan.times, 0);
        expect(sum).toBe(scoreWin(claim, rules)?.total ?? 0);
      }
    });
  });

  test(`${file}: how many hands the other presets count otherwise`, () => {
    expect(scorer(wmo2014)).toBe(scorer(wmo2006));
    expect(scorer(milTable)).toBe(scorer(cn1998));
    const differing = (one: McrRules, other: McrRules) =>
      claims.flatMap(claim => {
        const [here, there] = [scorer(one).total(claim), scorer(other).total(claim)];
        return here === there ? [] : [{ claim, less: there - here }];
      });
    const [online, european] = [differing(mil, cn1998), differing(ema, wmo2006)];
    const [ofMil, ofEma] = OTHERWISE[file];
    expect([online.length, european.length]).toEqual([ofMil, ofEma]);
    for (const { claim, less } of online) {
      expect(less).toBe(1);
      expect(scoreWin(claim, mil)?.fans.map(({ id }) => id)).toContain('knitted-straight');
    }
  });
}

describe('waits-dev.jsonl.gz', () => {
  const records = lines('waits-dev.jsonl.gz').filter(({ id }) => !exceptions.has(id));
  const text = (tiles: readonly Tile[]) => tiles.map(tileText).sort();

  test('[R43] [R44] every hand has its waits and its distance by form', () => {
    for (const record of records) {
      const tiles = readWaitingRecord(record);
      if (!tiles.ok) throw new Error(tiles.error);
      const { concealed, melds } = tiles.value;
      const waits = waitsOf(concealed, melds);
      const distance = Object.entries(distanceOf(concealed, melds)).map(([form, far]) => [form, far ?? null]);
      const { expect: answer } = record as {
        expect: { waits: string[]; waitsIgnoringCopies: string[]; shanten: object };
      };
      expect({
        id: record.id,
        waits: text(waits.tiles),
        waitsIgnoringCopies: text(waits.ignoringCopies),
        shanten: Object.fromEntries(distance),
      }).toEqual({
        id: record.id,
        waits: answer.waits.toSorted(),
        waitsIgnoringCopies: answer.waitsIgnoringCopies.toSorted(),
        shanten: answer.shanten,
      });
    }
  });
});
