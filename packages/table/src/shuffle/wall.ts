import { type BoundShuffleProof, rulesetOf, type ShuffleAddress, type TableState } from '@gorrion/protocol';
import { isClassical, type Ruleset } from '@gorrion/rules';
import { isPlaying } from '../people/people.ts';
import { pendingShuffle } from './pendingShuffle.ts';

/*
 * The wall that is built anew on a player's objection, once for each hand (RULEBOOK 11). The objection comes before the
 * nonces are called: seed and nonces determine the wall by then, and nobody knows it who has not all of them.
 */

/** Time (ms) from the commitment in which a player may object. */
const WALL_STANDS = 6000;

/** Whether the rules offer it: strict play with the option. */
export const rebuildsWall = (rules: Ruleset): boolean =>
  !isClassical(rules) && rules.wallRebuild === true && rules.assist === 'strict';

/** Returns the attempts of a hand whose wall was built anew. */
export const rebuiltOf = (
  attempts: readonly BoundShuffleProof[],
  { game, handNumber }: Pick<ShuffleAddress, 'game' | 'handNumber'>,
): readonly BoundShuffleProof[] =>
  attempts.filter(one => one.objectedBy !== undefined && one.game === game && one.handNumber === handNumber);

/** Returns the shuffle to whose wall a player may object now; undefined if there is none. */
export function standingWall(state: TableState): BoundShuffleProof | undefined {
  const { settings, session, redeals } = state;
  const shuffle = pendingShuffle(state);
  if (!shuffle || shuffle.list !== undefined) return undefined;
  if (!rebuildsWall(isPlaying(state) ? session.options.rules : rulesetOf(settings))) return undefined;
  return rebuiltOf(redeals?.voids ?? [], shuffle).length === 0 ? shuffle : undefined;
}

/** Returns the server time (ms) until which the nonces are not called, so that a player may object. */
export const wallStandsUntil = (state: TableState): number | undefined =>
  standingWall(state) && state.clock.since + WALL_STANDS;
