import { describe, expect, it } from 'vitest';
import { DEFAULTS, parsePreferences } from './preferences.ts';

describe('stored preferences', () => {
  it('are the defaults where nothing is stored, or nothing that can be read', () => {
    for (const text of [undefined, '', '{', 'null', '7', '"dark"', '[]', '{}'])
      expect(parsePreferences(text), String(text)).toEqual(DEFAULTS);
  });

  it('come back as they were stored', () => {
    const chosen = {
      ...DEFAULTS,
      theme: 'dark' as const,
      corner: !DEFAULTS.corner,
      keys: !DEFAULTS.keys,
      typed: !DEFAULTS.typed,
      fewerMoves: !DEFAULTS.fewerMoves,
      tempo: 'fast' as const,
      alerts: { notify: !DEFAULTS.alerts.notify },
      vibrates: !DEFAULTS.vibrates,
    };
    expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('lose only the values that are broken', () => {
    const broken = {
      theme: 'pink',
      corner: 'yes',
      tempo: 'never',
      alerts: { notify: 1 },
      fewerMoves: !DEFAULTS.fewerMoves,
    };
    expect(parsePreferences(JSON.stringify(broken))).toEqual({ ...DEFAULTS, fewerMoves: !DEFAULTS.fewerMoves });
  });
});
