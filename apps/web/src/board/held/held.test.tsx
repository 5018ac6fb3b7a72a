// @vitest-environment happy-dom
import { bySeat, type SeatCommand } from '@gorrion/rules';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { claim, claimActions, middle, turnActions, view } from '../../../gallery/hands.ts';
import { tile } from '../../../gallery/notation.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import type { PacedTable } from '../hooks/usePaced.ts';
import { stillStep } from '../pace.ts';
import type { TableProps } from '../props.ts';
import { HeldSurface } from './HeldSurface.tsx';

speakEnglish();

const OTHERS_TURN = { name: 'turn', seat: 0, drawn: tile('WN'), source: 'wall' } as const;

interface Shown {
  readonly isCovered?: boolean;
  readonly drawsItself?: boolean;
  readonly isClaim?: boolean;
  /** Whether play stands still, so that nobody may act. */
  readonly isStill?: boolean;
  /** Whether play is paused. */
  readonly isAtRest?: boolean;
  /** Whether it is the turn of another seat. */
  readonly isOthers?: boolean;
}

/** The hand of South alone, on a phone, on its turn with a drawn tile or in a claim window. */
function held({
  isCovered = false,
  drawsItself = false,
  isClaim = false,
  isStill = false,
  isAtRest = false,
  isOthers = false,
}: Shown = {}) {
  const sent: SeatCommand[] = [];
  const hand = view(isClaim ? claim : isOthers ? { ...middle, phase: OTHERS_TURN } : middle, 1);
  const step = stillStep(undefined, hand, false, 1);
  const settled = { hand, seq: 1 };
  const paced: PacedTable = {
    ...step,
    step,
    settled,
    isNewest: true,
    isLanded: true,
    begin: () => 1,
    mover: createRef() as PacedTable['mover'],
    skip: () => false,
  };
  const props: TableProps = {
    hand,
    seq: 1,
    seat: 1,
    plates: bySeat(seat => ({
      name: ['Ana', 'Mei', 'Tomás', 'Lena'][seat]!,
      kind: 'person',
      score: 0,
      presence: 'here',
    })),
    prevalentWind: 1,
    handNumber: 2,
    handsTotal: 4,
    isAtRest,
    actions: isStill ? [] : isClaim ? claimActions : turnActions,
    recent: [],
    settings: { cornerIndices: false },
    onAct: command => sent.push(command),
    now: () => 0,
    look: { kind: 'held', isCovered, onUncover: () => {}, drawsItself },
  };
  const { host, fire } = mounted(<HeldSurface props={props} paced={paced} size={{ w: 390, h: 844 }} isReduced />);
  const tiles = () => [...host.querySelectorAll<HTMLElement>('[data-tile]')];
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find(one =>
      (one.getAttribute('aria-label') ?? one.textContent)?.startsWith(name),
    );
  const pointer = (node: Element, type: string, clientY: number) =>
    fire(node, new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientY }));
  return { host, sent, fire, tiles, button, pointer };
}

describe('a hand alone on a phone', () => {
  it('keeps the drawn tile face down until it is pressed, and offers nothing before', () => {
    const { tiles, button, fire, host } = held();
    expect(tiles()).toHaveLength(10);
    expect(button('Hu')).toBeUndefined();
    expect(host.textContent).toContain('draw first');
    fire(button('Draw a tile')!, new MouseEvent('click', { bubbles: true }));
    expect(tiles()).toHaveLength(11);
    expect(button('Hu')).toBeDefined();
    expect(button('Draw a tile')).toBeUndefined();
  });

  it('draws by a pull towards the hand, and not by a short one', () => {
    const { tiles, button, pointer } = held();
    const tile = button('Draw a tile')!;
    tile.setPointerCapture = () => {};
    const pull = (to: number) => {
      pointer(tile, 'pointerdown', 0);
      pointer(tile, 'pointermove', to);
      pointer(tile, 'pointerup', to);
    };
    pull(12);
    expect(tiles()).toHaveLength(10);
    pull(60);
    expect(tiles()).toHaveLength(11);
  });

  it('says to watch the screen while another seat is on turn, and not on the own turn while play stands still', () => {
    expect(held({ drawsItself: true, isStill: true }).host.textContent).not.toContain('Watch the screen');
    expect(held({ isOthers: true, isStill: true }).host.textContent).toContain('Watch the screen');
  });

  it('asks for no discard while play is paused', () => {
    const { host } = held({ drawsItself: true, isStill: true, isAtRest: true });
    expect(host.querySelector('.held-head [role=status]')!.textContent).toMatch(/^Paused/);
    expect(host.textContent).not.toContain('Your turn');
  });

  it('shows the drawn tile at once to who discards by themselves', () => {
    expect(held({ drawsItself: true }).tiles()).toHaveLength(11);
  });

  it('shows and offers nothing while it is covered, and says whose turn it is all the same', () => {
    const { host, tiles, button } = held({ isClaim: true, isCovered: true });
    expect(tiles()).toHaveLength(0);
    expect(button('Pung')).toBeUndefined();
    expect(host.querySelector('[role=img][aria-label="Your hand, covered"]')).not.toBeNull();
    expect(host.querySelector('[role=status]')?.textContent).toContain('Ana discards');
    expect(button('Covered')).toBeDefined();
  });

  it('names the discard and its player above what may be claimed', () => {
    const { host, button } = held({ isClaim: true });
    expect(host.querySelector('.held-discard')?.textContent).toBe('5 Dotsfrom Ana');
    expect(button('Pung')).toBeDefined();
  });

  it('has its tiles in rows of five, each as wide as a finger', () => {
    const { tiles } = held({ drawsItself: true });
    const rows = new Map<string, number>();
    for (const { style } of tiles()) {
      const y = /, ([\d.]+)px/.exec(style.transform)?.[1] ?? '';
      rows.set(y, (rows.get(y) ?? 0) + 1);
      expect(Number.parseFloat(style.width)).toBeGreaterThan(44);
    }
    expect([...rows.values()]).toEqual([5, 5, 1]);
  });
});
