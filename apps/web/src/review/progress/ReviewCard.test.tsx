// @vitest-environment happy-dom
import type { ReviewStage } from '@gorrion/protocol';
import { opinion } from '@gorrion/review/testing';
import type { Player } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import type { ReviewRun } from '../../client/archive/useReview.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { decision, reviewOf, throws } from '../../testing/opinions.ts';
import { Candidates } from '../expert/Candidates.tsx';
import { PlacedReview } from '../expert/placed.ts';
import { VerdictCard } from '../expert/VerdictCard.tsx';
import { ReviewCard } from './ReviewCard.tsx';

speakEnglish();

const HANDS = [{ key: 'e1', moves: [3, 4, 6, 9, 12].map(fact => ({ fact })) }];
const RUN = { state: 'done', hands: [], places: [], others: 0, canCancel: false } as unknown as ReviewRun;

/** Returns where the buttons of a reviewed game lead, by their words. */
function waysOf(decisions: readonly ReturnType<typeof decision>[], me: Player | null = 0, stage: ReviewStage = 'full') {
  const { hands, ...game } = reviewOf([decisions]);
  const review = new PlacedReview(HANDS, { ...game, hands: hands.map(hand => ({ ...hand, stage })) });
  const props = { id: 'G-1', hands: HANDS, review, run: RUN, names: ['Ana', 'Bea', 'Carl', 'Dan'], me };
  const { host } = mounted(<ReviewCard {...props} />);
  return new Map([...host.querySelectorAll('a')].map(one => [one.textContent ?? '', one.getAttribute('href')]));
}

describe('the card of a reviewed game', () => {
  it('opens at the first decision where no fault was found, not at the deal', () => {
    const ways = waysOf([decision({ before: 7, fact: 7, verdict: 'best', loss: 0, reasons: [] })]);
    expect(ways.get('Open the review')).toBe('/g/G-1/e1/2?from=0');
  });

  it('counts all that are asked again, inaccuracies as well, and asks about the same player', () => {
    const lost = [decision({ before: 7, fact: 7 }), decision({ before: 10, fact: 10, verdict: 'inaccuracy', loss: 1 })];
    expect(waysOf(lost).get('Try 2 again')).toBe('/g/G-1/e1/2/try');
    expect(waysOf(lost, 3).get('Try 2 again')).toBe('/g/G-1/e1/2/try?from=0');
  });

  it('counts nothing of a hand that has had a first look only, whose verdicts may change', () => {
    expect([...waysOf([decision({ before: 7, fact: 7 })], 0, 'overview').keys()]).toEqual(['My mistakes', 'Luck']);
  });
});

it('what was played stands in red only where another choice was better', () => {
  const [best, other] = [throws(0, tile('9m')), throws(0, tile('1s'))];
  const candidates = [opinion(best, { value: 3 }), opinion(other, { value: 1 })];
  const redIn = (played: typeof best) => {
    const shown = { decision: decision({ played, candidates }), offered: undefined, chosen: candidates[0]! };
    return mounted(<Candidates {...shown} onChoose={() => {}} />).host.querySelector('.cand-aim .loss')?.textContent;
  };
  expect(redIn(best)).toBeUndefined();
  expect(redIn(other)).toContain('played');
});

it('a verdict that may change says so, in no colour of a verdict', () => {
  const shown = { decision: decision({}), offered: undefined, isOwn: true, headline: 'why' };
  const card = (isPreliminary: boolean) =>
    mounted(<VerdictCard {...shown} isPreliminary={isPreliminary} />).host.querySelector('.verdict-card')!;
  expect(card(true).textContent).toContain('Preliminary: Mistake');
  expect(card(true).querySelector('.verdict-loss')!.textContent).toContain('≈');
  expect(card(false).textContent).not.toMatch(/Preliminary|≈/);
});
