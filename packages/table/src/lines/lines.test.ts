import { type GameId, type GameRecord, gameIdOf, type TableCode } from '@gorrion/protocol';
import { lineChangeSchema } from '@gorrion/protocol/schemas';
import {
  below,
  type HandEvent,
  type HandState,
  legalActions,
  type RandomSource,
  type SeatCommand,
  seeded,
  tilesLeft,
} from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { storedLogs } from '../../fixtures/storedLogs.ts';
import { finishedGames } from '../record/gameRecord.ts';
import { checkLine, type NewLine } from './checkLine.ts';
import { dealtAt, foldLine, type LineMoment, lineEvents, lineMoment, resultOf, seatsAsked } from './playLine.ts';

// Many hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const idOf = (number: number): GameId => gameIdOf('ABCD2345' as TableCode, number);
const records = storedLogs().flatMap(({ entries }) => finishedGames(entries, idOf).map(({ record }) => record));

/** Returns the first moment from a fact on at which somebody is asked; undefined if there is none. */
function decisionFrom({ facts }: GameRecord, from: number): number | undefined {
  for (let before = from; before < facts.length; before++) {
    const moment = lineMoment({ facts }, before);
    if (moment && seatsAsked(moment.state).length > 0) return before;
  }
  return undefined;
}

const pick = <T>(random: RandomSource, list: readonly T[]): T => list[below(random, list.length)]!;

/** Plays a line to its end with random legal moves; returns its events. */
function playOut(start: HandState, first: SeatCommand, random: RandomSource): HandEvent[] {
  const events: HandEvent[] = [];
  let [hand, command] = [start, first];
  while (hand.phase.name !== 'over') {
    const caused = lineEvents(hand, command);
    if (!caused.ok) throw new Error(`${command.type}: ${caused.error.code}`);
    events.push(...caused.value);
    hand = foldLine(hand, caused.value);
    const [seat] = seatsAsked(hand);
    if (seat === undefined) break;
    const actions = legalActions(hand, seat);
    // Most claims are let go, so that hands are long.
    command = hand.phase.name === 'claims' && below(random, 3) > 0 ? actions.at(-1)! : pick(random, actions);
  }
  return events;
}

const lineOf = ({ hand }: LineMoment, before: number, events: readonly HandEvent[], start: HandState): NewLine => ({
  kind: 'branch',
  hand,
  before,
  seat: 0,
  events,
  result: resultOf(foldLine(start, events)),
});

/** Returns a random moment of a random game, and what its seats may do. */
function momentFor(seed: string) {
  const random = seeded(seed);
  const record = pick(random, records);
  const before = decisionFrom(record, below(random, record.facts.length)) ?? dealtAt(record, 0)!;
  const moment = lineMoment(record, before)!;
  const actions = seatsAsked(moment.state).flatMap(seat => legalActions(moment.state, seat));
  return { random, record, before, moment, actions };
}

