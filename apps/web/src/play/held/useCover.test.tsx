// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { type Cover, useCover } from './useCover.ts';

it('a hand that its player opens on a phone that lies on its face stays open until it is laid down anew', () => {
  let cover: Cover | undefined;
  function Probe() {
    cover = useCover();
    return null;
  }
  const { fire } = mounted(<Probe />);
  let at = 0;
  const lie = (beta: number) => {
    for (let n = 0; n < 5; n++) {
      at += 100;
      const event = Object.assign(new Event('deviceorientation'), { beta, gamma: 0 });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fire(window, event);
    }
    return cover!.isCovered;
  };
  expect(lie(180)).toBe(true);
  act(() => cover!.toggle());
  expect(lie(180)).toBe(false);
  expect(lie(40)).toBe(false);
  expect(lie(180)).toBe(true);
});
