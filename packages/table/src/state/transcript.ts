import type { Entry, HandTranscript, PersonId, ShuffleProof, TableCode, TableState } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import { playerOf, signatureOf } from '../people/people.ts';
import { evolveTable, type Fact, replayTable } from './evolve.ts';
import { unopened } from './unopened.ts';
import { upcast } from './upcast.ts';
import { redactTable } from './view.ts';

const viewerOf = (state: TableState, person: PersonId) => playerOf(state, person) ?? 'spectator';

/** Returns where the newest finished hand begins and ends in a log: from its first commitment to the opening. */
function bounds(log: readonly Entry[]): readonly [number, number] | undefined {
  const end = log.findLastIndex(({ event }) => event.type === 'shuffle-opened');
  const opened = log[end]?.event;
  if (opened?.type !== 'shuffle-opened') return undefined;
  const isItsSeal = ({ event }: Entry) =>
    event.type === 'shuffle-committed' && event.handNumber === opened.handNumber && (event.bound?.attempt ?? 1) === 1;
  const begin = log.slice(0, end).findLastIndex(isItsSeal);
  return begin < 0 ? undefined : [begin, end + 1];
}

/** Whether a fact opens a shuffle, of a finished hand or of a void attempt. */
const opensShuffle = ({ type }: Entry['event']): boolean => type === 'shuffle-opened' || type === 'shuffle-void';

/** Returns the opened shuffles of a log's last game, in order. */
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
 * Returns the newest finished hand of a log as a person saw it during play; undefined while there is none. Uses
 * `redactTable` as during the hand, so it reveals nothing private of other players.
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
    players: byPlayer(player => signatureOf(places[player])),
    shuffle: proof,
    shuffles: shufflesOf(log.slice(0, found[1])),
    facts,
  };
}
