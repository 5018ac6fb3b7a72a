import type { SeatCommand } from '@gorrion/rules';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useKeydown } from '../../kit/ui/useKeydown.ts';
import { type KeyName, type Keys, nameOfKey } from '../keys.ts';
import type { Offers } from '../offers.ts';

export interface KeyActions {
  readonly offers: Offers;
  readonly act: (command: SeatCommand) => void;
  readonly sort: () => void;
  /** Has a screen reader read the last discard, or the scores and what is left of the wall. */
  readonly read: (what: 'discard' | 'table') => void;
  /** Opens or closes the panel of the tiles that the hand waits for. */
  readonly toggleWaits: () => void;
  /** Opens or closes the panel of a bot's advice; left out where the table gives none. */
  readonly toggleAdvice?: () => void;
  /** Shows what the wall says, where it says something; left out elsewhere. */
  readonly toggleWall?: (() => void) | undefined;
  /** Opens the line for typed moves. */
  readonly openTyped: () => void;
  readonly toggleSound?: () => void;
  readonly help?: () => void;
  /** Puts the tile at one place of the hand to another, and says where it came to lie. */
  readonly arrange: (from: number, to: number) => number;
  /** Shows the newest state at once, when a deal is being shown, and says whether it was. */
  readonly skip: () => boolean;
}

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
export const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

/** Moves the focus along the hand. Returns whether the key is one that does. */
function moveAlong(hand: readonly HTMLElement[], key: string): boolean {
  if (!hand.length) return false;
  const at = hand.indexOf(document.activeElement as HTMLElement);
  const to = {
    ArrowLeft: at < 0 ? hand.length - 1 : at - 1,
    ArrowRight: at < 0 ? hand.length - 1 : at + 1,
    Home: 0,
    End: hand.length - 1,
  }[key];
  if (to === undefined) return false;
  hand[Math.max(0, Math.min(to, hand.length - 1))]?.focus();
  return true;
}

/** Moves the focused tile along the hand, and the focus with it. Returns whether the key is one that does. */
function arrangeAlong(tiles: () => readonly HTMLElement[], event: KeyboardEvent, arrange: KeyActions['arrange']) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const hand = tiles();
  const at = hand.indexOf(document.activeElement as HTMLElement);
  if (!event.shiftKey || step === undefined || at < 0) return false;
  const to = at + step;
  if (to < 0 || to >= hand.length) return true;
  // Reordering the DOM drops the focus. Refocus by index, because identical tiles cannot be told apart.
  const place = flushSync(() => arrange(at, to));
  tiles()[place]?.focus();
  return true;
}

/** Returns whether a key does nothing by itself. */
const isModifier = (key: string) => /^(Shift|Control|Alt|Meta|CapsLock|Tab)$/.test(key);

const commandFor = (
  { win, kongs, replacement, pung, chows, pass, flowers }: Offers,
  name: KeyName,
): SeatCommand | undefined => {
  switch (name) {
    case 'win':
      return win;
    case 'kong':
      return kongs.length === 1 ? kongs[0] : replacement;
    case 'pung':
      return pung;
    case 'chow':
      return chows.length === 1 ? chows[0]?.command : undefined;
    case 'chow1':
      return chows[0]?.command;
    case 'chow2':
      return chows[1]?.command;
    case 'chow3':
      return chows[2]?.command;
    case 'flower':
      return flowers[0];
    case 'pass':
      return pass;
    default:
      return undefined;
  }
};

function actionFor(name: KeyName, actions: KeyActions): (() => void) | undefined {
  switch (name) {
    case 'sort':
      return actions.sort;
    case 'last':
      return () => actions.read('discard');
    case 'table':
      return () => actions.read('table');
    case 'waits':
      return actions.toggleWaits;
    case 'advice':
      return actions.toggleAdvice;
    case 'typed':
      return actions.openTyped;
    case 'mute':
      return actions.toggleSound;
    case 'help':
      return actions.help;
    // With no tile in focus there is nothing to discard.
    case 'discard':
      return actions.toggleWall;
    default:
      return undefined;
  }
}

/** Returns whether Space presses the focused button. On a tile of the hand it passes instead. */
const isOtherButton = (event: KeyboardEvent, hand: readonly HTMLElement[]) =>
  event.key === ' ' && event.target instanceof HTMLButtonElement && !hand.includes(event.target);

/** Handles the keyboard of the table. With `keys` undefined single keys are off; arrows always work. */
export function useKeys(root: RefObject<HTMLElement | null>, keys: Keys | undefined, actions: KeyActions): void {
  useKeydown(event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isDialogOpen()) return;
    // A key that skips the deal does nothing else.
    if (!isModifier(event.key) && actions.skip()) return event.preventDefault();
    const tiles = () =>
      Array.from(root.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? []).filter(
        tile => !tile.closest('[inert]'),
      );
    const hand = tiles();
    if (arrangeAlong(tiles, event, actions.arrange)) return event.preventDefault();
    if (moveAlong(hand, event.key)) return event.preventDefault();
    if (!keys || event.repeat || isOtherButton(event, hand)) return;
    const name = nameOfKey(keys, event.key.toLowerCase());
    if (!name) return;
    if (name === 'discard' && hand.includes(document.activeElement as HTMLElement)) {
      (document.activeElement as HTMLElement).click();
      return event.preventDefault();
    }
    const command = commandFor(actions.offers, name);
    const done = command ? () => actions.act(command) : actionFor(name, actions);
    if (!done) return;
    event.preventDefault();
    done();
  });
}
