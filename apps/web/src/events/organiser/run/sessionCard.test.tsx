// @vitest-environment happy-dom

import type { EventRuling, SessionView, TournamentView } from '@gorrion/events/tournament';
import { act, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../../testing/english.ts';
import { mounted } from '../../../testing/mounted.ts';
import { drawOf, eventView, player, players, sessionView, tableView } from '../testing/view.ts';
import type { EventDesk } from '../useEvent.ts';
import { AppealsCard } from './AppealsCard.tsx';
import { EndEvent } from './EndEvent.tsx';
import { SessionCard } from './SessionCard.tsx';

await speakEnglish();

const textOf = (own: Partial<TournamentView>) =>
  mounted(<SessionCard desk={{ id: 'e', view: eventView(own), send: async () => true, plan: async () => true }} />).host
    .textContent;

it('all who are missing are named but many, and a comma in a name divides none', () => {
  const named = (count: number) => {
    const list = Array.from({ length: count }, (_, n) => player(n + 1, { name: `Last${n + 1}, First` }));
    const tables = Array.from({ length: Math.ceil(count / 4) }, (_, n) =>
      tableView(n + 1, { players: [4 * n + 1, 4 * n + 2, 4 * n + 3, 4 * n + 4], stage: 'waiting' }),
    );
    return textOf({ stage: 'open', players: list, draw: drawOf(count), sessions: [sessionView(1, { tables })] });
  };
  expect(named(13)).toContain('Last12, First; Last13, First. ');
  expect(named(14)).toContain('Last12, First and 2 more.');
});

it('between a round robin and its knock-out, the knock-out comes next; its sessions are called by their rounds', () => {
  const { plan } = eventView();
  const round = (session: number, tables: number) => ({
    session,
    tables: Array.from({ length: tables }, () => ({ players: [1, 2, 3, 4], advanced: [] })),
    byes: [],
  });
  const over = (count: number) =>
    Array.from({ length: count }, (_, n) => sessionView(n + 1, { stage: 'over', tables: [tableView(1)] }));
  const mixed: Partial<TournamentView> = {
    ...{ stage: 'playing', plan: { ...plan, form: 'mixed', sessions: 1, finalists: 8 }, draw: drawOf(8) },
    bracket: [round(2, 2), round(3, 1)],
  };
  expect(textOf({ ...mixed, sessions: over(1) })).toBe(
    'The round robin is overNext: the knock-out of 8.The tables of this session are not made yet.Make the tables',
  );
  expect(textOf({ ...mixed, sessions: [...over(1), sessionView(2, { tables: [tableView(1)] })] })).toMatch(
    /^Semi-finals.*Begin: Semi-finals$/,
  );
  expect(textOf({ ...mixed, sessions: over(2) })).toContain('Semi-finals: overNext: Final.');
  const ended = (stage: 'ended' | 'final') =>
    textOf({ ...mixed, sessions: over(3).map(one => ({ ...one, tables: [tableView(1, { stage })] })) });
  expect(ended('ended')).toMatch(/^All sessions are overLook at the sheets that wait for signatures/);
  expect(ended('final')).toBe('All sessions are overAll sheets are signed. The event can end now.');
  const desk = {
    id: 'e',
    view: eventView({ ...mixed, sessions: over(1) }),
    send: async () => true,
    plan: async () => true,
  };
  const { host } = mounted(<EndEvent desk={desk} />);
  expect(host.textContent).toContain('2 sessions are still to play.');
});

it('time that was called is not stopped any more', () => {
  const words = (own: Partial<SessionView>) =>
    textOf({ stage: 'playing', sessions: [sessionView(1, { stage: 'playing', tables: [tableView(1)], ...own })] });
  expect(words({ endsAt: Date.now() + 60_000 })).toContain('Pause');
  expect(words({ timeCalledAt: 1 })).not.toMatch(/Pause|Call time/);
});

it('lots are drawn at the console itself, by who may plan', () => {
  const send = vi.fn<EventDesk['send']>(async () => true);
  const shown = (own: Partial<TournamentView>) =>
    mounted(<SessionCard desk={{ id: 'e', view: eventView(own), send, plan: async () => true }} />);
  const open = { stage: 'open', players: players(8) } as const;
  const { plan, you } = eventView();
  const { host, fire } = shown({ ...open, plan: { ...plan, form: 'knock-out', sessions: 0 } });
  expect(host.querySelectorAll('a')).toHaveLength(0);
  expect(host.querySelectorAll('button')).toHaveLength(1);
  fire(host.querySelector('button')!, new MouseEvent('click', { bubbles: true }));
  expect(send.mock.calls).toEqual([[{ type: 'draw-lots' }]]);
  expect(shown({ ...open, you: { ...you, rights: ['clock'] } }).host.querySelector('button, a')).toBeNull();
});

it('a session does not begin without a table before it is asked, by table and by those who will not play', () => {
  const send = vi.fn<EventDesk['send']>(async () => true);
  const tables = [tableView(1, { stage: 'waiting' }), tableView(2, { stage: 'waiting', players: [5, null, 6, 7] })];
  const list = players(7, { isHere: true }).map(one =>
    one.player === 7 ? { ...one, isDisqualified: true as const } : one,
  );
  const view = eventView({ stage: 'open', players: list, draw: drawOf(7), sessions: [sessionView(1, { tables })] });
  const { host, fire } = mounted(<SessionCard desk={{ id: 'e', view, send, plan: async () => true }} />);
  const press = () => fire(host.querySelector('button')!, new MouseEvent('click', { bubbles: true }));
  press();
  expect(host.querySelector('legend')?.textContent).toBe('Begin without table 2? Not playing: Player 5; Player 6.');
  expect(send).not.toHaveBeenCalled();
  press();
  expect(send.mock.calls).toEqual([[{ type: 'begin-session', session: 1 }]]);
});

it('the end of an event is asked with the sheets that are not signed and the tables not played', () => {
  const { plan } = eventView();
  const tables = [
    tableView(1, { stage: 'ended', to: Date.now() }),
    tableView(2, { stage: 'not-played', to: Date.now() }),
    tableView(3, { stage: 'final' }),
  ];
  const own = {
    plan: { ...plan, sessions: 1 },
    draw: drawOf(12),
    sessions: [sessionView(1, { stage: 'over', tables })],
  };
  const view = eventView({ ...own, stage: 'playing' });
  const { host, fire } = mounted(<EndEvent desk={{ id: 'e', view, send: async () => true, plan: async () => true }} />);
  fire(host.querySelector('button')!, new MouseEvent('click', { bubbles: true }));
  expect(host.querySelector('legend')?.textContent).toMatch(
    /^End the event\? All sessions are over\. 1 sheet is not signed by all\. Players can still appeal until \d\d?:\d\d.*; after the end they cannot\. 1 table was not played\.$/,
  );
  expect(textOf({ ...own, stage: 'over' })).toBe('The event is over. Its results stand.');
});

it('sheets that are not signed are listed with their links, before a session ends, before the next, and once all are over', () => {
  const { plan } = eventView();
  const tables = [tableView(1, { stage: 'ended' }), tableView(2, { stage: 'final' })];
  const linksOf = (sessions: TournamentView['sessions']) => {
    const own = { stage: 'playing', plan: { ...plan, sessions: sessions.length }, draw: drawOf(8), sessions } as const;
    const desk = { id: 'e', view: eventView(own), send: async () => true, plan: async () => true };
    const { host } = mounted(<SessionCard desk={desk} />);
    return [...host.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')]);
  };
  expect(linksOf([sessionView(1, { stage: 'playing', tables })])).toEqual([['Table 1', '/e/e/sheets/1-1']]);
  expect(linksOf([1, 2].map(session => sessionView(session, { stage: 'over', tables })))).toEqual([
    ['Session 1, table 1', '/e/e/sheets/1-1'],
    ['Session 2, table 1', '/e/e/sheets/2-1'],
  ]);
  const next = sessionView(2, { tables: [tableView(1, { stage: 'waiting' })] });
  expect(linksOf([sessionView(1, { stage: 'over', tables }), next])).toEqual([
    ['Session 1, table 1', '/e/e/sheets/1-1'],
  ]);
});

it('the chart of seats is asked for before the draw', () => {
  const own = { stage: 'open', players: players(8), sessions: [sessionView(1)] } as const;
  expect(textOf(own)).toContain('The rotation chart is not made yet.');
  expect(textOf({ ...own, rotation: { sessions: [[[1, 2, 3, 4]]] } })).toContain('Lots are not drawn yet.');
});

it('beside an upheld appeal stand its ruling and what mends it, and before the next round or the end that it still stands', () => {
  const given = { session: 1, table: 1, hand: 2, ruling: { kind: 'points', player: 0, points: 10, paidTo: 'nobody' } };
  const ruling = { ...given, number: 4, by: 'Uma', at: 5 } as unknown as EventRuling;
  const answer = { isUpheld: true, remark: 'Both had seen it.', by: 'Olga', at: 8 };
  const appeal = {
    number: 1,
    session: 1,
    table: 1,
    hand: 2,
    by: 'Bea',
    text: 'No.',
    at: 6,
    answer,
    stage: 'decided',
  } as const;
  const { you } = eventView();
  const shown = (
    own: Partial<TournamentView>,
    rights: TournamentView['you']['rights'] = ['rule', 'clock', 'correct', 'organise'],
  ) => {
    const table = tableView(1, { stage: 'final', ...own.sessions?.[0]?.tables[0] });
    const view = eventView({
      ...{ stage: 'playing', players: players(4), draw: drawOf(4), rulings: [ruling], appeals: [appeal], ...own },
      ...{
        you: { ...you, rights },
        sessions: [
          sessionView(1, { stage: 'over', tables: [table] }),
          sessionView(2, { tables: [tableView(1, { stage: 'waiting' })] }),
        ],
      },
    });
    const desk: EventDesk = { id: 'e', view, send: vi.fn(async () => true), plan: async () => true };
    const text = (element: ReactElement) => mounted(element).host.textContent;
    return {
      desk,
      card: mounted(<AppealsCard desk={desk} />).host,
      begin: text(<SessionCard desk={desk} />),
      end: text(<EndEvent desk={desk} />),
    };
  };
  const { desk, card, begin, end } = shown({});
  expect(card.textContent).toMatch(/Still stands: .*Take the ruling back.*Correct the points/);
  expect([begin, end].every(text => text?.includes('1 upheld appeal waits: its ruling still stands'))).toBe(true);
  const press = (word: string) => [...card.querySelectorAll('button')].find(one => one.textContent === word)!.click();
  act(() => press('Take the ruling back'));
  act(() => press('Take the ruling back'));
  expect(desk.send).toHaveBeenCalledWith({
    type: 'revoke-ruling',
    ruling: 4,
    reason: 'Appeal upheld: Both had seen it.',
  });
  expect(shown({}, ['organise', 'clock', 'correct']).card.textContent).toContain('An umpire can take it back.');
  const corrected = tableView(1, { corrections: [{ changes: [10, 0, 0, 0], reason: 'Appeal', by: 'Olga', at: 9 }] });
  const rejected = { ...appeal, answer: { ...answer, isUpheld: false } };
  const sheet = { sessions: [sessionView(1, { tables: [corrected] })] };
  expect(shown(sheet).card.textContent).toContain('The points were corrected.');
  expect(shown(sheet).card.textContent).not.toContain('Correct the points');
  const settled: readonly Partial<TournamentView>[] = [
    { rulings: [{ ...ruling, revoked: 'Appeal upheld' }] },
    { sessions: [sessionView(1, { tables: [{ ...corrected, stage: 'final' }] })] },
    { appeals: [rejected] },
    { appeals: [{ ...appeal, stage: 'chief-umpire', further: { by: 'Bea', at: 9 } }] },
  ];
  for (const own of settled) expect(shown(own).begin).not.toContain('upheld appeal');
  // The ruling that it names is taken back, and its points with it: nothing is left to correct.
  const named = { ...appeal, against: { ruling: 4 } } as const;
  const done = { appeals: [named], rulings: [{ ...ruling, revoked: 'Appeal upheld' }] };
  expect(shown({ appeals: [named] }).card.textContent).toContain('Correct the points');
  expect(shown(done).card.textContent).not.toContain('Correct the points');
});

it('equals at the cut of a round are named with who would go on, and one of two presses decides; so is a table not played', () => {
  const send = vi.fn<EventDesk['send']>(async () => true);
  const { plan } = eventView();
  const round = (session: number) => ({ session, tables: [{ players: [1, 2, 3, 4], advanced: [] }], byes: [] });
  const view = eventView({
    ...{ stage: 'playing', plan: { ...plan, form: 'knock-out' }, draw: drawOf(8), players: players(8) },
    ...{ bracket: [round(1), round(2)], sessions: [sessionView(1, { stage: 'over' })] },
    cut: { session: 2, tied: [3, 5], first: [3], unplayed: [6, 7] },
  });
  const { host, fire } = mounted(<SessionCard desk={{ id: 'e', view, send, plan: async () => true }} />);
  expect(host.textContent).toContain('nobody is beaten there: Player 6 and Player 7.');
  expect(host.textContent).toContain('By the order before this round these go on: Player 3.');
  const [order, lot] = host.querySelectorAll('button');
  for (const button of [order!, lot!]) fire(button, new MouseEvent('click', { bubbles: true }));
  expect(send.mock.calls).toEqual([[{ type: 'pair-next', ties: 'order' }], [{ type: 'pair-next', ties: 'lot' }]]);
});
