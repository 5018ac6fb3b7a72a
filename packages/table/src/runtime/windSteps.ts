import type { TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { WIND_LIMIT } from '../people/windLimit.ts';
import { isByTiles } from '../shuffle/winds.ts';
import { type DueChore, earliest } from './dueChore.ts';
import { BOT_TAKES_WIND, WINDS_SHOWN } from './pace.ts';

/** Returns the next chore of the draw of seats by wind tiles; undefined if the seats can be taken now. */
export function windStep(state: TableState, now: number): DueChore | undefined {
  if (!isByTiles(state)) return undefined;
  const { winds } = state;
  if (!winds) return { at: now, chore: () => ({ type: 'lay-winds' }) };
  const bots = PLAYERS.filter(place => state.places[place].kind === 'bot');
  const limitOf = (place: Player): number => {
    const turn = bots.indexOf(place);
    return winds.since + (turn < 0 ? WIND_LIMIT : (turn + 1) * BOT_TAKES_WIND);
  };
  const waiting = PLAYERS.filter(place => !winds.taken[place]);
  if (waiting.length > 0) {
    return earliest(waiting.map(place => ({ at: limitOf(place), chore: () => ({ type: 'take-wind', place }) })));
  }
  const last = Math.max(...winds.taken.map(taken => taken?.at ?? 0));
  return last + WINDS_SHOWN > now ? { at: last + WINDS_SHOWN, chore: () => ({ type: 'begin' }) } : undefined;
}
