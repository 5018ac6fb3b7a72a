import { type CardTable, type GroupCard, type GroupInvitation, isTold } from '@gorrion/events/groups';
import { useState } from 'react';
import type { Listed } from './server.ts';
import { useLedgers } from './useLedger.ts';

/** Time (ms) between two looks for invitations: nobody is told of one over the socket. */
const LOOK_EVERY = 30_000;

type Listing = Listed<GroupCard | GroupInvitation>;

export const isInvitation = (group: Listing): group is Listed<GroupInvitation> => group.role === 'invited';

export interface ToldTable extends CardTable {
  /** The name of the group. */
  readonly group: string;
}

const isOwn = (group: Listing): group is Listed<GroupCard> => !isInvitation(group);

/** Returns the tables of a group that are still told of; those of an evening stay on the group's page. */
const toldTables = (group: Listed<GroupCard>): readonly ToldTable[] =>
  group.tables.filter(table => isTold(table, Date.now())).map(table => ({ ...table, group: group.name }));

/** Returns the groups that ask the person whether they join, their own, and the tables that these have opened for them. */
export function useGroupNews() {
  const [looks, setLooks] = useState(0);
  const { answer } = useLedgers<GroupCard | GroupInvitation>('group', looks, LOOK_EVERY);
  const mine = answer?.ok ? answer.value.mine : [];
  const onAnswered = () => setLooks(looks + 1);
  const own = mine.filter(isOwn);
  return { asked: { invitations: mine.filter(isInvitation), onAnswered }, own, tables: own.flatMap(toldTables) };
}

/** Returns the groups that ask the person whether they join, and what to do once one is answered: the server is asked again. */
export const useInvitations = () => useGroupNews().asked;

/** Returns the group whose table it is, and which of its evening; undefined if it is of none of these. */
export function groupOfTable(groups: readonly Listed<GroupCard>[], code: string) {
  for (const { id, name, own } of groups) {
    const found = own.find(table => table.code === code);
    if (found) return { id, name, number: found.number };
  }
  return undefined;
}

/** Returns the group of the person whose table it is, and which of its evening; undefined if it is of none of theirs. */
export const useGroupOfTable = (code: string) => groupOfTable(useGroupNews().own, code);
