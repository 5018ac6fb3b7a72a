import {
  claimedMeld,
  copiesSeen,
  countOf,
  distinct,
  evolve,
  type HandState,
  HIDDEN,
  isFlower,
  isMeldClaim,
  type Seat,
  type SeatCommand,
  scoreWait,
  seatAfter,
  type Tile,
  waitsOf,
} from '@gorrion/rules';

/** A tile that completes the hand, with its points in both ways and the copies that the seat cannot see. */
export interface Wait {
  readonly tile: Tile;
  readonly live: number;
  readonly byDiscard: number;
  readonly selfDrawn: number;
}

/** What a hand waits for, by shape, and the waits among them that bring the minimum in one way at least. */
export interface ReadyHand {
  readonly waits: readonly Wait[];
  readonly winning: readonly Wait[];
}

const discard = (state: HandState, seat: Seat, tile: Tile): HandState =>
  evolve(state, { type: 'discarded', seat, tile });

const ownKong = (view: HandState, seat: Seat, tile: Tile): HandState =>
  countOf(view.seats[seat].concealed, tile) === 4
    ? evolve(view, { type: 'melded', seat, meld: { kind: 'kong', tile, form: 'concealed' } })
    : evolve(view, { type: 'kong-added', seat, tile });

/** Returns the view after nobody has claimed: the offered tile is a discard like any other. */
export const passed = (view: HandState): HandState =>
  view.phase.name === 'claims'
    ? { ...view, phase: { name: 'turn', seat: seatAfter(view.phase.from), drawn: HIDDEN, source: 'wall' } }
    : view;

/**
 * Returns the views after an action in which the seat holds thirteen tiles: one, or after a chow or pung one for each
 * discard that may follow. None for a win and a flower.
 */
function viewsAfter(view: HandState, seat: Seat, action: SeatCommand): readonly HandState[] {
  const { phase } = view;
  if (action.type === 'discard') return [discard(view, seat, action.tile)];
  if (action.type === 'declare-kong') return [ownKong(view, seat, action.tile)];
  if (action.type !== 'claim' || phase.name !== 'claims') return [];
  if (action.claim.kind === 'pass') return [passed(view)];
  if (!isMeldClaim(action.claim)) return [];
  const laid = evolve(view, { type: 'melded', seat, meld: claimedMeld(action.claim, phase) });
  if (action.claim.kind === 'kong') return [laid];
  return distinct(laid.seats[seat].concealed).map(tile => discard(laid, seat, tile));
}

function readyIn(view: HandState, seat: Seat): ReadyHand {
  const { concealed, melds, isDead } = view.seats[seat];
  if (isDead || concealed.some(isFlower)) return { waits: [], winning: [] };
  const { unseen } = copiesSeen(view, seat);
  const points = (tile: Tile, selfDrawn: boolean) => scoreWait(view, seat, tile, selfDrawn)?.total ?? 0;
  const waits = waitsOf(concealed, melds).tiles.map(tile => ({
    tile,
    live: unseen[tile]!,
    byDiscard: points(tile, false),
    selfDrawn: points(tile, true),
  }));
  return { waits, winning: waits.filter(wait => pointsOf(wait) >= view.rules.minPoints) };
}

/** Returns the points of a wait in the way that scores more. */
export const pointsOf = ({ byDiscard, selfDrawn }: Wait): number => Math.max(byDiscard, selfDrawn);

export const liveOf = (waits: readonly Wait[]): number => waits.reduce((sum, { live }) => sum + live, 0);

export const mostOf = (points: readonly number[]): number => points.reduce((a, b) => Math.max(a, b), 0);

/** Whether one ready hand is better: more live copies that win, then more points, then more copies of any wait. */
function isBetter(one: ReadyHand, other: ReadyHand): boolean {
  const gains = [
    liveOf(one.winning) - liveOf(other.winning),
    mostOf(one.waits.map(pointsOf)) - mostOf(other.waits.map(pointsOf)),
    liveOf(one.waits) - liveOf(other.waits),
  ];
  return (gains.find(gain => gain !== 0) ?? 0) > 0;
}

/** Returns what the hand waits for after an action; after a chow or pung, with the discard that leaves it readiest. */
export function readyAfter(view: HandState, seat: Seat, action: SeatCommand): ReadyHand {
  const hands = viewsAfter(view, seat, action).map(after => readyIn(after, seat));
  return hands.reduce((best, next) => (isBetter(next, best) ? next : best), { waits: [], winning: [] });
}
