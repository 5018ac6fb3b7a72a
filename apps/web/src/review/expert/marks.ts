import type { ReviewedDecision } from '@gorrion/protocol';
import { type HandState, isSameAction, type SeatCommand, type Tile, tilesUsedBy } from '@gorrion/rules';
import type { TileMark } from '../../board/index.ts';

type Framed = Omit<TileMark, 'kind'>;

/** Returns the tiles of an action on the table: those of the own hand, and the discard that a call takes. */
function tilesAt(action: SeatCommand, { phase }: HandState): readonly Framed[] {
  const { seat } = action;
  const inHand = (tile: Tile): Framed => ({ zone: 'hand', seat, tile });
  if (action.type !== 'claim') return 'tile' in action ? [inHand(action.tile)] : [];
  if (phase.name !== 'claims' || action.claim.kind === 'pass') return [];
  const { tile, from } = phase;
  const used = tilesUsedBy(action.claim, { tile, from });
  return [{ zone: 'river', seat: from, tile }, ...used.map(inHand)];
}

/** Returns what to frame where a decision was made: the best action, and the played one if it is another. */
export function marksOf({ candidates, played }: ReviewedDecision, hand: HandState): readonly TileMark[] {
  const best = candidates[0]?.action ?? played;
  const frames = tilesAt(best, hand).map((one): TileMark => ({ ...one, kind: 'best' }));
  if (isSameAction(best, played)) return frames;
  const dashed = tilesAt(played, hand).map((one): TileMark => ({ ...one, kind: 'played' }));
  // Two calls take the same discard, which needs no second frame.
  return [...frames, ...dashed.filter(one => one.zone === 'hand' || !frames.some(({ zone }) => zone === 'river'))];
}
