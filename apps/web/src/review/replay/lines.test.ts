import { type GameLine, gameIdOf, type TableCode } from '@gorrion/protocol';
import { type HandEvent, legalActions, type Seat } from '@gorrion/rules';
import { finishedGames, lineMoment, Replay, resultOf, seatsAsked } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { describe, expect, test, vi } from 'vitest';
import { closed } from '../../client/archive/useLines.ts';
import { archiveRouteOf, clipPath, linePath, playPath } from '../../shell/links/gamePaths.ts';
import { answerLine, beginLine, type LinePlay, nextSeat, ownActions, takeBack } from '../lines/linePlay.ts';
import { lanesOf } from './lanes.ts';
import { moveBefore, withLine } from './lineReplay.ts';
import { startAt, startBefore, startInLine } from './lineStart.ts';
import { attemptsAt, playOfGame, whereParted } from './plays.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const world = new World('other lines');
await world.start({ absence: 'bot', clock: 'fast' }, person('Ana'));
await until(world, () => world.table.state.session.phase === 'over');
const { record } = finishedGames(world.store.logOf('table'), n => gameIdOf('ABCD2345' as TableCode, n))[0]!;
const replay = new Replay(record);
const start = startAt(replay, 0, 12)!;

/** Plays on to the end: every seat lets claims go and discards its last tile. */
function playedOut(play: LinePlay): LinePlay {
  let now = play;
  for (let seat = nextSeat(now, undefined); seat !== undefined; seat = nextSeat(now, undefined)) {
    const next = answerLine(now, legalActions(now.hand, seat).at(-1)!, false);
    if (next === now) break;
    now = next;
  }
  return now;
}

function lineOf(events: readonly HandEvent[], change: Partial<GameLine> = {}): GameLine {
  const line = {
    id: 'b1',
    kind: 'branch',
    hand: 0,
    before: start.before,
    seat: 0,
    author: 'Ana',
    isOwn: true,
  } as const;
  return { ...line, at: 1, events, result: null, ...change };
}

const whole = playedOut(beginLine(start.moment.state));
const line = lineOf(whole.events, { result: resultOf(whole.hand) });

describe('a line in the replay', () => {
  test('is the hand with other moves from where it leaves the game, and the states after them', () => {
    const found = withLine(replay, line)!;
    const [hand, played] = [found.replay.hands[0]!, replay.hands[0]!];
    expect(found.at).toBe(moveBefore(played, start.before));
    expect(hand.moves.slice(0, found.at + 1)).toEqual(played.moves.slice(0, found.at + 1));
    const end = found.replay.stateAt(0, hand.moves.length - 1);
    expect(end.session.hand).toEqual(whole.hand);
    expect(found.replay.stateAt(0, found.at)).toBe(replay.stateAt(0, found.at));
    expect(new Set(hand.moves.map(({ fact }) => fact)).size).toBe(hand.moves.length);
    // What was played is untouched.
    expect(replay.hands[0]).toBe(played);
    expect(withLine(replay, lineOf([]))).toBeUndefined();
  });

  test('can be left again by a line of its own, at every move', () => {
    const found = withLine(replay, line)!;
    for (const move of found.replay.hands[0]!.moves.slice(found.at + 1, -1)) {
      const again = startInLine(replay, line, move.fact)!;
      expect(again.before).toBe(line.before);
      expect(line.events.slice(0, again.prefix.length)).toEqual(again.prefix);
      expect(beginLine(again.moment.state, again.prefix).hand.wall.tiles).toEqual(whole.hand.wall.tiles);
    }
  });

  test('begins at the decision next to any move of the game', () => {
    for (const move of replay.hands[0]!.moves.keys()) {
      const near = startAt(replay, 0, move);
      expect(near && lineMoment(record, near.before)).toBeDefined();
    }
    expect(startBefore(replay, start.before)?.hand).toEqual(start.hand);
    expect(startBefore(replay, 1)).toBeUndefined();
  });
});

