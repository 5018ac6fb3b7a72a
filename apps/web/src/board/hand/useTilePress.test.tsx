// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import type { KeyedBox } from '../motion/index.ts';
import type { TileDrag } from './drag.ts';
import { OwnHand } from './OwnHand.tsx';
import { useTilePress } from './useTilePress.ts';
import { type DiscardWays, USUAL_WAYS } from './ways.ts';

speakEnglish();

const box = (key: string): KeyedBox => ({ key, h: 100 }) as KeyedBox;
const BOXES = [box('a'), box('b')];

interface HandProps {
  readonly ways: DiscardWays;
  readonly log: (word: string) => void;
}

/** Two tiles that say what happens to them. */
function Hand({ ways, log }: HandProps) {
  const press = useTilePress({
    ways,
    discard: ({ key }) => log(`discard ${key} ${document.getElementById(key)!.style.translate}`.trim()),
    over: drag => log(drag ? `over ${wordOf(drag)}` : 'over'),
    drop: drag => log(`drop ${wordOf(drag)}`),
  });
  return BOXES.map((one, i) => (
    <button
      key={one.key}
      type="button"
      id={one.key}
      data-lifted={press.lifted === one.key}
      data-hinted={press.lifted === one.key && press.isHinted}
      {...press.handlers(one, i)}
    >
      {one.key}
    </button>
  ));
}
const wordOf = ({ index, dx, dy, isOut }: TileDrag) => `${index} ${dx} ${dy}${isOut ? ' out' : ''}`;

interface PointerOptions {
  readonly at?: readonly [x: number, y: number];
  readonly time?: number;
  readonly id?: number;
  readonly button?: number;
}

function playing(ways: DiscardWays = USUAL_WAYS) {
  const log: string[] = [];
  const { host, fire } = mounted(<Hand ways={ways} log={word => log.push(word)} />);
  const tile = (key: string) => host.querySelector<HTMLElement>(`#${key}`)!;
  const pointer =
    (pointerType: 'mouse' | 'touch') =>
    (type: string, key: string, own: PointerOptions = {}) => {
      const { at: [clientX, clientY] = [0, 0], time = 0, id = 1, button = 0 } = own;
      const init = { bubbles: true, isPrimary: id === 1, pointerId: id, pointerType, button, clientX, clientY };
      const event = new PointerEvent(`pointer${type}`, init);
      Object.defineProperty(event, 'timeStamp', { value: time });
      fire(tile(key), event);
    };
  const click = (key: string, detail = 1) => {
    const event = new MouseEvent('click', { bubbles: true, detail });
    fire(tile(key), event);
  };
  /** Presses a tile and lets go at the same place. */
  const press = (type: 'mouse' | 'touch', key: string, count = 1) => {
    pointer(type)('down', key);
    pointer(type)('up', key);
    click(key, count);
  };
  const lifted = () => Array.from(host.querySelectorAll('[data-lifted=true]'), ({ id }) => id);
  return { log, fire, tile, mouse: pointer('mouse'), touch: pointer('touch'), click, press, lifted };
}

