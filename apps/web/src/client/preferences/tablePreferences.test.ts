import { expect, it } from 'vitest';
import { DEFAULTS } from './preferences.ts';
import { tablePreferencesOf } from './useTablePreferences.ts';

it('gives the table no keys and no motion when the player has turned them off', () => {
  const usual = tablePreferencesOf(DEFAULTS);
  expect(usual.keys).toBe(DEFAULTS.keymap);
  expect('motion' in usual).toBe(false);
  const quiet = tablePreferencesOf({ ...DEFAULTS, keys: false, fewerMoves: true });
  expect('keys' in quiet).toBe(false);
  expect(quiet.motion).toBe(false);
});

it('gives the table the speed of its tiles as a factor', () => {
  const factors = (['slow', 'normal', 'fast'] as const).map(tempo => tablePreferencesOf({ ...DEFAULTS, tempo }).tempo);
  expect(factors).toEqual([0.6, 1, 1.8]);
});
