import type { Entry } from '@gorrion/protocol';
import {
  afterDraw,
  bySeat,
  dealtHands,
  dealtWall,
  type HandEvent,
  isFlower,
  mayExchange,
  meldTiles,
  nextTile,
  type RandomSource,
  type Seat,
  seatAfter,
  shuffled,
  standingTiles,
  type Tile,
  tilesOfLayout,
  type Wall,
  type WallLayout,
} from '@gorrion/rules';

/* Tiles of a wall that a viewer has not seen, and another wall that looks the same to them. */

/** The places of a wall, as if they were kinds. */
const placesOf = (layout: WallLayout): readonly Tile[] =>
  Array.from({ length: tilesOfLayout(layout) }, (_, place) => place as Tile);

/** The location of every tile, by its place in the wall, because the rules only know kinds. */
interface Places {
  readonly tiles: readonly Tile[];
  wall: Wall;
  /** Places of the hidden tiles that each seat holds. */
  readonly held: [number[], number[], number[], number[]];
  /** For each discard of another kind than the drawn tile: the place of that tile, and the kind that it cannot be. */
  readonly kept: { readonly place: number; readonly not: Tile }[];
  /** Place of each seat's latest draw. */
  readonly drawn: [number?, number?, number?, number?];
  /** Places of tiles in hands that all have seen, or that the viewer has given to others. */
  readonly open: Set<number>;
  readonly viewer: Seat | undefined;
  /** Places of the tiles that each seat has laid down in the open exchange. */
  readonly laid: [number[]?, number[]?, number[]?, number[]?];
  /** The seat that begins the open exchange. */
  giver: Seat;
  /** Places of all tiles that were laid down, by `keyOfExchange`. */
  readonly given: Map<string, readonly number[]>;
}

/** Names what a seat lays down in the exchange that this seat, or its left neighbour, began. */
export const keyOfExchange = (giver: Seat, seat: Seat): string => `${giver} ${seat}`;

/** Takes tiles of these kinds out of a hand, the latest first: the clock discards what a player drew. */
function show({ tiles, held }: Places, seat: Seat, kinds: readonly Tile[]): void {
  for (const kind of kinds) {
    const at = held[seat].findLastIndex(place => tiles[place] === kind);
    if (at < 0) throw new Error(`seat ${seat} shows a tile that it does not hold: ${kind}`);
    held[seat].splice(at, 1);
  }
}

/** Marks tiles that a seat has shown and taken back: all know that it holds them. */
function seen(places: Places, seat: Seat, kinds: readonly Tile[]): void {
  const { tiles, held, open } = places;
  const free = held[seat].filter(place => !open.has(place));
  for (const kind of kinds) {
    const at = free.findLastIndex(place => tiles[place] === kind);
    if (at >= 0) open.add(free.splice(at, 1)[0]!);
  }
}

function draw(places: Places, seat: Seat, isFromFront: boolean): void {
  const { wall, held } = places;
  const place = nextTile(wall, seat, !isFromFront)!;
  held[seat].push(place);
  places.drawn[seat] = place;
  places.wall = afterDraw(wall, seat, !isFromFront);
}

/** Takes the tiles of a meld from the hand: two for a chow or pung, three or four for a kong. */
function meld(places: Places, { seat, meld: made }: Extract<HandEvent, { type: 'melded' }>): void {
  const kinds = [...meldTiles(made)];
  if ('from' in made) kinds.splice(kinds.indexOf(made.kind === 'chow' ? made.claimed : made.tile), 1);
  show(places, seat, kinds);
}

/** Records what a discard reveals: whether it was of the kind just drawn. */
function keepDrawn(
  { tiles, kept, drawn, held }: Places,
  { seat, tile, isDrawn }: Extract<HandEvent, { type: 'discarded' }>,
) {
  const place = drawn[seat];
  // A replacement of the deal does not count as drawn, so East may discard another tile of its kind.
  const isOther = place !== undefined && tiles[place] !== tile;
  if (isOther && !isDrawn && held[seat].includes(place)) kept.push({ place, not: tile });
  drawn[seat] = undefined;
}

/** Lays tiles face down: they leave the hand when both neighbours have chosen. */
function lay(places: Places, { seat, tiles: kinds }: Extract<HandEvent, { type: 'exchange-chosen' }>): void {
  const { tiles, held, laid, giver, given } = places;
  const free = [...held[seat]];
  const chosen = kinds.map(
    kind =>
      free.splice(
        free.findLastIndex(place => tiles[place] === kind),
        1,
      )[0]!,
  );
  laid[seat] = chosen;
  given.set(keyOfExchange(giver, seat), chosen);
}

/** Moves tiles between neighbours. The viewer knows what it gave, wherever that goes from there. */
function exchange(places: Places, { seat, given }: Extract<HandEvent, { type: 'exchanged' }>): void {
  const { held, laid, open, viewer } = places;
  const pair = [seat, seatAfter(seat)] as const;
  const moved = pair.map((each, n) => laid[each]!.slice(0, given[n]!.length));
  for (const [n, each] of pair.entries()) {
    held[each] = [...held[each].filter(place => !moved[n]!.includes(place)), ...moved[1 - n]!];
    if (each === viewer) for (const place of moved[n]!) open.add(place);
  }
  places.giver = seatAfter(seat);
}

