// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { useKeydown } from './useKeydown.ts';
import { useKeys } from './useKeys.ts';

const press = (key: string) =>
  void document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }));

const useOneByKeys = (choose: () => void) => useKeys(({ key }) => (key === '1' ? choose : undefined));
const useOneByKeydown = (choose: () => void) => useKeydown(({ key }) => key === '1' && choose());

it.each([
  ['useKeys', useOneByKeys],
  ['useKeydown', useOneByKeydown],
] as const)('%s takes a key that is pressed as soon as the page shows what it changes', (_, useOne) => {
  const choose = vi.fn();
  function Question() {
    useOne(choose);
    return null;
  }
  /** Presses the key when the question stands in the document, and before the browser draws it. */
  function Page() {
    useLayoutEffect(() => press('1'), []);
    return <Question />;
  }
  const { render } = mounted(<Page />);
  expect(choose).toHaveBeenCalledTimes(1);
  render(<p>Answered</p>);
  press('1');
  expect(choose).toHaveBeenCalledTimes(1);
});
