import {
  chowTiles,
  type HandState,
  HIDDEN,
  type Meld,
  placesToRight,
  type Seat,
  seatAfter,
  showsConcealedKongs,
  standingTiles,
  type Tile,
  type Turns,
  tilesApart,
  type WallLayout,
} from '@gorrion/rules';
import { type ByPosition, byPosition, type Position, positionOf, seatAt } from './position.ts';

export interface MeldTile {
  readonly tile: Tile;
  readonly turned: boolean;
}

/** A meld as it lies, left to right for its owner. The fourth tile of a promoted kong is `added` onto the turned one. */
export interface LaidMeld {
  readonly tiles: readonly MeldTile[];
  readonly added: Tile | undefined;
}

/** What lies before one seat. A scene knows no more than the viewer: their hidden tiles are HIDDEN. */
export interface SeatScene {
  readonly seat: Seat;
  /** The tiles in the order shown, without `apart`. */
  readonly hand: readonly Tile[];
  /** The tile that stands apart: just drawn, or the one that won. */
  readonly apart: Tile | undefined;
  /** Whether `apart` won the hand. */
  readonly hasWon: boolean;
  readonly isOpen: boolean;
  readonly melds: readonly LaidMeld[];
  readonly flowers: readonly Tile[];
  readonly river: readonly Tile[];
  /** For each tile of the river, whether to mark it as discarded as drawn. All false if the viewer wants no marks. */
  readonly asDrawn: readonly boolean[];
}

/** All that is drawn of a hand, as one side of the table sees it. */
export interface Scene {
  readonly bottom: Seat;
  /** Whether the bottom hand is the viewer's own. A spectator has none. */
  readonly hasOwnHand: boolean;
  readonly positions: ByPosition<SeatScene>;
  /** The standing tiles of the wall, by their number from the break. Even numbers lie on top. */
  readonly wall: readonly number[];
  readonly layout: WallLayout;
  readonly breakAt: number;
  /** The wall is broken: where the layout says so, the tiles at its end lie loose. */
  readonly isOpened: boolean;
  /** Every hand lies open, which needs more room. */
  readonly isLaidOpen: boolean;
  /** Where the last discard lies, until a draw or a claim follows it. */
  readonly lastDiscard: Position | undefined;
}

export interface SceneOptions {
  /** Puts the viewer's tiles in their own order. Default: sorted. */
  readonly arrange?: (tiles: readonly Tile[]) => readonly Tile[];
  /** Marks discards of the tile just drawn. Default: false. */
  readonly marksDrawn?: boolean;
  /** Lays every hand open, as after the end. Default: false. */
  readonly isOpen?: boolean;
  /** The one seat whose hand is laid open after the end, or that none is yet. Default: all are. */
  readonly opens?: Seat | 'none' | undefined;
  /** Lifts the loose tiles before the deal, when the stacks are counted. Default: once the hand is dealt. */
  readonly isOpened?: boolean;
}

/**
 * Returns the index of the turned tile of a meld: left, middle or right for a tile from the left, opposite or right seat
 * (article 25).
 */
function turnedAt(meld: Meld, owner: Seat, turns: Turns): number | undefined {
  if (!('from' in meld)) return undefined;
  const from = placesToRight(owner, meld.from, turns);
  const isFour = meld.kind === 'kong' && meld.form === 'melded';
  if (from === 1) return isFour ? 3 : 2;
  return from === 2 ? 1 : 0;
}

/** Returns the faces of a meld, left to right. The claimed tile of a chow lies towards the seat that it came from. */
function meldFaces(meld: Meld, turned: number | undefined): readonly Tile[] {
  if (meld.kind === 'chow') {
    const own = chowTiles(meld.low).filter(tile => tile !== meld.claimed);
    return turned === 2 ? [...own, meld.claimed] : [meld.claimed, ...own];
  }
  const copies = meld.kind === 'kong' && meld.form !== 'promoted' ? 4 : 3;
  return Array.from({ length: copies }, () => meld.tile);
}

/** Returns a concealed kong: face down until the hand is over. Its owner sees the two middle tiles (article 28). */
function concealedKong(tile: Tile, isSeen: boolean, isOpen: boolean): LaidMeld {
  const face = (i: number) => (isOpen || (isSeen && (i === 1 || i === 2)) ? tile : HIDDEN);
  return { tiles: [0, 1, 2, 3].map(i => ({ tile: face(i), turned: false })), added: undefined };
}

