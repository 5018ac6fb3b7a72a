import type { PersonId, TableCode } from '@gorrion/protocol';
import { accept, type Context, refuse } from '../ledger/index.ts';
import type { Case, Decided, Decisions } from './cases.ts';
import { EVENING_DECISIONS } from './decideEvening.ts';
import { SEASON_DECISIONS } from './decideSeason.ts';
import { MOST_GAMES, MOST_MEMBERS, MOST_NUMBERS } from './limits.ts';
import { going, invitationOf, isLastOwner, memberAt, memberOf, membersOf } from './people.ts';
import type { GroupCommand, GroupFact, GroupState, GroupWish } from './types.ts';

/* What a member, or somebody with the link, may do to a group. */

/** Decides the first facts of a group. */
export function openGroup({ name, table, zone }: GroupWish, { by, fresh }: Context): Decided {
  if (!by) return refuse('bad-request');
  return accept({
    type: 'opened',
    name,
    owner: by.id,
    key: fresh(),
    table: (table?.toUpperCase() ?? null) as TableCode,
    ...(zone !== undefined && { zone }),
  });
}

function enter(state: GroupState, who: PersonId): Decided {
  if (memberOf(state, who)) return accept();
  const known = state.members.find(({ person }) => person === who);
  const isFull = membersOf(state).length >= MOST_MEMBERS || (!known && state.members.length >= MOST_NUMBERS);
  if (isFull) return refuse('group-full', { most: MOST_MEMBERS });
  const number = known?.number ?? state.members.length + 1;
  const isEmpty = membersOf(state).length === 0;
  const joined: GroupFact = { type: 'joined', who };
  return isEmpty ? accept<GroupFact>(joined, { type: 'role-set', member: number, role: 'owner' }) : accept(joined);
}

/** What people do who are no members yet. */
type DoorCommand = Extract<GroupCommand, { type: 'join' | 'accept' | 'decline' }>;

const isAtTheDoor = (command: GroupCommand): command is DoorCommand =>
  ['join', 'accept', 'decline'].includes(command.type);

function atTheDoor(state: GroupState, command: DoorCommand, who: PersonId): Decided {
  if (command.type === 'join') return command.key === state.key ? enter(state, who) : refuse('wrong-key');
  if (!invitationOf(state, who) && !memberOf(state, who)) return refuse('not-yours');
  if (command.type === 'accept') return enter(state, who);
  return memberOf(state, who) ? accept() : accept({ type: 'declined', who });
}

const ofOwners =
  <C>(decision: (command: C, given: Case) => Decided) =>
  (command: C, given: Case): Decided =>
    given.me.role === 'owner' ? decision(command, given) : refuse('owners-only');

const DECISIONS: Decisions<Exclude<GroupCommand['type'], DoorCommand['type']>> = {
  ...SEASON_DECISIONS,
  ...EVENING_DECISIONS,
  leave: (_, { state, me }) => accept(...going(state, me, 'left')),
  remove: ofOwners(({ member }, { state, me, context }) => {
    const found = memberAt(state, member);
    if (!found) return refuse('no-such-member');
    if (found === me) return accept(...going(state, me, 'left'));
    // The person still has the link: it opens nothing from now on.
    return accept(...going(state, found, 'removed'), { type: 'link-made', key: context.fresh() });
  }),
  'set-role': ofOwners(({ member, role }, { state }) => {
    const found = memberAt(state, member);
    if (!found) return refuse('no-such-member');
    if (found.role === role) return accept();
    if (role === 'member' && isLastOwner(state, member)) return refuse('last-owner');
    return accept({ type: 'role-set', member, role });
  }),
  rename: ofOwners(({ name }, { state }) => (name === state.name ? accept() : accept({ type: 'renamed', name }))),
  'new-link': ofOwners((_, { context }) => accept({ type: 'link-made', key: context.fresh() })),
  'set-zone': ofOwners(({ zone }, { state }) => (zone === state.zone ? accept() : accept({ type: 'zone-set', zone }))),
  'set-call-link': ofOwners(({ link }, { state, me }) =>
    link === (state.callLink?.link ?? null) ? accept() : accept({ type: 'call-link-set', link, by: me.number }),
  ),
  'renew-calendar': ofOwners(() => accept({ type: 'calendar-renewed' })),
  'set-rules': ofOwners(({ name, settings }) => accept({ type: 'rules-set', name, settings })),
  'set-words': ofOwners(({ text, calls }) => accept({ type: 'words-set', text, calls })),
  'drop-game': ({ game }, { state, me }) => {
    const found = state.games.find(({ id, isDropped }) => id === game && !isDropped);
    if (!found) return refuse('no-such-game');
    if (me.role !== 'owner' && found.by !== me.number) return refuse('owners-only');
    return accept({ type: 'game-dropped', game });
  },
};

/** Decides a command of a person. */
export function decideGroup(state: GroupState, command: GroupCommand, context: Context): Decided {
  const { by } = context;
  if (!by) return refuse('bad-request');
  if (isAtTheDoor(command)) return atTheDoor(state, command, by.id);
  const me = memberOf(state, by.id);
  if (!me) return refuse('not-yours');
  const decision = DECISIONS[command.type] as (command: GroupCommand, given: Case) => Decided;
  return decision(command, { state, me, context });
}

/** Returns the facts by which a game is added; none if it is known, was taken out, or the group is full. */
export function addingGame(state: GroupState, game: string, by: number | null): readonly GroupFact[] {
  const known = state.games.find(({ id }) => id === game);
  const isNew = known === undefined || (known.isDropped && by !== null);
  return isNew && state.games.length < MOST_GAMES ? [{ type: 'game-added', game, by }] : [];
}
