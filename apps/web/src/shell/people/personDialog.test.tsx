// @vitest-environment happy-dom
import type { Me, PersonId } from '@gorrion/protocol';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import PersonDialog from './PersonDialog.tsx';

const OLGA: Me = { id: 'olga' as PersonId, name: 'Olga' };

beforeAll(speakEnglish);

it('closes without a question only while nothing is written that was not sent, and sending is the main act', async () => {
  askedOf({});
  const closed = vi.fn();
  mounted(<PersonDialog person={OLGA} onClose={closed} />);
  const button = (name: string) => [...document.querySelectorAll('button')].find(one => one.textContent === name);
  const press = (name: string) => act(async () => button(name)!.click());
  const mains = () => [...document.querySelectorAll('.btn.pri')].map(one => one.textContent);
  await press('Done');
  expect(closed).toHaveBeenCalledTimes(1);

  const field = document.querySelector('textarea')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'A goose!');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(mains()).toEqual(['Send report']);
  await press('Done');
  expect(closed).toHaveBeenCalledTimes(1);
  await press('Keep writing');
  expect(document.querySelector('textarea')!.value).toBe('A goose!');
  await press('Done');
  await press('Close without sending');
  expect(closed).toHaveBeenCalledTimes(2);
});
