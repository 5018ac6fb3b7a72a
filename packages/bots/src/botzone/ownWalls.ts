import {
  ALL_TILES,
  type BySeat,
  bySeat,
  EMPTY_SEAT,
  type HandState,
  HIDDEN,
  isFlower,
  type Ruleset,
  type Seat,
  seatAfter,
  seeded,
  shuffled,
  type Tile,
  undealt,
  viewFor,
  type Wall,
  winningClaim,
} from '@gorrion/rules';

/*
 * Botzone deals 136 tiles as four walls of 34: each player draws from his own, replacements too. The rules know one
 * wall; before each command they are given one of three tiles: the next draw, the replacement, and one to spare.
 */

/** Draws that each player has: 34 tiles less the 13 of his hand. */
export const OWN_DRAWS = 21;
const DEALT = 13;

export interface OwnDeal {
  readonly hands: BySeat<readonly Tile[]>;
  /** Tiles to be drawn by each seat, in order. */
  readonly walls: BySeat<readonly Tile[]>;
}

/** Four hands and four walls from a seed. */
export function ownDeal(seed: string): OwnDeal {
  const plain = ALL_TILES.filter(tile => !isFlower(tile));
  const tiles = shuffled(plain, seeded(seed));
  const own = (seat: Seat) => tiles.slice(seat * (DEALT + OWN_DRAWS), (seat + 1) * (DEALT + OWN_DRAWS));
  return {
    hands: bySeat(seat =>
      own(seat)
        .slice(0, DEALT)
        .sort((a, b) => a - b),
    ),
    walls: bySeat(seat => own(seat).slice(DEALT)),
  };
}

/** The hand before East's first draw. */
export const stateAtDeal = (hands: BySeat<readonly Tile[]>, prevalentWind: Seat, rules: Ruleset): HandState => ({
  ...undealt,
  rules,
  prevalentWind,
  phase: { name: 'turn', seat: 0, drawn: undefined, source: 'wall' },
  seats: bySeat(seat => ({ ...EMPTY_SEAT, concealed: hands[seat] })),
});

const EMPTY: Wall = { tiles: [], breakAt: 0, front: 0, back: 0 };

/** Who drew or discarded last. */
const actorOf = ({ phase }: HandState): Seat =>
  phase.name === 'turn' ? phase.seat : phase.name === 'claims' ? phase.from : 0;

/** Who would draw a replacement: a maker of a kong, or who claims one. */
function replacementFor(state: HandState): Seat {
  const { phase } = state;
  const best = phase.name === 'claims' ? winningClaim(phase) : undefined;
  return best?.claim.kind === 'kong' ? best.seat : actorOf(state);
}

/**
 * The wall as the rules must see it now: empty when the next player's is, for then the last tile has been drawn and
 * nothing but Hu may be claimed; else the next player's first tile and, from its end, the replacement.
 */
export function wallOf(state: HandState, walls: BySeat<readonly Tile[]>): Wall {
  const front = walls[seatAfter(actorOf(state))][0];
  if (front === undefined) return EMPTY;
  const [replacement] = walls[replacementFor(state)];
  return { ...EMPTY, tiles: [front, replacement as Tile, HIDDEN] };
}

/**
 * The one wall that lasts as long as the four do: until somebody has to draw who has no tile left. Whoever claimed has
 * tiles to spare that nobody will draw.
 */
function wallSeen(state: HandState, left: BySeat<number>): Wall {
  const still = [...left];
  let tiles = 0;
  for (let seat = seatAfter(actorOf(state)); still[seat]! > 0; seat = seatAfter(seat)) {
    still[seat]!--;
    tiles++;
  }
  return { ...EMPTY, tiles: Array.from({ length: tiles }, () => HIDDEN) };
}

/** What a seat sees, with one wall in the place of the four, for that is what the rules' view always shows. */
export const ownViewOf = (seat: Seat, state: HandState, left: BySeat<number>): HandState => ({
  ...viewFor(state, seat),
  wall: wallSeen(state, left),
});
