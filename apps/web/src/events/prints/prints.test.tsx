import { tabulationOf } from '@gorrion/events/exports';
import type { TournamentView } from '@gorrion/events/tournament';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { knockOutView } from '../../testing/knockOut.ts';
import { textOf } from '../../testing/rendered.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { winnersOf } from '../event/event.ts';
import { Cards } from './Cards.tsx';
import { chartPages } from './chartPages.ts';
import { headOf } from './downloads.ts';
import { Fouls } from './Fouls.tsx';
import { formOf } from './forms.ts';
import { Menu } from './Menu.tsx';
import { groupPages, pagesOf } from './pages.ts';
import { handedOut, ownPath } from './people.ts';
import { Slips } from './Slips.tsx';
import { Tabulation } from './Tabulation.tsx';
import { tabulationPages } from './tabulation.ts';

speakEnglish();
vi.stubGlobal('location', { host: 'localhost', origin: 'http://localhost' });
afterAll(() => vi.unstubAllGlobals());

const view = tournamentView();

describe('what an address prints', () => {
  it.each([
    [undefined, { kind: 'menu' }],
    ['score-3', { kind: 'score', session: 3, table: undefined }],
    ['score-3-12', { kind: 'score', session: 3, table: 12 }],
    ['score-blank', { kind: 'blank' }],
    ['fouls', { kind: 'fouls', session: undefined }],
    ['fouls-2', { kind: 'fouls', session: 2 }],
    ['fouls-2-1', { kind: 'lost' }],
    ['tabulation', { kind: 'tabulation' }],
    ['slips', { kind: 'slips' }],
    ['cards', { kind: 'cards' }],
    ['score', { kind: 'lost' }],
    ['menu', { kind: 'lost' }],
  ])('%s', (word, form) => {
    expect(formOf(word)).toEqual(form);
  });
});

describe('pages', () => {
  it('hold so many rows each, and there is always one', () => {
    expect(pagesOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(pagesOf([], 2)).toEqual([[]]);
  });

  it('keep groups together, and divide one that is longer than a page', () => {
    const sizes = (groups: readonly number[]) =>
      groupPages(
        groups.map(size => Array.from({ length: size }, () => 0)),
        8,
      ).map(page => page.map(group => group.length));
    expect(sizes([4, 4, 4])).toEqual([[4, 4], [4]]);
    expect(sizes([5, 4])).toEqual([[5], [4]]);
    expect(sizes([19])).toEqual([[8], [8], [3]]);
    expect(sizes([])).toEqual([[]]);
  });
});

it('the tabulation of a knock-out names the winner, isolates each name and has the remark beside it', () => {
  const over = knockOutView();
  const players = over.players.map(one => (one.player === over.won ? { ...one, name: 'عبد الله' } : one));
  const html = renderToStaticMarkup(<Tabulation id="e" view={{ ...over, players }} />);
  expect(html).toContain('<bdi>عبد الله</bdi> <small>(winner)</small>');
  expect(textOf(html)).toContain('Winner: عبد الله');
  expect(textOf(html)).toContain('Order: Knock-out round, then its TP, then its points.');
});

it('the record of fouls marks what was appealed against, and how that ended', () => {
  const at = { session: 3, table: 1, hand: 2, at: Number.MAX_SAFE_INTEGER };
  const appeal = { ...at, number: 1, by: 'Bea', text: 'No.', stage: 'committee' } as const;
  const answer = { isUpheld: true, remark: 'Yes.', by: 'Olga', at: at.at };
  const marks = (own: Partial<TournamentView>) =>
    textOf(renderToStaticMarkup(<Fouls id="e" view={{ ...view, ...own }} session={3} />)).match(/\(appeal[^)]*\)/g);
  expect(marks({})).toBeNull();
  expect(marks({ appeals: [appeal] })).toEqual(['(appealed)']);
  expect(marks({ appeals: [{ ...appeal, stage: 'decided', answer }] })).toEqual(['(appeal upheld)']);
});

