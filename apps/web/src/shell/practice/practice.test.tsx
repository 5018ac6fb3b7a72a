import { showsRoutes } from '@gorrion/protocol';
import { settingsSchema } from '@gorrion/protocol/schemas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRACTICE_STEPS, practicePart } from '../../client/progress/practice.ts';
import { DEFAULT_SETTINGS, PRACTICE_SETTINGS } from '../../client/store/openings.ts';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import PracticeCard from './PracticeCard.tsx';
import PracticeNext from './PracticeNext.tsx';
import { practiceSettings, stepOfTable } from './settings.ts';

beforeAll(speakEnglish);
beforeEach(() => practicePart.clear());

const next = (step: (typeof PRACTICE_STEPS)[number], hasWon = true) =>
  textOf(rendered(<PracticeNext settings={practiceSettings(step)} hasWon={hasWon} />));

describe('the settings of a practice table', () => {
  it.each(PRACTICE_STEPS)('ask for %i points, without a clock, with hints and routes [R38]', step => {
    const settings = practiceSettings(step);
    expect(settingsSchema.parse(settings)).toEqual(settings);
    expect(settings).toMatchObject({ clock: 'none', hints: 'facts', botLevel: 'beginner' });
    expect(settings.rules?.minPoints ?? 8).toBe(step);
    expect(showsRoutes(settings)).toBe(true);
    expect(stepOfTable(JSON.parse(JSON.stringify(settings)))).toBe(step);
  });

  it('are told from those of other tables', () => {
    expect(stepOfTable(PRACTICE_SETTINGS)).toBeUndefined();
    expect(stepOfTable({ ...DEFAULT_SETTINGS, rules: { minPoints: 4 } })).toBeUndefined();
  });
});

describe('routes', () => {
  it('are shown where the table agreed, never in strict play or with an umpire', () => {
    expect(showsRoutes(DEFAULT_SETTINGS)).toBe(false);
    expect(showsRoutes({ ...DEFAULT_SETTINGS, route: 'shown' })).toBe(true);
    expect(showsRoutes({ ...DEFAULT_SETTINGS, route: 'shown', umpire: 'wanted' })).toBe(false);
    expect(showsRoutes({ ...DEFAULT_SETTINGS, route: 'shown', rules: { assist: 'strict' } })).toBe(false);
    expect(showsRoutes({ ...DEFAULT_SETTINGS, route: 'shown', ruleset: 'ema' })).toBe(false);
  });
});

describe('the card of the practice table', () => {
  it('offers three steps, any fan first', () => {
    const html = rendered(<PracticeCard />);
    expect(html.match(/role="radio"/g)).toHaveLength(3);
    expect(html).toMatch(/aria-checked="true"[^>]*><b>Any fan</);
  });
});

describe('the note after a win', () => {
  it('offers the next step, and none after the last', () => {
    expect(next(1)).toContain('You won where a win needs 1 point. The next step asks for 4 points. You can also stay');
    expect(next(1)).toContain('Practise with 4 points');
    expect(next(8)).toContain('That is the minimum of every MCR game.');
    expect(next(8)).not.toContain('Practise');
  });

  it('says nothing without a win, and nothing at another table', () => {
    expect(next(4, false)).toBe('');
    expect(rendered(<PracticeNext settings={PRACTICE_SETTINGS} hasWon />)).toBe('');
  });
});
