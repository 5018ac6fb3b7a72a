// @vitest-environment happy-dom
import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { finishedGames, Replay } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { archiveRouteOf, gamePath } from '../../shell/links/gamePaths.ts';
import { leaveFor, replacePath, shownAddress, useShownPath, writeWithPath } from '../../shell/page/pathAhead.ts';
import { mounted } from '../../testing/mounted.ts';
import { type Steps, stepsOf, usePosition } from './usePosition.ts';

const world = new World('steps in a row');
await world.start({ absence: 'bot', clock: 'fast' }, person('Ana'));
await until(world, () => world.table.state.session.phase === 'over');
const { record } = finishedGames(world.store.logOf('table'), n => gameIdOf('ABCD2345' as TableCode, n))[0]!;
const replay = new Replay(record);

const GAME = 'abcd';
/** More than the address may be behind (ms). */
const LATER = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(undefined, '', gamePath(GAME, 'e1', 0));
});
afterEach(() => {
  vi.advanceTimersByTime(LATER);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that shows the moment of its address. */
function page() {
  let steps: Steps;
  let place = { hand: -1, move: -1 };
  function Page() {
    const route = archiveRouteOf(useShownPath());
    if (route.page !== 'record') throw new Error(`no moment at ${route.page}`);
    const at = usePosition(GAME, replay, route.hand ?? '', route.step);
    steps = stepsOf(at, replay);
    place = { hand: at.hand, move: at.move };
    return null;
  }
  const { render } = mounted(<Page />);
  return {
    close: () => render(<p />),
    step: () => act(() => steps.next()),
    place: () => place,
  };
}

/** Returns the move of the address, counted from the deal of the first hand. */
function archiveStep(): number | undefined {
  const route = archiveRouteOf(location.pathname);
  if (route.page !== 'record') return undefined;
  const before = replay.hands.slice(0, replay.handOf(route.hand)).reduce((sum, { moves }) => sum + moves.length, 0);
  return before + (route.step ?? 0);
}

/** Returns where so many steps from the deal of the first hand lead. */
function placeAfter(steps: number) {
  let [hand, move] = [0, steps];
  while (move >= replay.hands[hand]!.moves.length) move -= replay.hands[hand++]!.moves.length;
  return { hand, move };
}

test('three hundred steps in a row move the page each time, and the address seldom; it ends at the right one', () => {
  const { step, place } = page();
  const changes = vi.spyOn(history, 'replaceState');
  for (let n = 1; n <= 300; n++) {
    step();
    expect(place()).toEqual(placeAfter(n));
    act(() => void vi.advanceTimersByTime(30));
  }
  act(() => void vi.advanceTimersByTime(LATER));
  expect(changes.mock.calls.length).toBeLessThan(40);
  const { hand, move } = placeAfter(300);
  expect(location.pathname).toBe(gamePath(GAME, replay.hands[hand]!.key, move));
  expect(place()).toEqual({ hand, move });
});

test('the address of a walk without a rest is seldom changed, and never more than a second and a half behind', () => {
  const { step } = page();
  const changes = vi.spyOn(history, 'replaceState');
  const lags: number[] = [];
  for (let n = 1; n <= 60; n++) {
    step();
    lags.push(n - (archiveStep() ?? 0));
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(Math.max(...lags)).toBeLessThanOrEqual(16);
  expect(changes.mock.calls.length).toBeLessThanOrEqual(5);
});

test('what is kept with the address is written once, when the reader rests, hides the page or leaves it', () => {
  const { step, close } = page();
  const write = vi.fn();
  for (let n = 0; n < 5; n++) {
    step();
    writeWithPath(write);
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(write).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(LATER));
  expect(write).toHaveBeenCalledOnce();
  writeWithPath(write);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(write).toHaveBeenCalledTimes(2);
  writeWithPath(write);
  close();
  expect(write).toHaveBeenCalledTimes(3);
  act(() => void vi.advanceTimersByTime(2 * LATER));
  expect(write).toHaveBeenCalledTimes(3);
});

test('a browser that refuses a change, or ignores it, is asked again, and the page goes on meanwhile', () => {
  const { step, place } = page();
  const changes = vi.spyOn(history, 'replaceState');
  changes.mockImplementationOnce(() => {
    throw new DOMException('too many changes', 'SecurityError');
  });
  changes.mockImplementationOnce(() => {});
  for (let n = 0; n < 5; n++) step();
  expect(place()).toEqual({ hand: 0, move: 5 });
  act(() => void vi.advanceTimersByTime(LATER));
  expect(changes).toHaveBeenCalledTimes(3);
  expect(location.pathname).toBe(gamePath(GAME, 'e1', 5));
});

test('the address is right for whoever leaves, and for the link that is copied, without waiting', () => {
  const { step } = page();
  step();
  expect(shownAddress()).toBe(`${location.origin}${gamePath(GAME, 'e1', 1)}`);
  step();
  const pushed = vi.spyOn(history, 'pushState').mockImplementation(() => {});
  act(() => leaveFor(gamePath(GAME)));
  expect(location.pathname).toBe(gamePath(GAME, 'e1', 2));
  expect(pushed).toHaveBeenCalledOnce();
  step();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(location.pathname).toBe(gamePath(GAME, 'e1', 3));
});

test('another page is never given the address of the one before', () => {
  const { step, place } = page();
  step();
  act(() => {
    history.pushState(undefined, '', gamePath(GAME, 'e2', 4));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(place()).toEqual({ hand: replay.handOf('e2'), move: 4 });
  act(() => void vi.advanceTimersByTime(LATER));
  expect(location.pathname).toBe(gamePath(GAME, 'e2', 4));
});

test('goes nowhere for the path that is shown already', () => {
  page();
  const changes = vi.spyOn(history, 'replaceState');
  replacePath(gamePath(GAME, 'e1', 0));
  vi.advanceTimersByTime(LATER);
  expect(changes).not.toHaveBeenCalled();
});
