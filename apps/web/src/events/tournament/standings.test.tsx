import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { knockOutView } from '../../testing/knockOut.ts';
import { textOf } from '../../testing/rendered.ts';
import { asPlayer, tournamentView } from '../../testing/tournament.ts';
import { nameIn } from '../event/event.ts';
import { SumLine } from './EventFrame.tsx';
import { EventHome } from './EventPage.tsx';
import { MyRulings } from './FoulList.tsx';
import { ownPart } from './JoinPage.tsx';
import { PlayerStandings, TeamStandings } from './Standings.tsx';
import { lineOf, Tree } from './TreePage.tsx';

await speakEnglish();

const view = tournamentView();

describe('the standings of an event', () => {
  it('(3.10.1) show players by table points, then points, with each session', () => {
    const html = renderToStaticMarkup(<PlayerStandings view={view} />);
    const text = textOf(html);
    expect(text).toContain('Standings after session 2');
    const first = view.standings[0]!;
    const name = view.players.find(({ player }) => player === first.player)!.name;
    expect(text.indexOf(name)).toBeLessThan(text.indexOf(view.players[view.standings[1]!.player - 1]!.name));
    expect(html.match(/<tr(?! class="ev-over")/g)).toHaveLength(13);
    expect(text).toContain('All 16 players');
  });

  it('hide no few rows behind a button, and say why a place is not that of the sums', () => {
    const standings = view.standings
      .slice(0, 13)
      .map((one, n) => (n === 0 ? { ...one, isInKnockOut: true as const } : one));
    const players = view.players.map(one =>
      one.player === standings[12]!.player ? { ...one, isWithdrawn: true } : one,
    );
    const html = renderToStaticMarkup(<PlayerStandings view={{ ...view, players, standings }} />);
    expect(html.match(/<tr(?! class="ev-over")/g)).toHaveLength(14);
    expect(html).not.toContain('<button');
    expect(html.match(/in the knock-out|withdrew/g)).toEqual(['in the knock-out', 'withdrew']);
  });

  it('show the reader also beyond the first rows', () => {
    const last = view.standings.at(-1)!.player;
    const html = renderToStaticMarkup(<PlayerStandings view={asPlayer(view, last)} />);
    expect(html.match(/<tr(?! class="ev-over")/g)).toHaveLength(14);
    expect(html).toMatch(/<tr class="own">/);
  });

  it('say in words which table does not add up', () => {
    const wrong = { isRight: false, wrong: [{ session: 2, table: 3, difference: 8 }] };
    expect(textOf(renderToStaticMarkup(<SumLine view={{ ...view, sum: wrong }} />))).toContain(
      'Session 2, table 3 does not add up: +8',
    );
    const said = (points: number) =>
      textOf(renderToStaticMarkup(<SumLine view={view} column={[{ points }, { points: -40 }]} />));
    expect(said(40)).toContain('All sheets add up.');
    expect(said(40)).not.toContain('points above');
    expect(said(28)).toContain(
      'The points above add up to −12: penalties that nobody receives count, and what a substitute plays',
    );
    expect(textOf(renderToStaticMarkup(<PlayerStandings view={{ ...view, standings: [] }} />))).not.toContain('add up');
  });

  it('show teams with their members', () => {
    const text = textOf(renderToStaticMarkup(<TeamStandings view={view} />));
    const [first] = view.teamStandings;
    expect(text.indexOf(first!.team)).toBeLessThan(text.indexOf(view.teamStandings[3]!.team));
    for (const player of first!.players) expect(text).toContain(view.players[player - 1]!.name);
  });
});

it('the public page says first who has a bye, and until the session begins that its tables are others than before', () => {
  const [first, second] = view.players;
  const bracket = [{ session: 3, tables: [], byes: [first!.player, second!.player] }];
  const sessions = (stage: 'waiting' | 'playing') =>
    view.sessions.map(one => (one.session === 3 ? { ...one, remadeAt: 5, stage } : one));
  const said = (stage: 'waiting' | 'playing') => {
    const shown = { ...view, bracket, sessions: sessions(stage) };
    return textOf(renderToStaticMarkup(<EventHome id="e" part={undefined} view={shown} />)).split('Standings')[0];
  };
  expect(said('waiting')).toMatch(/Final: .*made anew at .*Look again where you sit/);
  for (const stage of ['waiting', 'playing'] as const)
    expect(said(stage)).toContain(`Go on without playing: ${first!.name} and ${second!.name}`);
  expect(said('playing')).not.toContain('anew');
});

