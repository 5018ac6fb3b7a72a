import type { KeyOf } from '../ledger/index.ts';
import { memberAt } from './people.ts';
import type { GroupState, Member } from './types.ts';

/*
 * The evenings of a group as calendars subscribe to them. Calendars bring no cookie, so each member has an address of their
 * own: it ends when they go, and all of them end when an owner has the links made anew.
 */

/** Returns the part of an address by which a member subscribes. */
export const calendarOf = ({ calendars }: Pick<GroupState, 'calendars'>, member: number, keyOf: KeyOf): string =>
  `${member}-${keyOf(`calendar ${calendars} ${member}`)}`;

/** Returns the member whose address has a part; undefined if it is nobody's, or of one who has gone. */
export function memberOfCalendar(state: GroupState, part: string, keyOf: KeyOf): Member | undefined {
  const member = memberAt(state, Number(part.split('-', 1)[0]));
  return member && calendarOf(state, member.number, keyOf) === part ? member : undefined;
}
