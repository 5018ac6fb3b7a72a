import type { PersonId, TableCode } from '@gorrion/protocol';
import type { NameOf } from '../ledger/index.ts';
import { invitationOf, memberOf, membersOf } from './people.ts';
import { sittingsOf } from './seats.ts';
import type {
  Evening,
  EveningView,
  GroupCard,
  GroupDoor,
  GroupInvitation,
  GroupState,
  GroupView,
  Role,
} from './types.ts';

/* What leaves a group: numbers and present names of members, never their ids. */

const answersOf = ({ answers }: Evening): EveningView['answers'] =>
  Object.entries(answers).map(([member, answer]) => ({ member: Number(member), answer }));

/** Returns what a person sees who is asked whether they join; undefined for anybody else. */
function invitationFor(state: GroupState, viewer: PersonId, nameOf: NameOf): GroupInvitation | undefined {
  if (!invitationOf(state, viewer)) return undefined;
  const [founder] = state.members;
  const asks = founder && founder.role !== 'gone' ? founder.person : null;
  return { role: 'invited', name: state.name, members: membersOf(state).length, by: asks && nameOf(asks) };
}

/** Returns a group as a person sees it; undefined if they are neither a member nor invited. */
export function viewGroup(
  state: GroupState,
  viewer: PersonId,
  nameOf: NameOf,
): GroupView | GroupInvitation | undefined {
  const me = memberOf(state, viewer);
  if (!me) return invitationFor(state, viewer, nameOf);
  const { name, since, key, rules, words, seasons, evening, evenings } = state;
  return {
    name,
    since,
    you: me.number,
    role: me.role as Role,
    key,
    members: state.members.map(({ number, person, role, since }) => ({
      number,
      name: role === 'gone' ? null : person && nameOf(person),
      role,
      since,
    })),
    invited: state.invitations.filter(({ isDeclined }) => !isDeclined).length,
    rules,
    words,
    seasons,
    evening: evening && { ...evening, answers: answersOf(evening), sittings: sittingsOf(state, evening) },
    now: tableNow(state),
    evenings,
    games: state.games.filter(({ isDropped }) => !isDropped).length,
  };
}

/** Whether a game of a table is over, and is the group's. */
const isPlayed = ({ games }: GroupState, code: TableCode | null): boolean =>
  code !== null && games.some(({ id }) => id.startsWith(`${code}-`));

/** Returns the table that was opened without an evening; null if there is none, or its game is over. */
function tableNow(state: GroupState): GroupView['now'] {
  if (!state.now || isPlayed(state, state.now.code)) return null;
  const { host, code, refusal, at } = state.now;
  return { host, code, refusal, at };
}

/** Returns the newest table that was opened for a member or for everybody; null if there is none, or its game is over. */
function tableFor(state: GroupState, member: number): GroupCard['table'] {
  const now = tableNow(state);
  const round = state.evening?.rounds.at(-1);
  const found = round?.tables.find(({ players }) => players.includes(member));
  const ofRound = round && found && !isPlayed(state, found.code) ? { code: found.code, at: round.at } : null;
  const [newest] = [now, ofRound].filter(table => table !== null).sort((a, b) => b.at - a.at);
  return newest?.code ? { code: newest.code, at: newest.at } : null;
}

/** Returns what a person's list shows of a group; undefined if they are neither a member nor invited. */
export function cardOfGroup(
  state: GroupState,
  viewer: PersonId,
  nameOf: NameOf,
): GroupCard | GroupInvitation | undefined {
  const me = memberOf(state, viewer);
  if (!me) return invitationFor(state, viewer, nameOf);
  const { evening } = state;
  return {
    name: state.name,
    members: membersOf(state).length,
    games: state.games.filter(({ isDropped }) => !isDropped).length,
    role: me.role as Role,
    evening: evening && {
      at: evening.at,
      offset: evening.offset,
      place: evening.place,
      answer: evening.answers[me.number] ?? null,
    },
    table: tableFor(state, me.number),
  };
}

/** Returns what whoever has a group's link sees before they join; undefined for another key. */
export const doorOf = (state: GroupState, viewer: PersonId, key: string): GroupDoor | undefined =>
  key === state.key
    ? { name: state.name, members: membersOf(state).length, isMember: memberOf(state, viewer) !== undefined }
    : undefined;
