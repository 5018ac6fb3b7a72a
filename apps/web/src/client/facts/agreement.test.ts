import {
  type BySeat,
  below,
  bySeat,
  copiesSeen,
  decide,
  evolve,
  type HandCommand,
  type HandState,
  legalActions,
  legalWin,
  type Meld,
  meldTiles,
  othersInTurn,
  type Phase,
  PLAYING_KINDS,
  type RandomSource,
  SEATS,
  type Seat,
  type SeatState,
  seeded,
  shuffled,
  type Tile,
  viewFor,
  visibleCopies,
  waitsOf,
  winAttempt,
  winnersScore,
  wmo2006,
} from '@gorrion/rules';
import { discards, given, playout, tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { reachOf } from '../../board/facts.ts';
import { factsFor } from './facts.ts';

/* Facts shown to a player agree with what the scorer pays, over random claim windows, each from a seed. */

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind as Tile);
const NOBODY = [undefined, undefined, undefined, undefined] as const;
const chance = (random: RandomSource, percent: number) => below(random, 100) < percent;

/** Returns four sets and a pair, some of the sets claimed; undefined if they need more than four copies of a tile. */
function completeHand(random: RandomSource): { concealed: Tile[]; melds: Meld[] } | undefined {
  const concealed: Tile[] = [];
  const melds: Meld[] = [];
  for (let set = 0; set < 4; set++) {
    const isPung = chance(random, 30);
    const first = (isPung ? below(random, PLAYING_KINDS) : 9 * below(random, 3) + below(random, 7)) as Tile;
    const run: Meld = isPung
      ? { kind: 'pung', tile: first, from: 3 }
      : { kind: 'chow', low: first, claimed: first, from: 3 };
    if (chance(random, 35)) melds.push(run);
    else concealed.push(...meldTiles(run));
  }
  const pair = below(random, PLAYING_KINDS) as Tile;
  concealed.push(pair, pair);
  const all = [...concealed, ...melds.flatMap(meldTiles)];
  return KINDS.every(kind => all.filter(other => other === kind).length <= 4) ? { concealed, melds } : undefined;
}

interface ClaimWindow {
  readonly state: HandState;
  readonly seat: Seat;
  readonly asked: Tile;
  /** Copies of each kind that the generator put where the seat sees them, with the asked tile. */
  readonly seen: readonly number[];
}

/** Takes up to `count` copies of a kind out of the tiles that are left. */
function take(rest: Tile[], kind: Tile, count: number): Tile[] {
  const taken: Tile[] = [];
  for (let at = rest.indexOf(kind); at >= 0 && taken.length < count; at = rest.indexOf(kind)) {
    taken.push(...rest.splice(at, 1));
  }
  return taken;
}

/** Makes a seat that waits for a tile, which another seat discards or adds to its pung. The other copies lie anywhere. */
function windowOf(seed: string): ClaimWindow {
  const random = seeded(seed);
  let whole = completeHand(random);
  while (!whole) whole = completeHand(random);
  const { concealed, melds } = whole;
  const seat = below(random, 4) as Seat;
  const from = othersInTurn(seat)[below(random, 3)]!;
  const [asked] = concealed.splice(below(random, concealed.length), 1) as [Tile];
  const rest = [...KINDS, ...KINDS, ...KINDS, ...KINDS];
  for (const held of [...concealed, asked, ...melds.flatMap(meldTiles)]) rest.splice(rest.indexOf(held), 1);

  const rivers = bySeat((): Tile[] => []);
  const others = bySeat((): Meld[] => []);
  const left = rest.filter(other => other === asked).length;
  const isRobbed = left === 3 && chance(random, 25);
  if (isRobbed) {
    take(rest, asked, 3);
    others[from]!.push({ kind: 'kong', tile: asked, form: 'promoted', from: seat });
  } else if (left === 3 && chance(random, 50)) {
    take(rest, asked, 3);
    const owner = othersInTurn(seat).find(other => other !== from)!;
    others[owner]!.push({ kind: 'pung', tile: asked, from });
  } else {
    for (const copy of take(rest, asked, below(random, left + 1))) rivers[below(random, 4)]!.push(copy);
  }
  const mixed = shuffled(rest, random);
  for (const other of SEATS) rivers[other]!.push(...mixed.splice(0, below(random, 8)));
  if (!isRobbed) rivers[from]!.push(asked);

  const hands: BySeat<readonly Tile[]> = bySeat(other =>
    (other === seat ? concealed : mixed.splice(0, 13 - 3 * others[other]!.length)).toSorted((a, b) => a - b),
  );
  const seats = bySeat(
    (other): SeatState => ({
      concealed: hands[other],
      melds: other === seat ? melds : others[other]!,
      flowers: [],
      discards: rivers[other]!.map((thrown, n) => ({ tile: thrown, nth: 4 * n + other })),
      isDead: false,
      fouls: [],
    }),
  );
  const open = [...SEATS.flatMap(other => [...rivers[other]!, ...seats[other].melds.flatMap(meldTiles)]), ...concealed];
  const phase: Phase = {
    name: 'claims',
    on: isRobbed ? 'added-kong' : 'discard',
    from,
    tile: asked,
    made: NOBODY,
    announced: undefined,
  };
  const front = chance(random, 20) ? 144 : 100;
  return {
    state: {
      ...given().state,
      phase,
      prevalentWind: below(random, 4) as Seat,
      rules: { ...wmo2006, lastTileSelfDraw: chance(random, 50) },
      wall: { ...given().state.wall, front, back: 0 },
      seats,
    },
    seat,
    asked,
    seen: KINDS.map(kind => open.filter(other => other === kind).length),
  };
}

