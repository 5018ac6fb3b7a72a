import type {
  Answer,
  ShuffleObjection,
  ShuffleProof,
  TableCode,
  TableCommand,
  TableState,
  TableViewer,
} from '@gorrion/protocol';

/** A table, as far as a shuffle needs it. */
export interface ShufflingTable {
  readonly code: TableCode;
  readonly viewer: TableViewer;
  readonly state: TableState;
}

/** What a client does about a shuffle, and what only its player needs to know. */
export interface Contribution {
  readonly commands: readonly TableCommand[];
  readonly objection?: ShuffleObjection;
  /** The shuffle is repeated because this client lost its nonce, which nothing stored. */
  readonly isNumberLost?: boolean;
}

/** Returns whether a table refused because it stands still: it is frozen, or its program is being restored. */
export const isStandstill = (answer: Answer): boolean =>
  !answer.ok && (answer.code === 'table-frozen' || answer.code === 'table-restarting');

interface ContributorPorts<T extends ShufflingTable> {
  /** Returns the table that is followed now. */
  readonly table: () => T | undefined;
  /** Sends a command of the client itself; resolves with false if the table did nothing with it, because it stands still. */
  readonly send: (code: string, command: TableCommand) => Promise<boolean>;
  /** Loads what decides about shuffles. */
  readonly load: () => Promise<(table: T) => Promise<Contribution>>;
  /** The client does not trust the shuffle. Told once for each reason and commitment. */
  readonly warn: (reason: ShuffleObjection) => void;
  /** This client's nonce was lost. Told once for each commitment. */
  readonly lost: () => void;
}

/**
 * Returns a function to call after every change of the table. It sends this client's nonce to every shuffle that asks for
 * it, without asking the player, and warns if the client does not trust the shuffle. What fails is tried again after the
 * next change: the promise never rejects.
 */
export function contributor<T extends ShufflingTable>(ports: ContributorPorts<T>): () => Promise<void> {
  const said = new Set<string>();
  let looked: { readonly proof: ShuffleProof | undefined; readonly where: string } | undefined;
  let isTold: { readonly commitment: string; readonly reason: ShuffleObjection } | undefined;
  /** Commitment for which the loss of the player's number was told. */
  let lostFor: string | undefined;
  let turn: Promise<void> = Promise.resolve();

  function warn({ state }: T, reason: ShuffleObjection): void {
    const commitment = state.proof?.commitment ?? '';
    if (isTold?.commitment === commitment && isTold.reason === reason) return;
    isTold = { commitment, reason };
    ports.warn(reason);
  }

  function tellLoss({ state: { proof } }: T): void {
    if (lostFor === proof?.commitment) return;
    lostFor = proof?.commitment;
    ports.lost();
  }

  async function say(code: string, command: TableCommand): Promise<void> {
    const words = JSON.stringify([code, command]);
    if (said.has(words)) return;
    said.add(words);
    if (await ports.send(code, command).catch(() => false)) return;
    // The table did nothing with the command: the next change of the table sends it again.
    said.delete(words);
    looked = undefined;
  }

  async function look(table: T): Promise<void> {
    const { commands, objection, isNumberLost } = await (await ports.load())(table);
    if (objection) warn(table, objection);
    if (isNumberLost) tellLoss(table);
    for (const command of commands) void say(table.code, command);
  }

  return () => {
    const table = ports.table();
    const where = `${table?.code} ${table?.viewer}`;
    const isSame = looked !== undefined && looked.proof === table?.state.proof && looked.where === where;
    if (!table || isSame || typeof table.viewer === 'string' || table.state.proof?.format !== 3)
      return Promise.resolve();
    looked = { proof: table.state.proof, where };
    turn = turn
      .then(() => look(table))
      .catch(() => {
        looked = undefined;
      });
    return turn;
  };
}
