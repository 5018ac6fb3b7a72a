// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { answered, askedOf } from '../../testing/asked.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import JoinPage from './JoinPage.tsx';

vi.mock('../../client/index.ts', () => ({
  client: { wire: { isOpen: () => false, on: () => {}, onOpen: () => {} } },
}));
await speakEnglish();

it('who has the link of an event asks for it once they have joined: before it opens others may not see it', async () => {
  location.hash = '0123456789abcdef'.repeat(2);
  const ledger = '/api/ledgers/tournament/ABCD2345';
  const asked = askedOf({});
  const page = mounted(<JoinPage path={eventPaths.event('ABCD2345', 'join')} />);
  await answered();
  expect(asked).toEqual([`POST ${ledger}`]);
  expect(page.host.textContent).toContain('One moment');
});

it('follows the event once the link has let its reader in', async () => {
  location.hash = '0123456789abcdef'.repeat(2);
  const ledger = '/api/ledgers/tournament/EFGH2345';
  const asked = askedOf({ [`POST ${ledger}`]: { version: 2 } });
  mounted(<JoinPage path={eventPaths.event('EFGH2345', 'join')} />);
  await answered();
  expect(asked).toEqual([`POST ${ledger}`, `GET ${ledger}`]);
  expect(location.hash).toBe('');
});
