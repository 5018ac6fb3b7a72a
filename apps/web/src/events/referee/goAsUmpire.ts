import type { TableCode } from '@gorrion/protocol';
import { newId } from '../../client/connection/ids.ts';
import { client } from '../../client/index.ts';
import { goTo, tablePath } from '../../shell/page/router.ts';

/**
 * Becomes the umpire of a table of this server and goes there. The role comes first: tables whose play is closed to
 * spectators let only their players and their umpire in. Resolves with the code of the refusal; undefined if the page goes.
 */
export function goAsUmpire(code: string, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return Promise.resolve('bad-umpire-key');
  if (!client.wire.isOpen()) return Promise.resolve('offline');
  const envelope = { id: newId(), answers: 0, command: { type: 'take-umpire', key } } as const;
  return new Promise(resolve => {
    client.wire.ask('table:command', { code: code as TableCode, envelope }, answer => {
      if (answer.ok) goTo(tablePath(code));
      resolve(answer.ok ? undefined : answer.code);
    });
  });
}
