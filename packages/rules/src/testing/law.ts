import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOUL_IDS, FOULS } from '../fouls/fouls.ts';
import type { HandCommand } from '../hand/commands.ts';
import { decide } from '../hand/decide.ts';
import type { HandEvent } from '../hand/events.ts';
import { evolve, replay } from '../hand/evolve.ts';
import { defaultAction, legalActions, untimelyActions } from '../hand/legalActions.ts';
import { type HandState, undealt } from '../hand/state.ts';
import { redact, viewFor } from '../hand/view.ts';
import { meldTiles } from '../melds/meld.ts';
import { isClassical, type Ruleset } from '../rulesets/ruleset.ts';
import { type Reader, SEATS, type Seat } from '../tiles/seat.ts';
import { copiesOf, KINDS, type Tile } from '../tiles/tile.ts';
import { tileSet } from '../wall/layout.ts';
import { standingTiles, tilesLeft } from '../wall/wall.ts';
import { type PlayedCommand, playout } from './playout.ts';

/* The laws that hands of every family of rules keep, on hands of random legal actions. */

/** Open hands are shown of no hand with exchanges: those stay between two, and nobody teaches them. */
const OPEN: readonly Reader[] = ['open-hands', 'teacher', { seat: 1, seesAll: true }];
const readersOf = (rules: Ruleset): readonly Reader[] =>
  isClassical(rules) && rules.exchanges ? [...SEATS, 'spectator'] : [...SEATS, 'spectator', ...OPEN];

/** Articles that the titles of the tests quote. */
export interface Articles {
  readonly kinds: string;
  readonly tiles: string;
  readonly payments: string;
}

/** Returns random hands by these rules, from seeds of this name. */
export const playAll = (name: string, rules: Ruleset, hands: number): PlayedCommand[][] =>
  Array.from({ length: hands }, (_, n) => [...playout(`${name} ${n}`, rules)]);

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) if (!isSame(a[n], b[n])) return false;
  return true;
};

/** Deep equality that stops where both are one object: states share most of their parts. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b);
  let count = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !isSame(a[key as never], b[key as never])) return false;
    count++;
  }
  for (const _ in b) count--;
  return count === 0;
}

/** Every tile that a state knows of: in the wall, in hands, in melds, in rivers unless claimed, and flowers. */
function allTiles(state: HandState): Tile[] {
  const { tiles, front, back, layout } = state.wall;
  const wall = standingTiles(state.wall).map(place => tiles[place]!);
  expect(wall.length).toBe(tiles.length - front - back);
  if (!layout.dead) expect(wall.length).toBe(tilesLeft(state.wall));
  const won = state.phase.name === 'over' && state.phase.outcome.kind === 'won' ? state.phase.outcome : undefined;
  const winningTile = won && won.from !== won.seat ? [won.tile] : [];
  const held = SEATS.flatMap(seat => {
    const { concealed, melds, flowers, discards } = state.seats[seat];
    const river = discards.filter(d => d.claimedBy === undefined).map(d => d.tile);
    return [...concealed, ...melds.flatMap(meldTiles), ...flowers, ...river];
  });
  return [...wall, ...held, ...winningTile];
}

function expectConserved(state: HandState): void {
  const counts = new Array<number>(KINDS).fill(0);
  for (const tile of allTiles(state)) counts[tile]!++;
  const set = tileSet(state.wall.layout);
  expect(counts).toEqual(counts.map((_, kind) => (set.includes(kind as Tile) ? copiesOf(kind as Tile) : 0)));
}

/** Folds a hand for a viewer and compares it, after each event, with the view of the server's state. */
function expectLaw(hand: readonly PlayedCommand[], viewer: Reader): void {
  let state = undealt;
  let view = viewFor(undealt, viewer);
  for (const event of hand.flatMap(step => step.events)) {
    const seen = redact(event, viewer);
    view = seen ? evolve(view, seen) : view;
    state = evolve(state, event);
    if (!isSame(view, viewFor(state, viewer))) {
      expect(view, `${JSON.stringify(viewer)} after ${event.type}`).toEqual(viewFor(state, viewer));
    }
  }
}

const FOULS_OF_STRICT = FOUL_IDS.filter(id => FOULS[id].online === 'strict');

/** Returns nothing, each single tile and each sorted pair of tiles. */
const givings = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => [
  [],
  ...tiles.map(tile => [tile]),
  ...tiles.flatMap((one, n) => tiles.slice(n).map(other => [one, other])),
];

/** Every command a seat could send, sense or nonsense. */
function everyAction(seat: Seat, phase: HandState['phase']): HandCommand[] {
  const tiles = Array.from({ length: KINDS }, (_, kind) => kind as Tile);
  const given = phase.name === 'exchanging' ? givings(tiles) : [[], tiles.slice(1, 3)];
  return [
    { type: 'declare-win', seat },
    { type: 'withdraw', seat },
    { type: 'draw', seat },
    { type: 'decline-replacement', seat },
    ...(['chow', 'pung', 'kong'] as const).map(
      word => ({ type: 'claim', seat, claim: { kind: 'said', word } }) as const,
    ),
    ...(['win', 'kong', 'pung', 'pass'] as const).map(kind => ({ type: 'claim', seat, claim: { kind } }) as const),
    ...given.map(some => ({ type: 'exchange', seat, tiles: some }) as const),
    ...tiles.flatMap(tile => [
      { type: 'discard', seat, tile } as const,
      { type: 'declare-kong', seat, tile } as const,
      { type: 'expose-flower', seat, tile } as const,
      { type: 'claim', seat, claim: { kind: 'chow', low: tile } } as const,
    ]),
  ];
}

