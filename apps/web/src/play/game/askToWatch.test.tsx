// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { useAskToWatch } from './useAskToWatch.ts';

const { client } = vi.hoisted(() => ({ client: { commandTo: vi.fn(), enter: vi.fn() } }));
vi.mock('../../client/index.ts', () => ({ client }));

it('a page that was left before the host’s answer does not enter the table', async () => {
  const Asking = ({ code }: { readonly code: string }) => {
    useAskToWatch(code, true);
    return null;
  };
  const answers: ((why: string) => void)[] = [];
  client.commandTo.mockImplementation(() => new Promise(done => answers.push(done)));
  const { render } = mounted(<Asking code="AAAA2345" />);
  render(<Asking code="BBBB2345" />);
  await act(async () => answers[0]!('may-watch'));
  expect(client.enter).not.toHaveBeenCalled();
  await act(async () => answers[1]!('may-watch'));
  expect(client.enter.mock.calls.map(([code]) => code)).toEqual(['BBBB2345']);
});
