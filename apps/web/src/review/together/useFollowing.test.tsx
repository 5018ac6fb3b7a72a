// @vitest-environment happy-dom
import type { ReviewPlace } from '@gorrion/protocol';
import { act } from 'react';
import { expect, it } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { useFollowing } from './useFollowing.ts';

const at = (hand: number, move: number): ReviewPlace => ({ hand, move, line: null });

/** A page that shows a place and may follow a leader. */
function page() {
  let place = at(0, 0);
  let leaderAt: ReviewPlace | null = null;
  let walk: ReturnType<typeof useFollowing>;
  const moves: ReviewPlace[] = [];
  function Page() {
    walk = useFollowing(leaderAt, place, to => {
      moves.push(to);
      place = to;
      return to;
    });
    return null;
  }
  const { render } = mounted(<Page />);
  /** Draws until nothing moves: a move of the hook is drawn like one of the reader. */
  const settle = () => {
    render(<Page />);
    render(<Page />);
  };
  return {
    moves,
    isFollowing: () => walk.isFollowing,
    follow(is: boolean) {
      act(() => walk.follow(is));
      settle();
    },
    lead(to: ReviewPlace | null) {
      leaderAt = to;
      settle();
    },
    go(to: ReviewPlace) {
      place = to;
      settle();
    },
    both(own: ReviewPlace, led: ReviewPlace) {
      place = own;
      leaderAt = led;
      settle();
    },
    place: () => place,
  };
}

it('who is free is never moved, whatever the leader does', () => {
  const one = page();
  for (let move = 1; move < 20; move++) one.lead(at(1, move));
  one.go(at(0, 5));
  one.lead(at(2, 2));
  expect([one.moves, one.place(), one.isFollowing()]).toEqual([[], at(0, 5), false]);
});

it('who follows goes to the leader at once and along with every move', () => {
  const one = page();
  one.lead(at(3, 9));
  one.follow(true);
  one.lead(at(3, 10));
  one.lead(at(4, 0));
  expect(one.moves).toEqual([at(3, 9), at(3, 10), at(4, 0)]);
  expect(one.isFollowing()).toBe(true);
});

it('who moves by themselves is free from then on, also in the moment in which the leader moves', () => {
  for (const step of ['go', 'both'] as const) {
    const one = page();
    one.lead(at(3, 9));
    one.follow(true);
    if (step === 'go') one.go(at(3, 8));
    else one.both(at(3, 8), at(5, 5));
    one.lead(at(6, 6));
    expect([one.place(), one.isFollowing(), one.moves]).toEqual([at(3, 8), false, [at(3, 9)]]);
  }
});

it('who moves while nobody leads goes to the leader as soon as somebody does', () => {
  const one = page();
  one.follow(true);
  one.go(at(0, 7));
  one.lead(at(2, 2));
  expect([one.place(), one.isFollowing()]).toEqual([at(2, 2), true]);
});

it('who follows stays where they are while nobody leads, and goes on with the next leader', () => {
  const one = page();
  one.follow(true);
  one.lead(at(1, 1));
  one.lead(null);
  expect(one.place()).toEqual(at(1, 1));
  one.lead(at(2, 2));
  expect(one.place()).toEqual(at(2, 2));
});
