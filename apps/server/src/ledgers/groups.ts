import type { GroupDoor, GroupGame, GroupState } from '@gorrion/events/groups';
import { addingGame, doorOf, memberOf } from '@gorrion/events/groups/kind';
import type { TableCode, TableSummary } from '@gorrion/protocol';
import { groupDoorSchema, groupGameSchema } from '@gorrion/protocol/schemas';
import { PackedJson } from '../http/json.ts';
import type { LineOf } from '../lobby/summaries.ts';
import type { OpenGames } from '../persistence/openGames.ts';
import { type Call, guarded, type LedgerApiOptions, ok, pageIn, type Reply, refused } from './api.ts';
import type { Duplicates } from './duplicates.ts';
import { GroupGames, isGroupGame } from './groupGames.ts';

/*
 * What pages ask of a group beside its view, below /api/groups: its games, which are too many for a view, a game of one's
 * own to be added, how the tables of its evening stand, its duplicate evenings, and the group's name for people who have its
 * link.
 */

const ADDRESS = /^\/api\/groups\/([A-Za-z0-9-]{1,40})\/(games|door|duplicates|tables)$/;

interface GroupApiOptions extends LedgerApiOptions {
  readonly games: OpenGames;
  readonly duplicates: Pick<Duplicates, 'ofGroup'>;
  readonly lineOf: LineOf;
}

/** What the group's games are sent as. */
export interface GroupGamesAnswer {
  readonly games: readonly GroupGame[];
}

/** How tables of a group stand, by code; null for one that is closed. */
export interface GroupTablesAnswer {
  readonly tables: Readonly<Record<TableCode, TableSummary | null>>;
}

/** Returns who sits at the tables of a group, and how far they are: those of its evening, and those opened without one. */
function tablesOf({ lineOf }: GroupApiOptions, { evening, now }: GroupState): GroupTablesAnswer {
  const ofEvening = (evening?.rounds ?? []).flatMap(({ tables }) => tables);
  const codes = [...ofEvening, ...now].flatMap(({ code }) => code ?? []);
  return { tables: Object.fromEntries(codes.map(code => [code, lineOf(code) ?? null])) };
}

function door({ guesses }: GroupApiOptions, call: Call, state: GroupState): Reply {
  const { person, body } = call;
  const sent = groupDoorSchema.safeParse(body);
  if (!sent.success) return refused({ code: 'bad-request' });
  const seen: GroupDoor | undefined = doorOf(state, person, sent.data.key);
  if (seen) return ok(seen);
  return refused({ code: guesses.mayHear(call, 'nothing') ? 'wrong-key' : 'too-many-requests' });
}

/** Adds a game that a member played on this server to their group. */
async function add(options: GroupApiOptions, call: Call, id: string): Promise<Reply> {
  const { desk, games, guesses } = options;
  const { person, body } = call;
  const sent = groupGameSchema.safeParse(body);
  if (!sent.success) return refused({ code: 'bad-request' });
  const kept = await games.findGame(sent.data.game);
  const people = kept && kept !== 'sealed' ? await games.peopleOf(kept.summary.id) : [];
  const isPlayer = people.some(one => one.person === person && one.player !== null);
  const standing = isPlayer ? 'known' : kept ? 'other' : 'nothing';
  if (!guesses.mayHear(call, standing)) return refused({ code: 'too-many-requests' });
  if (!kept) return refused({ code: 'no-such-game' });
  if (kept === 'sealed') return refused({ code: 'game-sealed' });
  const game = kept.summary.id;
  if (!isPlayer) return refused({ code: 'game-not-yours' });
  // What a file says, nobody here has seen.
  if (kept.origin !== 'table') return refused({ code: 'game-of-file' });
  let refusal: string | undefined = 'no-such-ledger';
  await desk.record(id, async now => {
    const state = now as GroupState;
    const member = memberOf(state, person);
    const isOurs = await isGroupGame(games, state, game);
    const facts = member && isOurs ? addingGame(state, game, member.number) : [];
    // They may have left while the game was read.
    if (!member) refusal = 'not-yours';
    else if (!isOurs) refusal = 'game-of-one';
    else refusal = facts.length > 0 ? undefined : 'game-known';
    return facts;
  });
  return refusal === undefined ? ok({}) : refused({ code: refusal });
}

/** Lists the duplicate evenings of a group for a member, also those of members who have left. */
async function duplicatesOf({ desk, duplicates }: GroupApiOptions, call: Call, id: string, state: GroupState) {
  const people = new Set(state.members.flatMap(({ person }) => person ?? []));
  return ok(await desk.listOf(duplicates.ofGroup(id, people), call.person, pageIn(call.url)));
}

/** Creates the function that answers requests below /api/groups. */
export function groupApi(options: GroupApiOptions) {
  const { desk, views, guesses } = options;
  const games = new GroupGames(options.games);
  return guarded(options, async (call): Promise<Reply> => {
    const [, typed = '', part] = ADDRESS.exec(call.url.pathname) ?? [];
    const standing = await desk.standing(typed, call.person, 'group');
    // A person with a group's key is invited, whatever others have guessed.
    const isAtDoor = part === 'door' && standing === 'other';
    if (!isAtDoor && !guesses.mayHear(call, standing)) return refused({ code: 'too-many-requests' });
    if (standing === 'nothing') return refused({ code: 'no-such-ledger' });
    const state = (await desk.stateOf(typed)) as GroupState | undefined;
    if (!state) return refused({ code: standing === 'known' ? 'ledger-damaged' : 'not-yours' });
    if (part === 'door') return call.isChange ? door(options, call, state) : refused({ code: 'bad-request' });
    if (!memberOf(state, call.person)) return refused({ code: 'not-yours' });
    if (part === 'duplicates')
      return call.isChange ? refused({ code: 'bad-request' }) : duplicatesOf(options, call, typed, state);
    if (part === 'tables') return call.isChange ? refused({ code: 'bad-request' }) : ok(tablesOf(options, state));
    if (call.isChange) return add(options, call, typed);
    const sent = await views.limited(call, async () => {
      const answer: GroupGamesAnswer = { games: await games.of(state) };
      return { ok: true, body: new PackedJson(answer) };
    });
    return sent.ok ? ok(sent.body) : refused(sent);
  });
}
