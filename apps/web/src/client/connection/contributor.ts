import type { ShuffleObjection, ShuffleProof, TableCommand } from '@gorrion/protocol';
import { type Store, tell } from '../store/app.ts';
import type { FollowedTable } from '../store/following.ts';
import type { PageAnswer } from './nonce.ts';

/** Decides what this page does about the shuffle of a table. */
type Respond = (table: FollowedTable) => Promise<PageAnswer>;

/**
 * Returns a function to call after every change of the table. It sends this page's nonce to every shuffle that asks for
 * it, without asking the player, and shows a notice if the page does not trust the shuffle.
 */
export function contributor(
  store: Store,
  send: (code: string, command: TableCommand) => Promise<boolean>,
  load: () => Promise<Respond>,
): () => Promise<void> {
  const said = new Set<string>();
  let looked: { readonly proof: ShuffleProof | undefined; readonly where: string } | undefined;
  let isTold: { readonly commitment: string; readonly reason: ShuffleObjection } | undefined;
  /** Commitment for which the page has shown that a reload lost the player's number. */
  let lostFor: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function warn({ state }: FollowedTable, reason: ShuffleObjection): void {
    const commitment = state.proof?.commitment ?? '';
    if (isTold?.commitment === commitment && isTold.reason === reason) return;
    isTold = { commitment, reason };
    tell(store, reason === 'not-newer' ? { kind: 'hand-lost' } : { kind: 'shuffle-objection', reason });
  }

  function tellLoss({ state: { proof } }: FollowedTable): void {
    if (lostFor === proof?.commitment) return;
    lostFor = proof?.commitment;
    tell(store, { kind: 'number-lost' });
  }

  async function say(code: string, command: TableCommand): Promise<void> {
    const words = JSON.stringify([code, command]);
    if (said.has(words)) return;
    said.add(words);
    if (await send(code, command)) return;
    // The table did nothing with the command: the next change of the table sends it again.
    said.delete(words);
    looked = undefined;
  }

  async function look(table: FollowedTable): Promise<void> {
    const { commands, objection, isNumberLost } = await (await load())(table);
    if (objection) warn(table, objection);
    if (isNumberLost) tellLoss(table);
    for (const command of commands) void say(table.code, command);
  }

  return () => {
    const { table } = store.getState();
    const where = `${table?.code} ${table?.viewer}`;
    const isSame = looked !== undefined && looked.proof === table?.state.proof && looked.where === where;
    if (!table || isSame || table.viewer === 'spectator' || table.state.proof?.format !== 3) return Promise.resolve();
    looked = { proof: table.state.proof, where };
    const next = turn.then(() => look(table));
    turn = next.catch(() => {});
    return next;
  };
}
