import type { GroupCard, GroupInvitation } from '@gorrion/events/groups';
import { useState } from 'react';
import type { Listed } from './server.ts';
import { useLedgers } from './useLedger.ts';

/** Time (ms) between two looks for invitations: nobody is told of one over the socket. */
const LOOK_EVERY = 30_000;

type Listing = Listed<GroupCard | GroupInvitation>;

export const isInvitation = (group: Listing): group is Listed<GroupInvitation> => group.role === 'invited';

/** Time (ms) after its opening in which a group's table is told of: whoever comes later finds it on the group's page. */
const TOLD_FOR = 6 * 3600_000;

const isTold = (group: Listing): group is Listed<GroupCard> & { readonly table: NonNullable<GroupCard['table']> } =>
  !isInvitation(group) && group.table !== null && group.table.at > Date.now() - TOLD_FOR;

/** Returns the groups that ask the person whether they join, and those that have opened a table for them. */
export function useGroupNews() {
  const [looks, setLooks] = useState(0);
  const { answer } = useLedgers<GroupCard | GroupInvitation>('group', looks, LOOK_EVERY);
  const mine = answer?.ok ? answer.value.mine : [];
  const onAnswered = () => setLooks(looks + 1);
  return { asked: { invitations: mine.filter(isInvitation), onAnswered }, withTable: mine.filter(isTold) };
}

/** Returns the groups that ask the person whether they join, and what to do once one is answered: the server is asked again. */
export const useInvitations = () => useGroupNews().asked;

/** Returns the group of the person that has opened a table; undefined if none of theirs has. */
export const useGroupOfTable = (code: string) => useGroupNews().withTable.find(({ table }) => table.code === code);
