import type { GroupDoor, GroupGame, GroupState } from '@gorrion/events/groups';
import { addingGame, doorOf, memberOf } from '@gorrion/events/groups/kind';
import { groupDoorSchema, groupGameSchema } from '@gorrion/protocol/schemas';
import { guessed } from '../limits/guess.ts';
import type { OpenGames } from '../persistence/openGames.ts';
import { type Call, guarded, type LedgerApiOptions, ok, type Reply, refused } from './api.ts';
import { GroupGames, isGroupGame } from './groupGames.ts';

/*
 * What pages ask of a group beside its view, below /api/groups: its games, which are too many for a view, a game of one's
 * own to be added, and the group's name for people who have its link.
 */

const ADDRESS = /^\/api\/groups\/([A-Za-z0-9-]{1,40})\/(games|door)$/;

interface GroupApiOptions extends LedgerApiOptions {
  readonly games: OpenGames;
}

/** What the group's games are sent as. */
export interface GroupGamesAnswer {
  readonly games: readonly GroupGame[];
}

function door({ wrongIds }: GroupApiOptions, { person, body, from }: Call, state: GroupState): Reply {
  const sent = groupDoorSchema.safeParse(body);
  if (!sent.success) return refused({ code: 'bad-request' });
  const seen: GroupDoor | undefined = doorOf(state, person, sent.data.key);
  if (seen) return ok(seen);
  wrongIds.take(from);
  return refused({ code: 'wrong-key' });
}

/** Adds a game that a member played on this server to their group. */
async function add(options: GroupApiOptions, { person, body, from }: Call, id: string): Promise<Reply> {
  const { desk, games, wrongIds } = options;
  const sent = groupGameSchema.safeParse(body);
  if (!sent.success) return refused({ code: 'bad-request' });
  const find = async () => (await games.findGame(sent.data.game)) ?? null;
  const kept = await guessed(wrongIds, from, find, found => found === null);
  if (!kept) return refused({ code: kept === undefined ? 'too-many-requests' : 'no-such-game' });
  if (kept === 'sealed') return refused({ code: 'game-sealed' });
  const game = kept.summary.id;
  const isPlayer = (await games.peopleOf(game)).some(one => one.person === person && one.player !== null);
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

/** Creates the function that answers requests below /api/groups. */
export function groupApi(options: GroupApiOptions) {
  const { desk, wrongIds } = options;
  const games = new GroupGames(options.games);
  return guarded(options, async (call): Promise<Reply> => {
    const [, typed = '', part] = ADDRESS.exec(call.url.pathname) ?? [];
    const find = async () =>
      (await desk.kindOf(typed)) === 'group' ? (((await desk.stateOf(typed)) ?? null) as GroupState | null) : null;
    const state = await guessed(wrongIds, call.from, find, found => found === null);
    if (!state) return refused({ code: state === undefined ? 'too-many-requests' : 'no-such-ledger' });
    if (part === 'door') return call.isChange ? door(options, call, state) : refused({ code: 'bad-request' });
    if (!memberOf(state, call.person)) return refused({ code: 'not-yours' });
    if (call.isChange) return add(options, call, typed);
    const answer: GroupGamesAnswer = { games: await games.of(state) };
    return ok(answer);
  });
}
