import { FIRST_PLAN } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { optionOf } from '../../shell/options/options.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { withList } from '../organiser/steps/settings.ts';
import { ownRulesTexts, rulesText, summaryText } from './words.ts';

speakEnglish();
const { settings } = FIRST_PLAN;
const planOf = (changes: Partial<typeof FIRST_PLAN>) => ({ ...FIRST_PLAN, ...changes });

describe('the rules of an event', () => {
  it('have their name while it plays by them, and only then', () => {
    const named = (changes: Partial<typeof FIRST_PLAN>) => rulesText(english, planOf(changes));
    expect(named({ settings })).toBe('WMO 2006');
    expect(named({ settings: { ...settings, ruleset: 'mil' } })).toBe('MIL online');
    expect(named({ settings: withList(settings, 'book') })).toBe('By the book (WMO\u00a02006)');
    expect(named({ settings: withList(settings, 'book'), place: 'real' })).toBe('WMO 2006');
    const own = optionOf('minPoints').write(settings, 6);
    expect(named({ settings: own })).toBe('own rules, from WMO 2006');
    expect(summaryText(english, { ...tournamentView(), plan: planOf({ settings: own }) })).toContain(' · own rules, ');
  });

  it('are told apart where they are its own, whatever its clock says', () => {
    const told = (own: typeof settings) => ownRulesTexts(english, planOf({ settings: own }));
    expect(told(optionOf('minPoints').write(settings, 6))).toEqual([expect.stringMatching(/: 6 instead of 8$/)]);
    expect(told(optionOf('minutes').write(settings, 90))).toEqual([]);
  });
});
