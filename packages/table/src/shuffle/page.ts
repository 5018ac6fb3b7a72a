import type {
  BoundShuffleProof,
  ShuffleAddress,
  ShuffleObjection,
  TableAddress,
  TableCommand,
  TableState,
  TableViewer,
} from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { boundSeal, contextOf, listOf } from './bytes.ts';
import { digestOf, MOST_STRIKES, nextDeal, rulesOf } from './commit.ts';
import {
  byTurn,
  type FollowedTable,
  followedOf,
  type KnownEnd,
  type NonceRecord,
  type PageMemory,
  recordOf,
  trimmedMemory,
  withFollowed,
  withRecord,
} from './memory.ts';
import { isSameOrigin } from './origin.ts';
import { pendingShuffle, withheld } from './pendingShuffle.ts';
import { faultsOf } from './verify.ts';
import { rebuiltOf } from './wall.ts';

/* A page's part in the shuffle: what it seals, opens and refuses. Pure: the caller stores the memory. */

/** The table as a page shows it. `address` is from the address bar, `at` in milliseconds since 1970. */
export interface ShuffleLook {
  readonly state: TableState;
  readonly viewer: TableViewer;
  readonly address: TableAddress;
  readonly at: number;
  /** Returns 32 fresh random bytes, in hex. */
  readonly draw: () => string;
}

/** A page's reaction to a shuffle. The caller must store the memory before it sends the commands. */
export interface ShuffleAnswer {
  readonly memory: PageMemory;
  readonly commands: readonly TableCommand[];
  readonly objection?: ShuffleObjection;
}

type SealRequest = ShuffleLook & {
  readonly viewer: Player;
  readonly shuffle: BoundShuffleProof;
  readonly context: string;
};

const addressOf = ({ origin, table, game, handNumber, attempt }: ShuffleAddress): ShuffleAddress => ({
  origin,
  table,
  game,
  handNumber,
  attempt,
});

/** Whether the shuffle is for this table, its next hand, and the people and rules on the screen. */
function isForScreen({ state, address, shuffle }: SealRequest): boolean {
  const next = nextDeal(state);
  if (!isSameOrigin(shuffle.origin, address.origin) || shuffle.table !== address.table) return false;
  if (shuffle.game !== next.game || shuffle.handNumber !== next.handNumber) return false;
  if (shuffle.rules !== rulesOf(state)) return false;
  return PLAYERS.every(chair => {
    const { kind, id } = shuffle.chairs[chair];
    const place = state.places[chair];
    if (place.kind === 'person') return kind !== 'bot' && id === place.id;
    return place.kind === 'bot' && kind === 'bot' && id === place.level;
  });
}

/** Whether an attempt directly follows one whose end the page knows. */
function isNextAfter({ game, handNumber, attempt }: ShuffleAddress, end: KnownEnd): boolean {
  if (game === end.game + 1) return end.isLastOfGame && handNumber === 1 && attempt === 1;
  if (game !== end.game) return false;
  if (end.isVoid) return handNumber === end.handNumber && attempt === end.attempt + 1;
  return handNumber === end.handNumber + 1 && attempt === 1;
}

/** Whether an attempt is the first of its hand, or follows a void one that is shown whole. */
function followsVoid({ state, shuffle }: SealRequest, followed: FollowedTable | undefined): boolean {
  const { strikes, voids } = state.redeals ?? { strikes: [], voids: [] };
  if (strikes.some(count => count > MOST_STRIKES)) return false;
  const isStruckRightly = ({ kind }: { kind: string }, chair: number) =>
    kind !== 'struck' || (strikes[chair] ?? 0) >= MOST_STRIKES;
  if (!shuffle.chairs.every(isStruckRightly)) return false;
  if (shuffle.attempt === 1) return true;
  if (rebuiltOf(voids, shuffle).length > 1) return false;
  const last = voids.at(-1);
  if (!last?.isVoid || digestOf(last) !== shuffle.previous || faultsOf(last).length > 0) return false;
  if (byTurn(last, { ...shuffle, attempt: shuffle.attempt - 1 }) !== 0) return false;
  return !followed || byTurn(followed, last) !== 0 || followed.context === contextOf(last);
}

