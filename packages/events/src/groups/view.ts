import type { PersonId } from '@gorrion/protocol';
import type { NameOf } from '../ledger/index.ts';
import { memberOf, membersOf } from './people.ts';
import { sittingsOf } from './seats.ts';
import type { Evening, EveningView, GroupCard, GroupDoor, GroupState, GroupView, Role } from './types.ts';

/* What leaves a group: numbers and present names of members, never their ids. */

const answersOf = ({ answers }: Evening): EveningView['answers'] =>
  Object.entries(answers).map(([member, answer]) => ({ member: Number(member), answer }));

/** Returns a group as a person sees it; undefined if they are no member. */
export function viewGroup(state: GroupState, viewer: PersonId, nameOf: NameOf): GroupView | undefined {
  const me = memberOf(state, viewer);
  if (!me) return undefined;
  const { name, since, key, rules, words, seasons, evening, evenings } = state;
  return {
    name,
    since,
    you: me.number,
    role: me.role as Role,
    key,
    members: state.members.map(({ number, person, role, since }) => ({
      number,
      name: person && nameOf(person),
      role,
      since,
    })),
    rules,
    words,
    seasons,
    evening: evening && { ...evening, answers: answersOf(evening), sittings: sittingsOf(state, evening) },
    evenings,
    games: state.games.filter(({ isDropped }) => !isDropped).length,
  };
}

/** Returns what a member's list shows of a group; undefined if the person is no member. */
export function cardOfGroup(state: GroupState, viewer: PersonId): GroupCard | undefined {
  const me = memberOf(state, viewer);
  if (!me) return undefined;
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
  };
}

/** Returns what whoever has a group's link sees before they join; undefined for another key. */
export const doorOf = (state: GroupState, viewer: PersonId, key: string): GroupDoor | undefined =>
  key === state.key
    ? { name: state.name, members: membersOf(state).length, isMember: memberOf(state, viewer) !== undefined }
    : undefined;
