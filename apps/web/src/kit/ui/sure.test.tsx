// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { Sure } from './Sure.tsx';

/** A button that asks; it stays beside its question, or the question takes its place. */
function Asking({ stays }: { readonly stays: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      {(stays || !isAsking) && (
        <button type="button" className="ask" onClick={() => setAsking(true)}>
          Sign
        </button>
      )}
      {isAsking && <Sure question="Sign as umpire?" yes="Yes" no="No" onYes={close} onNo={close} />}
    </>
  );
}

it.each([true, false])('a question comes into sight and takes the focus; its button stays: %s', stays => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { host } = mounted(<Asking stays={stays} />);
  const ask = host.querySelector<HTMLElement>('.ask')!;
  ask.focus();
  act(() => ask.click());
  const question = host.querySelector('fieldset')!;
  expect(shown.mock.contexts).toEqual([question]);
  expect(document.activeElement).toBe(question);
  const no = host.querySelectorAll<HTMLElement>('fieldset button')[1]!;
  no.focus();
  act(() => no.click());
  expect(document.activeElement).toBe(stays ? ask : document.body);
  shown.mockRestore();
});
