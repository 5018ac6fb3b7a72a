import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { MCR_RULESETS } from '../rulesets/presets.ts';
import { sized } from '../testing/wide.ts';
import { parseTiles } from '../tiles/notation.ts';
import { below, seeded } from '../wall/random.ts';
import { bookFan } from './declared.ts';
import { FAN_IDS, type FanId, type ScoredFan } from './fans/ids.ts';
import { scoreNamed } from './judged.ts';
import { readWinningRecord } from './record.ts';
import { fanPoints } from './rulebook.ts';
import { scoreWin } from './score.ts';
import { PLAIN_WIN, type WinningClaim } from './types.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 120_000 });

const rules = MCR_RULESETS.wmo2006;

/** A concealed hand won by discard on its last tile. */
const won = (tiles: string, circumstances: Partial<WinningClaim> = {}): WinningClaim => {
  const parsed = parseTiles(tiles);
  if (!parsed.ok) throw new Error(parsed.error);
  const all = parsed.value;
  const common = { ...PLAIN_WIN, seatWind: 1, prevalentWind: 0, selfDrawn: false, melds: [] } as const;
  return { ...common, concealed: all.slice(0, -1), winningTile: all.at(-1)!, ...circumstances };
};

type Fans = Readonly<Partial<Record<ScoredFan, number>>>;

const listed = (fans: Fans): ScoredFan[] =>
  Object.entries(fans).flatMap(([id, times]) => Array.from({ length: times }, () => id as ScoredFan));
const named = (fans: Fans): FanId[] => listed(fans).map(bookFan);

test.each([
  ['123789s12789p33m3p', { 'concealed-hand': 1, 'all-chows': 1, 'mixed-double-chow': 1, 'two-terminal-chows': 2 }, 1],
  ['123789s12789p33m3p', { 'concealed-hand': 1, 'all-chows': 1, 'mixed-double-chow': 2, 'two-terminal-chows': 1 }, 1],
  ['123456m456p11789s', { 'mixed-straight': 1, 'all-chows': 1, 'mixed-double-chow': 1, 'concealed-hand': 1 }, 0],
] as const)('[R41] [R60] of equal choices the winner has any: %s', (tiles, fans, edge) => {
  const claim = won(tiles);
  expect(scoreNamed(claim, rules, named(fans))?.total).toBe(scoreWin(claim, rules)!.total - edge);
});

test('[R41] a named fan that a dearer one would bar counts where the dearer is not named', () => {
  const claim = won('CCCFFF123m456s1p1p');
  expect(scoreNamed(claim, rules, named({ 'dragon-pung': 2 }))?.total).toBe(4);
  expect(scoreNamed(claim, rules, named({ 'dragon-pung': 2, 'two-dragon-pungs': 1 }))?.total).toBe(6);
});

interface Answer {
  readonly total: number;
  readonly fans?: Fans;
  readonly fansAny?: readonly Fans[];
}

test('[R41] [R60] every set of the vectors is paid whole, a list never less than a legal set in it nor more than the best', () => {
  const file = new URL('../../fixtures/winning-dev.jsonl.gz', import.meta.url);
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  const every = sized(100, 1);
  const wrong: unknown[] = [];
  const random = seeded('named lists');
  for (let at = 0; at < lines.length; at += every) {
    const record = JSON.parse(lines[at]!);
    const claim = readWinningRecord(record);
    if (!claim.ok) throw new Error(claim.error);
    const answer: Answer = record.wmo2006;
    const best = scoreWin(claim.value, rules)!;
    for (const fans of answer.fansAny ?? [answer.fans!]) {
      const paid = scoreNamed(claim.value, rules, named(fans))!;
      if (paid.total !== best.total) wrong.push([record.id, fans, paid.total, best.total]);
      // A part of a legal set is legal, and names beside it take nothing away.
      const part = listed(fans).filter(() => below(random, 2) === 0);
      const more = [...part, ...part.slice(0, 1)].map(bookFan).concat(FAN_IDS[below(random, FAN_IDS.length)]!);
      const sum = part.reduce((points, id) => points + fanPoints(id, rules), 0);
      const { total } = scoreNamed(claim.value, rules, more)!;
      if (total < sum || total > best.total) wrong.push([record.id, more, total, sum, best.total]);
    }
  }
  expect(wrong).toEqual([]);
});
