import type { TableCode, TableState, TableSummary } from '@gorrion/protocol';
import { byPlayer, roundOf } from '@gorrion/rules';
import type { SoloLine, SoloRecord } from './store.ts';

/** Nothing waits to be played: the game is over, or its player has left it. */
const isDone = ({ stage, session, places }: TableState): boolean =>
  stage === 'closed' ||
  session.phase === 'over' ||
  places.every(place => place.kind !== 'person' || place.presence === 'left');

const botNameAt = (place: TableState['places'][number]) => (place.kind === 'bot' ? place.name : undefined);

/** A game as the first page lists it. The player's own name is left out: there is nobody else to tell it to. */
export const lineOf = (code: TableCode, state: TableState): TableSummary => ({
  code,
  settings: state.settings,
  stage: isDone(state) ? 'closed' : state.stage,
  names: byPlayer(player => botNameAt(state.places[player])),
  freePlaces: 0,
  watchers: 0,
  handNumber: state.session.handNumber,
  round: state.session.round,
  isOver: state.session.phase === 'over',
  isMine: true,
});

const withRound = (line: SoloLine): TableSummary => ({
  ...line,
  round: line.round ?? roundOf(Math.max(1, line.handNumber)),
});

/** Games that wait, the newest first. */
export const waitingAmong = (records: readonly SoloRecord[]): readonly TableSummary[] =>
  records.flatMap(({ line }) => (line && line.stage !== 'closed' ? [withRound(line)] : [])).reverse();
