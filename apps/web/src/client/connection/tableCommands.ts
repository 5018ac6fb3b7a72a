import { isStandstill, type WireOutbox } from '@gorrion/client/connection';
import type { TableCommand } from '@gorrion/protocol';
import type { Store } from '../store/app.ts';
import { isAccepted } from './accepted.ts';

export interface TableCommands {
  /**
   * Sends the player's command to the table on the page, which shows it as pending until the answer. Resolves with
   * whether the table accepted it; shows a refusal as a notice.
   */
  send(command: TableCommand): Promise<boolean>;
  /**
   * Delivers a command of the page itself to a table, without a notice. Resolves with false if the table did nothing
   * with the command because it stands still, so that the page can send it again later.
   */
  deliver(code: string, command: TableCommand): Promise<boolean>;
}

/** Returns whether the table on the page already shows that it stands still: a notice above it would only cover that. */
function showsStandstill(store: Store): boolean {
  const { table } = store.getState();
  return table?.isFrozen === true && table.state.stage === 'playing';
}

/** Sends commands to tables, each under an id of its own and with the number of the event that it answers. */
export function tableCommands(outbox: WireOutbox, store: Store, newId: () => string): TableCommands {
  return {
    async send(command) {
      const { table } = store.getState();
      if (!table) return false;
      const id = newId();
      store.setState(app => ({ pending: [...app.pending, { id, command, at: table.seq }] }));
      const envelope = { id, answers: table.seq, command };
      const answer = await outbox.send('table:command', { code: table.code, envelope });
      store.setState(app => ({ pending: app.pending.filter(other => other.id !== id) }));
      return isStandstill(answer) && showsStandstill(store) ? false : isAccepted(store, answer);
    },

    async deliver(code, command) {
      const answers = store.getState().table?.seq ?? 0;
      const answer = await outbox.send('table:command', { code, envelope: { id: newId(), answers, command } });
      return !isStandstill(answer);
    },
  };
}
