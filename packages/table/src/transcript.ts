import type { Entry, HandTranscript, PersonId, Place, TableCode, TableState } from '@gorrion/protocol';
import { bySeat } from '@gorrion/rules';
import { playerOf } from './people.ts';
import { evolveTable, type Fact, replayTable } from './state/evolve.ts';
import { redactTable } from './state/view.ts';

const nameOf = (place: Place): { name: string; bot?: Extract<Place, { kind: 'bot' }>['level'] } => {
  if (place.kind === 'empty') return { name: '' };
  return place.kind === 'bot' ? { name: place.name, bot: place.level } : { name: place.name };
};

const viewerOf = (state: TableState, person: PersonId) => playerOf(state, person) ?? 'spectator';

/** Where the newest hand that is over begins and ends in a log: from the seal of its shuffle to the opening. */
function bounds(log: readonly Entry[]): readonly [number, number] | undefined {
  const end = log.findLastIndex(({ event }) => event.type === 'shuffle-opened');
  const opened = log[end]?.event;
  if (opened?.type !== 'shuffle-opened') return undefined;
  const isItsSeal = ({ event }: Entry) => event.type === 'shuffle-committed' && event.handNumber === opened.handNumber;
  const begin = log.slice(0, end).findLastIndex(isItsSeal);
  return begin < 0 ? undefined : [begin, end + 1];
}

/**
 * The newest hand of a table's log that is over, as a person was told it while it was played; undefined while there is
 * none. What others kept to themselves stays there: the one door for secrets is the same as during the hand.
 */
export function transcriptOf(table: TableCode, log: readonly Entry[], person: PersonId): HandTranscript | undefined {
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
    format: 'gorrion-hand/1',
    table,
    settings,
    game: gamesPlayed + 1,
    hand: proof.handNumber,
    viewer: viewerOf(state, person),
    players: bySeat(player => nameOf(places[player])),
    shuffle: proof,
    facts,
  };
}
