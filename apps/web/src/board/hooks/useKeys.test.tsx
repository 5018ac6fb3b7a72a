// @vitest-environment happy-dom
import type { SeatCommand, Tile } from '@gorrion/rules';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { type Keys, USUAL_KEYS } from '../keys.ts';
import { offersOf } from '../offers.ts';
import { type KeyActions, useKeys } from './useKeys.ts';

const claim = (kind: 'pass' | 'pung' | 'win'): SeatCommand => ({ type: 'claim', seat: 0, claim: { kind } });
const chow = (low: number): SeatCommand => ({ type: 'claim', seat: 0, claim: { kind: 'chow', low: low as Tile } });
const CLAIMS = [claim('pass'), claim('pung'), chow(1), chow(2)];

interface TableProps {
  readonly keys: Keys | undefined;
  readonly actions: KeyActions;
}

/** A hand of three tiles, a button of the app and a field for text. */
function Table({ keys, actions }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, keys, actions);
  return (
    <div ref={root}>
      {[0, 1, 2].map(i => (
        <button
          key={i}
          type="button"
          data-tile={i}
          onClick={() => actions.act({ type: 'discard', seat: 0, tile: i as Tile })}
        >
          {i}
        </button>
      ))}
      <button type="button" id="menu" />
      <input />
    </div>
  );
}

function sitting(own: Partial<KeyActions> = {}, keys: Keys | undefined = USUAL_KEYS) {
  const log: unknown[] = [];
  const say = (word: string) => () => void log.push(word);
  const actions: KeyActions = {
    offers: offersOf(CLAIMS),
    act: command => log.push(command),
    sort: say('sort'),
    read: what => log.push(`read ${what}`),
    toggleWaits: say('waits'),
    toggleAdvice: say('advice'),
    openTyped: say('typed'),
    toggleSound: say('sound'),
    help: say('help'),
    arrange: (from, to) => {
      log.push(`arrange ${from} ${to}`);
      return to;
    },
    skip: () => false,
    ...own,
  };
  const page = mounted(<Table keys={keys} actions={actions} />);
  const tiles = Array.from(page.host.querySelectorAll<HTMLElement>('[data-tile]'));
  const press = (
    key: string,
    init: KeyboardEventInit = {},
    target: Element = document.activeElement ?? document.body,
  ) => page.fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  const place = () => tiles.indexOf(document.activeElement as HTMLElement);
  return { ...page, log, press, tiles, place, actions };
}

describe('the keys of a table', () => {
  it('make the claims that are offered', () => {
    const { log, press } = sitting();
    for (const key of ['p', 'P', '2', 'Escape', ' ']) expect(press(key).defaultPrevented).toBe(true);
    expect(log).toEqual([claim('pung'), claim('pung'), chow(2), claim('pass'), claim('pass')]);
  });

  it('[C30] take or decline the replacement of a kong', () => {
    const choices = [
      { type: 'draw', seat: 0 },
      { type: 'decline-replacement', seat: 0 },
    ] as const;
    const { log, press } = sitting({ offers: offersOf(choices) });
    for (const key of ['k', 'Escape']) expect(press(key).defaultPrevented).toBe(true);
    expect(log).toEqual(choices);
  });

  it('leave the browser what is not offered, and a chow whose tiles are not told apart', () => {
    const { log, press } = sitting();
    for (const key of ['h', 'k', '3', 'c', 'f', 'x']) expect(press(key).defaultPrevented).toBe(false);
    expect(log).toEqual([]);
  });

  it('read, open, sort, mute and help', () => {
    const { log, press } = sitting();
    for (const key of ['l', 't', 's', 'w', 'a', '/', 'm', '?']) press(key);
    expect(log).toEqual(['read discard', 'read table', 'sort', 'waits', 'advice', 'typed', 'sound', 'help']);
  });

  it('do what the player has mapped them to', () => {
    const { log, press } = sitting({}, { ...USUAL_KEYS, pung: 'q' });
    press('p');
    press('q');
    expect(log).toEqual([claim('pung')]);
  });

  it('do nothing single when they are turned off, but arrows still move the focus', () => {
    const { host, render, log, press, place, actions } = sitting();
    render(<Table keys={undefined} actions={actions} />);
    press('p');
    press('ArrowLeft');
    expect(log).toEqual([]);
    expect(place()).toBe(2);
    expect(host.isConnected).toBe(true);
  });

  it('do what the newest render offers', () => {
    const { render, log, press, actions } = sitting();
    render(<Table keys={USUAL_KEYS} actions={{ ...actions, offers: offersOf([claim('win')]) }} />);
    press('p');
    press('h');
    expect(log).toEqual([claim('win')]);
  });

  it('are listened to no longer when the table is gone', () => {
    const { render, log, press } = sitting();
    render(<p />);
    press('p', {}, document.body);
    expect(log).toEqual([]);
  });
});

describe('keys that are meant for something else', () => {
  it('are left alone: with Ctrl, Alt or Meta, in a field, on a button, or taken already', () => {
    const { host, log, press } = sitting();
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) press('p', { [held]: true });
    press('p', {}, host.querySelector('input')!);
    press(' ', {}, host.querySelector('#menu')!);
    const take = (event: Event) => event.preventDefault();
    host.addEventListener('keydown', take, { once: true });
    press('p', {}, host.querySelector('#menu')!);
    expect(log).toEqual([]);
  });

  it('are left to an open dialog', () => {
    const { host, log, press } = sitting();
    host.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
    press('p');
    expect(log).toEqual([]);
    host.lastElementChild!.remove();
    press('p');
    expect(log).toHaveLength(1);
  });

  it('count once, however long they are held', () => {
    const { log, press } = sitting();
    press('p');
    press('p', { repeat: true });
    expect(log).toHaveLength(1);
  });
});

describe('a deal that is being shown', () => {
  it('is skipped by any key, which does nothing else; modifiers skip nothing', () => {
    const skip = vi.fn(() => true);
    const { log, press } = sitting({ skip });
    press('Shift');
    expect(skip).not.toHaveBeenCalled();
    expect(press('p').defaultPrevented).toBe(true);
    expect(skip).toHaveBeenCalledOnce();
    expect(log).toEqual([]);
  });
});

describe('the keyboard in the hand', () => {
  it('moves along the tiles from their end, and stops at both ends', () => {
    const { press, place } = sitting();
    const places = ['ArrowLeft', 'ArrowLeft', 'Home', 'ArrowLeft', 'End', 'ArrowRight'].map(key => {
      press(key);
      return place();
    });
    expect(places).toEqual([2, 1, 0, 0, 2, 2]);
  });

  it('discards the focused tile, and discards nothing when no tile has the focus', () => {
    const { log, press } = sitting();
    press('d');
    expect(log).toEqual([]);
    press('Home');
    press('d');
    expect(log).toEqual([{ type: 'discard', seat: 0, tile: 0 }]);
  });

  it('moves the focused tile with Shift and keeps the focus on the place where it came to lie', () => {
    const { log, press, place, tiles } = sitting();
    tiles[1]!.focus();
    press('ArrowRight', { shiftKey: true });
    expect(log).toEqual(['arrange 1 2']);
    expect(place()).toBe(2);
    expect(press('ArrowRight', { shiftKey: true }).defaultPrevented).toBe(true);
    expect(log).toHaveLength(1);
  });

  it('follows the place that the hand allows, not the one that was asked for', () => {
    const { press, place, tiles } = sitting({ arrange: from => from });
    tiles[1]!.focus();
    press('ArrowRight', { shiftKey: true });
    expect(place()).toBe(1);
  });
});
