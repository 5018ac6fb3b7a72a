// @vitest-environment happy-dom
import type { TableView, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { byPlayer, PLAYERS } from '@gorrion/rules';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sent } from '../../client/ledgers/outbox.ts';
import { speakEnglish } from '../../testing/english.ts';
import { knockOutView } from '../../testing/knockOut.ts';
import { mounted } from '../../testing/mounted.ts';
import { asPlayer, tournamentView } from '../../testing/tournament.ts';
import { seatsOf, sessionOf, tableOf } from '../event/event.ts';
import type { ShownEvent } from '../event/useEvent.ts';
import { Appeals, SheetsToSign } from './Appeals.tsx';
import { TableBefore } from './BeforePlay.tsx';
import { CheckIn } from './CheckIn.tsx';
import { Lead } from './Lead.tsx';
import { Mine } from './MePage.tsx';
import { MyTable } from './MyTable.tsx';

beforeAll(speakEnglish);

const view = asPlayer(tournamentView(), 4);

/** An event whose server answers each command alike; `sent` has what it was asked. */
function eventWith(answer: Sent = { ok: true, value: { version: 2 } }, waiting = 0) {
  const sent: TournamentCommand[] = [];
  const send = async (command: TournamentCommand) => {
    sent.push(command);
    return answer;
  };
  const sight = { view, refusal: undefined, waiting, outgoing: [], unheard: [] };
  const event: ShownEvent = { id: 'abierto', part: 'me', word: undefined, ...sight, send };
  return { event, sent };
}

const buttonNamed = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll('button')].find(one => one.textContent?.includes(name));
const press = (node: Element) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, view: node.ownerDocument.defaultView });

function write(host: HTMLElement, selector: string, value: string): void {
  const field = host.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)!;
  const proto = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(proto, 'value')!.set!.call(field, value);
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
}

describe('a page of an event while the reader’s table plays', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    history.replaceState(null, '', '/e/abierto/me');
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('leads to the table after five seconds, once', () => {
    const { host } = mounted(<Lead event={eventWith().event} view={view} />);
    expect(host.textContent).toContain('Session 3: begun. Your seat: table 1, West.');
    for (let second = 0; second < 4; second++) pass(1000);
    expect(location.pathname).toBe('/e/abierto/me');
    expect(host.textContent).toContain('This page goes there in 1 s.');
    pass(1000);
    expect(location.pathname).toBe('/t/TABLE1W5');
    history.replaceState(null, '', '/e/abierto');
    const again = mounted(<Lead event={eventWith().event} view={view} />);
    for (let second = 0; second < 8; second++) pass(1000);
    expect(location.pathname).toBe('/e/abierto');
    expect(again.host.querySelector('a')?.getAttribute('href')).toBe('/t/TABLE1W5');
  });

  it('stays where the reader wants to stay', () => {
    const { host, fire } = mounted(<Lead event={eventWith().event} view={view} />);
    const stay = buttonNamed(host, 'Stay here')!;
    fire(stay, press(stay));
    for (let second = 0; second < 8; second++) pass(1000);
    expect(location.pathname).toBe('/e/abierto/me');
    expect(host.textContent).toContain('Go to your table');
  });

  it('leads no spectator anywhere, and says what waits for the network', () => {
    const { host } = mounted(<Lead event={eventWith(undefined, 2).event} view={tournamentView()} />);
    for (let second = 0; second < 8; second++) pass(1000);
    expect(location.pathname).toBe('/e/abierto/me');
    expect(host.textContent).toBe('2 entries wait for the network. They are sent as soon as there is a connection.');
  });
});

