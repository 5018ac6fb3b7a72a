import type { WireOutbox } from '@gorrion/client/connection';
import type { Answer, CastLink, CastWish } from '@gorrion/protocol';
import type { Store } from '../store/app.ts';

/** Requests of the page that sets how its table is cast, and of the page that a cast shows. */
export interface CastRequests {
  /** Reads, makes or ends the reader's own link by which the table is cast. `instead`: the key that a new link replaces. */
  cast(wish: CastWish, instead?: string | null): Promise<Answer<{ readonly cast: CastLink | null }>>;
  /** Resolves with the code of the table that this page shows by the key of a link; undefined if it has none. */
  castTable(): Promise<string | undefined>;
}

export const castRequests = (outbox: WireOutbox, store: Store): CastRequests => ({
  async cast(wish, instead) {
    const code = store.getState().table?.code;
    return code === undefined
      ? { ok: false, code: 'not-at-this-table' }
      : outbox.send('table:cast', { code, wish, instead });
  },

  async castTable() {
    const answer = await outbox.send('cast:table', {});
    return answer.ok ? answer.code : undefined;
  },
});
