// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { dealtTable } from '../../testing/table.ts';
import { FIRST_DRAFT, withFoul } from './draft.ts';
import { Proposal } from './Proposal.tsx';
import RulingDialog from './RulingDialog.tsx';
import UmpireDesk from './UmpireDesk.tsx';

speakEnglish();

describe('the desk of an umpire', () => {
  it('says the ruling that was just given in the place of its status', () => {
    const table = followed(dealtTable().state, 'spectator');
    const given = { by: 'umpire', hand: 1, at: 1, ruling: { kind: 'warn', player: 1, article: '3.11.6.3' } } as const;
    expect(textOf(rendered(<UmpireDesk table={table} />))).toMatch(
      /^You are the umpire\. You see what spectators see\./,
    );
    expect(textOf(rendered(<UmpireDesk table={table} given={[given]} />))).toMatch(
      /^Ruling of the umpire\. Warning: Mei\. Change of mind \u00a73\.11\.6\.3\. Stop play/,
    );
    const dead = { ...given, ruling: { ...given.ruling, kind: 'dead-hand' } } as const;
    expect(textOf(rendered(<UmpireDesk table={table} given={[given, dead]} />))).toMatch(
      /^Ruling of the umpire\. Warning: Mei\. Dead hand: Mei\. Change of mind \u00a73\.11\.6\.3\. Stop play/,
    );
  });
});

it('the desk folds, so that it does not cover the table of a phone, and still says what there is to know', () => {
  const page = mounted(<UmpireDesk table={followed(dealtTable().state, 'spectator')} />);
  const fold = () => page.host.querySelector<HTMLElement>('[aria-expanded]')!;
  act(() => fold().click());
  expect(page.host.querySelector('.ump-ways')).toBeNull();
  expect(page.host.textContent).toContain('You are the umpire.');
  expect(fold().getAttribute('aria-label')).toBe('Unfold the umpire’s desk');
  act(() => fold().click());
  expect(page.host.textContent).toContain('Stop play');
});

describe('the question whether the umpire leaves', () => {
  it('stands in the place of the buttons, in sight and with the focus', () => {
    const intoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const page = mounted(<UmpireDesk table={followed(dealtTable().state, 'spectator')} />);
    const buttons = () => [...page.host.querySelectorAll('button')].map(({ textContent }) => textContent);
    const before = buttons();
    act(() => page.host.querySelector<HTMLElement>('.ump-ways button:last-child')!.click());
    expect(buttons()).toEqual(['Give the role back', 'Cancel']);
    expect(intoView).toHaveBeenCalledOnce();
    expect(document.activeElement?.matches('fieldset.sure')).toBe(true);
    act(() => page.host.querySelector<HTMLElement>('.sure button:last-child')!.click());
    expect(buttons()).toEqual(before);
    intoView.mockRestore();
  });
});

