import { readFileSync } from 'node:fs';
import type { Lobby, TableSummary } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { es } from '../../../app/words/es/index.ts';
import { pt } from '../../../app/words/pt/index.ts';
import { zh } from '../../../app/words/zh/index.ts';
import type { OwnGame } from '../../../client/archive/ownGames.ts';
import { type Translate, translator } from '../../../kit/i18n/translate.ts';
import { english } from '../../../testing/english.ts';
import { foundBy } from './found.ts';
import { eventsOf, gamesOf, tablesOf } from './people.ts';
import { pagesOf, settingsOf } from './places.ts';
import { articlesIn, articlesOf } from './useSources.ts';

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

const EVENT = { id: 'E1', name: 'Abierto del Gorrión', venue: 'Valencia' } as unknown as Parameters<
  typeof eventsOf
>[1][number];

const [spanish, portuguese, chinese] = [translator('es', es), translator('pt', pt), translator('zh-Hans', zh)];
const ALL = [english, spanish, portuguese, chinese];
const RULEBOOKS = { competition: 'RULEBOOK.md', classical: 'CLASSICAL.md' } as const;
const articles = (['competition', 'classical'] as const).flatMap(book =>
  articlesIn(
    book,
    readFileSync(new URL(`../../../../../../packages/rules/${RULEBOOKS[book]}`, import.meta.url), 'utf8'),
  ),
);

const found = (text: string, t: Translate = english) =>
  foundBy(t, text, {
    pages: pagesOf(t),
    others: [settingsOf(t), tablesOf(t, LOBBY), eventsOf(t, [EVENT]), gamesOf(t, [GAME])],
    languages: [],
  });
const first = (text: string) => found(text).results[0];

/** What a reader of each language searches once the other languages and the rulebooks are there. */
const WHOLE = ALL.map(t => {
  const languages = ALL.filter(other => other !== t);
  const others = [settingsOf(t, languages), articlesOf(t, articles)];
  return { t, sources: { pages: pagesOf(t, languages), others, languages } };
});
const hrefs = (text: string) =>
  WHOLE.map(({ t, sources }) => foundBy(t, text, sources).results.map(({ href }) => href));

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
    ['pung of dragons', '/fans/dragon-pung'],
    ['abierto', '/e/E1'],
    ['valencia', '/e/E1'],
  ])('of "%s" finds first %s', (text, href) => {
    expect(first(text)?.href).toBe(href);
  });

  it.each([
    ['tournament', '/events'],
    ['torneo', '/events'],
    ['torneio', '/events'],
    ['锦标赛', '/events'],
    ['tournament rules', '/rules'],
    ['rules of a tournament', '/rules'],
    ['reglas de torneo', '/rules'],
    ['torneio regras', '/rules'],
    ['比赛规则', '/rules'],
    ['teach', '/teach'],
    ['enseñar', '/teach'],
    ['老师', '/teach'],
    ['bots', '/ladder'],
    ['bots by other', '/'],
    ['bots de outras', '/'],
    ['外来机器人', '/'],
    ['import', '/games'],
    ['importar jugadores', '/events/new'],
    ['drills', '/drills'],
    ['animation speed', undefined],
    ['maravillas', '/fans/classical/wonders'],
    ['article 58', '/rules/58'],
    ['Artículo ٥٨', '/rules/58'],
    ['artigo 58', '/rules/58'],
    ['第58条', '/rules/58'],
    ['art. 9', '/rules/9'],
    ['58', '/fans/last-tile'],
  ])('of "%s" in any language finds first %s', (text, href) => {
    expect(hrefs(text).map(([best]) => best)).toEqual([href, href, href, href]);
  });

  it('finds beside a fan the article of its number, and of both books that of the competition first', () => {
    expect(hrefs('58')[0]).toEqual(['/fans/last-tile', '/rules/58', '/rules/classical/58']);
    expect(hrefs('article 58')[0]).toEqual(['/rules/58', '/rules/classical/58']);
    expect(hrefs('import')[1]).toEqual(expect.arrayContaining(['/games', '/events/new']));
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
    expect(articles.filter(({ book }) => book === 'competition')).toHaveLength(105);
    expect(articles.find(({ number }) => number === 39)).toMatchObject({ title: 'Chicken Hand' });
  });
});
