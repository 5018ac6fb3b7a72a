// @vitest-environment happy-dom
import type { TableView, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { tableOf } from '../event/event.ts';
import type { ShownEvent } from '../event/useEvent.ts';
import { Desk } from './Desk.tsx';
import { Referee } from './RefereePage.tsx';

await speakEnglish();

const NOBODY = [null, null, null, null] as const;
const YOU = { player: null, rights: ['rule', 'correct'], tables: null, hasSworn: false, seat: null } as const;

/** The open table 1 of session 3, with real tiles, and what its umpire sends. */
function desk(
  change: Partial<TableView> = {},
  you: TournamentView['you'] = YOU,
  stage: TournamentView['stage'] = 'playing',
  rulings = tournamentView().rulings,
) {
  const view = tournamentView({ you, stage, rulings });
  const table: TableView = { ...tableOf(view, 3, 1)!, isReal: true, ...change };
  const sessions = view.sessions.map(session => ({
    ...session,
    tables: session.tables.map(one => (session.session === 3 && one.table === 1 ? table : one)),
  }));
  const sent: TournamentCommand[] = [];
  const orders = {
    refusal: undefined,
    send: async (...commands: readonly TournamentCommand[]) => {
      sent.push(...commands);
      return true;
    },
    refuse: () => {},
  };
  const page = mounted(<Desk id="ABCD" view={{ ...view, sessions }} session={3} table={table} orders={orders} />);
  const button = (name: string) =>
    [...page.host.querySelectorAll<HTMLButtonElement>('button')].find(one =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
    )!;
  const press = (element: Element) => act(async () => (element as HTMLElement).click());
  const players = [...page.host.querySelectorAll<HTMLElement>('[aria-label="Player"] [role="radio"]')];
  return { ...page, sent, button, press, players, text: () => page.host.textContent ?? '' };
}

it('a call or an appeal keeps its direction, whatever the name in it', () => {
  const view = tournamentView({ you: YOU });
  const name = 'فاطمة الزهراء';
  const table = tableOf(view, 3, 1)!;
  const players = view.players.map(one => (one.player === table.players[0] ? { ...one, name } : one));
  const at = { session: 3, table: 1, at: 0 };
  const call = { ...at, number: 1, player: 0, isDone: false } as const;
  const answer = { isUpheld: true, remark: name, by: name, at: 0 };
  const appeal = { ...at, number: 1, hand: 1, by: name, text: 'x', stage: 'decided', answer } as const;
  const against = { ruling: view.rulings[0]!.number };
  const shown = { ...view, players, calls: [call], appeals: [{ ...appeal, against }] };
  const event = { id: 'ABCD', waiting: 0, refusal: undefined, word: undefined, unheard: [] } as unknown as ShownEvent;
  const { host } = mounted(<Referee event={event} view={shown} />);
  expect(host.textContent).toMatch(/فاطمة الزهراء.* calls the umpire/);
  const sentences = [...host.querySelectorAll('[dir="auto"]')].map(one =>
    one.textContent?.replace(/[\u2066-\u2069]/g, ''),
  );
  expect(sentences.filter(text => text?.includes(name) && text !== name)).toEqual([]);
});

describe('the open table of an umpire', () => {
  it('[R84] shows the winds of the hand that is played, and not those of the first', () => {
    const winds = (hand: number) => desk({ hand }).players.map(one => one.querySelector('svg')?.innerHTML);
    const [east, south, west, north] = winds(1);
    expect(new Set(winds(1)).size).toBe(4);
    expect(winds(3)).toEqual([west, north, east, south]);
  });

  it('has the signatures before the ruling form once the table has ended', () => {
    const { host } = desk({ stage: 'ended' });
    const titles = [...host.querySelectorAll('h2')].map(one => one.id);
    expect(titles.indexOf('signatures')).toBeLessThan(titles.indexOf('rf-desk'));
    expect(titles).toContain('signatures');
  });

  it('asks before somebody is out of the competition, and records the foul that was picked', async () => {
    const page = desk();
    await page.press(page.players[2]!);
    await page.press(page.button('Other violation'));
    await page.press(page.button('Disqualified'));
    await page.press(page.button('Give this ruling'));
    expect(page.sent).toEqual([]);
    expect(page.text()).toContain('is out of the whole competition');
    await page.press(page.button('Give this ruling'));
    const ruling = { kind: 'disqualify', player: 2, article: '3.11.2', foul: 'rule-violation' };
    expect(page.sent).toMatchObject([{ type: 'rule', ruling }]);
  });

  it('[R93] rules a false win: points and a dead hand, by the article of the book', async () => {
    const page = desk();
    await page.press(page.players[2]!);
    await page.press(page.button('False Hu, too few points'));
    const quote = page.host.querySelector('blockquote')?.textContent;
    expect(quote).toMatch(/^Rulebook of 2006, 3\.11\.6\.6\. /);
    // What it does stands beside its press, and afterwards that it was done.
    expect(page.host.querySelector('.rf-give .rf-effect')?.textContent).toContain('−30');
    await page.press(page.button('Give this ruling'));
    const said = () => page.host.querySelector('.rf-give > .fine')?.textContent;
    expect(said()).toBe('Given. It can be taken back below.');
    expect(page.sent).toMatchObject([
      {
        type: 'rule',
        session: 3,
        table: 1,
        ruling: { kind: 'points', player: 2, points: 10, paidTo: 'each-opponent' },
      },
      { type: 'rule', ruling: { kind: 'dead-hand', player: 2, article: '3.11.6.6' } },
    ]);
  });

  it('[R93] shows a foul as one line, and takes its points and its dead hand back together', async () => {
    const at = { session: 3, table: 1, hand: 4, by: 'Uma' } as const;
    const foul = { player: 2, article: '3.11.6.6' } as const;
    const points = { kind: 'points', ...foul, points: 10, paidTo: 'each-opponent' } as const;
    const page = desk({}, YOU, 'playing', [
      { ...at, number: 1, at: 5, ruling: points },
      { ...at, number: 2, at: 9, ruling: { kind: 'dead-hand', ...foul } },
      { ...at, number: 3, at: 60_000, ruling: { kind: 'dead-hand', ...foul } },
    ]);
    const lines = [...page.host.querySelectorAll('.ruling-list li')].map(one => one.textContent);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^East 4 .*pays 10 points.*Dead hand: .*\(Uma\)/);
    await page.press([...page.host.querySelectorAll('.ruling-list button')].at(-1)!);
    const reason = page.host.querySelector<HTMLInputElement>('.ruling-list input')!;
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(reason, 'Seen by all');
      reason.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.press(page.host.querySelector('.ruling-list [type="submit"]')!);
    expect(page.sent).toEqual([1, 2].map(ruling => ({ type: 'revoke-ruling', ruling, reason: 'Seen by all' })));
  });

  it('[R98] records that a shown tile is discarded next, without a penalty that the book does not name', async () => {
    const page = desk();
    await page.press(page.players[1]!);
    await page.press(page.button('All 25 fouls'));
    await page.press(page.button('Showing a tile of one’s own'));
    expect(page.host.querySelector('.rf-effect')?.textContent).toContain('Shown tile discarded next');
    await page.press(page.button('Give this ruling'));
    expect(page.sent).toEqual([
      expect.objectContaining({
        ruling: { kind: 'discard-shown', player: 1, article: '3.11.6.7', foul: 'exposed-tile' },
      }),
    ]);
  });

  it('cannot rule before player and foul are chosen', () => {
    const page = desk();
    expect(page.button('Give this ruling').disabled).toBe(true);
    expect(page.text()).toContain('Choose the player.');
  });

  it('(3.12) lets nobody judge or sign where they play', () => {
    const own = tableOf(tournamentView(), 3, 1)!.players[1]!;
    const page = desk({ stage: 'ended' }, { ...YOU, player: own });
    expect(page.text()).toContain('You play at this table.');
    expect(page.button('Give this ruling')).toBeUndefined();
    expect(page.button('Sign as umpire')).toBeUndefined();
    // Their own signature is theirs to give.
    expect(page.button('Sign')).toBeDefined();
  });

  it('signs an ended sheet once the umpire is sure', async () => {
    const page = desk({ stage: 'ended' });
    await page.press(page.button('Sign as umpire'));
    await page.press(page.host.querySelector('.signatures .sure button')!);
    expect(page.sent).toMatchObject([
      { type: 'sign', session: 3, table: 1, as: 'umpire', isForMissing: true, totals: expect.any(Array) },
    ]);
  });

  it('leads to a table of this server instead of ruling here', () => {
    const page = desk({ isReal: false, code: 'TABLE1', umpireKey: '0'.repeat(32) });
    expect(page.button('Go there as umpire')).toBeDefined();
    expect(page.button('Give this ruling')).toBeUndefined();
    expect(page.button('Sign as umpire')).toBeUndefined();
  });

  it('signs for those who do not at a table of this server that has ended', async () => {
    const page = desk({ isReal: false, code: 'TABLE1', umpireKey: '0'.repeat(32), stage: 'ended', signed: NOBODY });
    expect(page.text()).toContain('Its players sign there; you sign here for anyone who does not.');
    expect(page.button('Sign for')).toBeUndefined();
    await page.press(page.button('Sign as umpire'));
    await page.press(page.host.querySelector('.signatures .sure button')!);
    expect(page.sent).toMatchObject([{ type: 'sign', as: 'umpire', isForMissing: true }]);
  });

  it('asks for the hand of a ruling after the end, and offers only hands that were played', async () => {
    const page = desk({ stage: 'ended', hand: 3 });
    const pick = page.host.querySelector<HTMLSelectElement>('.rf-form select')!;
    expect([pick.value, [...pick.options].map(one => one.text)]).toEqual([
      '3',
      ['In East 1', 'In East 2', 'In East 3'],
    ]);
    act(() => {
      pick.value = '2';
      pick.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.press(page.players[2]!);
    await page.press(page.button('False Hu, too few points'));
    await page.press(page.button('Give this ruling'));
    expect(page.sent).toMatchObject([
      { type: 'rule', hand: 2 },
      { type: 'rule', hand: 2 },
    ]);
  });
});

it('after the end of the event the desk shows its table and offers nothing that would be refused', () => {
  for (const stage of ['ended', 'final', 'not-played'] as const) {
    const page = desk({ stage }, YOU, 'over');
    expect(page.host.querySelectorAll('button, details')).toHaveLength(0);
    expect(page.text()).toContain('The event is over. Its results stand.');
  }
});

it.each([
  ['playing', true],
  ['over', false],
] as const)('the umpires’ page of an event that is %s has clock and calls: %s', (stage, has) => {
  const view = tournamentView({ you: YOU, stage });
  const event = { id: 'ABCD', part: 'referee', view, waiting: 0, unheard: [] } as never;
  const { host } = mounted(<Referee event={event} view={view} />);
  expect(['.rf-clock', '#rf-calls'].map(part => host.querySelector(part) !== null)).toEqual([has, has]);
});

describe('the umpires’ page', () => {
  const ended = (view: TournamentView): TournamentView => ({
    ...view,
    sessions: view.sessions.map(session => ({
      ...session,
      tables: session.tables.map(table =>
        session.session === 1 && table.table === 2
          ? { ...table, isReal: true, stage: 'ended', signed: [null, null, null, null] }
          : table,
      ),
    })),
  });
  const shown = (view: TournamentView, word?: string) => {
    const event = { id: 'ABCD', view, word, waiting: 0, refusal: undefined, unheard: [] } as unknown as ShownEvent;
    return mounted(<Referee event={event} view={view} />).host;
  };
  const linksOf = (host: HTMLElement) =>
    [...host.querySelectorAll('.note a')].map(link => [link.textContent, link.getAttribute('href')]);

  it('keeps the sheets of earlier sessions that wait for signatures or for an appeal, until the event is over', () => {
    const appeal = {
      session: 2,
      table: 3,
      hand: 1,
      number: 1,
      by: 'Bea',
      text: 'No.',
      at: 6,
      stage: 'committee',
    } as const;
    const view = ended(tournamentView({ you: YOU, appeals: [appeal] }));
    expect(linksOf(shown(view))).toEqual([
      ['Session 1, table 2: 0 of 4 signed', '/e/ABCD/referee/1-2'],
      ['Session 2, table 3: appeal to decide', '/e/ABCD/referee/2-3'],
    ]);
    expect(linksOf(shown({ ...view, stage: 'over' }))).toEqual([]);
  });

  it('says beside an upheld appeal, and at its table, that its ruling still stands, and afterwards that it was taken back', () => {
    const at = { session: 1, table: 2, hand: 4 } as const;
    const ruling = { kind: 'points', player: 2, article: '3.11.6.6', points: 10, paidTo: 'nobody' } as const;
    const given = { ...at, number: 1, at: 5, by: 'Uma', ruling };
    const answer = { isUpheld: true, remark: 'Yes.', by: 'Olga', at: 8 };
    const appeal = { ...at, number: 1, by: 'Bea', text: 'No.', at: 6, stage: 'decided', answer } as const;
    const view = ended(tournamentView({ you: YOU, appeals: [appeal], rulings: [given] }));
    const page = shown(view, '1-2');
    expect(page.querySelector('.appeals')?.textContent).toMatch(/Still stands: .*10 .*Take it back or correct/);
    expect(page.textContent).toContain('An upheld appeal waits to be carried out');
    expect(linksOf(page)).toEqual([
      ['Session 1, table 2: 0 of 4 signed and upheld appeal to carry out', '/e/ABCD/referee/1-2'],
    ]);
    const settled = shown({ ...view, rulings: [{ ...given, revoked: 'Upheld' }] }, '1-2');
    expect(settled.querySelector('.appeals')?.textContent).toMatch(/The ruling was taken back\.$/);
    expect(settled.textContent).not.toContain('carry out');
  });

  it('[R102] counts a foul once, of whose rulings one is points and one a dead hand', () => {
    const at = { session: 3, table: 1, hand: 4, by: 'Uma', at: 5 } as const;
    const foul = { player: 2, article: '3.11.6.6' } as const;
    const rulings = [
      { ...at, number: 1, ruling: { kind: 'points', ...foul, points: 10, paidTo: 'each-opponent' } },
      { ...at, number: 2, ruling: { kind: 'dead-hand', ...foul } },
    ] as const;
    const bare = tournamentView({ you: YOU, rulings });
    const view = {
      ...bare,
      sessions: bare.sessions.map(one => ({ ...one, tables: one.tables.map(table => ({ ...table, fouls: [] })) })),
    };
    const link = [...shown(view).querySelectorAll('a')].find(one => one.textContent?.startsWith('Record of fouls'));
    expect(link?.textContent).toBe('Record of fouls 1');
  });
});
