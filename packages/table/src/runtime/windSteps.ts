import type { TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { windDeadline } from '../people/windLimit.ts';
import { isByTiles } from '../shuffle/winds.ts';
import { type DueChore, earliest } from './dueChore.ts';
import { BOT_TAKES_WIND, WINDS_SHOWN } from './pace.ts';

/**
 * Returns the next chore before the first hand: one of the draw of seats by wind tiles, or the begin of the game; undefined
 * while people choose their tile and nobody hurries them.
 */
export function windStep(state: TableState, now: number): DueChore | undefined {
  const begin = (at: number): DueChore => ({ at, chore: () => ({ type: 'begin' }) });
  if (!isByTiles(state)) return begin(now);
  const { winds } = state;
  if (!winds) return { at: now, chore: () => ({ type: 'lay-winds' }) };
  const bots = PLAYERS.filter(place => state.places[place].kind === 'bot');
  const limitOf = (place: Player): number | undefined => {
    const turn = bots.indexOf(place);
    return turn < 0 ? windDeadline(state, place) : winds.since + (turn + 1) * BOT_TAKES_WIND;
  };
  const waiting = PLAYERS.filter(place => !winds.taken[place]);
  if (waiting.length > 0) {
    return earliest(
      waiting.map(place => {
        const at = limitOf(place);
        return at === undefined ? undefined : { at, chore: () => ({ type: 'take-wind', place }) };
      }),
    );
  }
  const last = Math.max(...winds.taken.map(taken => taken?.at ?? 0));
  return begin(Math.max(now, last + WINDS_SHOWN));
}