describe('the order to discard what all have seen', () => {
  afterEach(() => vi.restoreAllMocks());

  const { state } = dealtTable();
  const hands = state.session.hand.seats.map(({ concealed }) => concealed);
  const umpire = (isStopped: boolean) => ({ isStopped, callers: [], rulings: [] });
  const dialog = (isStopped: boolean, isUmpire = true) => {
    const table = followed({ ...state, umpire: umpire(isStopped) }, 'spectator');
    const page = mounted(<RulingDialog table={table} isUmpire={isUmpire} onClose={() => {}} />);
    const named = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('button')].find(
        one => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name,
      );
    const press = (name: string) => act(async () => named(name)!.click());
    return { ...page, named, press, text: () => document.body.textContent ?? '' };
  };

  it('[R98] is chosen from the hand while play is stopped', async () => {
    vi.spyOn(client, 'inspect').mockResolvedValue(hands as never);
    const send = vi.spyOn(client, 'send').mockResolvedValue(true);
    const page = dialog(true);
    await page.press('Discard what was shown');
    await page.press('Mei');
    expect(page.text()).toContain('Choose the tiles that all have seen.');
    const tiles = document.querySelectorAll<HTMLElement>('.ump-tiles button');
    expect(tiles).toHaveLength(13);
    await act(async () => tiles[3]!.click());
    await page.press('All 25 fouls');
    await page.press('Showing a tile of one’s own 3.11.6.7the tile must be discarded');
    await page.press('Give this ruling');
    const ruling = {
      kind: 'discard-shown',
      player: 1,
      tiles: [hands[1]![3]],
      article: '3.11.6.7',
      foul: 'exposed-tile',
    };
    expect(send).toHaveBeenCalledWith({ type: 'rule', ruling });
  });

  it('[R98] asks the umpire to stop play first', async () => {
    const send = vi.spyOn(client, 'send').mockResolvedValue(true);
    const page = dialog(false);
    await page.press('Discard what was shown');
    await page.press('Mei');
    expect(page.text()).toContain('The hands can only be seen while play is stopped.');
    await page.press('Stop play');
    expect(send).toHaveBeenCalledWith({ type: 'stop-play' });
  });

  it('[R98] is nothing that players could agree on, as none sees the hand of another', () => {
    const { named } = dialog(false, false);
    expect(named('Dead hand')).toBeDefined();
    expect(named('Discard what was shown')).toBeUndefined();
  });

  it('[R93] is one press for a false win that costs points and the hand', async () => {
    const send = vi.spyOn(client, 'send').mockResolvedValue(true);
    const page = dialog(true);
    await page.press('Mei');
    await page.press('False Hu, too few points 3.11.6.610 to each and dead hand');
    expect(page.text()).toContain('Mei pays 10 points to each opponent.');
    await page.press('Give this ruling');
    const reason = { player: 1, article: '3.11.6.6', foul: 'false-hu-points' };
    const also = [{ kind: 'points', points: 10, paidTo: 'each-opponent', ...reason }];
    expect(send.mock.calls).toEqual([[{ type: 'rule', ruling: { kind: 'dead-hand', ...reason }, also }]]);
  });

  it('[R93] is one proposal of players for a false win that costs points and the hand', async () => {
    const send = vi.spyOn(client, 'send').mockResolvedValue(true);
    const page = dialog(true, false);
    await page.press('Mei');
    await page.press('False Hu, too few points 3.11.6.610 to each and dead hand');
    expect(page.text()).toContain('Dead hand: Mei. Mei pays 10 points to each opponent. False Hu, too few points ');
    await page.press('Ask the others');
    const reason = { player: 1, article: '3.11.6.6', foul: 'false-hu-points' };
    const also = [{ kind: 'points', points: 10, paidTo: 'each-opponent', ...reason }];
    expect(send.mock.calls).toEqual([[{ type: 'propose-ruling', ruling: { kind: 'dead-hand', ...reason }, also }]]);
  });
});

describe('a ruling that a player proposes', () => {
  const { state } = dealtTable();
  const [EAST, MEI] = [0, 1] as const;

  it('is said to its writer and its injured player in the second person', () => {
    const ruling = { kind: 'points', player: EAST, points: 10, paidTo: MEI, article: '3.11.2' } as const;
    const umpire = { isStopped: false, callers: [], rulings: [], proposed: { by: EAST, ruling, agreed: [true] } };
    const said = (me: 0 | 1) => textOf(rendered(<Proposal state={{ ...state, umpire } as never} me={me} />));
    expect(said(EAST)).toMatch(/^You propose: You pay 10 points to Mei\./);
    expect(said(MEI)).toMatch(/^Ana proposes: Ana pays 10 points to you\./);
  });

  it('leads back to the table with what is written while the table waits for its writer', () => {
    useApp.setState({ link: { status: 'online' } });
    const draft = { ...FIRST_DRAFT, player: MEI, remark: 'Twice.' };
    const onTable = vi.fn();
    const button = (viewer: 0 | 1) => {
      const table = followed(state, viewer);
      mounted(<RulingDialog table={table} isUmpire={false} first={draft} onClose={() => {}} onTable={onTable} />);
      const dialog = [...document.querySelectorAll('dialog')].at(-1)!;
      return [...dialog.querySelectorAll('button')].find(({ textContent }) => /Back to the table/.test(textContent));
    };
    expect(button(MEI)).toBeUndefined();
    const back = button(EAST)!;
    act(() => back.click());
    expect(onTable.mock.calls).toEqual([[draft]]);
  });

  it('says of a foul without a penalty by the book that the writer chooses it', () => {
    const first = withFoul({ ...FIRST_DRAFT, player: MEI }, 'rule-violation', 0, true);
    mounted(<RulingDialog table={followed(state, EAST)} isUmpire={false} first={first} onClose={() => {}} />);
    const preview = [...document.querySelectorAll('.ump-preview')].at(-1);
    expect(preview?.textContent).toBe('The book leaves the penalty to you: choose it.');
  });
});
