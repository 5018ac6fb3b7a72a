import { client } from '../../client/index.ts';
import { goTo, tablePath } from '../../shell/page/router.ts';

/**
 * Becomes the umpire of a table of this server and goes there. The role comes first: tables whose play is closed to
 * spectators let only their players and their umpire in. Resolves with the code of the refusal; undefined if the page goes.
 */
export async function goAsUmpire(code: string, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return 'bad-umpire-key';
  if (!client.wire.isOpen()) return 'offline';
  const refusal = await client.commandTo(code, { type: 'take-umpire', key });
  if (refusal === undefined) goTo(tablePath(code));
  return refusal;
}
