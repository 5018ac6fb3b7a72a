// @vitest-environment happy-dom
import {
  bySeat,
  decide,
  evolve,
  type HandState,
  legalActions,
  macau,
  mayExchange,
  type Seat,
  type SeatCommand,
  seeded,
  undealt,
  viewFor,
} from '@gorrion/rules';
import { randomDeal, tiles } from '@gorrion/rules/testing';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import type { Offering } from '../hooks/useOffers.ts';
import type { Stage } from '../hooks/useStage.ts';
import type { TableProps } from '../props.ts';
import { Exchanging } from './Exchanging.tsx';

beforeAll(speakEnglish);

const NAMES = ['Ana', 'Mei', 'Botan', 'Tomás'];

const after = (state: HandState, command: Parameters<typeof decide>[1]): HandState => {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.reduce(evolve, state);
};

const dealt = (seed: string): HandState => after(undealt, randomDeal(seeded(seed), macau));

interface Viewer {
  readonly seat?: Seat;
  /** Looks at a finished game, in which all hands are open. */
  readonly isReplay?: boolean;
  /** What is left of the time (ms). */
  readonly left?: number;
}

/** Draws the exchanges of a hand as a viewer sees them. */
function shown(hand: HandState, { seat, isReplay = false, left }: Viewer = {}) {
  const sent: SeatCommand[] = [];
  const view = isReplay ? hand : viewFor(hand, seat ?? 'spectator');
  const props = {
    hand: view,
    seat,
    plates: bySeat(one => ({
      name: NAMES[one],
      kind: 'person',
      score: 0,
      presence: 'here',
      ...(isReplay && { isNamed: true }),
    })),
    actions: seat === undefined || isReplay ? [] : legalActions(view, seat),
    prompt: left === undefined ? {} : { endsAt: left, total: 45_000 },
    now: () => 0,
    settings: { cornerIndices: false },
  } as unknown as TableProps;
  const held = seat === undefined ? [] : view.seats[seat].concealed;
  const stage = {
    own: held.map((tile, at) => ({ key: `t${at}`, tile })),
    board: { geometry: { mode: 'desk', cx: 100, cy: 100 } },
  } as unknown as Stage;
  const offering = { act: (command: SeatCommand) => sent.push(command) } as unknown as Offering;
  const nameOf = (one: Seat) => (one === seat && !isReplay ? 'You' : NAMES[one]!);
  const elementFor = (at: HandState) => (
    <Exchanging props={{ ...props, hand: at }} stage={stage} offering={offering} nameOf={nameOf} isReduced={false} />
  );
  const { host, fire, render } = mounted(elementFor(view));
  const press = (node: Element) => fire(node, new MouseEvent('click', { bubbles: true }));
  return {
    host,
    sent,
    press,
    /** Draws the same screen for a later hand. */
    later: (next: HandState) => render(elementFor(viewFor(next, seat ?? 'spectator'))),
    key: (node: Element, key: string) => fire(node, new KeyboardEvent('keydown', { key, bubbles: true })),
    boxes: [...host.querySelectorAll('[role=checkbox]')],
    checked: () => host.querySelectorAll('[aria-checked=true]').length,
    give: () => host.querySelector<HTMLButtonElement>('.swap-buttons .pri'),
  };
}

/** A hand in which East has only tiles that must stay. */
const withNothing = (): HandState => {
  const hand = dealt('one');
  const concealed = tiles('119m 19p 19s EE SS WW');
  return { ...hand, seats: hand.seats.with(0, { ...hand.seats[0], concealed }) as unknown as HandState['seats'] };
};

