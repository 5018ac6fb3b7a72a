// @vitest-environment happy-dom
import type { GameReview } from '@gorrion/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedGame } from '../../client/archive/load.ts';
import type { ReviewRun } from '../../client/archive/useReview.ts';
import { BEGIN_REVIEW } from '../../shell/links/gamePaths.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { decision, reviewOf } from '../../testing/opinions.ts';
import type { HandOfGame } from '../frame/gameHands.ts';
import type { ReviewPageProps } from '../frame/reviewPage.ts';
import { MistakesPage } from './MistakesPage.tsx';

const known = vi.hoisted(() => ({ review: undefined as unknown, run: {} as unknown }));
vi.mock('../../client/archive/useReview.ts', () => ({ useReview: () => known, isSmallDevice: () => false }));

speakEnglish();

const hand = (number: number): HandOfGame => ({
  key: `e${number}`,
  round: 0,
  inRound: number,
  number,
  seating: [0, 1, 2, 3],
  moves: [],
  changes: [0, 0, 0, 0],
});
const PAGE = {
  id: 'G-1',
  game: { player: 0 } as LoadedGame,
  name: 'WMO rules',
  hands: [hand(1), hand(2)],
  names: ['Ana', 'Bea', 'Carl', 'Dan'],
} as unknown as ReviewPageProps;
const start = vi.fn();

/** Returns the text of the page while a review stands as told. */
function textWith(review: GameReview | undefined, run: Partial<ReviewRun>): string {
  known.review = review;
  known.run = { state: 'idle', isRead: true, places: ['device'], canCancel: true, start, ...run };
  return mounted(<MistakesPage {...PAGE} />).host.querySelector('main')?.textContent ?? '';
}

const overview = (review: GameReview, from: number): GameReview => ({
  ...review,
  hands: review.hands.map((one, n) => (n < from ? one : { ...one, stage: 'overview' })),
});

beforeEach(() => {
  start.mockClear();
  history.replaceState(undefined, '');
});

describe('the mistakes of a game that is being reviewed', () => {
  const running = { state: 'running' } as const;

  it('are not counted before a hand is done', () => {
    const text = textWith(overview(reviewOf([[], []]), 0), running);
    expect(text).toContain('Reviewing: 0 of 2 hands');
    expect(text).not.toMatch(/\d mistake|no mistake/);
  });

  it('are counted so far while hands are missing, and in the game when all are done', () => {
    const [clean, faulty] = [reviewOf([[], []]), reviewOf([[decision()], [decision({ before: 20 })]])];
    expect(textWith(overview(clean, 1), running)).toContain('So far the expert has found no mistake.');
    expect(textWith(overview(faulty, 1), running)).toContain('So far: 1 mistake in 1 of 2 hands, −3.0 points.');
    expect(textWith(clean, {})).toContain('The expert found no mistake here.');
    expect(textWith(faulty, {})).toContain('2 mistakes in this game, −6.0 points.');
    const mixed = reviewOf([[decision()], [decision({ before: 20, verdict: 'inaccuracy' })]]);
    expect(textWith(mixed, {})).toContain('1 mistake and 1 inaccuracy in this game, −6.0 points.');
  });
});

describe('a link that begins the review', () => {
  const come = (review?: GameReview, run: Partial<ReviewRun> = {}) => {
    history.replaceState(BEGIN_REVIEW, '');
    textWith(review, run);
    return history.state;
  };

  it('begins it once', () => {
    expect(come()).not.toBe(BEGIN_REVIEW);
    expect(start).toHaveBeenCalledExactlyOnceWith([0], 'device');
  });

  it('waits until what is kept has been read, and leaves a review alone that has begun', () => {
    expect(come(undefined, { isRead: false })).toBe(BEGIN_REVIEW);
    come(reviewOf([[]]));
    come(undefined, { state: 'running' });
    expect(start).not.toHaveBeenCalled();
  });

  it('is not needed for a visit, which begins nothing', () => {
    textWith(undefined, {});
    expect(start).not.toHaveBeenCalled();
  });
});
