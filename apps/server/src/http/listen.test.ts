import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { CannotStart } from '../persistence/folder/cannotStart.ts';
import { listen } from './listen.ts';

it('a port that is taken, and an address that the machine has not, are reasons not to start', async () => {
  const [first, second] = [createServer(), createServer()];
  const port = await listen(first, 0, '127.0.0.1');
  const refusal = (host: string) => listen(second, port, host).catch((error: unknown) => error);
  const taken = await refusal('127.0.0.1');
  expect(taken).toBeInstanceOf(CannotStart);
  expect(String(taken)).toContain(`127.0.0.1 does not give it port ${port}: another program listens there. Set PORT`);
  expect(String(await refusal('203.0.113.9'))).toContain('Check HOST');
  first.close();
});
