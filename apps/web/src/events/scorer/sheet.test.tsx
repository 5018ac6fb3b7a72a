// @vitest-environment happy-dom
import type { SheetHand, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RefusedCommand } from '../../client/ledgers/live.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { nameIn, sessionOf, tableOf } from '../event/event.ts';
import { handCorrectionLines } from '../event/handCorrections.ts';
import { CheckCard } from './CheckCard.tsx';
import { type Entry, emptyEntry, weigh } from './entry.ts';
import { withOutgoing } from './expected.ts';
import { keepEntry, keepRefused, keepView, keptEntry, keptRefused, keptView } from './kept.ts';
import { listedTables } from './mine.ts';
import { TableSignatures } from './Signatures.tsx';
import { TableSheet } from './TableSheet.tsx';
import type { Scoring } from './useScoring.ts';

await speakEnglish();
afterEach(() => localStorage.clear());

const EVENT = 'ABCD';
const YOU = { player: null, rights: ['enter'], tables: null, hasSworn: false, seat: null } as const;

/** The event at whose first table real tiles are played; the reader enters its hands. */
function realView(changes: Partial<TournamentView> = {}): TournamentView {
  const view = tournamentView({ you: YOU, ...changes });
  const sessions = view.sessions.map(session => ({
    ...session,
    tables: session.tables.map(table => ({ ...table, isReal: table.table === 1 })),
  }));
  return { ...view, sessions };
}

