// @vitest-environment happy-dom
import { evolve, type HandState } from '@gorrion/rules';
import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claim, dealt } from '../../../gallery/hands.ts';
import { tile } from '../../../gallery/notation.ts';
import { mounted } from '../../testing/mounted.ts';
import { ceremonyOf } from '../pace.ts';
import { LAG_MS } from '../queue.ts';
import { isDealingAt, type Mover, type PacedTable, type ReceivedTable, usePaced } from './usePaced.ts';

/** ms: how long the tiles of a step travel at normal speed. */
const MOTION = 320;
/** ms: more than a frame takes, in which the hook shows what has arrived. */
const FRAME = 100;

const drawn = evolve(claim, { type: 'drew', seat: 1, tile: tile('C1'), source: 'wall' });
const discarded = evolve(drawn, { type: 'discarded', seat: 1, tile: tile('C1') });

const received = (hand: HandState, seq: number, own: Partial<ReceivedTable> = {}): ReceivedTable => ({
  hand,
  seq,
  handKey: 'first',
  trail: [],
  isPressing: false,
  ...own,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface TableProps {
  readonly now: ReceivedTable;
  readonly isStill: boolean;
  readonly mover: Mover;
  readonly onRender: (paced: PacedTable) => void;
  readonly onStep: (hand: HandState, speed: number) => void;
  readonly onDraw: (hand: HandState) => void;
}

/** A table whose tiles travel `MOTION` at every step. */
function Table({ now, isStill, mover, onRender, onStep, onDraw }: TableProps) {
  const paced = usePaced(now, isStill);
  paced.mover.current = mover;
  onRender(paced);
  const { step, begin } = paced;
  useLayoutEffect(() => onStep(step.hand, begin(MOTION)), [step, begin, onStep]);
  useLayoutEffect(() => onDraw(step.hand));
  return null;
}

function watching(first: ReceivedTable, isStill = false) {
  let paced!: PacedTable;
  const shown: HandState[] = [];
  const speeds: number[] = [];
  const mover = { hurry: vi.fn(), land: vi.fn() };
  const onRender = (now: PacedTable) => {
    paced = now;
  };
  const onStep = (hand: HandState, speed: number) => {
    shown.push(hand);
    speeds.push(speed);
  };
  const seen: HandState[] = [];
  const table = (now: ReceivedTable, isOff: boolean) => (
    <Table
      now={now}
      isStill={isOff}
      mover={mover}
      onRender={onRender}
      onStep={onStep}
      onDraw={hand => void seen.push(hand)}
    />
  );
  const page = mounted(table(first, isStill));
  /** React draws every 10 ms, as a page does between two timers. */
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 10) act(() => void vi.advanceTimersByTime(Math.min(10, left)));
  };
  const skip = () => {
    let isSkipped = false;
    act(() => {
      isSkipped = paced.skip();
    });
    return isSkipped;
  };
  return {
    receive: (now: ReceivedTable, isOff = isStill) => page.render(table(now, isOff)),
    still: (now: ReceivedTable) => page.render(table(now, true)),
    /** What was drawn, each state once for each time that it was committed. */
    seen: () => seen,
    pass,
    skip,
    shown,
    speeds,
    mover,
    page,
    paced: () => paced,
  };
}

describe('states that arrive one after another', () => {
  it('are shown a frame after they arrive, and are settled when their tiles have travelled', () => {
    const { receive, pass, paced } = watching(received(claim, 1));
    pass(MOTION);
    expect(paced()).toMatchObject({ hand: claim, isNewest: true, isLanded: true });
    receive(received(drawn, 2));
    expect(paced()).toMatchObject({ hand: claim, isNewest: false, isLanded: false });
    pass(FRAME);
    expect(paced()).toMatchObject({ hand: drawn, isNewest: true, isLanded: false });
    expect(paced().settled.hand).toBe(claim);
    pass(MOTION);
    expect(paced().isLanded).toBe(true);
    expect(paced().settled).toMatchObject({ hand: drawn, seq: 2 });
  });

  it('are shown at once when the player has moved and the table has not heard of it yet', () => {
    const { receive, pass, shown } = watching(received(drawn, 2));
    pass(MOTION);
    receive(received(discarded, 2));
    expect(shown.at(-1)).toBe(discarded);
  });

  it('are shown at a higher speed while another one waits', () => {
    const { receive, pass, mover, speeds, paced } = watching(received(claim, 1));
    pass(MOTION);
    receive(received(drawn, 2));
    pass(FRAME);
    receive(received(discarded, 3));
    pass(FRAME);
    expect(mover.hurry).toHaveBeenCalled();
    expect(mover.hurry.mock.lastCall![0]).toBeGreaterThan(1);
    pass(LAG_MS + MOTION);
    expect(paced().settled.hand).toBe(discarded);
    expect(Math.max(...speeds)).toBeLessThanOrEqual(6);
  });
});

