import {
  bySeat,
  cn1998,
  evolve,
  type HandState,
  HIDDEN,
  legalActions,
  SEATS,
  type Seat,
  seatAfter,
  seeded,
  type Tile,
  viewFor,
} from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { lookAround } from '../sight/sight.ts';
import { OWN_DRAWS, stateAtDeal } from './ownWalls.ts';

const OWN_TILES = 34;
const HIDDEN_WALLS = Array.from({ length: 4 * OWN_TILES }, () => HIDDEN);

const ONE = 0 as Tile;
const THREE = 2 as Tile;
/** South can claim a chow with every 3 of characters that East discards. */
const hands = bySeat(seat => Array.from({ length: 13 }, (_, n) => (seat === 1 ? ((ONE + n) as Tile) : HIDDEN)));

type DrawsLeft = [number, number, number, number];
interface Moment {
  readonly state: HandState;
  readonly left: Readonly<DrawsLeft>;
}

/** Yields the moments after each draw and each discard of a hand in which every player discards the tile drawn. */
function whole(): readonly Moment[] {
  const left: DrawsLeft = [OWN_DRAWS, OWN_DRAWS, OWN_DRAWS, OWN_DRAWS];
  const moments: Moment[] = [];
  let state = stateAtDeal(HIDDEN_WALLS, 0, cn1998, hands);
  for (let seat: Seat = 0; left[seat] > 0; seat = seatAfter(seat)) {
    left[seat] -= 1;
    const tile = seat === 1 ? (33 as Tile) : HIDDEN;
    state = evolve(state, { type: 'drew', seat, tile, source: 'wall' });
    moments.push({ state, left: [...left] });
    state = evolve(state, { type: 'discarded', seat, tile: seat === 0 ? THREE : (33 as Tile) });
    moments.push({ state, left: [...left] });
  }
  return moments;
}

describe('the wall in a seat’s view', () => {
  it('gives the seat the draws that it has left, at every moment of a hand', () => {
    const moments = whole();
    expect(moments).toHaveLength(2 * 4 * OWN_DRAWS);
    for (const { state, left } of moments) {
      for (const seat of SEATS) expect(lookAround(viewFor(state, seat), seat).drawsLeft).toBe(left[seat]);
    }
  });

  it('ends with the first player who must draw and cannot: a claim leaves tiles that nobody draws', () => {
    const random = seeded('uneven');
    const thrown = evolve(
      evolve(stateAtDeal(HIDDEN_WALLS, 0, cn1998, hands), { type: 'drew', seat: 0, tile: HIDDEN, source: 'wall' }),
      { type: 'discarded', seat: 0, tile: THREE },
    );
    for (let n = 0; n < 200; n++) {
      const left = bySeat(() => (random() % (OWN_DRAWS + 1)) as number);
      const drawn: DrawsLeft = [0, 0, 0, 0];
      let seat: Seat = 1;
      for (; drawn[seat] < left[seat]; seat = seatAfter(seat)) drawn[seat]++;
      const own = bySeat(each => OWN_TILES - left[each]);
      const uneven = { ...thrown, wall: { ...thrown.wall, own } };
      const sights = SEATS.map(each => lookAround(viewFor(uneven, each), each));
      expect(sights.map(({ drawsLeft }) => drawsLeft)).toEqual(drawn);
      const all = drawn.reduce((sum, draws) => sum + draws, 0);
      const [, , , north] = sights;
      if (north!.drawsLeft > 0) expect(north!.afterLast).toBe(all - 4 * north!.drawsLeft + 1);
    }
  });

  it('allows no claim when the next player has no tile to draw', () => {
    const asked = whole().filter(({ state }) => state.phase.name === 'claims' && state.phase.from === 0);
    const claims = asked.map(({ state }) =>
      legalActions(viewFor(state, 1), 1).some(action => action.type === 'claim' && action.claim.kind === 'chow'),
    );
    expect(claims).toEqual(asked.map(({ left }) => left[1] > 0));
  });
});
