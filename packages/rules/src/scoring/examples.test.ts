import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Meld } from '../melds/meld.ts';
import { meldTiles } from '../melds/meld.ts';
import { wmo2006 } from '../rulesets/presets.ts';
import { parseTile } from '../tiles/notation.ts';
import type { Tile } from '../tiles/tile.ts';
import { plainScore } from './plain/plainScore.ts';
import type { Score, WinningClaim } from './types.ts';

/** The book's 104 worked examples; what they leave open (melds, winning tile) may be anything that fits. */
interface Example {
  readonly id: string;
  readonly fan: string;
  readonly sets: readonly (readonly string[])[];
  readonly state: string;
  readonly winningTile: string | null;
  readonly winBy: string | null;
  readonly complete: boolean;
  readonly combines: readonly { readonly id: string; readonly count: number }[];
  readonly oneOf: readonly { readonly id: string }[];
}
const examples: Example[] = JSON.parse(readFileSync(new URL('../../fixtures/examples.json', import.meta.url), 'utf8'));

/** Printed wrongly, and what the hand has instead (article 79, and the flags of the file). */
const ERRATA: Readonly<Record<string, { readonly without?: readonly string[]; readonly also?: readonly string[] }>> = {
  '15.1': { without: ['one-voided-suit'] },
  '32.2': { without: ['all-pungs'] },
  '42.2': { without: ['upper-four'], also: ['upper-tiles'] },
  '68.1': { without: ['mixed-triple-chow'], also: ['mixed-shifted-chows'] },
  '57.2': { without: ['two-melded-kongs'], also: ['melded-and-concealed-kong'] },
};

const tilesOf = (texts: readonly string[]): Tile[] => texts.map(text => parseTile(text) as Tile);

/** A set as it may lie: a pung or chow claimed or in the hand, a kong of either kind. */
function laid(tiles: readonly Tile[], isMelded: boolean): Meld | undefined {
  const tile = tiles.toSorted((a, b) => a - b)[0]!;
  if (tiles.length === 4 && tiles.every(other => other === tile)) {
    return isMelded ? { kind: 'kong', tile, form: 'melded', from: 1 } : { kind: 'kong', tile, form: 'concealed' };
  }
  if (!isMelded || tiles.length !== 3) return undefined;
  const isPung = tiles.every(other => other === tile);
  return isPung ? { kind: 'pung', tile, from: 1 } : { kind: 'chow', low: tile, claimed: tile, from: 3 };
}

const isSet = (tiles: readonly Tile[]): boolean =>
  tiles.length > 2 && (new Set(tiles).size === 1 || Math.max(...tiles) - Math.min(...tiles) === 2);

/** Every way in which the example can have been played: which sets were melded, which tile came last, and how. */
function* claimsOf({ sets, winningTile, winBy, state }: Example): Generator<WinningClaim> {
  const parts = sets.map(tilesOf);
  const canMeld = parts.every(part => part.length === 2 || isSet(part)) && !/^concealed|fully/.test(state);
  for (let bits = 0; bits < (canMeld ? 1 << parts.length : 1); bits++) {
    const melds = parts.map((part, at) => laid(part, ((bits >> at) & 1) === 1));
    const inHand = parts.flatMap((part, at) => (melds[at] ? [] : part));
    if (inHand.length + 3 * melds.filter(Boolean).length !== 14) continue;
    const last = winningTile === null ? [...new Set(inHand)] : tilesOf([winningTile]);
    for (const tile of last.filter(one => inHand.includes(one))) {
      for (const selfDrawn of winBy === null ? [false, true] : [winBy === 'self-draw']) {
        yield claimed(
          melds.filter(meld => meld !== undefined),
          inHand,
          tile,
          selfDrawn,
        );
      }
    }
  }
}

const claimed = (melds: readonly Meld[], inHand: readonly Tile[], tile: Tile, selfDrawn: boolean): WinningClaim => ({
  melds,
  concealed: inHand.toSpliced(inHand.indexOf(tile), 1),
  winningTile: tile,
  // Winds of which the book's examples never hold a pung for their seat: chosen anew where they do.
  seatWind:
    [0, 1, 2, 3].find(
      wind =>
        !melds
          .flatMap(meldTiles)
          .concat(inHand)
          .includes((27 + wind) as Tile),
    ) === 1
      ? 1
      : 3,
  prevalentWind: 3,
  selfDrawn,
  lastOfWall: false,
  lastOfKind: false,
  afterKong: false,
  robbingKong: false,
  flowers: 0,
});

function isAsPrinted(score: Score | undefined, example: Example): boolean {
  if (!score) return false;
  const held = new Map<string, number>(score.fans.map(fan => [fan.id, fan.times]));
  const { without = [], also = [] } = ERRATA[example.id] ?? {};
  const printed = [{ id: example.fan, count: 1 }, ...example.combines].filter(({ id }) => !without.includes(id));
  const hasAll = printed.every(({ id, count }) => (held.get(id) ?? 0) >= count) && also.every(id => held.has(id));
  return hasAll && (example.oneOf.length === 0 || example.oneOf.some(({ id }) => held.has(id)));
}

describe("the book's examples", () => {
  test('[R79] are 104, as many as the book prints', () => {
    expect(examples.length).toBe(104);
  });

  test.each(examples.filter(example => example.complete))('[R61] example $id: $fan', example => {
    const wayOut = [...claimsOf(example)].some(claim => isAsPrinted(plainScore(claim, wmo2006), example));
    expect(wayOut).toBe(true);
  });
});
