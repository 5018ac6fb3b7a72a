// @vitest-environment happy-dom
import type { TableCode, TableState, TableViewer } from '@gorrion/protocol';
import { type ByPlayer, byPlayer } from '@gorrion/rules';
import { act, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { newLocalCode } from '../../client/solo/code.ts';
import { speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { textOf } from '../../testing/rendered.ts';
import { dealtTable } from '../../testing/table.ts';
import { wonTable } from '../../testing/wonTable.ts';
import InviteDialog from '../room/InviteDialog.tsx';
import { GameMenu } from './GameMenu.tsx';
import { OverTable } from './OverTable.tsx';

speakEnglish();

const ME = 1;
const { state: ofFour } = dealtTable();
const besideBots: TableState = {
  ...ofFour,
  places: byPlayer(player =>
    player === ME ? ofFour.places[player] : { kind: 'bot', level: 'strong', name: `Bot ${player}` },
  ),
};
const nothing = () => {};

/** Opens the menu and returns presses on its buttons by their names, its text, and what it sends. */
function menuOf(
  state: TableState,
  { code, viewer = ME }: { readonly code?: TableCode; readonly viewer?: TableViewer } = {},
) {
  const opens = { invite: vi.fn() };
  const send = vi.spyOn(client, 'send').mockResolvedValue(true);
  const { fire } = mounted(
    <GameMenu
      table={{ ...followed(state, viewer), ...(code && { code }) }}
      onClose={nothing}
      onSettings={nothing}
      onMoves={nothing}
      onSheet={nothing}
      onRules={nothing}
      onInvite={opens.invite}
      onPhone={nothing}
      onScreen={nothing}
      onUmpire={nothing}
    />,
  );
  const button = (name: string) =>
    [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent?.trim() === name);
  return {
    press: (name: string) => fire(button(name)!, new MouseEvent('click', { bubbles: true })),
    button,
    send,
    opens,
  };
}

/** The same table after a false Hu of the viewer. */
const punished = (state: TableState): TableState => {
  if (state.session.phase !== 'playing') throw new Error('no hand in play');
  const penalties = [20, -60, 20, 20] as const;
  return { ...state, session: { ...state.session, hand: { ...state.session.hand, penalties } } };
};

describe('the end of a game in its menu', () => {
  it.each([
    [besideBots, 'End the game', 'End the game now? The hand in play does not count.'],
    [ofFour, 'Request to end the game', 'Ask the others to end the game? Once all agree it is over'],
    [punished(besideBots), 'End the game', 'End the game now? Of the hand in play only the penalties count.'],
    [punished(ofFour), 'Request to end the game', 'and of the hand in play only the penalties count.'],
  ])('is asked for only after a question', (state, name, question) => {
    const { press, button, send } = menuOf(state);
    press(name);
    expect(document.querySelector('dialog fieldset')?.textContent).toContain(question);
    expect(send).not.toHaveBeenCalled();
    press('Play on');
    expect(button('Play on')).toBeUndefined();
    press(name);
    press(name);
    expect(send.mock.calls).toEqual([[{ type: 'ask-end', isWanted: true }]]);
    send.mockRestore();
  });
});

/** The same table between two hands. */
const between = (state: TableState): TableState => ({
  ...state,
  session: { ...wonTable().state.session, options: state.session.options },
});

it('the end of a game can be asked for between hands, too', () => {
  const { press, button, send } = menuOf(between(besideBots));
  expect(button('Request a pause')).toBeUndefined();
  press('End the game');
  expect(document.querySelector('dialog fieldset')?.textContent).toContain('End the game now, with these points?');
  send.mockRestore();
});

it('an event ends and pauses its games itself', () => {
  const event = { kind: 'tournament', id: 'ab23cd45', name: 'Spring', session: 1, table: 2 } as const;
  const { button } = menuOf({ ...besideBots, event });
  expect([button('End the game'), button('Request a pause')]).toEqual([undefined, undefined]);
});

it.each([
  ['beside bots without a clock', besideBots, { clock: 'none' }, false],
  ['beside bots with a clock', besideBots, { clock: 'club' }, true],
  ['beside bots with a limit of time', besideBots, { clock: 'none', minutes: 150 }, true],
  ['of four people without a clock', ofFour, { clock: 'none' }, true],
] as const)('a pause can be asked for where it stops something: %s', (_, state, settings, isOffered) => {
  const { button } = menuOf({ ...state, settings: { ...state.settings, ...settings } });
  expect(button('Request a pause') !== undefined).toBe(isOffered);
});

describe('a wish at the table', () => {
  const asked: ByPlayer<boolean> = [false, true, false, false];
  const stopped: Partial<TableState> = {
    pause: { ...ofFour.pause, since: 1 },
    umpire: { isStopped: true, callers: [], rulings: [] },
  };

  const shown = (viewer: typeof ME | 2, wish: Partial<TableState>) =>
    textOf(mounted(<OverTable table={followed({ ...ofFour, ...wish }, viewer)} />).host.innerHTML);

  it('for the end is seen and answered also while the umpire has stopped play', () => {
    expect(shown(2, { ...stopped, endAsked: asked })).toMatch(/Mei asked to end the game\..* Agree Refuse$/);
  });

  it('is "you" to who has it, and can be taken back', () => {
    expect(shown(ME, { endAsked: asked })).toBe(
      'You asked to end the game. All must agree; the hand in play will not count. Take it back',
    );
    expect(shown(ME, { pause: { ...ofFour.pause, asked } })).toBe(
      'You asked for a pause. All must agree. Take it back',
    );
    expect(shown(2, { endAsked: asked })).toBe(
      'Mei asked to end the game. All must agree; the hand in play will not count. Agree Refuse',
    );
    expect(shown(2, { ...punished(ofFour), endAsked: asked })).toBe(
      'Mei asked to end the game. All must agree; of the hand in play only the penalties will count. Agree Refuse',
    );
  });
});

describe('the room for a wish on an upright phone', () => {
  const asked: ByPlayer<boolean> = [false, true, false, false];

  it.each([
    ['is asked for', { endAsked: asked }, 62],
    ['is not asked for without a wish', {}, 0],
    ['is not asked for while a pause covers the table', { endAsked: asked, pause: { ...ofFour.pause, since: 1 } }, 0],
  ])('%s', (_, wish, end) => {
    let measure = nothing;
    vi.stubGlobal('ResizeObserver', function ResizeObserver(this: object, onSize: () => void) {
      measure = onSize;
      Object.assign(this, { observe: nothing, disconnect: nothing });
    });
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(62);
    const onNoticeEnd = vi.fn();
    mounted(<OverTable table={followed({ ...ofFour, ...wish }, 2)} onNoticeEnd={onNoticeEnd} />);
    measure();
    expect(onNoticeEnd.mock.lastCall).toEqual([end]);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});

describe('the ways to bring others to a table', () => {
  it.each([ME, 'spectator'] as const)('stand in the menu of viewer %s', viewer => {
    const { press, opens } = menuOf(besideBots, { viewer });
    press('Invite people');
    expect(opens.invite).toHaveBeenCalledOnce();
  });

  it.each([
    [ME, true],
    ['spectator', false],
  ] as const)('lead viewer %s to another device: %s', (viewer, isLed) => {
    expect(menuOf(besideBots, { viewer }).button('Play on another device') !== undefined).toBe(isLed);
  });

  it('are missing where the game is on this device', () => {
    const { button } = menuOf(besideBots, { code: newLocalCode() });
    expect([button('Invite people'), button('Play on another device')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['open', 'Anyone with this link can watch. Seats can be taken once the game is over.'],
    ['ask', 'People with this link ask to watch, and the host decides.'],
    ['nobody', 'This game has no spectators.'],
  ] as const)('say who may come by the link where watching is %s', async (watching, said) => {
    const state = { ...besideBots, settings: { ...besideBots.settings, watching } };
    await act(async () => {
      mounted(
        <Suspense>
          <InviteDialog code="ABCD2345" state={state} onClose={nothing} />
        </Suspense>,
      );
      await import('../room/Invite.tsx');
    });
    const shown = [...document.querySelectorAll('dialog')].at(-1)!;
    expect(shown.textContent).toContain(said);
    expect([...shown.querySelectorAll('button')].some(({ textContent }) => textContent === 'Copy link')).toBe(true);
  });
});

it('every way of the menu has an icon of its own', () => {
  menuOf(ofFour);
  const icons = [...document.querySelectorAll('dialog .menu-list button > svg')].map(({ innerHTML }) => innerHTML);
  expect(icons.length).toBeGreaterThan(8);
  expect(new Set(icons).size).toBe(icons.length);
});
