import type { TableState } from '@gorrion/protocol';
import {
  bySeat,
  copiesSeen,
  countOf,
  type HandState,
  isFlower,
  othersInTurn,
  SEATS,
  type Seat,
  scoreWait,
  standingTiles,
  type Tile,
  viewFor,
  waitsOf,
} from '@gorrion/rules';

/* What nobody at the table could know. All of it follows from the record; the expert is not asked. */

/** A tile that completes a hand, with the points of the complete hand without flowers; 0 if it is no hand. */
export interface WorthOfWait {
  readonly tile: Tile;
  readonly byDiscard: number;
  readonly selfDrawn: number;
}

/** A seat that lacked one tile, from a turn on. */
export interface ReadyStretch {
  readonly seat: Seat;
  readonly turn: number;
  /** Turn before which it ended; null if it lasted to the end of the hand. */
  readonly until: number | null;
  readonly waits: readonly WorthOfWait[];
}

/** Where the copies of an own wait were that the player could not see. */
export interface WaitCopies {
  readonly turn: number;
  readonly tile: Tile;
  readonly unseen: number;
  /** Copies in the hands of others. */
  readonly held: readonly { readonly seat: Seat; readonly copies: number }[];
  readonly inWall: number;
  /** Copies that still stood in the wall when the hand was over. */
  readonly left: number;
}

/** An own discard that another seat was waiting for. */
export interface WantedDiscard {
  readonly turn: number;
  readonly tile: Tile;
  readonly by: Seat;
  /** Points that it would have completed, without flowers. */
  readonly points: number;
  /** What came of it: a win, a win that was not taken, too few points, or a seat that may not win. */
  readonly outcome: 'won' | 'declined' | 'too-few' | 'barred';
  /** Turn since which that seat was ready. */
  readonly since: number;
}

export interface Hindsight {
  /** The other seats in turn order, from when on they were ready, and on what. */
  readonly ready: readonly ReadyStretch[];
  readonly waits: readonly WaitCopies[];
  readonly wanted: readonly WantedDiscard[];
}

const discardsIn = ({ seats }: HandState) => SEATS.reduce((sum, seat) => sum + seats[seat].discards.length, 0);

/** Returns the number of discards so far, and one; while a discard is on offer, the turn that it belongs to. */
export const turnIn = (hand: HandState): number =>
  discardsIn(hand) + (hand.phase.name === 'claims' && hand.phase.on === 'discard' ? 0 : 1);

/** Returns what tiles are worth to a seat that waits for them. */
const worthOf = (hand: HandState, seat: Seat, tiles: readonly Tile[]): readonly WorthOfWait[] => {
  const points = (tile: Tile, selfDrawn: boolean) => scoreWait(hand, seat, tile, selfDrawn)?.total ?? 0;
  return tiles.map(tile => ({ tile, byDiscard: points(tile, false), selfDrawn: points(tile, true) }));
};

/** Returns the tiles that complete a hand; undefined while it holds fourteen tiles, or a flower. */
function waitsIn({ seats }: HandState, seat: Seat): readonly Tile[] | undefined {
  const { concealed, melds } = seats[seat];
  if (concealed.length + 3 * melds.length !== 13 || concealed.some(isFlower)) return undefined;
  return waitsOf(concealed, melds).tiles;
}

/** A stretch with the state in which it began. */
interface Begun {
  readonly stretch: ReadyStretch;
  readonly hand: HandState;
}

/** Returns from when to when a seat lacked one tile. While it holds fourteen tiles it lacks what it lacked before. */
function stretchesOf(hands: readonly HandState[], seat: Seat): readonly Begun[] {
  const found: Begun[] = [];
  for (const hand of hands) {
    const tiles = hand.phase.name === 'over' ? undefined : waitsIn(hand, seat);
    const last = found.at(-1);
    const open = last?.stretch.until === null ? last : undefined;
    const known = open?.stretch.waits.map(({ tile }) => tile) ?? [];
    if (!tiles || tiles.join() === known.join()) continue;
    const turn = turnIn(hand);
    if (open) found[found.length - 1] = { ...open, stretch: { ...open.stretch, until: turn } };
    if (tiles.length > 0) found.push({ hand, stretch: { seat, turn, until: null, waits: worthOf(hand, seat, tiles) } });
  }
  return found;
}

/** Returns where the copies of the tiles were that a seat began to wait for. */
function copiesOf(hands: readonly HandState[], seat: Seat): readonly WaitCopies[] {
  const end = hands.at(-1);
  const told = new Set<Tile>();
  const inWall = ({ wall }: HandState, tile: Tile) =>
    standingTiles(wall).filter(place => wall.tiles[place] === tile).length;
  return stretchesOf(hands, seat).flatMap(({ hand, stretch: { turn, waits } }) => {
    const { unseen } = copiesSeen(viewFor(hand, seat), seat);
    const fresh = waits.filter(({ tile }) => !told.has(tile));
    for (const { tile } of fresh) told.add(tile);
    return fresh.map(({ tile }) => ({
      turn,
      tile,
      unseen: unseen[tile] ?? 0,
      held: othersInTurn(seat)
        .map(other => ({ seat: other, copies: countOf(hand.seats[other].concealed, tile) }))
        .filter(({ copies }) => copies > 0),
      inWall: inWall(hand, tile),
      left: end ? inWall(end, tile) : 0,
    }));
  });
}

/** Returns what became of the discard on offer for a seat that was waiting for it. */
function outcomeFor(hand: HandState, end: HandState, by: Seat, points: number): WantedDiscard['outcome'] {
  const { phase } = end;
  const outcome = phase.name === 'over' ? phase.outcome : undefined;
  const isLast = discardsIn(hand) === discardsIn(end);
  if (isLast && outcome?.kind === 'won' && outcome.seat === by && outcome.from !== by) return 'won';
  if (points < hand.rules.minPoints) return 'too-few';
  return hand.seats[by].isDead ? 'barred' : 'declined';
}

/** Returns the discards of a seat that others were waiting for when they were made. */
function wantedOf(hands: readonly HandState[], seat: Seat): readonly WantedDiscard[] {
  const end = hands.at(-1);
  const stretches = bySeat(other => stretchesOf(hands, other).map(({ stretch }) => stretch));
  const asked = new Set<number>();
  return hands.flatMap(hand => {
    const { phase } = hand;
    const turn = turnIn(hand);
    const isAsked = phase.name === 'claims' && phase.on === 'discard' && phase.from === seat && !asked.has(turn);
    if (!isAsked || !end) return [];
    asked.add(turn);
    const { tile } = phase;
    return othersInTurn(seat)
      .filter(by => waitsIn(hand, by)?.includes(tile))
      .map((by): WantedDiscard => {
        const points = scoreWait(hand, by, tile, false)?.total ?? 0;
        const since = stretches[by].findLast(one => one.turn <= turn)?.turn ?? turn;
        return { turn, tile, by, points, since, outcome: outcomeFor(hand, end, by, points) };
      });
  });
}

/** Returns what a seat could not know in a hand. `states`: those after each move of the hand, the last when it is over. */
export function hindsightOf(states: readonly TableState[], seat: Seat): Hindsight {
  const hands = states.map(({ session }) => session.hand);
  return {
    ready: othersInTurn(seat).flatMap(other => stretchesOf(hands, other).map(({ stretch }) => stretch)),
    waits: copiesOf(hands, seat),
    wanted: wantedOf(hands, seat),
  };
}
