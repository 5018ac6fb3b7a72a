import { readFileSync } from 'node:fs';
import type { Lobby, TableSummary } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import type { OwnGame } from '../../archive/ownGames.ts';
import { english } from '../../i18n/english.ts';
import { es } from '../../i18n/es/index.ts';
import { pt } from '../../i18n/pt/index.ts';
import { type Translate, translator } from '../../i18n/translate.ts';
import { zh } from '../../i18n/zh/index.ts';
import { foundBy } from './found.ts';
import { gamesOf, tablesOf } from './people.ts';
import { pagesOf, settingsOf } from './places.ts';
import { articlesIn } from './useSources.ts';

const names = ['José', 'Σοφος', 'bird:thrush', 'Ana'];
const GAME = {
  id: 'g1',
  at: Date.UTC(2026, 5, 1),
  summary: { players: names.map(name => ({ name })) },
  player: 3,
} as unknown as OwnGame;
const table = (code: string, people: readonly (string | null)[]) =>
  ({ code, names: people }) as unknown as TableSummary;
const LOBBY: Lobby = {
  open: [table('AAAA', ['Mei', null, null, null])],
  mine: [table('BBBB', ['Ana', 'Bob', null, null])],
};

const found = (text: string, t: Translate = english) =>
  foundBy(t, text, [pagesOf(t), settingsOf(t), tablesOf(t, LOBBY), gamesOf(t, [GAME])]);
const first = (text: string, t?: Translate) => found(text, t).results[0];

describe('the search', () => {
  it.each([
    ['tournament', '/events'],
    ['import', '/games'],
    ['Drills', '/drills'],
    ['riichi', '/learn/from/riichi'],
    ['hua long', '/fans/mixed-straight'],
    ['39', '/fans/mixed-straight'],
    ['wonders', '/fans/classical/wonders'],
    ['tiles and sets', '/learn/tiles'],
    ['jose', '/g/g1'],
    ['σοφος', '/g/g1'],
    ['mei', '/t/AAAA'],
    ['wait', '/fans/edge-wait'],
  ])('of "%s" finds first %s', (text, href) => {
    expect(first(text)?.href).toBe(href);
  });

  it.each([
    [translator('es', es), 'torneo'],
    [translator('pt', pt), 'torneio'],
    [translator('zh-Hans', zh), '锦标赛'],
  ])('finds events in another language', (t, text) => {
    expect(first(text, t)?.href).toBe('/events');
  });

  it('finds settings, which have no address', () => {
    expect(first('animation')).toMatchObject({ name: 'Animation speed', href: undefined, note: 'setting' });
  });

  it('says where nothing fits, and offers fans only whose names are near', () => {
    expect(found('quokka')).toEqual({ results: [], isFound: false });
    const { results, isFound } = found('mixed strait');
    expect([isFound, results[0]?.name]).toEqual([false, 'Mixed Straight']);
  });

  it('lists the pages and all fans before anything is typed, each once', () => {
    const { results } = found(' ');
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
    expect(results.filter(({ number }) => number !== undefined)).toHaveLength(81);
  });

  it('reads the articles of a rulebook', () => {
    const book = readFileSync(new URL('../../../../../packages/rules/RULEBOOK.md', import.meta.url), 'utf8');
    const articles = articlesIn('competition', book);
    expect(articles).toHaveLength(105);
    expect(articles.find(({ number }) => number === 39)).toMatchObject({ title: 'Chicken Hand' });
  });
});
