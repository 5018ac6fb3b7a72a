import { REFUSALS, type TableSummary } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, parsePreferences } from '../client/preferences/preferences.ts';
import { tableCompany, tableProgress, tableTitle, waitingLine } from '../shell/page/lobbyLine.ts';
import { lengthOfName } from '../shell/page/nameLength.ts';
import { routeOf } from '../shell/page/router.ts';
import { english } from '../testing/english.ts';
import { sentence } from './Notices.tsx';
import { en } from './words/en/index.ts';

describe('addresses', () => {
  it('lead home, to a table, or to a page that says that there is none', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/t/ABCD2345')).toEqual({ page: 'table', code: 'ABCD2345' });
    expect(routeOf('/t/ABCD2345/')).toEqual({ page: 'table', code: 'ABCD2345' });
    expect(routeOf('/t/')).toEqual({ page: 'lost' });
    expect(routeOf('/t/<script>')).toEqual({ page: 'lost' });
    expect(routeOf('/elsewhere')).toEqual({ page: 'lost' });
  });
});

describe('preferences', () => {
  it('fall back to defaults if the stored text is broken or foreign', () => {
    expect(parsePreferences(undefined)).toEqual(DEFAULTS);
    expect(parsePreferences('{')).toEqual(DEFAULTS);
    expect(parsePreferences('[1]')).toEqual(DEFAULTS);
    expect(parsePreferences('{"theme":"pink","corner":"yes"}')).toEqual(DEFAULTS);
    expect(parsePreferences('{"tempo":"hasty","alerts":{"notify":1}}')).toEqual(DEFAULTS);
    const kept = { tempo: 'fast', alerts: { notify: true }, vibrates: false } as const;
    expect(parsePreferences(JSON.stringify(kept))).toEqual({ ...DEFAULTS, ...kept });
    expect(parsePreferences('{"theme":"dark","corner":true}')).toEqual({ ...DEFAULTS, theme: 'dark', corner: true });
  });
});

describe('a name', () => {
  it('has as many characters as a reader sees', () => {
    expect(lengthOfName('👩‍👩‍👧'.repeat(24))).toBe(24);
    expect(lengthOfName('x'.repeat(25))).toBe(25);
  });
});

describe('refusals', () => {
  it('all have a sentence', () => {
    for (const code of REFUSALS) expect(en, code).toHaveProperty([`error.${code}`]);
    for (const code of REFUSALS) expect(sentence(english, { kind: 'refused', code }).fact).toMatch(/\.$/);
  });
});

describe('tables in a list', () => {
  const table = {
    code: 'A',
    settings: { ruleset: 'wmo2006', hands: 16, clock: 'none', absence: 'bot', visibility: 'public' },
    stage: 'playing',
    names: ['Thrush', 'Ana', null, 'Tomás'],
    bots: [0],
    again: [],
    freePlaces: 1,
    watchers: 2,
    handNumber: 6,
    round: 1,
    isOver: false,
    isMine: true,
  } as never;

  it('name their players and say how far they are', () => {
    expect(tableTitle(english, table)).toBe('Ana’s table');
    expect(tableCompany(english, table)).toBe('Tomás, 1 bot · WMO 2006 · Full game');
    expect(tableProgress(english, table)).toBe('South round, hand 6 · 2 spectators');
    expect(waitingLine(english, table, 'Ana')).toBe('South round, hand 6 of 16, against Thrush and Tomás.');
  });

  it('say to strangers and to players what a game that is over means to them', () => {
    const over = { ...(table as object), isOver: true } as TableSummary;
    expect(tableProgress(english, over)).toBe('Between two games');
    expect(waitingLine(english, over, 'Ana')).toContain('You can start another game');
    expect(waitingLine(english, { ...over, again: ['Ana', 'Tomás'] }, 'Ana')).toBe('Tomás wants to play again.');
  });

  it.each([
    [{ way: 'friends' }, 'Friends’ rules'],
    [{ way: 'competition', rules: { assist: 'strict' } }, 'Tournament style, strict'],
    [{ way: 'club', rules: { assist: 'strict' } }, 'Club rules, strict'],
    [{ way: 'ema', ruleset: 'ema' }, 'EMA, strict'],
    [{ way: 'macau', ruleset: 'macau' }, 'Classical (Macau)'],
  ])('name their way of play and whether it is strict: %j', (settings, said) => {
    const one = { ...(table as object), settings: { ...(table as TableSummary).settings, ...settings } };
    expect(tableCompany(english, one as TableSummary)).toBe(`Tomás, 1 bot · ${said} · Full game`);
  });
});
