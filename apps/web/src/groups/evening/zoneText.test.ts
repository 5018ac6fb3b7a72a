import type { EveningView } from '@gorrion/events/groups';
import { expect, it } from 'vitest';
import { english } from '../../testing/english.ts';
import { thereText } from './zoneText.ts';

it('an evening of a group without a zone names the day only where it is another one for the reader', () => {
  const at = new Date(2026, 10, 29, 12).getTime();
  const own = -new Date(at).getTimezoneOffset();
  const said = (hours: number) =>
    thereText(english, { zone: null }, { at, offset: own + 60 * hours } as unknown as EveningView);
  expect(said(0)).toBeUndefined();
  expect(said(1)).not.toMatch(/day/);
  expect(said(24)).toMatch(/day/);
});