/** Returns why this page refuses to seal a nonce for the shuffle; undefined if it does not. */
function doubt(asked: SealRequest, memory: PageMemory): ShuffleObjection | undefined {
  const { shuffle, context, address } = asked;
  if (!isForScreen(asked)) return 'wrong-place';
  const followed = followedOf(memory, address);
  const isKnown = recordOf(memory, context) !== undefined || followed?.context === context;
  if (!isKnown && followed && byTurn(shuffle, followed) <= 0) return 'not-newer';
  if (!isKnown && !followsVoid(asked, followed)) return 'attempt-without-void';
  const end = followed?.end;
  if (end && isNextAfter(shuffle, end) && shuffle.previous !== end.digest) return 'attempt-without-void';
  return undefined;
}

/** Returns a memory with the shuffle as the newest of its table. */
function follow({ shuffle, context, address, at }: SealRequest, memory: PageMemory): PageMemory {
  const known = followedOf(memory, address);
  if (known?.context === context) return memory;
  const end = known?.end;
  const isUnbroken = end !== undefined && isNextAfter(shuffle, end);
  const isSameGame = known?.game === shuffle.game;
  const since = !isUnbroken ? shuffle.handNumber : isSameGame ? known!.since : 1;
  return withFollowed(memory, { ...addressOf(shuffle), ...address, context, since, ...(end && { end }), at });
}

/** Returns a memory with the ends of attempts that the server has opened. */
function noteEnds(memory: PageMemory, { state, address, at }: ShuffleLook): PageMemory {
  const { proof, redeals, session } = state;
  const attempts = [...(redeals?.voids ?? []), ...(proof?.format === 3 ? [proof] : [])];
  let noted = memory;
  for (const attempt of attempts) {
    const digest = digestOf(attempt);
    const known = followedOf(noted, address);
    if (digest === undefined || !known || (known.end && byTurn(attempt, known.end) <= 0)) continue;
    const { game, handNumber, isVoid } = attempt;
    const isLastOfGame = attempt === proof && session.phase === 'over';
    const end = { game, handNumber, attempt: attempt.attempt, isVoid, isLastOfGame, digest };
    noted = withFollowed(noted, { ...known, end, at });
  }
  return noted;
}

function sealed(asked: SealRequest, memory: PageMemory): ShuffleAnswer {
  const { shuffle, context, address, viewer, at, draw } = asked;
  const { kind, seal } = shuffle.chairs[viewer];
  if (kind !== 'asked' || seal !== undefined) return { memory, commands: [] };
  const known = recordOf(memory, context);
  const nonce = known?.nonce ?? draw();
  const fresh = { ...addressOf(shuffle), ...address, context, chair: viewer, nonce, at };
  const record: NonceRecord = known ?? { ...fresh, seal: boundSeal(context, viewer, nonce) };
  return {
    memory: withRecord(memory, record),
    commands: [{ type: 'seal-nonce', context, seal: record.seal }],
  };
}

function opened({ shuffle, context, viewer }: SealRequest, list: string, memory: PageMemory): ShuffleAnswer {
  const record = recordOf(memory, context);
  const own = shuffle.chairs[viewer];
  if (!record || (own.seal !== undefined && own.seal !== record.seal)) return { memory, commands: [] };
  if (own.seal === undefined) return { memory, commands: [], objection: 'left-out' };
  const isSeen = list === listOf(context, shuffle.chairs) && (record.list === undefined || record.list === list);
  if (!isSeen) return { memory, commands: [], objection: 'other-list' };
  if (own.nonce !== undefined) return { memory, commands: [] };
  return {
    memory: withRecord(memory, { ...record, list }),
    commands: [{ type: 'open-nonce', context, list, nonce: record.nonce }],
  };
}