describe('the own table after its end', () => {
  const at = new Date(2026, 10, 21, 15, 30).getTime();
  /** Shows the reader's table with real tiles, of which some have signed. */
  const shown = (own: Partial<TableView>) => {
    const { session, table } = view.you.seat!;
    const ended = { stage: 'ended', isReal: true, code: undefined, ...own } as const;
    const sessions = view.sessions.map(one =>
      one.session !== session
        ? one
        : { ...one, tables: one.tables.map(each => (each.table === table ? { ...each, ...ended } : each)) },
    );
    const { event } = eventWith();
    return mounted(<MyTable event={event} view={{ ...view, sessions }} player={4} />).host.textContent;
  };

  it('has the appeals of its player right after the rulings that they appeal', () => {
    const { session, table, seat: letter } = view.you.seat!;
    const ruling = { kind: 'warn', player: letter, article: '3.11.2', foul: 'rule-violation' } as const;
    const ruled = { number: 1, session, table, hand: 1, by: 'Uma', at, ruling } as const;
    const ended = { stage: 'ended', to: Date.now() } as const;
    const sessions = view.sessions.map(one => ({ ...one, tables: one.tables.map(each => ({ ...each, ...ended })) }));
    const own = { ...view, sessions, rulings: [ruled] };
    const { event } = eventWith();
    const { host } = mounted(<Mine event={event} view={own as TournamentView} player={4} />);
    const titlesOf = (page: HTMLElement) =>
      [...page.querySelectorAll('.ev-halves > :first-child h2')].map(one => one.textContent);
    expect(titlesOf(host).slice(-2)).toEqual(['Rulings on you', 'Appeals']);
    // While the table plays, the oath stands after what was ruled.
    const playing = { ...view, rulings: [ruled] } as TournamentView;
    const titles = titlesOf(mounted(<Mine event={event} view={playing} player={4} />).host);
    expect(titles.slice(-2)).toEqual(['Rulings on you', 'Check-in']);
    // So it does once it is taken, and the place in a list that is not final yet says so.
    const players = own.players.map(one => ({ ...one, hasSworn: true, isHere: true }));
    const sworn = mounted(<Mine event={event} view={{ ...own, players } as TournamentView} player={4} />).host;
    expect(titlesOf(sworn).slice(-3)).toEqual(['Rulings on you', 'Appeals', 'Check-in']);
    expect(sworn.textContent).toMatch(/place \d+ of \d+ so far/);
  });

  const signed = (letters: readonly number[]) => byPlayer(letter => (letters.includes(letter) ? at : null));
  const { seat } = view.you.seat!;

  it('asks for the signature, then says when it was given and who is missing, then that the sheet is final', () => {
    const others = PLAYERS.filter(letter => letter !== seat);
    // What is asked to be checked before it is signed can be read.
    expect(shown({ signed: signed([]) })).toMatch(/Sign the sheet.*Score sheet/);
    const waiting = shown({ signed: signed([seat, ...others.slice(0, 2)]) });
    expect(waiting).not.toContain('Sign the sheet');
    expect(waiting).toMatch(/You signed at .*Still to sign: [^,]+\.Score sheet/);
    expect(shown({ signed: signed(PLAYERS), stage: 'final' })).toMatch(/You signed at .*The sheet is final\./);
    const signedBy = byPlayer(letter => (letter === seat ? 'Uma' : null));
    expect(shown({ signed: signed(PLAYERS), signedBy, stage: 'final' })).toMatch(/Uma signed for you at .*final\./);
  });
});

