import type { BotLevel, TableState } from '@gorrion/protocol';
import { playerAt, type Seat, type SeatCommand } from '@gorrion/rules';

/**
 * Who plays a seat now. Follows from its chair and the table's policy, so a seat is its player's as soon as they
 * return.
 */
export type Controller = 'person' | 'bot' | 'drawn-tile' | 'nobody';

export const placeAt = (state: TableState, seat: Seat) => state.places[playerAt(state.session, seat)];

export function controllerOf(state: TableState, seat: Seat): Controller {
  const place = placeAt(state, seat);
  if (place.kind !== 'person') return place.kind === 'bot' ? 'bot' : 'drawn-tile';
  if (place.presence === 'here') return 'person';
  const { absence } = state.settings;
  if (absence === 'play-drawn') return 'drawn-tile';
  return absence === 'wait' && place.presence === 'away' ? 'nobody' : 'bot';
}

export function levelAt(state: TableState, seat: Seat): BotLevel {
  const place = placeAt(state, seat);
  return place.kind === 'bot' ? place.level : 'regular';
}

/** Whether the table may declare a win for a seat: never for a person who is away. */
export const mayWin = (state: TableState, seat: Seat): boolean => placeAt(state, seat).kind === 'bot';

export const isWin = (command: SeatCommand): boolean =>
  command.type === 'declare-win' || (command.type === 'claim' && command.claim.kind === 'win');
