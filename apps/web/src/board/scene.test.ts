import { type HandState, SEATS, spanish1920, viewFor } from '@gorrion/rules';
import { given, kongs } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { claim, middle, over, view } from '../../gallery/hands.ts';
import { meld, tile, tiles } from '../../gallery/notation.ts';
import { logLines } from './log.ts';
import { POSITIONS, positionOf, seatAt } from './position.ts';
import { laidMeld, type SceneOptions, sceneOf } from './scene.ts';

describe('positions', () => {
  it('run to the right from the viewer', () => {
    expect(SEATS.map(seat => positionOf(seat, 1))).toEqual([3, 0, 1, 2]);
    expect(POSITIONS.map(position => seatAt(position, 1))).toEqual([1, 2, 3, 0]);
  });
});

describe('melds (ruling 25)', () => {
  const turned = (text: string) => laidMeld(meld(text, 1), 1, true, false).tiles.findIndex(t => t.turned);

  it('turn the tile at the left, middle or right, if it was claimed from left, opposite or right', () => {
    expect(['pung DR 3', 'pung DR 2', 'pung DR 1'].map(turned)).toEqual([0, 1, 2]);
    expect(['kong DR 3', 'kong DR 2', 'kong DR 1'].map(turned)).toEqual([0, 1, 3]);
    expect(turned('added DR 1')).toBe(2);
  });

  it('put the claimed tile of a chow first', () => {
    expect(laidMeld(meld('chow B4 B5', 1), 1, true, false).tiles.map(t => t.tile)).toEqual(tiles('B5 B4 B6'));
  });

  it('show the two middle tiles of a concealed kong to its owner only', () => {
    const faces = (isSeen: boolean, isOpen: boolean) =>
      laidMeld(meld('concealed B1', 1), 1, isSeen, isOpen).tiles.map(t => t.tile);
    expect(faces(true, false)).toEqual(tiles('?? B1 B1 ??'));
    expect(faces(false, false)).toEqual(tiles('?? ?? ?? ??'));
    expect(faces(false, true)).toEqual(tiles('B1 B1 B1 B1'));
  });
});

describe('a scene', () => {
  it('[C31] shows all but the last tile of a concealed kong to everybody where the table does', () => {
    const rules = { ...spanish1920, concealedKongShown: true };
    const { state } = given({ rules, hands: ['1111s'], replacements: '9s' }).when(kongs(0, '1s'));
    for (const viewer of [0, 1, undefined] as const) {
      const { positions } = sceneOf(viewFor(state, viewer ?? 'spectator'), viewer);
      expect(positions[viewer === 1 ? 3 : 0].melds[0]!.tiles.map(t => t.tile)).toEqual(tiles('B1 B1 B1 ??'));
    }
    const events = [{ type: 'melded', seat: 0, meld: state.seats[0].melds[0]!, isShown: true }] as const;
    expect(logLines(events)).toMatchObject([{ kind: 'shown', tile: tile('B1') }]);
  });

  it('puts the tile just drawn apart', () => {
    const { hand, apart } = sceneOf(middle, 1).positions[0];
    expect(apart).toBe(tile('WN'));
    expect(hand).toHaveLength(10);
    expect(hand).not.toContain(tile('WN'));
  });

  it('shows the winning tile apart from the hand it completes', () => {
    const { hand, apart, isOpen } = sceneOf(over, 1).positions[0];
    expect([hand.length, apart, isOpen]).toEqual([13, tile('D5'), true]);
    expect(sceneOf(over, 1).positions[3].river).toHaveLength(8);
  });

  it('marks discards of the tile just drawn if the viewer wants it', () => {
    const [east, ...others] = middle.seats;
    const drawn = { ...east, discards: east.discards.map((one, n) => (n === 2 ? { ...one, isDrawn: true } : one)) };
    const hand = { ...middle, seats: [drawn, ...others] } as unknown as HandState;
    const marked = (options: SceneOptions) => sceneOf(hand, 1, options).positions[3].asDrawn.indexOf(true);
    expect([marked({ marksDrawn: true }), marked({})]).toEqual([2, -1]);
  });

  it('points at the last discard', () => {
    expect(sceneOf(claim, 1).lastDiscard).toBe(3);
    expect(sceneOf(middle, 1).lastDiscard).toBe(3);
    expect(sceneOf(over, 1).lastDiscard).toBeUndefined();
  });

  it('shows a spectator four hidden hands, East at the bottom', () => {
    const scene = sceneOf(view(middle, 'spectator'), undefined);
    expect([scene.bottom, scene.hasOwnHand]).toEqual([0, false]);
    expect(scene.positions.flatMap(position => position.hand).every(held => held === -1)).toBe(true);
  });
});