describe('a press on an own tile', () => {
  it('with the mouse discards at the click, and prevents the focus from following the press', () => {
    const { log, fire, tile, press, lifted } = playing();
    const down = fire(tile('a'), new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(down.defaultPrevented).toBe(true);
    press('mouse', 'a');
    expect(log).toEqual(['discard a']);
    expect(lifted()).toEqual([]);
  });

  it('with a finger lifts the tile and focuses it; the second press discards it', () => {
    const { log, tile, press, lifted } = playing();
    press('touch', 'a');
    expect(lifted()).toEqual(['a']);
    expect(document.activeElement).toBe(tile('a'));
    press('touch', 'b');
    expect(lifted()).toEqual(['b']);
    expect(log).toEqual([]);
    press('touch', 'b');
    expect(log).toEqual(['discard b']);
  });

  it('with a finger is explained until the player has discarded by a second tap a few times', () => {
    deviceTexts.set('gorrion.secondTaps', undefined);
    const { tile, press, log } = playing();
    const isHinted = () => tile('a').dataset.hinted === 'true';
    press('touch', 'a');
    expect(isHinted()).toBe(true);
    for (let taps = 0; taps < 3; taps++) {
      press('touch', 'a');
      press('touch', 'b');
      press('touch', 'a');
    }
    expect(log).toEqual(['discard a', 'discard a', 'discard a']);
    expect(isHinted()).toBe(false);
    const other = playing({ mouse: 'click', touch: 'flick' });
    deviceTexts.set('gorrion.secondTaps', undefined);
    other.press('touch', 'a');
    expect(other.tile('a').dataset.hinted).toBe('false');
  });

  it('with a finger is explained above both rows of a hand', () => {
    deviceTexts.set('gorrion.secondTaps', undefined);
    const place = { x: 0, w: 40, h: 54, z: 1, angle: 0, kind: 'hand', marks: [] };
    const boxes = [300, 360].map((y, at) => ({ ...place, y, key: `t${at}`, tile: at })) as unknown as KeyedBox[];
    const nothing = () => {};
    const { host, fire } = mounted(
      <OwnHand
        boxes={boxes}
        corner={false}
        ways={USUAL_WAYS}
        used={[]}
        canDiscard={() => true}
        onDiscard={nothing}
        onMove={nothing}
      />,
    );
    const lower = host.querySelector('[data-key=t1]')!;
    for (const type of ['pointerdown', 'pointerup'])
      fire(lower, new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch' }));
    fire(lower, new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(host.querySelector<HTMLElement>('.tap-hint')!.style.top).toBe('300px');
  });

  it('by a key or a screen reader discards, whatever the ways are', () => {
    const { log, click } = playing({ mouse: 'drag', touch: 'flick' });
    click('b', 0);
    expect(log).toEqual(['discard b']);
  });

  it('lowers a lifted tile where only a drag discards', () => {
    const { log, press, lifted } = playing({ mouse: 'drag', touch: 'flick' });
    press('mouse', 'a');
    expect(lifted()).toEqual(['a']);
    press('mouse', 'a', 2);
    expect(lifted()).toEqual([]);
    expect(log).toEqual([]);
  });

  it('that has asked about the tile by its menu does nothing more', () => {
    const { log, fire, tile, touch, click, lifted } = playing();
    touch('down', 'a');
    fire(tile('a'), new MouseEvent('contextmenu', { bubbles: true }));
    touch('up', 'a');
    click('a');
    expect(log).toEqual(['over', 'drop 0 0 0']);
    expect(lifted()).toEqual([]);
  });

  it('with another button or a second finger holds no tile', () => {
    const { log, mouse, touch } = playing();
    mouse('down', 'a', { button: 2 });
    mouse('move', 'a', { at: [50, 0] });
    touch('down', 'a', { id: 2 });
    touch('move', 'a', { id: 2, at: [50, 0] });
    expect(log).toEqual([]);
  });
});

describe('a drag of an own tile', () => {
  it('moves the node with the pointer and drops it within the hand; the click that follows is no press', () => {
    const { log, tile, mouse, click } = playing();
    mouse('down', 'a', { at: [10, 10] });
    mouse('move', 'a', { at: [14, 12] });
    expect(log).toEqual([]);
    mouse('move', 'a', { at: [40, 15] });
    expect(tile('a').style.translate).toBe('30px 5px');
    mouse('up', 'a', { at: [50, 10], time: 500 });
    click('a');
    expect(log).toEqual(['over 0 30 5', 'over', 'drop 0 40 0']);
    expect(tile('a').style.translate).toBe('');
  });

  it('out of the hand discards the tile from where it is held', () => {
    const { log, tile, mouse } = playing();
    mouse('down', 'b');
    mouse('move', 'b', { at: [0, -70] });
    mouse('up', 'b', { at: [0, -70], time: 900 });
    expect(log).toEqual(['over 1 0 -70 out', 'over', 'discard b 0px -70px']);
    expect(tile('b').style.translate).toBe('');
  });

  it('that flicks upwards discards by touch, not by mouse', () => {
    for (const [type, end] of [
      ['touch', 'discard a 0px -40px'],
      ['mouse', 'drop 0 0 -40'],
    ] as const) {
      const hand = playing();
      hand[type]('down', 'a');
      hand[type]('move', 'a', { at: [0, -40], time: 50 });
      hand[type]('up', 'a', { at: [0, -40], time: 60 });
      expect(hand.log.at(-1)).toBe(end);
    }
  });

  it('lowers the tile that another press has lifted', () => {
    const { press, touch, lifted } = playing();
    press('touch', 'a');
    touch('down', 'b');
    touch('move', 'b', { at: [20, 0] });
    expect(lifted()).toEqual([]);
  });

  it('that the system cancels puts the tile back', () => {
    const { log, tile, touch } = playing();
    touch('down', 'a');
    touch('move', 'a', { at: [0, -70] });
    touch('cancel', 'a', { at: [0, -70] });
    expect(log).toEqual(['over 0 0 -70 out', 'over']);
    expect(tile('a').style.translate).toBe('');
  });
});
