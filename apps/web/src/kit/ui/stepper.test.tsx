// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { Stepper } from './Stepper.tsx';

/** A stepper of minutes: 15 to 150 by 15, or none. Returns it with what was set, newest last. */
function stepper(value: number) {
  const set: number[] = [];
  const page = mounted(
    <Stepper
      label="Session"
      less="Less"
      more="More"
      value={value}
      min={15}
      max={150}
      step={15}
      none="No limit"
      onSet={next => set.push(next)}
    />,
  );
  const field = page.host.querySelector('input')!;
  const [less, more] = page.host.querySelectorAll('button');
  const type = (text: string) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    write.call(field, text);
    page.fire(field, new Event('input', { bubbles: true }));
    page.fire(field, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  };
  return { ...page, set, field, less: less!, more: more!, type };
}

it('goes up and down by one step, and from the least to none', () => {
  const { set, fire, field, less, more } = stepper(15);
  fire(more, new MouseEvent('click', { bubbles: true }));
  fire(less, new MouseEvent('click', { bubbles: true }));
  fire(field, new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  expect(set).toEqual([30, 0, 30]);
});

it('goes from none to the least', () => {
  const { set, fire, field, less, more } = stepper(0);
  expect(field.value).toBe('No limit');
  expect(less.disabled).toBe(true);
  fire(more, new MouseEvent('click', { bubbles: true }));
  expect(set).toEqual([15]);
});

it('takes a typed number within its limits, and no other text', () => {
  const { set, type } = stepper(60);
  type('100');
  type('9000');
  type('3');
  type('soon');
  expect(set).toEqual([100, 150, 0]);
});

it('stops at the most', () => {
  const { more } = stepper(150);
  expect(more.disabled).toBe(true);
});
