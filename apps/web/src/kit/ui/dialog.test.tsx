// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { Dialog } from './Dialog.tsx';

const isOpen = (name: string) => document.querySelector<HTMLDialogElement>(`dialog.${name}`)?.open;
const nothing = () => {};

it.each([
  ['patient', false],
  ['urgent', true],
] as const)('what opens by itself and is %s lies over what the reader has open: %s', (unasked, isOver) => {
  const page = (hasMenu: boolean) => (
    <>
      {hasMenu && (
        <Dialog labelledBy="a" className="asked" onClose={nothing}>
          menu
        </Dialog>
      )}
      <Dialog labelledBy="b" className="unasked" unasked={unasked} onClose={nothing}>
        sheet
      </Dialog>
    </>
  );
  const { render } = mounted(page(true));
  expect([isOpen('asked'), isOpen('unasked')]).toEqual([true, isOver]);
  render(page(false));
  expect(isOpen('unasked')).toBe(true);
});
