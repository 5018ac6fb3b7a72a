import type { CallLinkStore, StoredCallLink } from '../callLinks.ts';
import { HOLD_LIVE_TABLE } from './liveTables.ts';
import { type Courses, type Sql, type Steps, statement } from './statement.ts';

/* Where the players of tables talk, in either database. */

export type CallLinkJob =
  | { readonly kind: 'keep-call-link'; readonly table: string; readonly link: StoredCallLink }
  | { readonly kind: 'drop-call-link' | 'drop-call-link-of-group'; readonly table: string };

const KEEP = `INSERT INTO call_links (table_id, person, link, is_of_group) VALUES ($1, $2, $3, $4)
  ON CONFLICT (table_id) DO UPDATE
    SET person = excluded.person, link = excluded.link, is_of_group = excluded.is_of_group`;
const DROP = 'DELETE FROM call_links WHERE table_id = $1';
const DROP_OF_GROUP = `${DROP} AND is_of_group`;
/** Deletes the call links that a person has set. */
export const DROP_CALL_LINKS_OF = 'DELETE FROM call_links WHERE person = $1';

function* keep({
  table,
  link: { person, link, isOfGroup = false },
}: Extract<CallLinkJob, { kind: 'keep-call-link' }>): Steps {
  const [held] = yield statement(HOLD_LIVE_TABLE, table);
  if (held) yield statement(KEEP, table, person, link, isOfGroup);
}

export const CALL_LINK_COURSES: Courses<CallLinkJob> = {
  'keep-call-link': keep,
  'drop-call-link': ({ table }) => statement(DROP, table),
  'drop-call-link-of-group': ({ table }) => statement(DROP_OF_GROUP, table),
};

const OF_TABLE = 'SELECT person, link, is_of_group AS "isOfGroup" FROM call_links WHERE table_id = $1';

export const callLinkStore = ({ rows, write }: Sql<CallLinkJob>): CallLinkStore => ({
  async callLinkOf(table) {
    const [row] = await rows<StoredCallLink>(OF_TABLE, table);
    return row && { ...row, isOfGroup: Boolean(row.isOfGroup) };
  },
  keepCallLink: (table, link) => write({ kind: 'keep-call-link', table, link }),
  dropCallLink: table => write({ kind: 'drop-call-link', table }),
  dropCallLinkOfGroup: table => write({ kind: 'drop-call-link-of-group', table }),
});
