import { type CountingPhase, ema, type FanId, type Seat } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { saidBetween } from '../../play/count/said.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { BANDS, nameableFans, named, searched, sumOf } from './fans.ts';

speakEnglish();
const all = nameableFans(ema);
const found = (text: string, band = BANDS[0] as (typeof BANDS)[number]) =>
  searched(all, text, band).map(({ id }) => id);

describe('the list of fans', () => {
  it('has all 81 but the flowers, cheapest first', () => {
    expect(all).toHaveLength(80);
    expect(all.map(({ points }) => points)).toEqual(all.map(({ points }) => points).sort((a, b) => a - b));
  });

  it.each(['pure straight', 'ESCALERA PURA', 'sequencia pura', '清龙', 'qing long'])('finds a fan by %s', text => {
    expect(found(text)).toContain('pure-straight');
  });

  it('is narrowed by points, and finds nothing by nonsense', () => {
    expect(searched(all, '', BANDS[2]).every(({ points }) => points === 2)).toBe(true);
    expect(found('xyzzy')).toEqual([]);
  });
});

it('sums what is named, as often as it is named', () => {
  const declared: readonly FanId[] = ['pure-straight', 'tile-hog', 'tile-hog'];
  expect(named(declared)).toEqual([
    { id: 'pure-straight', times: 1 },
    { id: 'tile-hog', times: 2 },
  ]);
  expect(sumOf(declared, ema)).toBe(20);
});

describe('what a screen reader says of a count', () => {
  const phase = (part: Partial<CountingPhase>) =>
    ({ declared: [], objections: [], isFinished: false, ...part }) as unknown as CountingPhase;
  const said = (before: Partial<CountingPhase>, after: Partial<CountingPhase>) =>
    saidBetween(english, ema, phase(before), phase(after), (seat: Seat) => `Player ${seat}`);

  it('names the fan that comes or goes with the sum, the objection, and the end', () => {
    expect(said({}, { declared: ['all-chows'] })).toBe('All Chows, 2, sum 2.');
    expect(said({ declared: ['all-chows'] }, {})).toBe('All Chows taken back, sum 0.');
    const objections = [{ seat: 2, fan: 'all-chows' }] as const;
    expect(said({ declared: ['all-chows'] }, { declared: ['all-chows'], objections })).toBe(
      'Player 2 objects to All Chows.',
    );
    expect(said({ declared: ['all-chows'] }, { declared: ['all-chows'], isFinished: true })).toBe(
      'The count is finished: 2.',
    );
  });

  it('is nothing when nothing has changed', () => {
    expect(said({ declared: ['all-chows'] }, { declared: ['all-chows'] })).toBeUndefined();
  });
});
