import { describe, expect, it, vi } from 'vitest';
import { FOUL_IDS, FOULS, type Seat } from '../index.ts';
import { meldTiles } from '../melds/meld.ts';
import { cn1998, ema, wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { type PlayedCommand, playout } from '../testing/playout.ts';
import { SEATS, type Viewer } from '../tiles/seat.ts';
import { copiesOf, KINDS, type Tile } from '../tiles/tile.ts';
import { nextFromBack, nextFromFront, tilesLeft } from '../wall/wall.ts';
import type { HandCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { HandEvent } from './events.ts';
import { evolve, replay } from './evolve.ts';
import { defaultAction, legalActions, untimelyActions } from './legalActions.ts';
import { type HandState, undealt } from './state.ts';
import { redact, viewFor } from './view.ts';

vi.setConfig({ testTimeout: 300_000 });

const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];
/** With no minimum every complete hand wins, so that wins of all kinds come often. */
const EAGER: Ruleset = { ...wmo2006, minPoints: 0 };
const RULESETS: readonly [string, Ruleset, number][] = [
  ['flowers at once', EAGER, 600],
  ['flowers by hand, East may win at once', { ...cn1998, minPoints: 0 }, 250],
  ['claims on the last discard', { ...EAGER, lastDiscard: 'claims-allowed', replacementThroughFlower: true }, 100],
  ['strict play', { ...wmo2006, assist: 'strict', minPoints: 3 }, 150],
  ['strict play, the winner counts', { ...ema, minPoints: 1 }, 100],
  ['the winner counts', { ...ema, assist: 'assisted', minPoints: 1 }, 100],
];

/** `npm run law` plays ten times as many: ten thousand hands. */
const ROUNDS = process.env.LONG ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1];
const PLAYED = ROUNDS.flatMap(round =>
  RULESETS.map(([name, rules, hands]) => [round === 1 ? name : `${name}, round ${round}`, rules, hands] as const),
);

const playAll = (name: string, rules: Ruleset, hands: number): PlayedCommand[][] =>
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
  const { tiles, front, back } = state.wall;
  const wall: Tile[] = [];
  let rest = { ...state.wall };
  while (tilesLeft(rest) > 0) {
    wall.push(nextFromFront(rest) as Tile);
    rest = { ...rest, front: rest.front + 1 };
  }
  expect(wall.length).toBe(tiles.length - front - back);
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
  expect(counts).toEqual(counts.map((_, kind) => copiesOf(kind as Tile)));
}

/** Folds a hand for a viewer and compares it, after each event, with the view of the server's state. */
function expectLaw(hand: readonly PlayedCommand[], viewer: Viewer): void {
  let state = undealt;
  let view = viewFor(undealt, viewer);
  for (const event of hand.flatMap(step => step.events)) {
    const seen = redact(event, viewer);
    view = seen ? evolve(view, seen) : view;
    state = evolve(state, event);
    if (!isSame(view, viewFor(state, viewer))) {
      expect(view, `${viewer} after ${event.type}`).toEqual(viewFor(state, viewer));
    }
  }
}

const KINDS_OF_EVENT: readonly HandEvent['type'][] = [
  'dealt',
  'drew',
  'flower-exposed',
  'discarded',
  'claim-made',
  'melded',
  'kong-added',
  'won',
  'exhausted',
];

/** Strict play meets its own kinds, and every foul that players can commit in it. */
const KINDS_OF_STRICT: readonly HandEvent['type'][] = [
  'dealt',
  'drew',
  'flower-exposed',
  'claim-taken',
  'replacement-owed',
  'melded',
  'fouled',
  'won',
  'exhausted',
];
const KINDS_OF_COUNTS: readonly HandEvent['type'][] = [
  'hu-shown',
  'fan-named',
  'fan-objected',
  'count-finished',
  'count-confirmed',
  'count-refused',
];
const FOULS_OF_STRICT = FOUL_IDS.filter(id => FOULS[id].online === 'strict');

