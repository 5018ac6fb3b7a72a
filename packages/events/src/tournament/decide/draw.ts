import { lacks } from '../read.ts';
import { no } from '../refusals.ts';
import { after, type Decide, drawOf, newPromise, withPromise } from './common.ts';

/* The draw of lots (3.5.1): promised, then made for all players, also for the absent. */

const FEWEST_PLAYERS = 4;

/**
 * Draws the numbers of all players. Once the event is open a draw is final, and it is the one whose commitment
 * everybody could see; before, it may be made again, and counts as not promised.
 */
export const drawTheLots: Decide<'draw-lots'> = (state, _, context) => {
  const refused = lacks(state, context.by, 'organise');
  if (refused) return refused;
  if (state.sessions.length > 0) return no('play-has-begun');
  if (state.draw && state.wasOpen) return no('drawn-already');
  const isSeen = state.stage !== 'draft' && !state.draw;
  const promises = isSeen ? withPromise(state, [], context).events : [newPromise(state, context)];
  const { promise, players } = after(state, promises, context);
  if (!promise || promise.entrants.length < FEWEST_PLAYERS) return no('too-few-players', { fewest: FEWEST_PLAYERS });
  const absent = players.filter(({ isHere }) => !isHere).map(({ number }) => number);
  const drawn = promise.entrants.filter(number => absent.includes(number));
  const { order } = drawOf(promise, drawn);
  const numbers = order.map(place => promise.entrants[place]!);
  const isPromised = promises.length === 0;
  return { ok: true, events: [...promises, { type: 'lots-drawn', order: numbers, absent: drawn, isPromised }] };
};