function follow(places: Places, event: HandEvent): void {
  if (event.type === 'exchange-chosen') lay(places, event);
  else if (event.type === 'exchanged') exchange(places, event);
  else if (event.type === 'drew') draw(places, event.seat, event.source === 'wall');
  else if (event.type === 'discarded') {
    show(places, event.seat, [event.tile]);
    keepDrawn(places, event);
  } else if (event.type === 'melded') meld(places, event);
  else if (event.type === 'flower-exposed' || event.type === 'kong-added') show(places, event.seat, [event.tile]);
  else if (event.type === 'fouled') seen(places, event.seat, event.shown ?? []);
}

function begin({ wall: tiles, layout }: Extract<HandEvent, { type: 'dealt' }>, viewer: Seat | undefined): Places {
  const all = placesOf(layout);
  const dealt = dealtHands(all, layout);
  const held = bySeat(seat => [...(dealt[seat] as readonly number[])]);
  return {
    tiles,
    wall: dealtWall(layout, all, 0, dealt),
    held: held as Places['held'],
    kept: [],
    drawn: [],
    open: new Set(),
    viewer,
    laid: [],
    giver: 0,
    given: new Map(),
  };
}

function placesAfter(entries: readonly Entry[], viewer: Seat | undefined): Places {
  let places: Places | undefined;
  for (const { event } of entries) {
    if (event.type !== 'session' || event.event.type !== 'hand') continue;
    const told = event.event.event;
    if (told.type === 'dealt') places = begin(told, viewer);
    else if (places) follow(places, told);
  }
  if (!places) throw new Error('nothing was dealt');
  return places;
}

const MOST_TRIES = 200;

export interface OtherWall {
  readonly wall: readonly Tile[];
  /** Number of tiles that lie elsewhere. */
  readonly exchanged: number;
  /** Places of the tiles that seats laid down in exchanges, by `keyOfExchange`. */
  readonly given: ReadonlyMap<string, readonly number[]>;
}

/**
 * Returns another wall that gives `viewer` the same view of these entries; everything that they do not know is
 * exchanged. Flowers stay out of hands, because they would have to be shown. A drawn tile that stayed in a hand is not
 * of the kind that was then discarded. Throws an Error if no such wall is found.
 */
export function otherWall(entries: readonly Entry[], viewer: Seat | undefined, random: RandomSource): OtherWall {
  const places = placesAfter(entries, viewer);
  const { tiles, kept, given } = places;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wall = exchangedWall(places, viewer, random);
    if (kept.every(({ place, not }) => wall[place] !== not))
      return { wall, given, exchanged: wall.filter((tile, place) => tile !== tiles[place]).length };
  }
  throw new Error('every other wall would show another tile as just drawn');
}

function exchangedWall(places: Places, viewer: Seat | undefined, random: RandomSource): readonly Tile[] {
  const { tiles, held, open, given } = places;
  const others = held.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const inHands = others.filter(place => !isFlower(tiles[place]!) && !open.has(place));
  const inWall = standingTiles(places.wall);
  const kinds = shuffled(
    [...inHands, ...inWall].map(place => tiles[place]!),
    random,
  );
  const wall = [...tiles];
  const put = (place: number, mayBe: (kind: Tile) => boolean) => {
    wall[place] = kinds.splice(kinds.findIndex(mayBe), 1)[0]!;
  };
  // What was laid down in an exchange has to be a tile that may be given.
  const laid = new Set([...given.values()].flat());
  for (const place of inHands.filter(one => laid.has(one))) put(place, mayExchange);
  for (const place of inHands.filter(one => !laid.has(one))) put(place, kind => !isFlower(kind));
  for (const place of inWall) put(place, () => true);
  return wall;
}

const handEventOf = ({ event }: Entry): HandEvent | undefined =>
  event.type === 'session' && event.event.type === 'hand' ? event.event.event : undefined;

/** Returns the log in which the newest hand was dealt from another wall. What all have seen stays as it is. */
export function dealtFrom(wall: readonly Tile[], entries: readonly Entry[]): readonly Entry[] {
  const newest = entries.findLastIndex(entry => handEventOf(entry)?.type === 'dealt');
  let places: Places | undefined;
  return entries.map((entry, n) => {
    const told = handEventOf(entry);
    if (n < newest || !told) return entry;
    const as = (event: HandEvent): Entry => ({ ...entry, event: { type: 'session', event: { type: 'hand', event } } });
    if (told.type === 'dealt') {
      places = begin(told, undefined);
      return as({ ...told, wall, hands: dealtHands(wall, told.layout) });
    }
    if (places) follow(places, told);
    const kindsAt = (seat: Seat, count: number) => places!.laid[seat]!.slice(0, count).map(place => wall[place]!);
    if (told.type === 'exchange-chosen') return as({ ...told, tiles: kindsAt(told.seat, told.tiles.length) });
    if (told.type === 'exchanged') {
      const [given, got] = told.given;
      return as({
        ...told,
        given: [kindsAt(told.seat, given.length), kindsAt(seatAfter(told.seat), got.length)],
      });
    }
    return told.type === 'drew' ? as({ ...told, tile: wall[places!.drawn[told.seat]!]! }) : entry;
  });
}
