// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { useSkip } from './useSkip.ts';

let at = 0;
const skip = vi.fn();
const pressed = vi.fn();

function Probe({ isOn }: { readonly isOn: boolean }) {
  useSkip(isOn, skip);
  return (
    <>
      <button type="button" onPointerDown={pressed} onKeyDown={pressed} />
      <input />
      <dialog open />
    </>
  );
}

beforeEach(() => {
  at = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  for (const one of [skip, pressed]) one.mockClear();
});
afterEach(() => vi.restoreAllMocks());

/** Has something happen on a part of the page `ms` after the skip came on; says whether its default was prevented. */
function happen(event: Event, selector = 'button', ms = 500): boolean {
  Object.defineProperty(event, 'timeStamp', { value: 1000 + ms });
  document.querySelector(selector)!.dispatchEvent(event);
  return event.defaultPrevented;
}
const press = () => new PointerEvent('pointerdown', { bubbles: true });
const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });

it('a press or a key skips, and reaches nothing else', () => {
  mounted(<Probe isOn />);
  happen(press());
  expect(happen(key('Enter'))).toBe(true);
  expect(skip).toHaveBeenCalledTimes(2);
  expect(pressed).not.toHaveBeenCalled();
});

it('a press of the first moments is ignored: it was meant for what stood there before', () => {
  mounted(<Probe isOn />);
  happen(press(), 'button', 149);
  expect([skip.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 0]);
  happen(press(), 'button', 150);
  expect(skip).toHaveBeenCalledTimes(1);
});

it('what is written, pressed in a dialog, held down or meant for the browser skips nothing', () => {
  mounted(<Probe isOn />);
  for (const where of ['input', 'dialog']) {
    expect(happen(key('a'), where)).toBe(false);
    happen(press(), where);
  }
  for (const event of [key('Shift'), key('r', { ctrlKey: true }), key('Enter', { repeat: true })]) happen(event);
  expect(skip).not.toHaveBeenCalled();
});

it('nothing is skipped while it is off', () => {
  mounted(<Probe isOn={false} />);
  happen(press());
  expect([skip.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 1]);
});
