import { FIRST_PLAN } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { optionOf } from '../../../shell/options/options.ts';
import { DELAY, ownRules, ruleListOf, rulesOptions, timeEndOf, withList, withTimeEnd } from './settings.ts';

const { settings } = FIRST_PLAN;

describe('the clock of a session', () => {
  it('begins with 150 minutes, and the hand in play is void (3.5.6)', () => {
    expect(settings.minutes).toBe(150);
    expect(timeEndOf(settings)).toBe('void-hand');
  });

  it('has no minutes without a limit, and those of the book with one again', () => {
    const free = withTimeEnd(settings, 'no-limit');
    expect(free.minutes).toBeUndefined();
    expect(timeEndOf(free)).toBe('no-limit');
    const finished = withTimeEnd(free, 'finish-hand');
    expect([finished.minutes, timeEndOf(finished)]).toEqual([150, 'finish-hand']);
  });

  it('keeps own minutes when only the end changes', () => {
    const short = optionOf('minutes').write(settings, 90);
    expect(withTimeEnd(short, 'finish-hand').minutes).toBe(90);
  });
});

describe('the rules and penalties', () => {
  it('follow a list as long as no rule of it is changed, whatever the clock says', () => {
    expect(ruleListOf(settings)).toBe('wmo2006');
    expect(ruleListOf(withTimeEnd(settings, 'finish-hand'))).toBe('wmo2006');
    for (const list of ['wmo2006', 'book', 'ema'] as const) {
      expect([ruleListOf(withList(settings, list)), ownRules(withList(settings, list)).length]).toEqual([list, 0]);
    }
    expect(ruleListOf({ ...settings, ruleset: 'mil' })).toBe('own');
    const own = optionOf('minPoints').write(settings, 6);
    expect([ruleListOf(own), ownRules(own).length]).toEqual(['own', 1]);
  });

  it('to the letter are strict, counted by the winner, and a change away from that is one change', () => {
    const book = withList(settings, 'book');
    expect(['assist', 'scoreMode', 'calls'].map(id => optionOf(id).read(book))).toEqual(['strict', 'declared', 'chi']);
    const own = optionOf('minPoints').write(book, 6);
    expect([ruleListOf(own), ownRules(own).length]).toEqual(['own', 1]);
  });

  it('keep the clock when another list is chosen', () => {
    const ema = withList(withTimeEnd(settings, 'finish-hand'), 'ema');
    expect([ema.ruleset, ema.minutes, timeEndOf(ema)]).toEqual(['ema', 150, 'finish-hand']);
  });

  it('stay a list with a delay, which another list keeps', () => {
    const late = DELAY.write(settings, 120);
    expect([ruleListOf(late), ownRules(late).length, withList(late, 'ema').delay]).toEqual(['wmo2006', 0, 120]);
    expect(DELAY.values).not.toContain('hand');
  });

  it('leave out what a table of an event has from its plan', () => {
    const ids = rulesOptions(settings).map(({ id }) => id);
    expect(ids).toContain('minPoints');
    expect(ids).not.toContain('minutes');
    expect(ids).not.toContain('visibility');
    expect(rulesOptions({ ...settings, visibility: 'public' }).map(({ id }) => id)).not.toContain('finishes');
    expect(ids).not.toContain('rated');
  });
});