describe('a line', () => {
  test.each(Array.from({ length: 12 }, (_, n) => `line ${n}`))(
    'from a random moment is played on to the end by every legal move, on the same wall (%s)',
    seed => {
      const { random, record, before, moment, actions } = momentFor(seed);
      const { state } = moment;
      for (const action of actions) {
        const events = playOut(state, action, random);
        const end = foldLine(state, events);
        expect(end.phase.name).toBe('over');
        expect(end.wall.tiles).toEqual(state.wall.tiles);
        expect(tilesLeft(end.wall)).toBeLessThanOrEqual(tilesLeft(state.wall));
        const line = lineOf(moment, before, events, state);
        const penalties = state.penalties.reduce((sum, points) => sum + points, 0);
        expect(line.result!.reduce((sum, points) => sum + points, 0)).toBe(penalties);
        expect(checkLine(record, line), JSON.stringify(action)).toBeUndefined();
        const sent = lineChangeSchema.safeParse(JSON.parse(JSON.stringify({ line })));
        expect(sent.success && 'line' in sent.data && checkLine(record, sent.data.line)).toBeUndefined();
      }
    },
  );

  test('that is not over yet follows from its record, too', () => {
    const { random, record, before, moment, actions } = momentFor('half');
    const events = playOut(moment.state, actions[0]!, random);
    for (const action of [events.slice(0, 1)]) {
      const line = lineOf(moment, before, action, moment.state);
      expect(line.result).toBeNull();
      expect(checkLine(record, line)).toBeUndefined();
    }
  });

  test('can begin at the deal of every hand, and nowhere else as an attempt', () => {
    for (const record of records.slice(0, 3)) {
      const before = dealtAt(record, 0)!;
      const moment = lineMoment(record, before)!;
      expect(moment).toMatchObject({ hand: 0, isDeal: true });
      const random = seeded('deal');
      const events = playOut(moment.state, legalActions(moment.state, 0).at(-1)!, random);
      const attempt: NewLine = { ...lineOf(moment, before, events, moment.state), kind: 'attempt' };
      expect(checkLine(record, attempt)).toBeUndefined();
      expect(checkLine(record, { ...attempt, events: events.slice(0, 1), result: null })).toBe('unfinished');
      const later = decisionFrom(record, before + 1)!;
      expect(checkLine(record, { ...attempt, before: later })).toBe('no-decision');
    }
    expect(dealtAt(records[0]!, 99)).toBeUndefined();
  });
});

describe('a forged line is refused', () => {
  const { random, record, before, moment, actions } = momentFor('forged');
  const events = playOut(moment.state, actions[0]!, random);
  const whole = lineOf(moment, before, events, moment.state);
  const forged = (change: Partial<NewLine>) => checkLine(record, { ...whole, ...change });

  test('at a moment at which nobody decides, or of another hand', () => {
    expect(forged({ before: 1 })).toBe('no-decision');
    expect(forged({ before: record.facts.length })).toBe('no-decision');
    expect(forged({ hand: whole.hand + 1 })).toBe('no-decision');
  });

  test('with other points, or points for a hand that is not over', () => {
    const [east, south, west, north] = whole.result!;
    expect(forged({ result: [east + 8, south - 8, west, north] })).toBe('other-result');
    expect(forged({ result: null })).toBe('other-result');
    expect(forged({ events: events.slice(0, -1) })).toBeDefined();
  });

  test('without any of its events, with one twice, or with two of them exchanged', () => {
    for (let n = 0; n < events.length - 1; n++) {
      expect(forged({ events: events.filter((_, m) => m !== n) }), `without ${n}`).toBeDefined();
      expect(forged({ events: events.toSpliced(n, 0, events[n]!) }), `twice ${n}`).toBeDefined();
    }
    expect(forged({ events: [] })).toBe('impossible');
    expect(forged({ events: events.toReversed() })).toBe('impossible');
  });

  test('with another tile drawn, another seat, or a window that closed before all had answered', () => {
    const changed = events.map((event, n) => {
      if (event.type !== 'drew') return undefined;
      const other: HandEvent = { ...event, tile: ((event.tile + 1) % 34) as typeof event.tile };
      return forged({ events: events.toSpliced(n, 1, other) });
    });
    expect(changed.filter(fault => fault !== undefined).length).toBe(
      events.filter(({ type }) => type === 'drew').length,
    );
    const answer = events.findIndex(({ type }) => type === 'claim-made');
    if (answer >= 0) expect(forged({ events: events.toSpliced(answer, 1) })).toBeDefined();
  });

  test('with facts that no line has', () => {
    for (const odd of [
      { type: 'stopped', shown: [] },
      { type: 'fouled', seat: 0 },
      { type: 'dealt' },
    ] as unknown as HandEvent[])
      expect(forged({ events: [odd, ...events] })).toBe('impossible');
  });
});