describe('[R103] the tabulation', () => {
  it('fits teams on a page of eighteen rows, and six sessions beside each other', () => {
    const pages = tabulationPages(tabulationOf(view));
    expect(pages).toHaveLength(1);
    expect(pages[0]!.sessions).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pages[0]!.groups.map(group => group.length)).toEqual([4, 4, 4, 4]);
  });

  it('repeats the players for further sessions', () => {
    const standings = view.standings.map(one => ({ ...one, sessions: [...one.sessions, null, null] }));
    const pages = tabulationPages(tabulationOf({ ...view, standings }));
    expect(pages.map(({ sessions }) => sessions)).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7, 8],
    ]);
  });
});

describe('[R104] the chart for table rotation', () => {
  const chartOf = (tables: number, sessions: number) => ({
    sessions: Array.from({ length: sessions }, () =>
      Array.from({ length: tables }, (_, n) => [4 * n + 1, 4 * n + 2, 4 * n + 3, 4 * n + 4] as const),
    ),
  });

  const named = (count: number, name = 'Ana Robles') => Array.from({ length: count }, () => name);

  it('gives long names the rows that they need', () => {
    for (const name of ['Maximiliano Hernández Villanueva', '阿卜杜勒拉希姆麦麦提伊敏托合提']) {
      const lists = chartPages(chartOf(40, 1), named(160, name)).flatMap(({ names }) => (names ? [names] : []));
      expect(lists.map(([from, to]) => to - from)).toEqual([72, 72, 16]);
    }
    const short = chartPages(chartOf(40, 1), named(160)).flatMap(({ names }) => (names ? [names] : []));
    expect(short).toEqual([
      [0, 144],
      [144, 160],
    ]);
  });

  it('is one page with its players for 16 players and six sessions', () => {
    const pages = chartPages(chartOf(4, 6), named(16));
    expect(pages).toHaveLength(1);
    expect(pages[0]!.names).toEqual([0, 16]);
  });

  it.each([
    [12, 48],
    [64, 256],
  ])('shows every table of %i and every one of %i players once', (tables, players) => {
    const pages = chartPages(chartOf(tables, 8), named(players));
    const shown = pages.flatMap(({ blocks }) =>
      blocks.flatMap(block => block.tables.map((_, n) => `${block.session}-${block.from + n}`)),
    );
    expect(shown).toHaveLength(8 * tables);
    expect(new Set(shown).size).toBe(8 * tables);
    const names = pages.flatMap(({ names: part }) => (part ? [part] : []));
    expect(names[0]![0]).toBe(0);
    expect(names.at(-1)![1]).toBe(players);
  });
});

it('the record of fouls says a penalty without the name beside it, and each name keeps its direction to itself', () => {
  const ruling = { kind: 'warn', player: 1, article: '3.11.6.3' } as const;
  const rulings = [{ number: 1, session: 3, table: 1, hand: 1, by: 'Uma', at: 5, ruling }];
  const html = renderToStaticMarkup(<Fouls id="e" view={{ ...view, rulings }} session={undefined} />);
  expect(html).toContain('<td>Warning</td>');
  expect(html).not.toContain('<td dir="auto"');
  expect(html).toContain('Session <b></b>');
});

describe('[R102] the record of fouls on paper', () => {
  it('has fifteen rows, with who, where, what and what it cost', () => {
    const html = renderToStaticMarkup(<Fouls id="abierto" view={view} session={undefined} />);
    expect(html.match(/<tr>/g)).toHaveLength(16);
    const text = textOf(html);
    expect(text).toContain('3 / East 2 / 1 / East');
    expect(text).toContain('3.11.6.6');
    expect(text).toContain('Taken back: wrong table');
  });

  it('goes on with a second page', () => {
    const [first] = view.rulings;
    const rulings = Array.from({ length: 16 }, (_, n) => ({ ...first!, number: n + 1 }));
    const html = renderToStaticMarkup(<Fouls id="abierto" view={{ ...view, rulings }} session={3} />);
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(textOf(html)).toContain('page 2 of 2');
  });
});

