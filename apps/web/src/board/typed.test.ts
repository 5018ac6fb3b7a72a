import { describe, expect, it } from 'vitest';
import { claimActions, middleActions, turnActions } from '../../gallery/hands.ts';
import { tile } from '../../gallery/notation.ts';
import { offersOf } from './offers.ts';
import { readTyped, typedTile } from './typed.ts';

const turn = offersOf(turnActions);
const claim = offersOf(claimActions);
const moved = (line: string, offers = turn) => {
  const typed = readTyped(line, offers);
  return typed.ok ? typed.command : typed.why;
};

describe('typed moves', () => {
  it('discard a tile, after "d" or "discard" or alone', () => {
    const own = [...turn.discards.keys()].find(kind => kind === tile('C1'))!;
    for (const line of ['d 1m', 'discard 1m', '1m', ' D  1M ']) {
      expect(moved(line)).toEqual({ type: 'discard', seat: 1, tile: own });
    }
  });

  it('claim with the tile or without', () => {
    expect(moved('pung', claim)).toMatchObject({ claim: { kind: 'pung' } });
    expect(moved('pung 5p', claim)).toMatchObject({ claim: { kind: 'pung' } });
    expect(moved('kong', claim)).toMatchObject({ claim: { kind: 'kong' } });
    expect(moved('hu', claim)).toMatchObject({ claim: { kind: 'win' } });
    expect(moved('pass', claim)).toMatchObject({ claim: { kind: 'pass' } });
    const low = claim.chows[1]!.low;
    expect(moved(`chow ${(low % 9) + 1}p`, claim)).toMatchObject({ claim: { kind: 'chow', low } });
  });

  it('ask which chow is meant if there are several', () => {
    expect(moved('chow', claim)).toEqual({ kind: 'which', tiles: claim.chows.map(({ low }) => low) });
  });

  it('answer nonsense with the reason, and make no move', () => {
    expect(moved('sing')).toEqual({ kind: 'unknown' });
    expect(moved('')).toEqual({ kind: 'unknown' });
    expect(moved('d 1m 2m')).toEqual({ kind: 'unknown' });
    expect(moved('d')).toEqual({ kind: 'needs-tile' });
    expect(moved('d 12x')).toEqual({ kind: 'no-tile', text: '12x' });
    expect(moved('d 9s')).toEqual({ kind: 'not-with', tile: tile('B9') });
    expect(moved('pung')).toEqual({ kind: 'not-now' });
    expect(moved('f', offersOf(middleActions))).toEqual({ kind: 'not-now' });
  });

  it('read honours by their letters; the white dragon has two', () => {
    expect(['e', 'N', 'c', 'f', 'p', 'b'].map(typedTile)).toEqual(['WE', 'WN', 'DR', 'DG', 'DW', 'DW'].map(tile));
  });
});
