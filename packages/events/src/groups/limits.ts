/* Bounds of what a group holds. */

/** Most members at a time. */
export const MOST_MEMBERS = 200;
/** Most people who were ever members: numbers are never given twice. */
export const MOST_NUMBERS = 1000;
/** Longest name of a group (characters). */
export const LONGEST_GROUP_NAME = 40;
/** Longest text about a group (characters). */
export const LONGEST_WORDS = 500;
/** Longest name of a season (characters). */
export const LONGEST_SEASON_NAME = 30;
export const MOST_SEASONS = 60;
/** Longest place of an evening (characters). */
export const LONGEST_PLACE = 80;
/** Longest link of an evening (characters). */
export const LONGEST_LINK = 300;
/** Most games of a group. */
export const MOST_GAMES = 3000;
/** Most tables that the group remembers as its own; the oldest go first. */
export const MOST_TABLES = 1500;
/** Most tables that stand at a time without an evening. */
export const MOST_TABLES_NOW = 12;
/** The newest tables of a group that its members' pages know as its own. */
export const TABLES_KNOWN = 24;
/** Most evenings that calendars are told of; the oldest go first. */
export const MOST_PLANS = 60;
/** Most calls to tables that a group remembers. */
export const MOST_CALLS = 12;
/** Most rounds of tables on one evening. */
export const MOST_ROUNDS = 40;

/** Most invitations to groups that a person has at a time: no more are made for them. */
export const MOST_INVITATIONS = 20;

const HOUR = 3600_000;
/** How long who has declined is not asked again by the same founder (ms). */
export const DECLINED_FOR = 365 * 24 * HOUR;
/** How long a table is told of that was opened without an evening (ms): whatever game it has is over or begun by then. */
export const TOLD_FOR = 6 * HOUR;
/** Time (ms) before the members of a group are called to the same table again. */
export const CALL_AGAIN = HOUR / 6;
/** Returns whether members were called to a table so lately that they are not called again; times in ms. */
export const isCalledLately = (called: number | undefined, now: number): boolean =>
  called !== undefined && now < called + CALL_AGAIN;
/** How long (ms) a call to a table stands. */
export const CALL_LASTS = HOUR;
/** How long before an evening begins members may open its tables at the latest (ms); else from the first hour of its day. */
export const DAY_BEGINS = 12 * HOUR;
/** How long after its beginning an evening is the present one (ms). */
export const DAY_ENDS = 18 * HOUR;