describe('a knock-out that is over', () => {
  const over = knockOutView();
  const winner = nameIn(over, over.won);

  it('has standings by its rounds, which say who went out where and who has won', () => {
    const html = renderToStaticMarkup(<PlayerStandings view={over} />);
    expect(textOf(html)).toContain(`Knock-out round, then its TP, then its points Winner: ${winner}`);
    const remarks = [...html.matchAll(/<small class="ev-team">([^<]*)/g)].map(([, text]) => text);
    expect(remarks).toEqual(['winner', 'final', 'final', 'final', ...Array(4).fill('semi-final')]);
    expect(html).not.toContain('in the knock-out');
  });

  it('shows in its tree the names of the rounds, each result, and by what equals were told apart', () => {
    const text = textOf(renderToStaticMarkup(<Tree id="e" view={over} />));
    expect(text).toContain(`Winner: ${winner}`);
    expect(text).toMatch(/Semi-finals .* Final /);
    expect(text).not.toMatch(/Session \d/);
    expect(text).toContain(`${winner} winner 4 TP · +40`);
    const first = over.bracket[0]!.tables[0]!;
    expect(text).toContain(`${nameIn(over, first.advanced[1]!)} goes on 1.5 TP · −20`);
    expect(text.match(/Equal TP and points: whoever stood higher before this round goes on/g)).toHaveLength(1);
    // Until it is over, nobody has gone out.
    const [semi] = over.bracket;
    const open = { ...semi!, tables: semi!.tables.map(({ players }) => ({ players, advanced: [] })) };
    const during = { ...over, stage: 'playing' as const, bracket: [open, { session: 2, tables: [], byes: [] }] };
    expect(textOf(renderToStaticMarkup(<PlayerStandings view={during} />))).not.toMatch(/semi-final|winner/i);
  });
});

it('the standings say what a lost session takes out of the table', () => {
  const lost = { tablePoints: 0, points: 0, isLost: true };
  const standings = view.standings.map((one, n) => (n === 0 ? { ...one, sessions: [lost] } : one));
  expect(textOf(renderToStaticMarkup(<PlayerStandings view={{ ...view, standings }} />))).toContain(
    '* Session lost. What a substitute',
  );
  expect(textOf(renderToStaticMarkup(<PlayerStandings view={view} />))).not.toContain('* Session lost');
});

describe('the lines of a knock-out', () => {
  const lines = (tables: number, next: number | undefined) =>
    Array.from({ length: tables }, (_, table) => lineOf(table, tables, next));
  it('join the tables that lead to the same one', () => {
    expect(lines(4, 2)).toEqual(['down', 'up', 'down', 'up']);
    expect(lines(4, 1)).toEqual(['down', 'through', 'through', 'up']);
    expect(lines(2, 2)).toEqual(['straight', 'straight']);
    expect(lines(3, 2)).toEqual(['down', 'up', 'straight']);
    expect(lines(1, undefined)).toEqual([undefined]);
  });
});

describe('a link to an event', () => {
  it('leads players to their page, and helpers to the page of their right', () => {
    const you = { ...view.you };
    expect(ownPart({ you: { ...you, player: 3, rights: ['rule'] } })).toBe('me');
    expect(ownPart({ you: { ...you, rights: ['organise', 'enter', 'clock', 'correct'] } })).toBe('organise');
    expect(ownPart({ you: { ...you, rights: ['rule'] } })).toBe('referee');
    expect(ownPart({ you: { ...you, rights: ['enter'] } })).toBe('scorer');
    expect(ownPart({ you })).toBeUndefined();
  });
});

it('a player reads the rulings on them, and nobody else’s', () => {
  const { table, players } = view.sessions[0]!.tables[0]!;
  const ruling = {
    ...{ number: 1, session: 1, table, hand: 2, by: 'خالد', at: 5 },
    ruling: { kind: 'warning', player: 0 },
  } as unknown as (typeof view)['rulings'][number];
  const shown = (player: number) =>
    renderToStaticMarkup(<MyRulings view={{ ...view, rulings: [ruling] }} player={player} />);
  const [offender, other] = players as [number, number, number, number];
  expect(textOf(shown(offender))).toMatch(/Rulings on you.*table 1.*East 2.*\(\u2068خالد\u2069\)/s);
  expect(shown(other)).toBe('');
});

it('once the event is over the public page names who has won each prize', () => {
  const prizes = [{ for: 'player', place: 1, text: 'Cup' }] as const;
  const shown = (stage: 'playing' | 'over') =>
    textOf(
      renderToStaticMarkup(
        <EventHome id="e" part={undefined} view={{ ...view, stage, plan: { ...view.plan, prizes } }} />,
      ),
    );
  const { player } = view.standings.find(({ place }) => place === 1)!;
  expect(shown('over').split('Prizes')[1]).toContain(`Winner: ${view.players[player - 1]!.name}`);
  expect(shown('playing').split('Prizes')[1]).not.toContain('Winner');
});
