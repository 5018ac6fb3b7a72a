import {
  chowTiles,
  type HandState,
  HIDDEN,
  type Meld,
  type Seat,
  seatAfter,
  standingTiles,
  type Tile,
  tilesApart,
  turnsBetween,
  type WallLayout,
} from '@gorrion/rules';
import { type ByPosition, byPosition, type Position, positionOf, seatAt } from './position.ts';

export interface MeldTile {
  readonly tile: Tile;
  readonly turned: boolean;
}

/** A meld as it lies: left to right for its owner; a promoted kong's fourth tile is `added` onto the turned one. */
export interface LaidMeld {
  readonly tiles: readonly MeldTile[];
  readonly added: Tile | undefined;
}

/** What lies before one seat. Hidden tiles are HIDDEN: a scene knows no more than the viewer. */
export interface SeatScene {
  readonly seat: Seat;
  /** In the order shown, without the tile just drawn. */
  readonly hand: readonly Tile[];
  /** The tile that stands apart: just drawn, or the one that won. */
  readonly apart: Tile | undefined;
  readonly isOpen: boolean;
  readonly melds: readonly LaidMeld[];
  readonly flowers: readonly Tile[];
  readonly river: readonly Tile[];
  /** Which tiles of the river were discarded as drawn, where the viewer wants them marked. */
  readonly asDrawn: readonly boolean[];
}

/** All that is drawn of a hand, seen from one side of the table. */
export interface Scene {
  readonly bottom: Seat;
  /** Whether the hand below is the viewer's own; a spectator sees four strangers. */
  readonly hasOwnHand: boolean;
  readonly positions: ByPosition<SeatScene>;
  /** Tiles of the wall that are still there, by drawing order from the break; even numbers lie on top. */
  readonly wall: readonly number[];
  readonly layout: WallLayout;
  readonly breakAt: number;
  /** Where the latest discard lies, until a draw or a claim answers it. */
  readonly lastDiscard: Position | undefined;
}

export interface SceneOptions {
  /** The viewer's own order of his tiles; default: sorted. */
  readonly arrange?: (tiles: readonly Tile[]) => readonly Tile[];
  /** Marks discards of the tile just drawn; default: no. */
  readonly marksDrawn?: boolean;
}

/** Which tile of a meld lies turned: left, middle or right as the tile came from the left, opposite, right (ruling 25). */
function turnedAt(meld: Meld, owner: Seat): number | undefined {
  if (!('from' in meld)) return undefined;
  const from = turnsBetween(owner, meld.from);
  if (meld.kind === 'chow') return 0;
  const isFour = meld.kind === 'kong' && meld.form === 'melded';
  if (from === 1) return isFour ? 3 : 2;
  return from === 2 ? 1 : 0;
}

function meldFaces(meld: Meld): readonly Tile[] {
  if (meld.kind === 'chow') {
    return [meld.claimed, ...chowTiles(meld.low).filter(tile => tile !== meld.claimed)];
  }
  const copies = meld.kind === 'kong' && meld.form !== 'promoted' ? 4 : 3;
  return Array.from({ length: copies }, () => meld.tile);
}

/** A concealed kong lies face down until the hand is over; its owner sees the two in the middle (ruling 28). */
function concealedKong(tile: Tile, isSeen: boolean, isOpen: boolean): LaidMeld {
  const face = (i: number) => (isOpen || (isSeen && (i === 1 || i === 2)) ? tile : HIDDEN);
  return { tiles: [0, 1, 2, 3].map(i => ({ tile: face(i), turned: false })), added: undefined };
}

export function laidMeld(meld: Meld, owner: Seat, isSeen: boolean, isOpen: boolean): LaidMeld {
  if (meld.kind === 'kong' && meld.form === 'concealed') return concealedKong(meld.tile, isSeen, isOpen);
  const turned = turnedAt(meld, owner);
  return {
    tiles: meldFaces(meld).map((tile, i) => ({ tile, turned: i === turned })),
    added: meld.kind === 'kong' && meld.form === 'promoted' ? meld.tile : undefined,
  };
}

/** The tile of a robbed kong went to the winner. */
function robbedOf(state: HandState, seat: Seat): Tile | undefined {
  const outcome = state.phase.name === 'over' ? state.phase.outcome : undefined;
  return outcome?.kind === 'won' && outcome.robbed && outcome.from === seat ? outcome.tile : undefined;
}

function seatScene(state: HandState, seat: Seat, isMine: boolean, options: SceneOptions): SeatScene {
  const { melds, flowers, discards } = state.seats[seat];
  const isOpen = state.phase.name === 'over';
  const { hand, apart } = tilesApart(state, seat);
  const robbed = robbedOf(state, seat);
  const river = discards.filter(discard => discard.claimedBy === undefined);
  const laid = (meld: Meld) => {
    const shown = laidMeld(meld, seat, isMine, isOpen);
    return robbed !== undefined && shown.added === robbed ? { ...shown, added: undefined } : shown;
  };
  return {
    seat,
    hand: isMine && options.arrange ? options.arrange(hand) : hand,
    apart,
    isOpen,
    melds: melds.map(laid),
    flowers,
    river: river.map(discard => discard.tile),
    asDrawn: river.map(discard => options.marksDrawn === true && discard.isDrawn === true),
  };
}

/** Who discarded last, while the tile still lies there: in the window, and in the turn that follows. */
function lastDiscarder(state: HandState): Seat | undefined {
  const { phase } = state;
  if (phase.name === 'claims') return phase.on === 'discard' ? phase.from : undefined;
  if (phase.name !== 'turn' || phase.source !== 'wall') return undefined;
  const before = seatAfter(phase.seat, 3);
  const { discards } = state.seats[before];
  const last = discards[discards.length - 1];
  return last && last.claimedBy === undefined ? before : undefined;
}

/** The hand as one side of the table sees it; `mine` is the seat whose tiles are the viewer's own. */
export function sceneOf(state: HandState, mine: Seat | undefined, options: SceneOptions = {}): Scene {
  const bottom = mine ?? 0;
  const seats = byPosition(position => {
    const seat = seatAt(position, bottom);
    return seatScene(state, seat, seat === mine, options);
  });
  const last = lastDiscarder(state);
  const { wall } = state;
  return {
    bottom,
    hasOwnHand: mine !== undefined,
    positions: seats,
    wall: standingTiles(wall),
    layout: wall.layout,
    breakAt: wall.breakAt,
    lastDiscard: last === undefined ? undefined : positionOf(last, bottom),
  };
}
