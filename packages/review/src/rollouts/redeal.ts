import {
  type BySeat,
  bySeat,
  copiesSeen,
  type HandState,
  isClaimed,
  isFlower,
  KINDS,
  type Meld,
  othersInTurn,
  PLAYING_KINDS,
  type RandomSource,
  SEATS,
  type Seat,
  type SeatState,
  shuffled,
  standingTiles,
  type Tile,
  tileSet,
} from '@gorrion/rules';

/** Tiles that a seat cannot see: copies of each kind, flowers included. */
function unseenBy(view: HandState, seat: Seat): number[] {
  const counts: number[] = [
    ...copiesSeen(view, seat).unseen,
    ...Array.from({ length: KINDS - PLAYING_KINDS }, () => 0),
  ];
  for (const tile of tileSet(view.wall.layout)) if (isFlower(tile)) counts[tile]!++;
  for (const each of SEATS) {
    const { flowers, discards } = view.seats[each];
    for (const tile of [...flowers, ...discards.map(discard => discard.tile)]) if (isFlower(tile)) counts[tile]!--;
  }
  for (const tile of view.seats[seat].concealed) if (isFlower(tile)) counts[tile]!--;
  return counts;
}

const isHiddenKong = (meld: Meld): boolean => !isClaimed(meld) && 'tile' in meld && meld.tile < 0;

/** Returns the melds with kinds for hidden kongs, which are taken out of `unseen`: each needs all four copies. */
function kongsDealt(melds: readonly Meld[], unseen: number[], random: RandomSource): readonly Meld[] {
  return melds.map(meld => {
    if (!isHiddenKong(meld)) return meld;
    const kinds = [...unseen.keys()].filter(kind => kind < PLAYING_KINDS && unseen[kind] === 4);
    const [kind] = shuffled(kinds, random);
    if (kind === undefined) return meld;
    unseen[kind] = 0;
    return { kind: 'kong', tile: kind as Tile, form: 'concealed' };
  });
}

/** A place for a tile that nobody has seen: in another hand or in the wall. */
interface FreePlace {
  readonly seat?: Seat;
  readonly wall?: number;
}

function placesIn(view: HandState, seat: Seat): readonly FreePlace[] {
  const inHands = othersInTurn(seat).flatMap(other => {
    const { concealed, exposed = [] } = view.seats[other];
    return Array.from({ length: concealed.length - exposed.length }, () => ({ seat: other }));
  });
  return [...inHands, ...standingTiles(view.wall).map(wall => ({ wall }))];
}

/** Puts flowers into the wall, as long as there is room, and the other tiles into the places left; all ways equally likely. */
function filled(places: readonly FreePlace[], unseen: readonly number[], random: RandomSource) {
  const tiles = unseen.flatMap((copies, kind) => Array.from({ length: copies }, () => kind as Tile));
  const flowers = tiles.filter(isFlower);
  const mixed = shuffled(places, random);
  const wallFirst = [
    ...mixed.filter(({ seat }) => seat === undefined),
    ...mixed.filter(({ seat }) => seat !== undefined),
  ];
  const forFlowers = new Set(wallFirst.slice(0, flowers.length));
  const rest = mixed.filter(place => !forFlowers.has(place));
  const plain = shuffled(
    tiles.filter(tile => !isFlower(tile)),
    random,
  );
  return [
    ...[...forFlowers].map((place, n) => ({ place, tile: flowers[n]! })),
    ...rest.flatMap((place, n) => (plain[n] === undefined ? [] : [{ place, tile: plain[n] }])),
  ];
}

/**
 * Returns a hand as it may be for all that a seat knows: the seat's view, with the tiles that it cannot see dealt anew to
 * the other hands and the wall. Other hands hold no flowers: those of the deal are replaced, and who draws one shows it.
 */
export function redealt(view: HandState, seat: Seat, random: RandomSource): HandState {
  const unseen = unseenBy(view, seat);
  for (const other of othersInTurn(seat)) for (const tile of view.seats[other].exposed ?? []) unseen[tile]!--;
  const melds = bySeat(each =>
    each === seat ? view.seats[each].melds : kongsDealt(view.seats[each].melds, unseen, random),
  );
  const wall = [...view.wall.tiles];
  const hands: BySeat<Tile[]> = bySeat(each => [...(view.seats[each].exposed ?? [])]);
  for (const { place, tile } of filled(placesIn(view, seat), unseen, random)) {
    if (place.seat !== undefined) hands[place.seat].push(tile);
    if (place.wall !== undefined) wall[place.wall] = tile;
  }
  const seats = bySeat((each): SeatState => {
    if (each === seat) return view.seats[each];
    return { ...view.seats[each], concealed: hands[each].sort((a, b) => a - b), melds: melds[each] };
  });
  return { ...view, seats, wall: { ...view.wall, tiles: wall } };
}