describe.each(PLAYED)('random hands: %s', (name, rules, hands) => {
  const played = playAll(name, rules, hands);
  const steps = played.flat();

  it('[R12][R13][R21][R31][R36] meet every kind of event', () => {
    const met = new Set(steps.flatMap(step => step.events.map(event => event.type)));
    const expected = rules.assist === 'strict' ? KINDS_OF_STRICT : KINDS_OF_EVENT;
    const counts = rules.scoreMode === 'declared' ? KINDS_OF_COUNTS : [];
    expect([...met]).toEqual(expect.arrayContaining([...expected, ...counts]));
    const fouls = steps.flatMap(step => step.events.flatMap(event => (event.type === 'fouled' ? [event.foul] : [])));
    if (rules.assist === 'strict') expect(new Set(fouls)).toEqual(new Set(FOULS_OF_STRICT));
  });

  it('show each viewer the fold of the events that they were sent', { timeout: 60_000 }, () => {
    for (const hand of played) for (const viewer of VIEWERS) expectLaw(hand, viewer);
  });

  it('offer a seat the same actions on its view as on the whole state', () => {
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
  });

  it('[R1][R4] keep the 144 tiles', () => {
    for (const hand of played) {
      for (const step of hand.filter((_, n) => n % 20 === 0)) {
        if (step.before.phase.name !== 'undealt') expectConserved(step.before);
      }
      expectConserved(replay(hand.flatMap(step => step.events)));
    }
  });

  it('[R36][R80][R81] pay what adds up to zero', () => {
    for (const hand of played) {
      const { phase, penalties } = replay(hand.flatMap(step => step.events));
      if (phase.name !== 'over') throw new Error('a hand without an end');
      expect(phase.outcome.payments.reduce((a, b) => a + b, 0)).toBe(0);
      expect(penalties.reduce((a, b) => a + b, 0)).toBe(0);
    }
  });

  it('replay from their log, also through JSON', () => {
    for (const hand of played) {
      const log = hand.flatMap(step => step.events);
      const last = hand[hand.length - 1]!;
      const end = last.events.reduce(evolve, last.before);
      const copy = JSON.parse(JSON.stringify(log)) as HandEvent[];
      expect(isSame(JSON.parse(JSON.stringify(replay(copy))), JSON.parse(JSON.stringify(end)))).toBe(true);
    }
  });

  it('accept every action they offer', () => {
    for (const { before } of steps.filter((_, n) => n % 23 === 0)) {
      for (const seat of SEATS) {
        for (const action of [...legalActions(before, seat), ...untimelyActions(before, seat)]) {
          const { ok } = decide(before, action);
          if (!ok) expect.fail(`${JSON.stringify(action)} offered and refused`);
        }
      }
    }
  });

  it('refuse with a code every action they do not offer', () => {
    for (const { before } of steps.filter((_, n) => n % 97 === 0)) {
      for (const seat of SEATS) {
        const accepted = [...legalActions(before, seat), ...untimelyActions(before, seat)];
        const offered = new Set(accepted.map(action => JSON.stringify(action)));
        for (const action of everyAction(seat)) {
          const decision = decide(before, action);
          const isOffered = offered.has(JSON.stringify(action));
          if (decision.ok !== isOffered) expect(decision, JSON.stringify(action)).toEqual({ ok: isOffered });
        }
      }
    }
  });
});

/** Every command a seat could send, sense or nonsense. */
function everyAction(seat: Seat): HandCommand[] {
  const tiles = Array.from({ length: KINDS }, (_, kind) => kind as Tile);
  return [
    { type: 'declare-win', seat },
    { type: 'withdraw', seat },
    { type: 'draw', seat },
    ...(['chow', 'pung', 'kong'] as const).map(
      word => ({ type: 'claim', seat, claim: { kind: 'said', word } }) as const,
    ),
    ...(['win', 'kong', 'pung', 'pass'] as const).map(kind => ({ type: 'claim', seat, claim: { kind } }) as const),
    ...tiles.flatMap(tile => [
      { type: 'discard', seat, tile } as const,
      { type: 'declare-kong', seat, tile } as const,
      { type: 'expose-flower', seat, tile } as const,
      { type: 'claim', seat, claim: { kind: 'chow', low: tile } } as const,
    ]),
  ];
}

describe('commands at the wrong time', () => {
  it('are refused before the deal and after the end', () => {
    const hand = [...playout('an end', EAGER)];
    const over = replay(hand.flatMap(step => step.events));
    const discard: HandCommand = { type: 'discard', seat: 0, tile: 0 as Tile };
    expect(decide(undealt, discard)).toEqual({ ok: false, error: { code: 'hand-not-dealt' } });
    expect(decide(over, discard)).toEqual({ ok: false, error: { code: 'hand-over' } });
    expect(decide(over, hand[0]!.command)).toEqual({ ok: false, error: { code: 'hand-already-dealt' } });
    expect(decide(hand[1]!.before, { type: 'close-claims' })).toEqual({ ok: false, error: { code: 'no-window-open' } });
  });

  it('[R10] leave a wall whose two ends name the same last tile', () => {
    for (const step of playAll('both ends', EAGER, 60).flat()) {
      const { wall } = step.before;
      if (tilesLeft(wall) === 1) expect(nextFromFront(wall)).toBe(nextFromBack(wall));
    }
  });
});