/** Returns a concealed kong that all see: face up but for its last tile (CLASSICAL 31). */
const shownKong = (tile: Tile): LaidMeld => ({
  tiles: [tile, tile, tile, HIDDEN].map(face => ({ tile: face, turned: false })),
  added: undefined,
});

/** Returns a meld as it lies before its owner. `turns`: those of the table's wall; counter-clockwise by default. */
export function laidMeld(meld: Meld, owner: Seat, isSeen: boolean, isOpen: boolean, turns: Turns = {}): LaidMeld {
  if (meld.kind === 'kong' && meld.form === 'concealed') return concealedKong(meld.tile, isSeen, isOpen);
  const turned = turnedAt(meld, owner, turns);
  return {
    tiles: meldFaces(meld, turned).map((tile, i) => ({ tile, turned: i === turned })),
    added: meld.kind === 'kong' && meld.form === 'promoted' ? meld.tile : undefined,
  };
}

const outcomeOf = ({ phase }: HandState) => (phase.name === 'over' ? phase.outcome : undefined);

/** Returns the tile that a robbed kong of this seat lost to the winner. */
function robbedOf(state: HandState, seat: Seat): Tile | undefined {
  const outcome = outcomeOf(state);
  return outcome?.kind === 'won' && outcome.robbed && outcome.from === seat ? outcome.tile : undefined;
}

function seatScene(state: HandState, seat: Seat, isMine: boolean, options: SceneOptions): SeatScene {
  const { melds, flowers, discards } = state.seats[seat];
  const { opens = seat } = options;
  const isOpen = (state.phase.name === 'over' && opens === seat) || options.isOpen === true;
  const { hand, apart } = tilesApart(state, seat);
  const robbed = robbedOf(state, seat);
  const outcome = outcomeOf(state);
  const river = discards.filter(discard => discard.claimedBy === undefined);
  const isKongShown = showsConcealedKongs(state.rules) && !isOpen;
  const laid = (meld: Meld) => {
    if (isKongShown && meld.kind === 'kong' && meld.form === 'concealed') return shownKong(meld.tile);
    const shown = laidMeld(meld, seat, isMine, isOpen, state.wall.layout);
    return robbed !== undefined && shown.added === robbed ? { ...shown, added: undefined } : shown;
  };
  return {
    seat,
    hand: isMine && options.arrange ? options.arrange(hand) : hand,
    apart,
    hasWon: outcome?.kind === 'won' && outcome.seat === seat,
    isOpen,
    melds: melds.map(laid),
    flowers,
    river: river.map(discard => discard.tile),
    asDrawn: river.map(discard => options.marksDrawn === true && discard.isDrawn === true),
  };
}

/** Returns who discarded last: during the claim window and the turn after it; undefined otherwise. */
function lastDiscarder(state: HandState): Seat | undefined {
  const { phase } = state;
  if (phase.name === 'claims') return phase.on === 'discard' ? phase.from : undefined;
  if (phase.name !== 'turn' || phase.source !== 'wall') return undefined;
  const before = seatAfter(phase.seat, 3);
  const { discards } = state.seats[before];
  const last = discards[discards.length - 1];
  return last && last.claimedBy === undefined ? before : undefined;
}

/** Returns a hand as one side of the table sees it. `mine` is the viewer's seat; undefined for a spectator. */
export function sceneOf(state: HandState, mine: Seat | undefined, options: SceneOptions = {}): Scene {
  const bottom = mine ?? 0;
  const { wall } = state;
  const seats = byPosition(position => {
    const seat = seatAt(position, bottom, wall.layout);
    return seatScene(state, seat, seat === mine, options);
  });
  const last = lastDiscarder(state);
  return {
    bottom,
    hasOwnHand: mine !== undefined,
    positions: seats,
    wall: standingTiles(wall),
    layout: wall.layout,
    breakAt: wall.breakAt,
    isOpened: state.phase.name !== 'undealt' || options.isOpened === true,
    isLaidOpen: seats.every(({ isOpen }) => isOpen),
    lastDiscard: last === undefined ? undefined : positionOf(last, bottom, wall.layout),
  };
}
