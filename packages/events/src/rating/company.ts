/*
 * Who is close to whom: people of one network, and people who meet much more often than chance would have it. Only games
 * whose networks are known are counted, so that older games keep their values.
 */

/** Meetings that say nothing: friends who come to one table a few times. */
const FREE_MEETINGS = 3;
/** From here on two people meet much more than chance. */
const TIMES_CHANCE = 3;

/** Whom somebody has met so far. */
export interface Company {
  readonly games: number;
  /** Seats of other people in these games. */
  readonly seats: number;
  /** How often they have met each of them. */
  readonly met: ReadonlyMap<string, number>;
}

export const NO_COMPANY: Company = { games: 0, seats: 0, met: new Map() };

/** A person at a table; `network` is a number that people of one network share within the game. */
export interface Guest {
  readonly who: string;
  readonly company: Company;
  readonly network: number;
}

/** Meetings to expect if everybody sat down by chance as often as they do; `seats` are those of all people in all games. */
const byChance = (one: Company, other: Company, seats: number): number =>
  (one.seats * other.games) / Math.max(1, seats - one.games);

function meetOften(one: Guest, other: Guest, seats: number): boolean {
  const expected = Math.min(byChance(one.company, other.company, seats), byChance(other.company, one.company, seats));
  return (one.company.met.get(other.who) ?? 0) > FREE_MEETINGS + TIMES_CHANCE * expected;
}

/** Whether one of the others at a table is close to a person. */
export const isAmongClose = (own: Guest, table: readonly Guest[], seats: number): boolean =>
  table.some(other => other !== own && (other.network === own.network || meetOften(own, other, seats)));

/** Returns a person's company after one more game with others. `own` has the maps that the caller may change. */
export function afterMeeting({ games, seats, met }: Company, others: readonly string[], own: Set<unknown>): Company {
  const after = own.has(met) ? (met as Map<string, number>) : new Map(met);
  own.add(after);
  for (const other of others) after.set(other, (after.get(other) ?? 0) + 1);
  return { games: games + 1, seats: seats + others.length, met: after };
}
