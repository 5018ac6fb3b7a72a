import type { PersonId } from '@gorrion/protocol';
import { DECLINED_FOR } from './limits.ts';
import type { GroupFact, GroupState, Invitation, Member, Role } from './types.ts';

/* Who is in a group, and what follows when somebody goes. */

export const membersOf = ({ members }: Pick<GroupState, 'members'>): readonly Member[] =>
  members.filter(({ role }) => role !== 'gone');

/** Returns the member that a person is now; undefined if they are none. */
export const memberOf = (state: Pick<GroupState, 'members'>, person: PersonId): Member | undefined =>
  membersOf(state).find(member => member.person === person);

/** Returns the member with a number, if they are one now. */
export const memberAt = (state: Pick<GroupState, 'members'>, number: number): Member | undefined =>
  membersOf(state).find(member => member.number === number);

/** Returns the invitation that a person has not answered; undefined if there is none. */
export const invitationOf = (
  { invitations }: Pick<GroupState, 'invitations'>,
  person: PersonId,
): Invitation | undefined => invitations.find(one => one.person === person && !one.isDeclined);

/** Returns who asks a person whether they join: the founder, null once they have gone; undefined if nobody does. */
export function askerOf(
  state: Pick<GroupState, 'members' | 'invitations'>,
  person: PersonId,
): PersonId | null | undefined {
  if (!invitationOf(state, person)) return undefined;
  const [founder] = state.members;
  return founder && founder.role !== 'gone' ? founder.person : null;
}

/** Whether a founder may not ask a person now because of this group: they are asked already, or have declined. */
export const isAskedBy = (state: GroupState, founder: PersonId, person: PersonId, now: number): boolean =>
  state.members[0]?.person === founder &&
  state.invitations.some(one => one.person === person && (!one.isDeclined || now < one.at + DECLINED_FOR));

const owners = (state: GroupState): readonly Member[] => membersOf(state).filter(({ role }) => role === 'owner');

/** Whether a member is the only owner. */
export const isLastOwner = (state: GroupState, number: number): boolean =>
  owners(state).every(owner => owner.number === number);

/** Returns the facts by which a member goes; the last owner passes the group on to the member of longest standing. */
export function going(state: GroupState, member: Member, type: 'left' | 'removed' | 'forgotten'): GroupFact[] {
  const [next] = membersOf(state)
    .filter(({ number }) => number !== member.number)
    .toSorted((a, b) => a.since - b.since || a.number - b.number);
  const passesOn = member.role === 'owner' && isLastOwner(state, member.number) && next !== undefined;
  return [
    ...(passesOn ? [{ type: 'role-set', member: next.number, role: 'owner' } as const] : []),
    { type, member: member.number },
  ];
}

/** Returns the members after a person has joined, or come back. */
export function withPerson(members: readonly Member[], person: PersonId, role: Role, at: number): readonly Member[] {
  const known = members.find(member => member.person === person);
  if (known && known.role !== 'gone') return members;
  if (known) return members.map(member => (member === known ? { ...member, role, since: at, until: null } : member));
  return [...members, { number: members.length + 1, person, role, since: at, until: null }];
}

/** Returns the members after one of them has changed. */
export const withChange = (
  members: readonly Member[],
  number: number,
  change: Partial<Pick<Member, 'role' | 'person' | 'until'>>,
): readonly Member[] => members.map(member => (member.number === number ? { ...member, ...change } : member));