/** The sheet of table 1 in session 3. Entries stay on their way, as without a network, until they `arrive`. */
function sheet(view: TournamentView, refused: readonly RefusedCommand[] = []) {
  const sent: TournamentCommand[] = [];
  let arrive = () => {};
  function Page() {
    const [outgoing, setOutgoing] = useState<readonly TournamentCommand[]>([]);
    const [waiting, setWaiting] = useState(0);
    arrive = () => setWaiting(0);
    const [shown, setShown] = useState(refused);
    const expected = withOutgoing(view, outgoing);
    const event = { id: EVENT, waiting, refusal: undefined } as unknown as Scoring['event'];
    const scoring: Scoring = {
      event,
      expected,
      hands: 'here',
      refused: shown,
      send: command => {
        sent.push(command);
        setOutgoing([...outgoing, command]);
        setWaiting(waiting + 1);
      },
      putAway: gone => setShown(shown.filter(one => one !== gone)),
    };
    return (
      <TableSheet scoring={scoring} session={sessionOf(expected.view, 3)!} table={tableOf(expected.view, 3, 1)!} />
    );
  }
  const page = mounted(<Page />);
  const named = (role: string, name: string) =>
    [...page.host.querySelectorAll<HTMLElement>(role)].find(
      one => (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name) || one.textContent === name,
    )!;
  const press = (element: Element) => act(() => (element as HTMLElement).click());
  const type = (input: HTMLInputElement, text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return {
    ...page,
    sent,
    arrive: () => act(() => arrive()),
    named,
    press,
    type,
    text: () => page.host.textContent ?? '',
  };
}

type Sheet = ReturnType<typeof sheet>;

const radios = ({ host }: Sheet, group: string) => [
  ...host.querySelectorAll<HTMLElement>(`[role="radiogroup"][aria-label="${group}"] [role="radio"]:not([disabled])`),
];

describe('the entry of a hand', () => {
  it('is sent with its payments, and the sheet goes on with the next hand though it still waits', () => {
    const page = sheet(realView());
    expect(page.text()).toContain('Table 1, South 1');
    page.press(radios(page, 'Won by')[1]!);
    page.press(radios(page, 'On a tile of')[3]!);
    page.type(page.host.querySelector('[inputmode="numeric"]')!, '12');
    const enter = page.named('button[type="submit"]', 'Enter South 1');
    expect(enter.getAttribute('aria-label')).toMatch(/−20.*\+60.*−20.*−20\. It adds up to 0\.$/);
    page.press(enter);
    expect(page.sent).toEqual([
      {
        ...{ type: 'enter-hand', session: 3, table: 1 },
        hand: { hand: 5, kind: 'won', winner: 1, points: 12, changes: [-20, 60, -20, -20] },
      },
    ]);
    expect(page.text()).toContain('Table 1, South 2');
    expect(page.text()).toContain('1 entry waits for the network.');
    expect(page.host.querySelectorAll('tr.is-waiting')).toHaveLength(1);
  });

  it('says beside its press what will be written, and afterwards what was, with the way to correct it', () => {
    const page = sheet(realView());
    const foot = () => page.host.querySelector('.sc-foot')!;
    expect(foot().querySelector('[role="status"]')!.textContent).toBe('Choose who won.');
    page.press(radios(page, 'Won by')[1]!);
    page.press(radios(page, 'On a tile of')[3]!);
    page.type(page.host.querySelector('[inputmode="numeric"]')!, '12');
    expect(foot().querySelector('.sc-paid')!.textContent).toMatch(/^12 points.*−20.*\+60.*−20.*−20$/);
    page.press(page.named('button[type="submit"]', 'Enter South 1'));
    const said = [...page.host.querySelectorAll('[role="status"]:has(.note)')].at(-1)!;
    expect(said.textContent).toMatch(/^South 1 is on this device, waiting for the network: .*−20.*\+60.*−20.*−20\./);
    expect(page.text()).not.toContain('is entered');
    page.arrive();
    expect(said.querySelector('.note.ok')!.textContent).toMatch(/^South 1 is entered: .*−20.*\+60.*−20.*−20\./);
    page.press(page.named('[role="status"] button', 'Correct it'));
    expect(page.text()).not.toContain('is entered');
    expect(page.host.querySelector('h1')!.textContent).toBe('Table 1, correct South 1');
    expect(page.host.querySelector('.sc-main > .card')!.textContent).toContain('Reason of the change');
    expect(document.activeElement).toBe(page.host.querySelector('.sc-reason input'));
    expect(radios(page, 'Won by')[1]!.getAttribute('aria-checked')).toBe('true');
    page.type(page.host.querySelector('.sc-reason input')!, 'It was void');
    page.press(radios(page, 'How the hand ended')[2]!);
    page.press(page.named('button[type="submit"]', 'Correct South 1'));
    expect(page.sent[1]).toMatchObject({ reason: 'It was void', hand: { hand: 5, kind: 'void' } });
    expect(page.text()).toContain('South 1 is on this device, waiting for the network.');
    page.arrive();
    expect(page.text()).toContain('South 1 is corrected.');
  });

  it('is said to be entered also where it was the last one', () => {
    const view = realView();
    const drawn = [5, 6, 7].map(hand => ({ hand, kind: 'exhausted', changes: [0, 0, 0, 0] }) as const);
    const plan = { ...view.plan, settings: { ...view.plan.settings, hands: 8 } } as const;
    const sessions = view.sessions.map(one => ({
      ...one,
      tables: one.tables.map(table => ({ ...table, hands: [...table.hands, ...drawn] })),
    }));
    const page = sheet({ ...view, plan, sessions });
    page.press(radios(page, 'How the hand ended')[1]!);
    page.press(page.named('button[type="submit"]', 'Enter South 4'));
    page.arrive();
    expect(page.host.querySelector('[role="status"]:has(.note.ok)')!.textContent).toContain('South 4 is entered.');
    expect(page.text()).toContain('All hands are entered');
    page.press(page.named('.sc-cols aside button', 'End the table'));
    expect(page.sent.at(-1)).toEqual({ type: 'end-table', session: 3, table: 1 });
  });

  it('[R41] shows what the tiles are worth, and enters what the scorer chooses', () => {
    const page = sheet(realView());
    page.press(radios(page, 'Won by')[3]!);
    page.press(radios(page, 'On a tile of')[0]!);
    const search = page.host.querySelector<HTMLInputElement>('[type="search"]')!;
    for (const fan of ['Half Flush', 'Dragon Pung']) {
      page.type(search, fan);
      page.fire(search, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    }
    page.type(page.host.querySelector('.sc-text')!, '(CCC) (234s) 67s 111s 99s 8s');
    const check = page.host.querySelector('[aria-label="Named and by the tiles"]')!;
    expect(check.getAttribute('aria-live')).toBe('polite');
    expect(check.textContent).toContain('Not named: Pung of Terminals or Honours.');
    page.press(page.named('.sc-check button', 'Enter 9'));
    expect(page.named('.sc-check button', 'Enter 9').getAttribute('aria-pressed')).toBe('true');
    page.press(page.named('button[type="submit"]', 'Enter South 1'));
    expect((page.sent[0] as { readonly hand: SheetHand }).hand).toMatchObject({
      points: 9,
      fans: ['half-flush', 'dragon-pung'],
    });
  });

  it('[R93] is not won by who was ruled a dead hand in it, and says why', () => {
    const view = realView();
    const dead = { kind: 'dead-hand', player: 1, article: '3.11.6.6' } as const;
    const given = (hand: number) => ({ ...view.rulings[0]!, session: 3, table: 1, hand, ruling: dead });
    const page = (hand: number) => sheet({ ...view, rulings: [given(hand)] });
    const winners = (shown: Sheet) => [
      ...shown.host.querySelectorAll<HTMLButtonElement>('[aria-label="Won by"] button'),
    ];
    expect(winners(page(4)).map(one => one.disabled)).toEqual([false, false, false, false]);
    expect(winners(page(5)).map(one => one.disabled)).toEqual([false, true, false, false]);
    expect(winners(page(5))[1]!.textContent).toContain('dead hand');
    keepEntry(EVENT, { session: 3, table: 1 }, { ...emptyEntry(5), winner: 1, from: 'self', points: 8 });
    const kept = page(5);
    expect((kept.named('button[type="submit"]', 'Enter South 1') as HTMLButtonElement).disabled).toBe(true);
    expect(kept.host.querySelector('.sc-foot [role="status"]')!.textContent).toContain('This hand is dead');
  });

  it('asks for the tile of any player before a winner is chosen, and moves nobody as one is', () => {
    const page = sheet(realView());
    const names = () =>
      [...page.host.querySelectorAll('[aria-label="On a tile of"] [role="radio"]')].map(one => one.textContent);
    const before = names();
    expect(before).toHaveLength(5);
    expect(radios(page, 'On a tile of')).toHaveLength(5);
    page.press(radios(page, 'Won by')[1]!);
    expect(names()).toEqual(before);
    const givers = radios(page, 'On a tile of');
    expect(givers.map(one => one.textContent)).toEqual(before.toSpliced(1, 1));
    givers[0]!.focus();
    page.fire(givers[0]!, new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(document.activeElement?.textContent).toBe(before[2]);
  });

  it('moves no fan of the list as one is ticked or taken back, by the search too', () => {
    const page = sheet(realView());
    const listed = () => [...page.host.querySelectorAll('.sc-ticks [role="checkbox"]')].map(one => one.textContent);
    const tick = (name: string) => page.press(page.named('.sc-ticks [role="checkbox"]', name));
    const before = listed();
    tick('Mixed Triple Chow');
    expect(listed()).toEqual(before);
    const search = page.host.querySelector<HTMLInputElement>('[type="search"]')!;
    page.type(search, 'dragon');
    const found = listed();
    tick('Two Dragon');
    expect(listed().slice(0, found.length)).toEqual(found);
    page.type(search, '');
    expect(listed().slice(0, before.length)).toEqual(before);
    const whole = listed();
    tick('Two Dragon');
    expect(listed()).toEqual(whole);
  });

  it('is kept on the device while it is entered, and gone once it is cleared', () => {
    const page = sheet(realView());
    page.press(radios(page, 'Won by')[2]!);
    expect(keptEntry(EVENT, { session: 3, table: 1 })?.winner).toBe(2);
    page.press(page.named('.sc-foot button', 'Clear'));
    expect(keptEntry(EVENT, { session: 3, table: 1 })).toBeUndefined();
  });

  it('corrects a hand of the sheet only with a reason', () => {
    const page = sheet(realView());
    page.press(page.named('tbody button', 'Correct East 3'));
    const correct = () => page.named('button[type="submit"]', 'Correct East 3') as HTMLButtonElement;
    const foot = page.host.querySelector('.sc-foot')!;
    expect(correct().disabled).toBe(true);
    expect(foot.querySelector('[role="status"]')!.textContent).toBe('Write the reason of the change.');
    expect(foot.querySelector('.sc-paid')).not.toBeNull();
    page.type(page.host.querySelector('.sc-reason input')!, 'It was void');
    expect(foot.querySelector('[role="status"]')!.textContent).toBe('');
    page.press(radios(page, 'How the hand ended')[2]!);
    page.press(correct());
    expect(page.sent[0]).toMatchObject({ reason: 'It was void', hand: { hand: 3, kind: 'void' } });
  });

  it('that was corrected stands below the sheet with its reason', () => {
    const view = realView();
    const won = { kind: 'won', winner: 0 } as const;
    const table = tableOf(view, 3, 1)!;
    const [before, after] = [24, 26].map(points => ({ ...won, points }));
    const one = { hand: 1, reason: 'A fan was missed', by: 'Sam', at: 0 };
    const corrections = [
      { ...one, before: before!, after: after! },
      { ...one, before: before!, after: { kind: 'void' } as const },
      { ...one, before: before!, after: before! },
      { ...one, before: before! },
      { ...one, after: after! },
    ];
    const lines = handCorrectionLines(english, view, { ...table, handCorrections: corrections });
    expect(lines.map(({ where }) => where.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'East 1 corrected (24 to 26).',
      `East 1 corrected (${nameIn(view, table.players[0])} 24 to void hand).`,
      'East 1 corrected.',
      'East 1 taken off the sheet.',
      'East 1 entered after the end.',
    ]);
    const sessions = view.sessions.map(session => ({
      ...session,
      tables: session.tables.map(table => ({ ...table, handCorrections: corrections })),
    }));
    expect(sheet({ ...view, sessions }).text()).toMatch(/East 1 corrected \(24 to 26\)\. A fan was missed \(.*Sam/);
  });

  it('that was refused is shown with its reason, and can be put back into the form', () => {
    const hand: SheetHand = { hand: 5, kind: 'won', winner: 0, points: 8, changes: [48, -16, -16, -16] };
    const command = { type: 'enter-hand', session: 3, table: 1, hand };
    const page = sheet(realView(), [{ command, refusal: { code: 'sheet-final' } }]);
    expect(page.text()).toContain('Table 1, South 1 was not entered.');
    expect(page.text()).toContain('The sheet is final.');
    page.press(page.named('.sc-notes button', 'Put it back'));
    expect(radios(page, 'Won by')[0]!.getAttribute('aria-checked')).toBe('true');
    expect(page.text()).not.toContain('was not entered');
  });
});

it('after the end of the event a sheet shows its hands, and nothing to enter, correct or sign', () => {
  const over = realView({ stage: 'over', you: { ...YOU, rights: ['enter', 'rule'] } });
  keepEntry(EVENT, { session: 3, table: 1 }, { ...emptyEntry(3), reason: 'Late' });
  for (const stage of ['ended', 'final'] as const) {
    const sessions = over.sessions.map(one => ({
      ...one,
      stage: 'over' as const,
      tables: one.tables.map(table => ({ ...table, stage })),
    }));
    const page = sheet({ ...over, sessions });
    expect(page.text()).toContain('The event is over. Its results stand.');
    expect(page.text()).not.toMatch(/corrected|waits/);
    expect(page.host.querySelectorAll('.hands-table tbody th')).toHaveLength(5);
    expect(page.host.querySelectorAll('.sc-cols button, .sc-notes button')).toHaveLength(0);
  }
});

it('the signatures that only tell who has signed offer no press, also to who may sign at the desk', () => {
  const view = realView({ you: { ...YOU, rights: ['rule'] } });
  const ended = { ...tableOf(view, 3, 1)!, stage: 'ended' } as const;
  const signatures = (onSend?: () => void) =>
    mounted(<TableSignatures view={view} session={3} table={ended} {...(onSend && { onSend })} />).host;
  expect(signatures(() => {}).querySelectorAll('button').length).toBeGreaterThan(0);
  expect(signatures().querySelectorAll('button')).toHaveLength(0);
});

it('the question before somebody is signed for stands below their line', () => {
  const view = realView({ you: { ...YOU, rights: ['rule'] } });
  const ended = { ...tableOf(view, 3, 1)!, stage: 'ended', signed: [null, null, null, null] } as const;
  const page = mounted(<TableSignatures view={view} session={3} table={ended} onSend={() => {}} />).host;
  act(() => page.querySelector('button')!.click());
  const lines = [...page.querySelectorAll('.signatures li')];
  expect(lines.findIndex(line => line.querySelector('.sure'))).toBe(1);
});

it('an appeal that is open is named in the question before a sheet is signed', () => {
  const view = realView({ you: { ...YOU, rights: ['rule'] } });
  const ended = { ...tableOf(view, 3, 1)!, stage: 'ended' } as const;
  const asked = (table: number) => {
    const appeals = [
      { number: 1, session: 3, table, hand: 1, by: 'Ana', text: 'In time.', at: 1, stage: 'committee' } as const,
    ];
    const page = mounted(
      <TableSignatures view={{ ...view, appeals }} session={3} table={ended} onSend={() => {}} />,
    ).host;
    act(() => [...page.querySelectorAll('button')].at(-1)!.click());
    return page.querySelector('.sure')!.textContent;
  };
  expect(asked(1)).toContain('An appeal about this sheet is still open.');
  expect(asked(2)).not.toContain('appeal');
});

it('a table is ended without a hand after a question that says what follows, and asks for no signature', () => {
  const view = realView();
  const sessions = view.sessions.map(one => ({ ...one, tables: one.tables.map(table => ({ ...table, hands: [] })) }));
  const page = sheet({ ...view, sessions });
  page.press(page.named('.sc-cols aside button', 'End the table'));
  expect(page.text()).toContain('End the table without a hand? It counts as not played');
  page.press(page.named('.sc-cols aside .sure button', 'End the table'));
  expect(page.sent).toEqual([{ type: 'end-table', session: 3, table: 1 }]);
  expect(page.text()).toContain('it ended without a hand');
  expect(page.text()).not.toContain('Signatures');
  expect(page.named('button', 'Enter another hand')).toBeDefined();
});

describe('what a device keeps for its scorer', () => {
  it('is the sheets of the session, and nothing of what only organisers see', () => {
    const journal = [{ at: 1, by: 'Olga', what: 'opened' }];
    keepView(EVENT, realView({ journal }));
    const kept = keptView(EVENT)!;
    expect(kept.sessions.map(({ session }) => session)).toEqual([3]);
    expect(kept.journal).toEqual([]);
    expect(keptView('OTHER')).toBeUndefined();
  });

  it('are refused entries until they are put away, whatever else stands there', () => {
    const refused = [{ command: { type: 'end-table' }, refusal: { code: 'table-ended' } }];
    keepRefused(EVENT, refused);
    expect(keptRefused(EVENT)).toEqual(refused);
    localStorage.setItem(`gorrion.scorer.${EVENT}.refused`, '{broken');
    expect(keptRefused(EVENT)).toEqual([]);
  });
});

it('lists, beside the session that is played, the sheets of earlier ones that wait for signatures', () => {
  const view = realView();
  const sessions = view.sessions.map(session =>
    session.session === 1
      ? {
          ...session,
          tables: session.tables.map(table => ({ ...table, isReal: true, ...(table.table === 2 && UNSIGNED) })),
        }
      : session,
  );
  const listed = sessions.map(session => listedTables(view, session).map(({ table }) => table));
  expect(listed).toEqual([[2], [], [1], [], [], []]);
});

const UNSIGNED = { stage: 'ended', signed: [null, null, null, null] } as const;

it('warns of a difference once something is named, not while only tiles are written', () => {
  const entry = { ...emptyEntry(1), winner: 0, from: 'self', tiles: '123456789m11p EEE' } as const;
  const tiles = { points: 9, score: { fans: [], flowers: 0 } } as never;
  const text = (own: Partial<Entry>) => {
    const weighed = { ...weigh({ ...entry, ...own, tiles: '' }, tournamentView().plan.settings), tiles };
    return mounted(<CheckCard entry={{ ...entry, ...own }} weighed={weighed} onPoints={() => {}} />).host.textContent;
  };
  expect(text({})).not.toContain('differ');
  expect(text({ points: 24 })).toContain('differ');
});