describe('[C22] the screen of an exchange', () => {
  it('lets a neighbour choose two tiles and give them, by presses or by Enter', () => {
    const { boxes, press, key, sent, checked, give } = shown(dealt('two'), { seat: 1 });
    const free = boxes.filter(box => box.getAttribute('aria-disabled') === 'false');
    expect(give()!.textContent).toBe('Choose two tiles');
    press(free[0]!);
    expect(give()!.textContent).toBe('Choose one more tile');
    key(free[0]!, 'Enter');
    expect(sent).toEqual([]);
    press(free[1]!);
    expect(checked()).toBe(2);
    expect(give()!.textContent).toContain(free[0]!.getAttribute('aria-label'));
    key(free[1]!, 'Enter');
    press(give()!);
    expect(sent.map(({ type, seat }) => [type, seat])).toEqual([
      ['exchange', 1],
      ['exchange', 1],
    ]);
  });

  it('[C23] names each tile that must stay as such, and takes no press on it', () => {
    const hand = dealt('two');
    const { boxes, press, checked } = shown(hand, { seat: 0 });
    const held = hand.seats[0].concealed;
    expect(held.some(tile => !mayExchange(tile))).toBe(true);
    for (const [at, box] of boxes.entries()) {
      const isKept = !mayExchange(held[at]!);
      expect(box.getAttribute('aria-disabled')).toBe(String(isKept));
      expect(box.getAttribute('aria-label')!.endsWith('may not be exchanged')).toBe(isKept);
      if (isKept) press(box);
    }
    expect(checked()).toBe(0);
  });

  it('[C24] tells a player without such tiles so, and has one button for them', () => {
    const { host, press, sent } = shown(withNothing(), { seat: 0 });
    expect(host.querySelector('h1')!.textContent).toBe('You have no tile to give');
    const buttons = [...host.querySelectorAll('.swap-buttons button')];
    expect(buttons.map(button => button.textContent)).toEqual(['Give nothing']);
    press(buttons[0]!);
    expect(sent).toEqual([{ type: 'exchange', seat: 0, tiles: [] }]);
  });

  it.each([
    [10_000, '10 seconds.'],
    [9_000, ''],
    [3_000, '3 seconds.'],
    [2_000, ''],
  ])('speaks the seconds at 10 and 3 only (%i ms)', (left, text) => {
    const { host } = shown(dealt('two'), { seat: 0, left });
    expect(host.querySelector('[aria-live=assertive]')!.textContent).toBe(text);
  });

  it('tells a player who is not in it whose it is, which of the four, and offers nothing', () => {
    const { host, boxes, give } = shown(dealt('three'), { seat: 2, left: 10_000 });
    expect(host.querySelector('h1')!.textContent).toBe('Ana and Mei exchange');
    expect(host.textContent).toContain('Exchange 1 of 4');
    expect(give()).toBeNull();
    expect(boxes.every(box => box.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(host.querySelector('[aria-live=assertive]')!.textContent).toBe('');
  });

  it('shows what was chosen after a reload, and waits for the neighbour', () => {
    const hand = dealt('four');
    const { host } = shown(after(hand, legalActions(hand, 0)[0]!), { seat: 0 });
    expect(host.querySelector('h1')!.textContent).toBe('Waiting for Mei');
    expect(host.querySelectorAll('.swap-side:first-child .mt:not(.bk)').length).toBe(2);
  });
});

describe('the focus in the exchanges', () => {
  const all = (hand: HandState): HandState =>
    hand.phase.name !== 'exchanging'
      ? hand
      : all(after(hand, ([0, 1, 2, 3] as const).flatMap(seat => legalActions(hand, seat))[0]!));

  it('goes to the heading when the pressed button is gone', () => {
    const hand = dealt('two');
    const { host, boxes, press, give, later, sent } = shown(hand, { seat: 0 });
    const free = boxes.filter(box => box.getAttribute('aria-disabled') === 'false');
    press(free[0]!);
    press(free[1]!);
    give()!.focus();
    press(give()!);
    later(after(hand, sent[0]!));
    expect(give()).toBeNull();
    expect(document.activeElement).toBe(host.querySelector('h1'));
  });

  it('goes to the own hand when the screen closes', () => {
    const surface = document.body.appendChild(document.createElement('div'));
    surface.className = 'surface';
    surface.innerHTML = '<button data-key="a" data-tile="0" tabindex="-1"></button>';
    surface.innerHTML += '<button data-key="b" data-tile="1" tabindex="0"></button>';
    onTestFinished(() => surface.remove());
    const hand = dealt('two');
    const { host, later } = shown(hand, { seat: 0 });
    expect(document.activeElement).toBe(host.querySelector('h1'));
    later(all(hand));
    expect(host.querySelector('.exchange')).toBeNull();
    expect(document.activeElement).toBe(surface.lastElementChild);
  });
});

describe('the exchanges for those who look on', () => {
  it('are a card on the table, with backs for a spectator', () => {
    const hand = dealt('five');
    const { host } = shown(after(hand, legalActions(hand, 1)[0]!));
    expect(host.querySelector('.exchange')).toBeNull();
    expect(host.querySelector('.exchange-card')!.textContent).toContain('Exchange 1 of 4');
    expect(host.querySelectorAll('.mt.bk').length).toBe(2);
    expect(host.querySelectorAll('.mt:not(.bk)').length).toBe(0);
  });

  it('show every tile in a replay with open hands', () => {
    const hand = dealt('five');
    const { host } = shown(after(hand, legalActions(hand, 1)[0]!), { seat: 0, isReplay: true });
    expect(host.querySelector('.exchange')).toBeNull();
    expect(host.querySelectorAll('.exchange-card .mt:not(.bk)').length).toBe(2);
  });
});