describe('a player without a table', () => {
  const over = knockOutView();
  const text = (own: Partial<TournamentView>, player: number) =>
    mounted(<MyTable event={eventWith().event} view={{ ...over, ...own }} player={player} />).host.textContent;
  const [first, second] = over.bracket;
  const second2nd = second!.tables[0]!.players.find(one => one !== over.won)!;
  const beaten = first!.tables[0]!.players.find(one => !first!.tables[0]!.advanced.includes(one!))!;
  const seatless = { you: { ...over.you, seat: null } };

  it('is told how they finished once the event is over, whatever was still to play', () => {
    expect(text({}, over.won)).toBe('The event is over. Its results stand.You have won.');
    expect(text({}, second2nd)).toMatch(/You finished in place [2-4] of 8\.$/);
    expect(text({ you: view.you }, second2nd)).toMatch(/You finished/);
  });

  it('is told that they did not go on, that they rest, or that their next table is still to be made', () => {
    const playing = over.sessions.map((one, n) => (n === 1 ? { ...one, stage: 'playing' as const } : one));
    const final = { ...seatless, stage: 'playing', sessions: playing } as const;
    expect(text(final, beaten)).toMatch(/^You did not go on\. You stand in place \d of 8\.$/);
    const resting = [first!, { ...second!, byes: [beaten] }];
    expect(text({ ...final, bracket: resting }, beaten)).toBe('You go on without playing this round.');
    const between = { ...seatless, stage: 'playing', sessions: over.sessions.slice(0, 1) } as const;
    expect(text(between, beaten)).toMatch(/^You did not go on/);
    expect(text(between, over.won)).toBe('Your next table is shown here once it is made.');
    expect(text({ ...seatless, stage: 'open', sessions: [] }, beaten)).toContain('once the chart is made');
  });

  it('is offered no signature and no appeal once the event is over', () => {
    const sessions = over.sessions.map(one => ({
      ...one,
      tables: one.tables.map(table => ({
        ...table,
        stage: 'ended' as const,
        isReal: true,
        to: Date.now(),
        signed: byPlayer(() => null),
      })),
    }));
    const shown = (stage: TournamentView['stage']) => {
      const now = { ...over, ...seatless, stage, sessions };
      const seats = seatsOf(now, over.won);
      const props = { event: eventWith().event, view: now, seats };
      return mounted(
        <>
          <SheetsToSign {...props} />
          <Appeals {...props} player={over.won} />
        </>,
      ).host;
    };
    expect(shown('playing').querySelectorAll('button.pri, details')).toHaveLength(4);
    expect(shown('over').textContent).toBe('');
  });

  it('appeals against the one ruling of the hand, unless they say otherwise', async () => {
    const at = { session: 3, table: 1, hand: 1 } as const;
    const { sent, event } = eventWith();
    const ended = { stage: 'ended' as const, to: Date.now(), hand: 2 };
    const sessions = view.sessions.map(one => ({ ...one, tables: one.tables.map(table => ({ ...table, ...ended })) }));
    const player = tableOf(view, at.session, at.table)!.players[0]!;
    const ruling = { kind: 'points', player: 0, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
    const ruled = { ...view, sessions, rulings: [{ ...at, number: 7, by: 'Uma', at: 5, ruling }] };
    const seats = seatsOf(ruled, player);
    const { host, fire } = mounted(<Appeals event={event} view={ruled} player={player} seats={seats} />);
    const forms = [...host.querySelectorAll('details')];
    const form = forms.find(one => /session 3, table 1/i.test(one.textContent ?? ''))!;
    form.open = true;
    fire(form, new Event('toggle'));
    expect(form.textContent).toMatch(/AgainstThe hand as a whole.* 10 /);
    write(form, 'textarea', 'I was silent.');
    fire(form.querySelector('form')!, new Event('submit', { bubbles: true, cancelable: true }));
    await act(async () => {});
    expect(sent).toEqual([{ type: 'appeal', ...at, against: { ruling: 7 }, text: 'I was silent.' }]);
  });
});

it('a table before its session says who is expected, when, and where to go, also to who has not joined', () => {
  const { session, table: number } = view.you.seat!;
  const table = { ...tableOf(view, session, number)!, isReal: false };
  const of = { ...sessionOf(view, session)!, stage: 'waiting' as const, planned: '2026-11-29T10:00' };
  const shown = (own: Partial<TournamentView>, planned = of.planned) =>
    mounted(<TableBefore id="e" view={{ ...view, ...own }} session={{ ...of, planned }} table={table} />).host;
  const mine = shown({});
  expect(mine.textContent).toMatch(/Ana Robles ?not here yet.*planned to begin Sun, Nov 29, 10:00/);
  expect(mine.querySelector('a')?.getAttribute('href')).toBe('/e/e/me');
  const visitor = shown({ you: { ...view.you, player: null } }, '').textContent;
  expect(visitor).toContain('begins when the organiser starts it.');
  expect(visitor).toContain('First open the link that the organiser has sent you.');
});

describe('the check-in (Appendix 2)', () => {
  it('sends the oath with its signature and note, and that the player is here', async () => {
    const { event, sent } = eventWith();
    const { host, fire } = mounted(<CheckIn event={event} view={view} player={4} />);
    const swear = buttonNamed(host, 'Take the oath')!;
    expect(swear.disabled).toBe(true);
    write(host, 'textarea', '  Nuts\n and   wool ');
    write(host, 'input', 'Ana'.repeat(21));
    expect(swear.disabled).toBe(true);
    expect(host.querySelector('[role=alert]')?.textContent).toContain('At most 60 characters.');
    const name = 'María del Carmen Fernández-Villaverde y Gutiérrez';
    write(host, 'input', ` ${name} `);
    expect(host.querySelector('[role=alert]')).toBeNull();
    fire(host.querySelector('form')!, new Event('submit', { bubbles: true, cancelable: true }));
    await act(async () => {});
    expect(sent).toEqual([
      { type: 'swear', name, note: 'Nuts and wool' },
      { type: 'check-in', player: 4, isHere: true },
    ]);
  });

  it('asks only for the oath of who has been checked in by an organiser', () => {
    const word = (isHere: boolean) => {
      const players = view.players.map(one => (one.player === 4 ? { ...one, isHere } : one));
      const { host } = mounted(<CheckIn event={eventWith().event} view={{ ...view, players }} player={4} />);
      return host.querySelector('[type=submit]')!.textContent;
    };
    expect([word(false), word(true)]).toEqual(['Take the oath and check in', 'Take the oath']);
  });

  it('says why the server has refused it', async () => {
    const { event } = eventWith({ ok: false, code: 'not-open' });
    const players = view.players.map(one => (one.player === 4 ? { ...one, hasSworn: true } : one));
    const { host, fire } = mounted(<CheckIn event={event} view={{ ...view, players }} player={4} />);
    const here = buttonNamed(host, 'I am here')!;
    fire(here, press(here));
    await act(async () => {});
    expect(host.textContent).toContain('The event is not open.');
  });

  it('waits until the event is open', () => {
    const { host } = mounted(<CheckIn event={eventWith().event} view={{ ...view, stage: 'announced' }} player={4} />);
    expect(host.textContent).toContain('Check-in begins once the event is open.');
    expect(host.querySelector('form')).toBeNull();
  });
});
