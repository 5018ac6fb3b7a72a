import {
  distanceOf,
  type Meld,
  PLAIN_WIN,
  PLAYING_KINDS,
  scorer,
  type Tile,
  tilesOf,
  type WinningClaim,
} from '@gorrion/rules';
import { AS_MELD, SET_TILES } from '../routes/sets.ts';
import { worthOf } from '../worth/worth.ts';
import type { Position } from './position.ts';

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/** Scores complete hands of one position with the rules' scorer. */
export class Appraiser {
  private readonly position: Position;
  private readonly scorer: ReturnType<typeof scorer>;
  private readonly claim: Mutable<WinningClaim>;
  private readonly tiles: Tile[] = [];
  private readonly minimum: number;
  private readonly relish: number;

  constructor(position: Position, relish: number) {
    this.relish = relish;
    this.position = position;
    this.scorer = scorer(position.rules);
    this.minimum = position.rules.minPoints;
    this.claim = {
      melds: position.melds,
      concealed: this.tiles,
      winningTile: 0 as Tile,
      seatWind: position.seat,
      prevalentWind: position.prevalentWind,
      selfDrawn: false,
      ...PLAIN_WIN,
    };
  }

  /** Sets the hand to score: `winning` comes last; `claimed` is a set of `need` that was claimed before, if any. */
  prepare(need: Uint8Array, winning: number, claimed: number | undefined): void {
    const { claim, tiles, position } = this;
    need[winning]!--;
    if (claimed !== undefined) shift(need, claimed, -1);
    let size = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      for (let copies = need[kind]!; copies > 0; copies--) tiles[size++] = kind as Tile;
    }
    tiles.length = size;
    if (claimed !== undefined) shift(need, claimed, 1);
    need[winning]!++;
    claim.winningTile = winning as Tile;
    claim.lastOfKind = position.shown[winning] === 3;
    claim.melds = claimed === undefined ? position.melds : withMeld(position.melds, claimed);
  }

  /** Returns a copy of the prepared hand, as it was last scored. */
  preparedClaim(): WinningClaim {
    return { ...this.claim, concealed: [...this.tiles] };
  }

  /** Returns the points of the prepared hand; 0 if the win would not be legal. */
  points(selfDrawn: boolean): number {
    this.claim.selfDrawn = selfDrawn;
    const total = this.scorer.total(this.claim);
    return total >= this.minimum ? total : 0;
  }

  /** Returns the worth of the prepared win in table points; 0 if it would not be legal. */
  worth(selfDrawn: boolean): number {
    const { seat, rules } = this.position;
    return worthOf(this.points(selfDrawn), seat, selfDrawn, this.relish, rules);
  }

  /** Returns the worth of a win on the replacement of a kong: eight points make any complete hand a win (fan 46). */
  worthOnReplacement = (): number => this.worthWhere('afterKong', true);

  /** Returns the worth of a win on the wall's last tile, drawn or discarded: it also has eight points (fans 44, 45). */
  worthOnLastTile = (selfDrawn: boolean): number => this.worthWhere('lastOfWall', selfDrawn);

  private worthWhere(circumstance: 'afterKong' | 'lastOfWall', selfDrawn: boolean): number {
    this.claim[circumstance] = true;
    const worth = this.worth(selfDrawn);
    this.claim[circumstance] = false;
    return worth;
  }
}

/**
 * Calls `visit` for each kind that completes a ready hand and may still come; never for a hand that lacks more tiles.
 */
export function eachCompletion(
  position: Position,
  relish: number,
  visit: (kind: number, appraiser: Appraiser) => void,
): void {
  const { counts, live, melds } = position;
  if (distanceOf(tilesOf(counts), melds).min > 0) return;
  const appraiser = new Appraiser(position, relish);
  const complete = counts.slice();
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (live[kind] === 0) continue;
    complete[kind]!++;
    appraiser.prepare(complete, kind, undefined);
    visit(kind, appraiser);
    complete[kind]!--;
  }
}

function shift(need: Uint8Array, set: number, by: number): void {
  for (let at = 3 * set; at < 3 * set + 3; at++) need[SET_TILES[at]!]! += by;
}

const withMeld = (melds: readonly Meld[], set: number): readonly Meld[] => [...melds, AS_MELD[set]!];
