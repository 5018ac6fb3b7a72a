import {
  bySeat,
  copiesSeen,
  countsOf,
  type HandState,
  isHidden,
  parseHand,
  parseTile,
  SEATS,
  type Seat,
  type Tile,
  viewFor,
  wmo2006,
} from '@gorrion/rules';
import { discards, given, playout } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { openRoutes, openRoutesOf } from './openRoutes.ts';

const tile = (text: string): Tile => parseTile(text)!;

function written(text: string) {
  const hand = parseHand(text);
  if (!hand.ok) throw new RangeError(text);
  return hand.value;
}
const eastHand = (text: string, rules = wmo2006) => openRoutesOf(written(text), { seat: 0, prevalentWind: 0, rules });

/** Returns a state in which everything that the seat cannot see is different: the wall and the others' tiles. */
function withOtherSecrets(state: HandState, seat: Seat): HandState {
  const seats = bySeat(other => {
    const own = state.seats[other];
    const changed = own.concealed.map(tile => ((tile + 17) % 34) as Tile).toSorted((a, b) => a - b);
    return other === seat ? own : { ...own, concealed: changed };
  });
  return { ...state, seats, wall: { ...state.wall, tiles: state.wall.tiles.toReversed() } };
}

describe('the routes of a hand', () => {
  it('name the fan of a ready hand, its tile with the live copies, and the tile to let go', () => {
    const { state } = given({ hands: ['123m456s78p55mEEEN'] });
    const [best] = openRoutes(viewFor(state, 0), 0);
    expect(best).toMatchObject({ id: 'mixed-straight', isSelfDrawn: false, unneeded: [tile('N')] });
    expect(best!.missing).toEqual([{ tile: tile('9p'), live: 4, from: 'anybody' }]);
    expect(best!.points).toBeGreaterThanOrEqual(8);
  });

  it('count a copy less for each that lies open', () => {
    const before = given({ hands: ['9p', '123m456s78p55mEEE'] });
    const leftOf = (state: HandState) => openRoutes(viewFor(state, 1), 1)[0]!.missing[0]!.live;
    expect(leftOf(before.state)).toBe(4);
    expect(leftOf(before.when(discards(0, '9p')).state)).toBe(3);
  });

  it('change with a discard that gives a route up', () => {
    const { state } = given({ hands: ['123m456s78p55mEEEN'] });
    const after = given({ hands: ['123m456s78p55mEEEN'] }).when(discards(0, '4s')).state;
    expect(openRoutes(viewFor(state, 0), 0)[0]!.missing).toHaveLength(1);
    const now = openRoutes(viewFor(after, 0), 0);
    expect(now.find(({ id }) => id === 'mixed-straight')!.missing).toHaveLength(2);
  });

  it('lead to a legal win, no tile of which is gone, in at most five ways [R38]', { timeout: 60_000 }, () => {
    let seen = 0;
    for (const seed of ['routes 1', 'routes 2', 'routes 3']) {
      for (const { before } of playout(seed)) {
        if (before.phase.name !== 'turn') continue;
        const { seat } = before.phase;
        const view = viewFor(before, seat);
        const routes = openRoutes(view, seat);
        const { unseen } = copiesSeen(view, seat);
        expect(routes.length).toBeLessThanOrEqual(5);
        expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
        for (const route of routes) {
          seen++;
          expect(route.points).toBeGreaterThanOrEqual(wmo2006.minPoints);
          expect(route.fans.reduce((sum, { times, points }) => sum + times * points, 0)).toBe(route.points);
          for (const { tile, live } of [...route.missing, ...route.useful]) expect(live).toBe(unseen[tile]);
          const missing = countsOf(route.missing.map(({ tile }) => tile));
          for (const { tile } of route.missing) expect(missing[tile]!).toBeLessThanOrEqual(unseen[tile]!);
          const [held, away] = [view.seats[seat].concealed.length, route.unneeded.length];
          expect(held - away + route.missing.length).toBe(14 - 3 * view.seats[seat].melds.length);
        }
      }
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('are the same, whatever the tiles are that the seat cannot see', { timeout: 60_000 }, () => {
    let asked = 0;
    for (const { before } of playout('hidden routes')) {
      if (before.phase.name !== 'turn' && before.phase.name !== 'claims') continue;
      const seat = SEATS[asked % 4]!;
      const [view, other] = [viewFor(before, seat), viewFor(withOtherSecrets(before, seat), seat)];
      expect(view.seats.some(({ concealed }, n) => n !== seat && concealed.some(tile => !isHidden(tile)))).toBe(false);
      expect(openRoutes(other, seat)).toEqual(openRoutes(view, seat));
      if (++asked === 24) break;
    }
    expect(asked).toBeGreaterThan(12);
  });

  it('are more where the minimum is lower [R38]', () => {
    const rules = { ...wmo2006, minPoints: 1 };
    const text = '134m55m678s(234p)(567p)';
    const ids = (routes: ReturnType<typeof eastHand>) => routes.map(({ id }) => id);
    expect(ids(eastHand(text, rules))).toContain('small');
    expect(eastHand(text, rules)[0]!.missing).toEqual([{ tile: tile('2m'), live: 4, from: 'anybody' }]);
    expect(eastHand(text)[0]?.missing).not.toEqual([{ tile: tile('2m'), live: 4, from: 'anybody' }]);
  });

  it('say where only a self-drawn tile has the points', () => {
    const text = '123m45s99p(678m)(234s)';
    const selfDrawn = (minPoints: number) =>
      eastHand(text, { ...wmo2006, minPoints }).find(({ missing }) => missing.length === 1)?.isSelfDrawn;
    expect(selfDrawn(2)).toBe(false);
    expect(selfDrawn(3)).toBe(true);
  });

  it('say where a claim would leave too few points, but not of the last tile, which may be claimed', () => {
    expect(eastHand('123m456s78p55mEEE')[0]).toMatchObject({ id: 'mixed-straight', staysConcealed: false });
    const concealed = eastHand('1133557799m2s4s6p').find(({ id }) => id === 'seven-pairs');
    expect(concealed).toMatchObject({ staysConcealed: true });
    expect(concealed!.missing).toHaveLength(2);
  });

  it('of a part of a hand list what is missing to the minimum', () => {
    const routes = eastHand('123m456s78p55m');
    expect(routes[0]!.id).toBe('mixed-straight');
    expect(routes[0]!.missing.map(({ tile }) => tile)).toContain(tile('9p'));
    expect(routes.every(({ points }) => points >= 8)).toBe(true);
    expect(eastHand('19m')).toEqual([]);
  });

  it.each([
    ['(123p)(456m)(789s)(EEE)', 2],
    ['(123m)(456m)(789p)(234s)', 2],
    ['123p456m789sEEE', 2],
    ['(123p)(456m)(789s)', 5],
  ])('of a part of a hand, %s, need no tile of the pair or of a set: %i are missing', (text, missing) => {
    const [route] = eastHand(text).toSorted((a, b) => a.missing.length - b.missing.length);
    expect(route!.missing).toHaveLength(missing);
    expect(route!.points).toBeGreaterThanOrEqual(8);
  });
});
