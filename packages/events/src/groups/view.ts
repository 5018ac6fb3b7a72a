import type { PersonId, TableCode } from '@gorrion/protocol';
import type { KeyOf, NameOf } from '../ledger/index.ts';
import { calendarOf } from './feed.ts';
import { TABLES_KNOWN } from './limits.ts';
import { isPlayed } from './now.ts';
import { askerOf, memberAt, memberOf, membersOf } from './people.ts';
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
  const asks = askerOf(state, viewer);
  if (asks === undefined) return undefined;
  return { role: 'invited', name: state.name, members: membersOf(state).length, by: asks && nameOf(asks) };
}

/** Returns how calendars have an evening. */
function plannedOf({ plans }: GroupState, { number }: Evening): EveningView['planned'] {
  const { sequence = 0, changedAt = 0 } = plans.find(plan => plan.number === number) ?? {};
  return { sequence, changedAt };
}

/** Returns a group as a person sees it; undefined if they are neither a member nor invited. */
export function viewGroup(
  state: GroupState,
  viewer: PersonId,
  nameOf: NameOf,
  keyOf: KeyOf = () => '',
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
    evening: evening && {
      ...evening,
      answers: answersOf(evening),
      sittings: sittingsOf(state, evening),
      planned: plannedOf(state, evening),
    },
    zone: state.zone,
    callLink: state.callLink?.link ?? null,
    calendar: calendarOf(state, me.number, keyOf),
    called: state.calls.filter(({ isOver }) => !isOver).map(({ code, at }) => ({ code, at })),
    now: tablesNow(state, me.number),
    evenings,
    games: state.games.filter(({ isDropped }) => !isDropped).length,
  };
}

/** Returns the tables opened without an evening, the newest first, and why one was refused to the member who looks. */
const tablesNow = (state: GroupState, member: number): GroupView['now'] =>
  state.now.filter(({ host, code, refusal }) => !isPlayed(state, code) && (!refusal || host === member));

/** Returns the tables that were opened for a member or for everybody, the newest first, until a game of them is over. */
function tablesFor(state: GroupState, member: number, nameOf: NameOf): GroupCard['tables'] {
  const nameOfMember = (number: number) => {
    const person = memberAt(state, number)?.person;
    return person ? nameOf(person) : null;
  };
  const now = tablesNow(state, member).map(({ code, at, host }) => ({ code, at, by: nameOfMember(host) }));
  const round = state.evening?.rounds.at(-1);
  const found = round?.tables.find(({ players }) => players.includes(member));
  const ofRound = round && found && !isPlayed(state, found.code) ? [{ code: found.code, at: round.at, by: null }] : [];
  return [...now, ...ofRound]
    .flatMap(table => (table.code ? { ...table, code: table.code } : []))
    .sort((a, b) => b.at - a.at);
}

/** Returns the newest tables of a group, those of its evening with their numbers. */
function ownTables({ evening, tables }: GroupState): GroupCard['own'] {
  const ofEvening = (evening?.rounds ?? []).flatMap(round => round.tables.map(({ code }) => code));
  const numberOf = (code: TableCode) => ofEvening.length > 1 && ofEvening.includes(code) && ofEvening.indexOf(code) + 1;
  return tables.slice(-TABLES_KNOWN).map(code => ({ code, number: numberOf(code) || null }));
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
    tables: tablesFor(state, me.number, nameOf),
    own: ownTables(state),
  };
}

/** Returns what somebody with a group's link sees before they join; undefined for another key, unless they are a member. */
export function doorOf(state: GroupState, viewer: PersonId, key: string): GroupDoor | undefined {
  const isMember = memberOf(state, viewer) !== undefined;
  return isMember || key === state.key ? { name: state.name, members: membersOf(state).length, isMember } : undefined;
}