const WINDOWS = Array.from({ length: 1500 }, (_, n) => windowOf(`window ${n}`));

const told = (state: HandState, seat: Seat) => {
  const view = viewFor(state, seat);
  return factsFor(view, seat, legalActions(view, seat), 'en')!;
};

const carryOut = (state: HandState, ...commands: readonly HandCommand[]): HandState =>
  commands.reduce((now, command) => {
    const decision = decide(now, command);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${decision.error.code}`);
    return decision.value.reduce(evolve, now);
  }, state);

/** Returns the points of the win that was claimed. */
function paidFor(state: HandState, seat: Seat): number {
  const { phase } = carryOut(state, { type: 'claim', seat, claim: { kind: 'win' } }, { type: 'close-claims' });
  if (phase.name !== 'over' || phase.outcome.kind !== 'won') throw new Error('nobody won');
  return winnersScore(phase.outcome).total;
}

describe('the points that the facts promise', () => {
  it('are those of the offered win when the fourth tile of a pung is discarded', () => {
    // West has a pung of 4p, East discards the fourth, South waits for it.
    const story = given({ hands: ['4p', '123456789m 11s 23p'] }).when(discards(0, '4p'));
    const pung: Meld = { kind: 'pung', tile: tile('4p'), from: 0 };
    const { seats } = story.state;
    const state = {
      ...story.state,
      seats: bySeat(seat => (seat === 2 ? { ...seats[2], melds: [pung] } : seats[seat])),
    };
    const [ready] = told(state, 1).ready;
    const wait = ready!.waits.find(each => each.tile === tile('4p'))!;
    expect(wait.byDiscard).toBe(legalWin(state, 1)!.score.total);
    expect(wait.fans.map(fan => fan.name)).toContain('Last Tile');
    expect(wait.left).toBe(0);
  });

  it('are those that the scorer pays for the offered win, in every window', () => {
    const seen = { legal: 0, last: 0, robbed: 0, poor: 0 };
    for (const { state, seat, asked } of WINDOWS) {
      const attempt = winAttempt(state, seat)!;
      const wait = told(state, seat).ready[0]!.waits.find(each => each.tile === asked)!;
      expect(wait.byDiscard, JSON.stringify(state.seats)).toBe(attempt.score.total);
      if (attempt.claim.lastOfKind) seen.last++;
      if (attempt.robbed) seen.robbed++;
      if (!legalWin(state, seat)) seen.poor++;
      else {
        seen.legal++;
        expect(paidFor(state, seat)).toBe(wait.byDiscard);
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
  });

  it('come with the copies left, which count the asked tile once', () => {
    for (const { state, seat, seen } of WINDOWS) {
      const { waits } = told(state, seat).ready[0]!;
      const { concealed, melds } = state.seats[seat];
      expect(waits.map(wait => wait.tile)).toEqual(waitsOf(concealed, melds).tiles);
      for (const { tile: kind, left } of waits) expect(left).toBe(4 - seen[kind]!);
    }
  });
});

describe('facts before a move', () => {
  /** Returns every promise of a ready hand while a hand is played, with the state after the proposed move. */
  function* proposals() {
    for (let n = 0; n < 40; n++) {
      for (const { before } of playout(`facts ahead ${n}`)) {
        const { phase } = before;
        if (phase.name === 'turn') {
          const { seat } = phase;
          for (const ready of told(before, seat).ready) {
            if (ready.discard === undefined) continue;
            yield { seat, ready, after: carryOut(before, { type: 'discard', seat, tile: ready.discard }) };
          }
        }
        if (phase.name !== 'claims' || phase.made.some(Boolean)) continue;
        for (const seat of othersInTurn(phase.from)) {
          for (const { command, after: ready } of told(before, seat).claims) {
            if (!ready || ready.discard === undefined || command.type !== 'claim') continue;
            const taken = carryOut(before, command, { type: 'close-claims' });
            yield { seat, ready, after: carryOut(taken, { type: 'discard', seat, tile: ready.discard }) };
          }
        }
      }
    }
  }

  it('are the facts after it: the same waits, points and copies left', () => {
    let asked = 0;
    for (const { seat, ready, after } of proposals()) {
      if (after.phase.name === 'over') continue;
      const now = told(after, seat).ready[0]!;
      expect(now.waits).toEqual(ready.waits);
      expect(reachOf(now)).toEqual(reachOf(ready));
      asked++;
    }
    expect(asked).toBeGreaterThan(100);
  });
});

describe('the unseen copies of a tile', () => {
  it('are the same counted one by one and all at once, at every moment of a hand', () => {
    let moments = 0;
    for (const { before } of playout('copies seen')) {
      for (const seat of SEATS) {
        const { shown } = copiesSeen(viewFor(before, seat), seat);
        expect([...shown]).toEqual(KINDS.map(kind => visibleCopies(before, kind)));
      }
      moments++;
    }
    expect(moments).toBeGreaterThan(50);
  });
});