/** Whether a void attempt blames this page, which had opened its nonce. */
function isBlamed({ state: { redeals } }: ShuffleLook, memory: PageMemory): boolean {
  const last = redeals?.voids.at(-1);
  const record = last && recordOf(memory, contextOf(last));
  return record?.list !== undefined && last?.chairs[record.chair].nonce === undefined;
}

function gathered(asked: SealRequest, memory: PageMemory): ShuffleAnswer {
  const objection = doubt(asked, memory);
  if (objection) return { memory, commands: [], objection };
  const followed = follow(asked, memory);
  const { list, lateSeals, attempt } = asked.shuffle;
  const answer = list === undefined ? sealed(asked, followed) : opened(asked, list, followed);
  const isBlamedBefore = attempt > 1 && isBlamed(asked, memory);
  if (answer.objection || !(lateSeals.length > 0 || isBlamedBefore)) return answer;
  return { ...answer, objection: lateSeals.length > 0 ? 'sealed-after-call' : 'left-out' };
}

/** Returns the objection after the deal: a late seal, or an answer of this page that was left out. */
function dealt({ proof }: TableState, memory: PageMemory): ShuffleObjection | undefined {
  if (proof?.format !== 3 || proof.opened) return undefined;
  if (proof.lateSeals.length > 0) return 'sealed-after-call';
  const record = recordOf(memory, contextOf(proof));
  return record && proof.chairs[record.chair].seal === undefined ? 'left-out' : undefined;
}

/** Returns what a page does about the present table: seal, open, refuse, or nothing. */
export function answerShuffle(memory: PageMemory, look: ShuffleLook): ShuffleAnswer {
  const { state, viewer, at } = look;
  const { proof } = state;
  if (typeof viewer === 'string' || proof?.format !== 3) return { memory, commands: [] };
  const noted = noteEnds(memory, look);
  const shuffle = pendingShuffle(state);
  const context = contextOf(proof);
  const answer = shuffle
    ? gathered({ ...look, viewer, shuffle, context }, noted)
    : { memory: noted, commands: [], objection: dealt(state, noted) };
  const { objection } = answer;
  const own = proof.order ? proof.order[viewer] : viewer;
  const isSaid = proof.objections.some(({ place, reason }) => reason === objection && place === own);
  const told: readonly TableCommand[] =
    objection && !isSaid ? [{ type: 'refuse-shuffle', context, reason: objection }] : [];
  return {
    memory: trimmedMemory(answer.memory, at),
    commands: [...answer.commands, ...told],
    ...(objection && { objection }),
  };
}

/** Whether the previous attempt is void because the viewer's chair sealed a nonce that this page does not know. */
export function hasLostNonce(memory: PageMemory, { state, viewer }: Pick<ShuffleLook, 'state' | 'viewer'>): boolean {
  const shuffle = pendingShuffle(state);
  const last = state.redeals?.voids.at(-1);
  if (typeof viewer === 'string' || !shuffle || shuffle.attempt === 1 || !last) return false;
  return withheld(last).includes(viewer) && recordOf(memory, contextOf(last)) === undefined;
}

/** Accepts that the server lost a hand: the page follows the table from the hand that it now shows. */
export function acceptLoss(memory: PageMemory, { state, address, at }: ShuffleLook): ShuffleAnswer {
  const { proof } = state;
  if (proof?.format !== 3) return { memory, commands: [] };
  const context = contextOf(proof);
  const followed = { ...addressOf(proof), ...address, context, since: proof.handNumber, at };
  return { memory: withFollowed(memory, followed), commands: [{ type: 'accept-loss', context }] };
}

/** A page's part in a proof: its nonce is in it, it was left out, or the page does not know the proof. */
export type PageShare = 'part' | 'left-out' | 'unknown';

export function shareIn(memory: PageMemory, proof: BoundShuffleProof): PageShare {
  const record = recordOf(memory, contextOf(proof));
  if (!record) return 'unknown';
  const { seal, nonce } = proof.chairs[record.chair];
  const isIn = seal === record.seal && nonce === record.nonce && (record.list ?? proof.list) === proof.list;
  return isIn ? 'part' : 'left-out';
}
