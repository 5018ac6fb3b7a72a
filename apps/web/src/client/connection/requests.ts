import type { WireOutbox } from '@gorrion/client/connection';
import type {
  BotLevel,
  CallLinkWish,
  ChatContent,
  HandTranscript,
  Refusal,
  Report,
  TableCode,
  TableCommand,
  TableSettings,
  Watcher,
} from '@gorrion/protocol';
import type { BySeat, Tile } from '@gorrion/rules';
import type { Store } from '../store/app.ts';
import { isAccepted } from './accepted.ts';

/** Requests of a person, outside of any table. A refusal is shown as a notice. */
export interface PersonRequests {
  /** Resolves with whether the server took the new name. */
  rename(name: string): Promise<boolean>;
  /** Erases the person's name and chat lines; resolves with the name that the server gives them instead. */
  forget(): Promise<string | undefined>;
  /**
   * Opens a table, with three bots if `against` is given; resolves with its code, or with undefined if the server refuses
   * or the wish is withdrawn.
   */
  openTable(settings: TableSettings, against?: BotLevel, withdrawn?: AbortSignal): Promise<TableCode | undefined>;
}

export function personRequests(outbox: WireOutbox, store: Store, newId: () => string): PersonRequests {
  return {
    async rename(name) {
      const answer = await outbox.send('me:rename', { name });
      if (!isAccepted(store, answer)) return false;
      store.setState({ me: answer.me });
      return true;
    },

    async forget() {
      const answer = await outbox.send('me:forget', {});
      if (!isAccepted(store, answer)) return undefined;
      store.setState({ me: answer.me });
      return answer.me.name;
    },

    async openTable(settings, against, withdrawn) {
      const wish = { id: newId(), settings, ...(against ? { against } : {}) };
      const answer = await outbox.send('table:open', wish, withdrawn);
      return answer && isAccepted(store, answer) ? answer.code : undefined;
    },
  };
}

/** Requests about the table on the page that are no moves. A refusal goes to the part of the page that asked. */
export interface TableRequests {
  /** Resolves with the spectators of the table; undefined if the page has no table or the server refuses. */
  watching(): Promise<readonly Watcher[] | undefined>;
  /** Resolves with the record of the newest finished hand, or with the refusal. */
  transcript(): Promise<HandTranscript | Refusal>;
  /** Resolves with the concealed tiles of a stopped hand, for its umpire; undefined if the server refuses. */
  inspect(): Promise<BySeat<readonly Tile[]> | undefined>;
  /** Sends a command to a table that the page need not show, until it is answered; resolves with the refusal. */
  commandTo(code: string, command: TableCommand): Promise<Refusal | undefined>;
  /** Sends a line or a quick word to the chat of the table; resolves with the refusal, if there is one. */
  sendChat(saying: ChatContent): Promise<Refusal | undefined>;
  /** Changes where the players of the table talk; resolves with the refusal, if there is one. */
  changeCallLink(wish: CallLinkWish): Promise<Refusal | undefined>;
  /** Tells the operator of somebody at the table; resolves with the refusal, if there is one. */
  report(report: Report): Promise<Refusal | undefined>;
}

export function tableRequests(outbox: WireOutbox, store: Store, newId: () => string): TableRequests {
  const shownCode = () => store.getState().table?.code;
  return {
    async watching() {
      const code = shownCode();
      if (code === undefined) return undefined;
      const answer = await outbox.send('table:watching', { code });
      return answer.ok ? answer.people : undefined;
    },

    async transcript() {
      const code = shownCode();
      if (code === undefined) return 'not-at-this-table';
      const answer = await outbox.send('table:transcript', { code });
      return answer.ok ? answer.transcript : answer.code;
    },

    async commandTo(code, command) {
      const envelope = { id: newId(), answers: 0, command };
      const answer = await outbox.send('table:command', { code, envelope });
      return answer.ok ? undefined : answer.code;
    },

    async inspect() {
      const code = shownCode();
      if (code === undefined) return undefined;
      const answer = await outbox.send('table:inspect', { code });
      return answer.ok ? answer.hands : undefined;
    },

    async changeCallLink(wish) {
      const code = shownCode();
      if (code === undefined) return 'not-at-this-table';
      const answer = await outbox.send('table:call-link', { code, wish });
      return answer.ok ? undefined : answer.code;
    },

    async report(report) {
      const code = shownCode();
      if (code === undefined) return 'not-at-this-table';
      const answer = await outbox.send('table:report', { code, report });
      return answer.ok ? undefined : answer.code;
    },

    async sendChat(saying) {
      const code = shownCode();
      if (code === undefined) return 'not-at-this-table';
      const answer = await outbox.send('table:say', { code, id: newId(), ...saying });
      return answer.ok ? undefined : answer.code;
    },
  };
}
