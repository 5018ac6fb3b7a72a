import { FakeTimers, FakeWire } from '@gorrion/client/testing';
import type { Envelope, ReviewCommand, ReviewMessage, ReviewPlace, ReviewRoom, ReviewView } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { createReview, TELL_EVERY } from './review.ts';

const at = (hand: number, move: number): ReviewPlace => ({ hand, move, line: null });
const VIEW: ReviewView = { player: 0, opens: 'all' };
const roomOf = (game: string, more: Partial<ReviewRoom> = {}): ReviewRoom => ({
  game,
  self: 1,
  people: [],
  leader: null,
  offeredTo: null,
  vote: null,
  ...more,
});
const message = (number: number): ReviewMessage => ({
  number,
  name: 'Mei',
  player: null,
  isOwn: false,
  text: `${number}`,
  at: at(0, 0),
  time: 1000 + number,
});

/** A page that is in the review of a game. */
function inReview() {
  const [wire, timers] = [new FakeWire(), new FakeTimers()];
  const review = createReview(wire, timers);
  wire.accept();
  review.join('G-1', at(0, 3), VIEW);
  wire.last('review:join')!.answer({ ok: true, room: roomOf('G-1'), messages: [message(1)] });
  const acts = (type: ReviewCommand['type']) =>
    wire.sent.flatMap(({ event, message, answer }) => {
      if (event !== 'review:act') return [];
      const { envelope } = message as { readonly envelope: Envelope<ReviewCommand> };
      return envelope.command.type === type ? [{ ...envelope, answer }] : [];
    });
  return { wire, timers, review, acts };
}

describe('a page in a review', () => {
  it('joins with its place, hears the others, and takes each message once', () => {
    const { wire, review } = inReview();
    expect(wire.last('review:join')!.message).toEqual({ game: 'G-1', at: at(0, 3) });
    wire.tell('review:said', { game: 'G-1', message: message(2) });
    wire.tell('review:said', { game: 'G-1', message: message(2) });
    wire.tell('review:said', { game: 'G-2', message: message(3) });
    wire.tell('review:room', roomOf('G-1', { leader: 7 }));
    wire.tell('review:room', roomOf('G-2', { leader: 8 }));
    const { messages, room } = review.store.getState();
    expect([messages.map(({ number }) => number), room?.leader]).toEqual([[1, 2], 7]);
  });

  it('leads at once if it opens the review and nobody leads', () => {
    for (const [leads, leader, taken] of [
      [true, null, 1],
      [true, 7, 0],
      [false, null, 0],
    ] as const) {
      const wire = new FakeWire();
      const review = createReview(wire, new FakeTimers());
      wire.accept();
      review.join('G-1', at(0, 3), VIEW, leads);
      wire.last('review:join')!.answer({ ok: true, room: roomOf('G-1', { leader }), messages: [] });
      expect(wire.sent.filter(({ message }) => JSON.stringify(message).includes('take-lead'))).toHaveLength(taken);
    }
  });

  it('tells where it is at most so often, and the last place for certain', () => {
    const { timers, review, acts } = inReview();
    const be = (move: number) => review.be({ at: at(0, move), view: VIEW, isFollowing: false, pointsAt: null });
    timers.pass(TELL_EVERY);
    for (const move of [4, 5, 6, 7]) be(move);
    timers.pass(3 * TELL_EVERY);
    const places = acts('be').map(({ command }) => (command as { at: ReviewPlace }).at.move);
    expect(places).toEqual([3, 4, 7]);
  });

  it('sends again under the same id what was not answered: after a silence, and once it has come back', async () => {
    const { wire, timers, review, acts } = inReview();
    const done = review.act({ type: 'take-lead' });
    timers.pass(6000);
    expect(acts('take-lead')).toHaveLength(2);
    wire.drop();
    wire.accept();
    expect(acts('take-lead')).toHaveLength(2);
    wire.last('review:join')!.answer({ ok: true, room: roomOf('G-1'), messages: [] });
    const taken = acts('take-lead');
    expect(taken.map(({ id }) => id)).toEqual(taken.map(() => taken[0]!.id));
    expect(taken).toHaveLength(3);
    taken[2]!.answer({ ok: true });
    expect(await done).toBe(true);
  });

  it('keeps why something was refused until something is done', async () => {
    const { wire, review } = inReview();
    const refused = review.act({ type: 'take-lead' });
    wire.last('review:act')!.answer({ ok: false, code: 'lead-taken' });
    expect([await refused, review.store.getState().why]).toEqual([false, 'lead-taken']);
    const done = review.act({ type: 'vote', choice: 1 });
    wire.last('review:act')!.answer({ ok: true });
    expect([await done, review.store.getState().why]).toEqual([true, undefined]);
  });

  it('is out when it leaves, when it is refused, and when the game is closed to it', async () => {
    const { wire, review } = inReview();
    const open = review.act({ type: 'take-lead' });
    wire.tell('review:closed', { game: 'G-1', code: 'game-for-players' });
    expect(await open).toBe(false);
    expect(review.store.getState()).toMatchObject({ game: undefined, room: undefined, why: 'game-for-players' });
    review.join('G-1', at(0, 0), VIEW);
    wire.last('review:join')!.answer({ ok: false, code: 'review-full' });
    expect(review.store.getState()).toMatchObject({ game: undefined, why: 'review-full' });
    review.join('G-1', at(0, 0), VIEW);
    wire.last('review:join')!.answer({ ok: true, room: roomOf('G-1'), messages: [] });
    review.leave();
    expect(wire.count('review:leave')).toBe(1);
    wire.tell('review:room', roomOf('G-1', { leader: 7 }));
    expect(review.store.getState().room).toBeUndefined();
  });
});