describe('what is printed for each player', () => {
  const organised = { ...view, you: { ...view.you, rights: ['organise'] } } as const;
  const players = view.players.map((one, n) => ({
    ...one,
    ...(n === 1 && { isLinked: false, key: 'secret' }),
    isWithdrawn: n === 0,
  }));

  it('is for all who play, by name, with the link of who has not come by it, else with their page', () => {
    const people = handedOut({ players: players.slice(0, 4) }, 'en');
    expect(people.map(({ name }) => name)).toEqual(['Ana Robles', 'Mei Lindqvist', 'Pau Ferrer']);
    expect(people.map(player => ownPath('abierto', player))).toEqual([
      '/e/abierto/me',
      '/e/abierto/join#secret',
      '/e/abierto/me',
    ]);
  });

  it('is eight slips a page with seat and QR code, for organisers alone', () => {
    const slips = (of: typeof view) => renderToStaticMarkup(<Slips id="abierto" view={of} />);
    const html = slips({ ...organised, players });
    expect([html.match(/<article/g), html.match(/<svg class="qr"/g)].map(found => found?.length)).toEqual([2, 15]);
    const text = textOf(html);
    expect(text).toMatch(/Ana Robles ?No\. \d+ · Osaka ?Session 3, table 1, North/);
    expect(text).toContain('keep it to yourself');
    expect(slips({ ...view, players })).not.toContain('<svg');
  });

  it('name the round of a knock-out as everything else does', () => {
    const bracket = [{ session: 3, tables: [], byes: [] }];
    const html = renderToStaticMarkup(<Slips id="abierto" view={{ ...organised, players, bracket }} />);
    expect(textOf(html)).toContain('Final, table 1, North');
  });

  it('write a long name smaller on its card, and clip none', () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff Ñandú';
    const some = [{ ...players[1]!, name }, players[2]!];
    expect(renderToStaticMarkup(<Cards view={{ ...view, players: some }} />).match(/class="pr-long"/g)).toHaveLength(2);
  });

  it('is four cards a page, each name on both sides', () => {
    const html = renderToStaticMarkup(<Cards view={{ ...view, players }} />);
    expect(html.match(/<article/g)).toHaveLength(4);
    expect(html.match(/Mei Lindqvist/g)).toHaveLength(2);
  });
});

describe('the prizes', () => {
  const prize = { for: 'player', place: 1, text: 'Cup' } as const;
  it('have a winner once the event is over; those who share a place are all named', () => {
    expect(winnersOf(view, prize)).toEqual([]);
    const over = { ...view, stage: 'over' } as const;
    expect(winnersOf(over, prize)).toHaveLength(1);
    const standings = view.standings.map((one, n) => (n < 2 ? { ...one, place: 1 } : one));
    expect(winnersOf({ ...over, standings }, prize)).toHaveLength(2);
    expect(winnersOf(over, { for: 'team', place: 1, text: 'Tiles' })).toEqual([view.teamStandings[0]!.team]);
    expect(winnersOf(over, { for: 'other', place: null, text: 'Fair play' })).toEqual([]);
  });
});

describe('the files of an event', () => {
  it('offer the export of the association once there are results, and say so before', () => {
    const asOrganiser = { ...view, you: { ...view.you, rights: ['organise'] as const } };
    const menu = (shown: TournamentView) => renderToStaticMarkup(<Menu id="E" view={shown} />);
    expect(menu({ ...asOrganiser, standings: [] })).toMatch(/<button type="button" disabled="">.*EMA.*No results yet/);
    expect(menu(asOrganiser)).not.toContain('disabled');
  });
});

describe('the heads of saved tables', () => {
  it('are in the reader’s language, with the session and the wind', () => {
    const heads = [{ key: 'tp', session: 2 }, { key: 'cpSum' }, { key: 'number0' }, { key: 'name3' }];
    expect(heads.map(column => headOf(english, { bracket: [] }, column))).toEqual([
      'Session 2, TP',
      'CP sum',
      'East, No.',
      'North',
    ]);
  });
});