describe('with reduced motion, or in a hidden page', () => {
  it('the newest state stands at once, and nothing travels to it', () => {
    const { receive, shown, paced } = watching(received(claim, 1), true);
    receive(received(drawn, 2));
    expect(shown.at(-1)).toBe(drawn);
    expect(paced()).toMatchObject({ isNewest: true, isLanded: true });
  });

  it('the table is not drawn before the newest state stands', () => {
    const { receive, seen } = watching(received(claim, 1), true);
    receive(received(drawn, 2));
    receive(received(discarded, 3));
    expect(seen()).toEqual([claim, drawn, discarded]);
  });

  it('a motion that is turned off in the middle leaves the newest state, and later ones stand too', () => {
    const { receive, pass, still, shown, paced } = watching(received(claim, 1));
    pass(MOTION);
    receive(received(drawn, 2));
    still(received(discarded, 3));
    expect(paced()).toMatchObject({ hand: discarded, isNewest: true, isLanded: true });
    pass(FRAME + MOTION + LAG_MS);
    expect(shown).toEqual([claim, discarded]);
    still(received(drawn, 2));
    expect(paced().settled.hand).toBe(drawn);
  });

  it('a motion that is turned on again goes on from the state that stands', () => {
    const { receive, pass, still, paced } = watching(received(claim, 1), true);
    still(received(drawn, 2));
    receive(received(discarded, 3), false);
    pass(FRAME);
    expect(paced()).toMatchObject({ hand: discarded, jump: false, isLanded: false });
    expect(paced().settled.hand).toBe(drawn);
    pass(MOTION);
    expect(paced().isLanded).toBe(true);
  });

  it('a state that was still to come is not shown after a newer one', () => {
    const { receive, pass, shown, paced } = watching(received(claim, 1));
    pass(MOTION);
    receive(received(drawn, 2));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    receive(received(discarded, 3));
    pass(FRAME + MOTION);
    expect(shown).not.toContain(drawn);
    expect(paced().settled.hand).toBe(discarded);
  });
});

describe('a deal', () => {
  it('is shown by its dice first, and the dealt hand when they have been thrown and counted', () => {
    const { pass, paced } = watching(received(dealt, 1));
    expect(paced()).toMatchObject({ thrown: 0, isDeal: true, isNewest: false });
    expect(isDealingAt(paced())).toBe(true);
    pass(ceremonyOf(dealt.dice, dealt.wall.layout) + 20);
    expect(paced()).toMatchObject({ hand: dealt, isNewest: true });
    expect(isDealingAt(paced())).toBe(true);
    pass(MOTION);
    expect(isDealingAt(paced())).toBe(false);
  });

  it('is not shown again where play is set back to it, but another one is', () => {
    const discard = evolve(dealt, { type: 'discarded', seat: 0, tile: dealt.seats[0].concealed[0]! });
    const { receive, pass, paced } = watching(received(discard, 1));
    pass(MOTION);
    receive(received(dealt, 2, { handKey: 'again' }));
    pass(FRAME);
    expect(paced()).toMatchObject({ hand: dealt, jump: true, isNewest: true });
    expect(paced().isDeal).toBeUndefined();
    pass(MOTION);
    const other: HandState = { ...dealt, dice: [6, 6, 6, 6] };
    receive(received(other, 3, { handKey: 'other' }));
    pass(FRAME);
    expect(paced()).toMatchObject({ thrown: 0, isDeal: true });
    pass(10 * MOTION);
    const like: HandState = { ...other, seats: dealt.seats };
    receive(received(like, 4, { handKey: 'like', trail: [{ seq: 4, hand: like }] }));
    pass(FRAME);
    expect(paced()).toMatchObject({ thrown: 0, isDeal: true });
  });

  it('is skipped at once when the player wants to; after it there is nothing to skip', () => {
    const { pass, skip, paced } = watching(received(dealt, 1));
    expect(skip()).toBe(true);
    expect(paced()).toMatchObject({ hand: dealt, jump: true });
    pass(MOTION);
    expect(skip()).toBe(false);
    expect(isDealingAt(paced())).toBe(false);
  });
});

it('leaves no timer behind when the table is gone', () => {
  const { page } = watching(received(dealt, 1));
  page.render(<p />);
  expect(vi.getTimerCount()).toBe(0);
});
