import type { Chair, Entry, HandTranscript, PersonId, ShuffleProof, TableCode, TableState } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import { playerOf } from '../people/people.ts';
import { evolveTable, type Fact, replayTable } from './evolve.ts';
import { unopened } from './unopened.ts';
import { upcast } from './upcast.ts';
import { redactTable } from './view.ts';

const nameOf = (place: Chair): { name: string; bot?: Extract<Chair, { kind: 'bot' }>['level'] } => {
  if (place.kind === 'empty') return { name: '' };
  return place.kind === 'bot' ? { name: place.name, bot: place.level } : { name: place.name };
};

const viewerOf = (state: TableState, person: PersonId) => playerOf(state, person) ?? 'spectator';

/** Where the newest hand that is over begins and ends in a log: from its first commitment to the opening. */
function bounds(log: readonly Entry[]): readonly [number, number] | undefined {
  const end = log.findLastIndex(({ event }) => event.type === 'shuffle-opened');
  const opened = log[end]?.event;
  if (opened?.type !== 'shuffle-opened') return undefined;
  const isItsSeal = ({ event }: Entry) =>
    event.type === 'shuffle-committed' && event.handNumber === opened.handNumber && (event.bound?.attempt ?? 1) === 1;
  const begin = log.slice(0, end).findLastIndex(isItsSeal);
  return begin < 0 ? undefined : [begin, end + 1];
}

/** Whether a fact opens a shuffle: of a hand that is over, or of an attempt that is void. */
const opensShuffle = ({ type }: Entry['event']): boolean => type === 'shuffle-opened' || type === 'shuffle-void';

/** The opened shuffles of the game that a log ends with, in their order. */
export function shufflesOf(log: readonly Entry[]): readonly ShuffleProof[] {
  let state = unopened;
  let shuffles: ShuffleProof[] = [];
  for (const entry of log) {
    state = evolveTable(state, entry);
    const { event } = entry;
    const isNewGame = event.type === 'shuffle-committed' && event.handNumber === 1 && (event.bound?.attempt ?? 1) === 1;
    if (isNewGame) shuffles = [];
    if (opensShuffle(event) && state.proof) shuffles.push(state.proof);
  }
  return shuffles;
}

/**
 * The newest hand of a table's log that is over, as a person was told it while it was played; undefined while there is
 * none. What others kept to themselves stays there: the one door for secrets is the same as during the hand.
 */
export function transcriptOf(table: TableCode, stored: readonly Entry[], person: PersonId): HandTranscript | undefined {
  const log = upcast(stored);
  const found = bounds(log);
  if (!found) return undefined;
  const facts: Fact[] = [];
  let state = replayTable(log.slice(0, found[0]));
  for (const { at, event } of log.slice(...found)) {
    const told = redactTable(state, event, viewerOf(state, person));
    if (told) facts.push({ at, event: told });
    state = evolveTable(state, { at, event });
  }
  const { settings, proof, places, gamesPlayed } = state;
  if (!proof) return undefined;
  return {
    format: 'gorrion-hand/2',
    table,
    settings,
    game: gamesPlayed + 1,
    hand: proof.handNumber,
    viewer: viewerOf(state, person),
    players: byPlayer(player => nameOf(places[player])),
    shuffle: proof,
    shuffles: shufflesOf(log.slice(0, found[1])),
    facts,
  };
}
