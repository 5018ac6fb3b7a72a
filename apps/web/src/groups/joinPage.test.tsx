// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useApp } from '../client/store/app.ts';
import { eventPaths } from '../shell/links/eventPaths.ts';
import { answered, askedOf } from '../testing/asked.ts';
import { speakEnglish } from '../testing/english.ts';
import { mounted } from '../testing/mounted.ts';
import GroupPage from './GroupPage.tsx';

vi.mock('../client/index.ts', () => ({
  client: { wire: { isOpen: () => false, on: () => {}, onOpen: () => {} } },
}));
await speakEnglish();
afterEach(() => {
  location.hash = '';
});

/** Opens the link of a group. */
function byLink(id: string) {
  location.hash = '0123456789abcdef'.repeat(2);
  return mounted(<GroupPage path={eventPaths.group(id)} />).host;
}

it('who has a group’s link asks for what only members see once they have joined', async () => {
  const [door, ledger] = ['/api/groups/ABCD2345/door', '/api/ledgers/group/ABCD2345'];
  const asked = askedOf({
    [`POST ${door}`]: { name: 'Thursday', members: 3, isMember: false },
    [`POST ${ledger}`]: { version: 2 },
  });
  useApp.setState({ me: { name: 'Bea' } } as never);
  const host = byLink('ABCD2345');
  await answered();
  expect(host.textContent).toContain('Thursday');
  expect(asked).toEqual([`POST ${door}`]);
  // Enter in the field of the name joins as the button does.
  expect([...host.querySelectorAll('button')].some(one => one.textContent === 'Join as Bea')).toBe(true);
  act(() => host.querySelector('form')!.requestSubmit());
  await answered();
  expect(asked).toEqual([`POST ${door}`, `POST ${ledger}`, `GET ${ledger}`]);
});

it('the button says the name that is being typed, and waits while it is too long', async () => {
  askedOf({ 'POST /api/groups/JKLM2345/door': { name: 'Thursday', members: 1, isMember: false } });
  useApp.setState({ me: { name: 'Bea' } } as never);
  const host = byLink('JKLM2345');
  await answered();
  expect(host.textContent).toContain('1 member. The group sees your name');
  const field = host.querySelector('input')!;
  const type = (name: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, name);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = () => host.querySelector<HTMLButtonElement>('main > .row > .btn.pri')!;
  type('Beatriz');
  expect([press().textContent, press().disabled]).toEqual(['Join as Beatriz', false]);
  type('B'.repeat(30));
  expect(press().disabled).toBe(true);
});

it('a member passes the door of the group', async () => {
  const door = '/api/groups/EFGH2345/door';
  const asked = askedOf({ [`POST ${door}`]: { name: 'Thursday', members: 3, isMember: true } });
  byLink('EFGH2345');
  await answered();
  expect(asked).toEqual([`POST ${door}`, 'GET /api/ledgers/group/EFGH2345']);
});
