import { breaker, type Dice, type HandState, macau, SEATS, spanish1920, viewFor } from '@gorrion/rules';
import { chows, closeClaims, discards, given, kongs } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { claim, middle, over, view } from '../../gallery/hands.ts';
import { meld, tile, tiles } from '../../gallery/notation.ts';
import { sideOf } from '../kit/ui/sides.ts';
import { layoutOf } from './layout/index.ts';
import { logLines } from './log.ts';
import { POSITIONS, positionOf, seatAt } from './position.ts';
import { laidMeld, type SceneOptions, sceneOf } from './scene.ts';

describe('positions', () => {
  it('run to the right from the viewer', () => {
    expect(SEATS.map(seat => positionOf(seat, 1, {}))).toEqual([3, 0, 1, 2]);
    expect(POSITIONS.map(position => seatAt(position, 1, {}))).toEqual([1, 2, 3, 0]);
  });

  it('[C16] run to the left where play is clockwise', () => {
    expect(SEATS.map(seat => positionOf(seat, 1, { turns: 'clockwise' }))).toEqual([1, 0, 3, 2]);
    expect(SEATS.map(seat => sideOf(seat, 1))).toEqual(['west', 'south', 'east', 'north']);
    expect(SEATS.map(seat => sideOf(seat, 1, true))).toEqual(['east', 'south', 'west', 'north']);
  });
});

describe('[C16] a table that plays clockwise', () => {
  const clockwise = { ...spanish1920, clockwise: true };
  // South takes a chow of East, who sits at South's right.
  const chow = given({ rules: clockwise, hands: ['5m', '46m'] }).when(
    discards(0, '5m'),
    chows(1, '4m'),
    closeClaims,
  ).state;

  it('draws the seats around South: East at the right, West at the left, and a chow turned to the right', () => {
    const scene = sceneOf(viewFor(chow, 1), 1);
    expect(scene.positions.map(({ seat }) => seat)).toEqual([1, 0, 3, 2]);
    expect(scene.positions[0].melds).toMatchObject([
      {
        tiles: [
          { tile: tile('C4'), turned: false },
          { tile: tile('C6'), turned: false },
          { tile: tile('C5'), turned: true },
        ],
      },
    ]);
    expect(sceneOf(viewFor(chow, 'spectator'), undefined).positions.map(({ seat }) => seat)).toEqual([0, 3, 2, 1]);
  });

  it('marks the last discard at the right of who draws after it', () => {
    const drawn = given({ rules: clockwise, hands: ['5m'] }).when(discards(0, '5m'), closeClaims).state;
    expect(sceneOf(viewFor(drawn, 1), 1).lastDiscard).toBe(1);
  });

  it.each([
    ['South opens at the left, as North does elsewhere', spanish1920, [1, 1, 6, 5], [3, 1, 4, 5], 3],
    ['North opens at the right, as South does elsewhere', spanish1920, [3, 1, 1, 2], [1, 1, 3, 2], 1],
    ['the count turns the corner to the left neighbour', spanish1920, [1, 1, 6, 6], [1, 3, 6, 4], 3],
    ['West opens opposite', spanish1920, [2, 1, 3, 4], [2, 1, 3, 4], 2],
    ['the one throw of Macau', macau, [4, 3, 1, 1], [4, 3, 1, 1], 2],
  ] as const)('has the wall as it lies on any table: %s', (_, rules, dice, elsewhere, opener) => {
    const laid = (isClockwise: boolean, thrown: Dice) => {
      const { state } = given({ rules: { ...rules, exchanges: false, clockwise: isClockwise }, dice: thrown });
      const wall = { ...state.wall, front: 53, back: 0 };
      const scene = sceneOf({ ...state, wall }, 0);
      expect(positionOf(breaker(thrown), 0, scene.layout)).toBe(opener);
      const { boxes } = layoutOf(scene, { w: 1440, h: 900 });
      return boxes.flatMap(({ zone, slot, x, y, z }) => (zone === 'wall' ? [{ slot, x, y, z }] : []));
    };
    expect(laid(true, dice)).toEqual(laid(false, elsewhere));
  });
});

describe('melds (article 25)', () => {
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

  it('lays only the winner’s hand open while the end is shown, and then all four', () => {
    const open = (opens?: Parameters<typeof sceneOf>[2]) => sceneOf(over, 1, opens).positions.map(one => one.isOpen);
    const { seat } = sceneOf(over, 1).positions.find(({ hasWon }) => hasWon)!;
    const winner = sceneOf(over, 1, { opens: seat });
    expect(winner.positions.filter(({ isOpen }) => isOpen).map(one => one.seat)).toEqual([seat]);
    expect(winner.isLaidOpen).toBe(false);
    expect(open({ opens: 'none' })).toEqual([false, false, false, false]);
    expect(open()).toEqual([true, true, true, true]);
    expect(sceneOf(over, 1).isLaidOpen).toBe(true);
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
