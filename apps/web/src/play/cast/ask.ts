import type { Answer, CastLink, CastWish } from '@gorrion/protocol';
import { client } from '../../client/index.ts';

/* What pages of casts ask the server. It waits for the connection, if there is none now. */

/** Reads, makes or ends the reader's own link by which a table is cast. */
export const askCast = (code: string, wish: CastWish): Promise<Answer<{ readonly cast: CastLink | null }>> =>
  new Promise(done => client.wire.ask('table:cast', { code, wish }, done));

/** Resolves with the code of the table that this page shows by the key of a link; undefined if it has none. */
export const askCastTable = (): Promise<string | undefined> =>
  new Promise(done => client.wire.ask('cast:table', {}, answer => done(answer.ok ? answer.code : undefined)));
