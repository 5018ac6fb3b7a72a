// @vitest-environment happy-dom
import type { OperatorView, OperatorWish } from '@gorrion/protocol';
import { act } from 'react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { answered } from '../testing/asked.ts';
import { speakEnglish } from '../testing/english.ts';
import { mounted } from '../testing/mounted.ts';
import { BansCard } from './BansCard.tsx';
import type { Operator } from './useOperator.ts';

const VIEW = { bans: [{ id: 'olga', name: 'Olga' }], banCount: 1 } as unknown as OperatorView;

beforeAll(speakEnglish);

it('asks about a ban once somebody has that name, and forgets that nobody had it when another ban is lifted', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('called=Bea')
      ? Response.json({ id: 'bea-id', name: 'Bea' })
      : Response.json({ code: 'no-such-guest' }, { status: 404 }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const wishes: OperatorWish[] = [];
  const operator = { isBusy: false, act: async (wish: OperatorWish) => void wishes.push(wish) } as unknown as Operator;
  const { host } = mounted(<BansCard operator={operator} view={VIEW} />);
  const press = async (name: string) => {
    const found = [...host.querySelectorAll('button')].find(one => one.textContent === name);
    await act(async () => found!.click());
    await answered();
  };
  const write = (text: string) =>
    act(async () => {
      const field = host.querySelector('input')!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const fault = () => host.querySelector('.field .field-fault')?.textContent;

  await write('Nobody');
  await press('Ban');
  expect([host.querySelector('.sure'), fault()]).toEqual([null, 'No guest has this name or id.']);
  await press('Lift');
  expect(fault()).toBeUndefined();
  await write('Bea');
  await press('Ban');
  expect(host.querySelector('.sure legend')?.textContent).toBe('Ban Bea?');
  await press('Ban them');
  expect(wishes).toEqual([
    { type: 'lift-ban', person: 'olga' },
    { type: 'ban', guest: 'bea-id' },
  ]);
});
