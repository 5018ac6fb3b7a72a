import type { CallLinkStore, StoredCallLink } from '../callLinks.ts';
import { HOLD_LIVE_TABLE } from './liveTables.ts';
import { type Courses, type Sql, type Steps, statement } from './statement.ts';

/* Where the players of tables talk, in either database. */

export type CallLinkJob =
  | { readonly kind: 'keep-call-link'; readonly table: string; readonly link: StoredCallLink }
  | { readonly kind: 'drop-call-link'; readonly table: string };

const KEEP = `INSERT INTO call_links (table_id, person, link) VALUES ($1, $2, $3)
  ON CONFLICT (table_id) DO UPDATE SET person = excluded.person, link = excluded.link`;
const DROP = 'DELETE FROM call_links WHERE table_id = $1';
/** Deletes the call links that a person has set. */
export const DROP_CALL_LINKS_OF = 'DELETE FROM call_links WHERE person = $1';

function* keep({ table, link: { person, link } }: Extract<CallLinkJob, { kind: 'keep-call-link' }>): Steps {
  const [held] = yield statement(HOLD_LIVE_TABLE, table);
  if (held) yield statement(KEEP, table, person, link);
}

export const CALL_LINK_COURSES: Courses<CallLinkJob> = {
  'keep-call-link': keep,
  'drop-call-link': ({ table }) => statement(DROP, table),
};

const OF_TABLE = 'SELECT person, link FROM call_links WHERE table_id = $1';

export const callLinkStore = ({ rows, write }: Sql<CallLinkJob>): CallLinkStore => ({
  callLinkOf: async table => (await rows<StoredCallLink>(OF_TABLE, table))[0],
  keepCallLink: (table, link) => write({ kind: 'keep-call-link', table, link }),
  dropCallLink: table => write({ kind: 'drop-call-link', table }),
});