/** What a set of random hands has to keep. */
interface Played {
  readonly hands: readonly PlayedCommand[][];
  readonly steps: readonly PlayedCommand[];
}

function offersAreSeen({ steps }: Played): void {
  for (const { before } of steps.filter((_, n) => n % 3 === 0)) {
    for (const seat of SEATS) {
      const offered = legalActions(before, seat);
      const offeredOnView = legalActions(viewFor(before, seat), seat);
      if (!isSame(offered, offeredOnView)) expect(offeredOnView).toEqual(offered);
      const timedOut = defaultAction(before, seat);
      const timedOutOnView = defaultAction(viewFor(before, seat), seat);
      if (!isSame(timedOut, timedOutOnView)) expect(timedOutOnView).toEqual(timedOut);
    }
  }
}

/** A kong counts as three tiles, and a seat has one tile more on its own turn, once a replacement is drawn. Strict play lets a seat miscount. */
function expectSizes(state: HandState): void {
  const { phase, seats, rules } = state;
  if (rules.assist === 'strict' || phase.name === 'over') return;
  const playing = phase.name === 'turn' && !phase.owes ? phase.seat : undefined;
  const onTurn = phase.name === 'exchanging' ? 0 : playing;
  const sizes = SEATS.map(seat => seats[seat].concealed.length + 3 * seats[seat].melds.length);
  if (phase.name !== 'counting') expect(sizes).toEqual(SEATS.map(seat => (seat === onTurn ? 14 : 13)));
}

function tilesAreKept({ hands }: Played): void {
  for (const hand of hands) {
    for (const step of hand.filter((_, n) => n % 20 === 0)) {
      if (step.before.phase.name === 'undealt') continue;
      expectConserved(step.before);
      expectSizes(step.before);
    }
    expectConserved(replay(hand.flatMap(step => step.events)));
  }
}

function paymentsAreZero({ hands }: Played): void {
  for (const hand of hands) {
    const { phase, penalties } = replay(hand.flatMap(step => step.events));
    if (phase.name !== 'over') throw new Error('a hand without an end');
    expect(phase.outcome.payments.reduce((a, b) => a + b, 0)).toBe(0);
    expect(penalties.reduce((a, b) => a + b, 0)).toBe(0);
  }
}

function logsReplay({ hands }: Played): void {
  for (const hand of hands) {
    const log = hand.flatMap(step => step.events);
    const last = hand[hand.length - 1]!;
    const end = last.events.reduce(evolve, last.before);
    const copy = JSON.parse(JSON.stringify(log)) as HandEvent[];
    expect(isSame(JSON.parse(JSON.stringify(replay(copy))), JSON.parse(JSON.stringify(end)))).toBe(true);
  }
}

/** Every so many states; of the exchanges, which few states are, more. */
const sampled = (every: number, everyExchange: number) => (step: PlayedCommand, n: number) =>
  n % (step.before.phase.name === 'exchanging' ? everyExchange : every) === 0;

function offersAreAccepted({ steps }: Played): void {
  for (const { before } of steps.filter(sampled(23, 5))) {
    for (const seat of SEATS) {
      for (const action of [...legalActions(before, seat), ...untimelyActions(before, seat)]) {
        const { ok } = decide(before, action);
        if (!ok) expect.fail(`${JSON.stringify(action)} offered and refused`);
      }
    }
  }
}

function othersAreRefused({ steps }: Played): void {
  for (const { before } of steps.filter(sampled(97, 41))) {
    for (const seat of SEATS) {
      const accepted = [...legalActions(before, seat), ...untimelyActions(before, seat)];
      const offered = new Set(accepted.map(action => JSON.stringify(action)));
      for (const action of everyAction(seat, before.phase)) {
        const decision = decide(before, action);
        const isOffered = offered.has(JSON.stringify(action));
        if (decision.ok !== isOffered) expect(decision, JSON.stringify(action)).toEqual({ ok: isOffered });
      }
    }
  }
}

/** Registers the tests of all laws on so many random hands, which have to meet these kinds of events. */
export function describeLaws(
  name: string,
  rules: Ruleset,
  count: number,
  kinds: readonly HandEvent['type'][],
  articles: Articles,
): void {
  describe(`random hands: ${name}`, () => {
    let played: Played = { hands: [], steps: [] };
    beforeAll(() => {
      const hands = playAll(name, rules, count);
      played = { hands, steps: hands.flat() };
    }, 300_000);
    // A long run plays ten thousand hands and more. Proven hands leave the memory.
    afterAll(() => {
      played = { hands: [], steps: [] };
    });

    it(`${articles.kinds} meet every kind of event`, () => {
      const events = played.steps.flatMap(step => step.events);
      expect([...new Set(events.map(event => event.type))]).toEqual(expect.arrayContaining([...kinds]));
      const fouls = new Set(events.flatMap(event => (event.type === 'fouled' ? [event.foul] : [])));
      if (rules.assist === 'strict') expect(fouls).toEqual(new Set(FOULS_OF_STRICT));
    });
    it('show each viewer the fold of the events that they were sent', () => {
      for (const hand of played.hands) for (const viewer of readersOf(rules)) expectLaw(hand, viewer);
    });
    it('offer a seat the same actions on its view as on the whole state', () => offersAreSeen(played));
    it(`${articles.tiles} keep all tiles of the set, and hands their size`, () => tilesAreKept(played));
    it(`${articles.payments} pay what adds up to zero`, () => paymentsAreZero(played));
    it('replay from their log, also through JSON', () => logsReplay(played));
    it('accept every action they offer', () => offersAreAccepted(played));
    it('refuse with a code every action they do not offer', () => othersAreRefused(played));
  });
}
