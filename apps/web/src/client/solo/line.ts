import type { TableCode, TableState, TableSummary } from '@gorrion/protocol';
import { byPlayer, PLAYERS, roundOf } from '@gorrion/rules';
import type { SoloLine, SoloRecord } from './store.ts';

/** Returns whether nothing is left to play: the table is closed, the game is over, or the player has left it. */
const isDone = ({ stage, session, places }: TableState): boolean =>
  stage === 'closed' ||
  session.phase === 'over' ||
  places.every(place => place.kind !== 'person' || place.presence === 'left');

const botNameAt = (place: TableState['places'][number]) => (place.kind === 'bot' ? place.name : undefined);

/** Returns a game as the home page lists it. Only bots are named: the reader is the only person at the table. */
export const lineOf = (code: TableCode, state: TableState): TableSummary => ({
  code,
  settings: state.settings,
  stage: isDone(state) ? 'closed' : state.stage,
  names: byPlayer(player => botNameAt(state.places[player])),
  freePlaces: 0,
  bots: PLAYERS.filter(player => state.places[player].kind === 'bot'),
  again: [],
  botSeats: 0,
  watchers: 0,
  handNumber: state.session.handNumber,
  round: state.session.round,
  isOver: state.session.phase === 'over',
  isMine: true,
});

const withRound = (line: SoloLine): TableSummary => ({
  ...line,
  // Older lines lack them.
  bots: line.bots ?? [],
  again: [],
  round: line.round ?? roundOf(Math.max(1, line.handNumber)),
});

/** Returns the games that can be continued, newest first. */
export const waitingAmong = (records: readonly SoloRecord[]): readonly TableSummary[] =>
  records.flatMap(({ line }) => (line && line.stage !== 'closed' ? [withRound(line)] : [])).reverse();