test('the scrubber draws the line that is walked through and those nearest, four at most, inside its track', () => {
  const hand = replay.hands[0]!;
  const facts = hand.moves.slice(5, 40).map(({ fact }) => fact + 1);
  const lines = facts.map((before, n) => lineOf(line.events, { id: `b${n + 1}`, before }));
  const last = hand.moves.length - 1;
  const lanes = lanesOf(lines, hand, { move: 30, last, current: 'b1' });
  expect(lanes).toHaveLength(4);
  expect(lanes.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['b1']);
  for (const { from, to } of lanes) expect(0 <= from && from <= to && to <= 1).toBe(true);
  expect(lanesOf([lineOf([])], hand, { move: 0, last, current: undefined })).toEqual([]);
});

describe('a line that is played', () => {
  const own = seatsAsked(start.hand)[0]!;

  test('is taken back to before each own move, with all that followed', () => {
    const before = beginLine(start.moment.state);
    const [first] = ownActions(before, own);
    let play = answerLine(before, first!, true);
    expect(play.marks).toEqual([0]);
    play = answerLine(play, legalActions(play.hand, nextSeat(play, own)!).at(-1)!, false);
    const back = takeBack(play);
    expect(back).toMatchObject({ events: [], marks: [], epoch: 1, hand: before.hand });
    expect(takeBack(back)).toBe(back);
  });

  test('takes no answer that the rules refuse, and offers its player nothing while others are to answer', () => {
    const play = beginLine(start.moment.state);
    const stranger = ((own + 1) % 4) as Seat;
    expect(ownActions(play, stranger)).toEqual([]);
    expect(ownActions(play, undefined)).toEqual([]);
    expect(answerLine(play, { type: 'discard', seat: stranger, tile: 0 as never }, true)).toBe(play);
  });
});

test('two plays of a seat part at their first different move', () => {
  const game = playOfGame(replay, 0, 0);
  expect(whereParted(game, game, 0, 5)).toEqual([]);
  const attempts = attemptsAt(
    replay,
    [lineOf(line.events, { kind: 'attempt' }), lineOf([], { kind: 'attempt', isOwn: false })],
    0,
    0,
  );
  expect(attempts.map(({ end }) => end === undefined)).toEqual([false, true]);
  const rows = whereParted(game, attempts[0]!, 0, 5);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows[0]!.one).not.toEqual(rows[0]!.other);
});

test('on a device a friend’s attempt is closed until the same seat is finished', () => {
  const mine = lineOf(line.events, { id: 'b1', kind: 'attempt', seat: 1 });
  const theirs = lineOf(line.events, { id: 'b2', kind: 'attempt', seat: 1, isOwn: false });
  const branch = lineOf(line.events, { id: 'b3', isOwn: false });
  expect(closed([theirs, branch]).map(({ events }) => events.length > 0)).toEqual([false, true]);
  expect(closed([mine, theirs]).every(({ events }) => events.length > 0)).toBe(true);
  expect(closed([{ ...mine, seat: 2 }, theirs])[1]!.result).toBeNull();
});

test('addresses name a line, its move, a clip, and the seat from which a hand is played again', () => {
  expect(archiveRouteOf(linePath('AB-1', 'e3', 9, 'b2'))).toEqual({
    page: 'record',
    game: 'AB-1',
    hand: 'e3',
    step: 9,
    line: 'b2',
    lineStep: 0,
  });
  expect(archiveRouteOf(linePath('AB-1', 'e3', 9, 'b2', 4))).toMatchObject({ line: 'b2', lineStep: 4 });
  expect(archiveRouteOf(playPath('AB-1', 'e3', 2))).toEqual({ page: 'play', game: 'AB-1', hand: 'e3', seat: 2 });
  expect(archiveRouteOf(clipPath('AB-1', 'e3'))).toEqual({ page: 'clip', game: 'AB-1', hand: 'e3' });
  expect(archiveRouteOf(clipPath('AB-1', 'e3', 9))).toEqual({ page: 'clip', game: 'AB-1', hand: 'e3', step: 9 });
  for (const bad of ['/g/AB-1/e3/9/x2', '/g/AB-1/e3/play/x', '/g/AB-1/e3/9/b2/3/4'])
    expect(archiveRouteOf(bad)).toEqual({ page: 'lost' });
});
