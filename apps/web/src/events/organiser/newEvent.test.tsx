// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useApp } from '../../client/store/app.ts';
import { answered, askedOf } from '../../testing/asked.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { NewEvent } from './NewEvent.tsx';

const rename = vi.hoisted(() => vi.fn(async () => true));
vi.mock('../../client/index.ts', () => ({ client: { rename } }));
await speakEnglish();
beforeEach(() => rename.mockClear());

/** Names a new event, and its organiser if they are asked. */
async function opened(me: string, typed?: string) {
  useApp.setState({ me: { id: 'a', name: me } } as never);
  const asked = askedOf({});
  const { host } = mounted(<NewEvent />);
  const write = (input: HTMLInputElement, text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const [name, own] = host.querySelectorAll<HTMLInputElement>('.og-new input');
  write(name!, 'Spring Open');
  const shown = own?.value;
  if (typed !== undefined) write(own!, typed);
  const isOff = host.querySelector<HTMLButtonElement>('.og-new .btn.pri')!.disabled;
  await act(async () => host.querySelector<HTMLFormElement>('.og-new')!.requestSubmit());
  await answered();
  return { shown, isOff, asked };
}

it('who has chosen no name has one before their event, and signs under it in every language', async () => {
  expect(await opened('bird:lucky-magpie')).toEqual({
    ...{ shown: 'Lucky Magpie', isOff: false },
    asked: ['POST /api/ledgers/tournament'],
  });
  expect(rename).toHaveBeenLastCalledWith('Lucky Magpie');
  await opened('bird:lucky-magpie', ' Olga ');
  expect(rename).toHaveBeenLastCalledWith('Olga');
  expect(await opened('bird:lucky-magpie', ' ')).toMatchObject({ isOff: true, asked: [] });
});

it('who has chosen a name is not asked again', async () => {
  expect((await opened('Olga')).shown).toBeUndefined();
  expect(rename).not.toHaveBeenCalled();
});
