import type { GroupCard, GroupInvitation } from '@gorrion/events/groups';
import { useState } from 'react';
import type { Listed } from './server.ts';
import { useLedgers } from './useLedger.ts';

/** Time (ms) between two looks for invitations: nobody is told of one over the socket. */
const LOOK_EVERY = 30_000;

type Listing = Listed<GroupCard | GroupInvitation>;

export const isInvitation = (group: Listing): group is Listed<GroupInvitation> => group.role === 'invited';

/** Returns the groups that ask the person whether they join, and what to do once one is answered: the server is asked again. */
export function useInvitations() {
  const [looks, setLooks] = useState(0);
  const { answer } = useLedgers<GroupCard | GroupInvitation>('group', looks, LOOK_EVERY);
  const invitations = answer?.ok ? answer.value.mine.filter(isInvitation) : [];
  return { invitations, onAnswered: () => setLooks(looks + 1) };
}
