import {
  type BySeat,
  breakStack,
  bySeat,
  COMPETITION_WALL,
  copiesOf,
  type Dice,
  type Discard,
  EMPTY_SEAT,
  type HandState,
  HIDDEN,
  isDice,
  type Meld,
  meldTiles,
  type Phase,
  SEATS,
  type Seat,
  type SeatState,
  type Tile,
  type TurnSource,
  WALL_SIZE,
  wmo2006,
} from '@gorrion/rules';
import {
  letterOf,
  lettersOf,
  meldsOf,
  meldsText,
  numberOf,
  seatOfDigit,
  tileOfLetter,
  tilesOfLetters,
  Unreadable,
} from './letters.ts';

/*
 * The view of one seat as a text: seat and winds, phase, tiles that left the wall, own tiles, melds and flowers of each
 * seat, and all discards in order. Rules of the WMO; nobody has been fined, and nobody has answered a claim window.
 */

/** A seat's view of a hand at a decision. */
export interface Moment {
  readonly view: HandState;
  readonly seat: Seat;
}

const SOURCES: readonly TurnSource[] = ['deal', 'wall', 'kong', 'flower', 'kong-flower', 'claim'];
/** A letter for each seat that discarded, whether it had just drawn the tile, and the seat that claimed it, if one did. */
const FLAGS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn';
const NOBODY = 4;
const HAND = 13;

function phaseText({ phase }: HandState): string {
  if (phase.name === 'turn') {
    return `T${SOURCES.indexOf(phase.source)}${phase.drawn === undefined ? '' : letterOf(phase.drawn)}`;
  }
  if (phase.name === 'claims') return `${phase.on === 'discard' ? 'C' : 'K'}${phase.from}${letterOf(phase.tile)}`;
  throw new RangeError(`no decision in phase ${phase.name}`);
}

function discardsText({ seats }: HandState): string {
  const all = SEATS.flatMap(seat => seats[seat].discards.map(discard => ({ seat, discard })));
  return all
    .sort((a, b) => a.discard.nth - b.discard.nth)
    .map(({ seat, discard: { tile, isDrawn, claimedBy = NOBODY } }) => {
      return `${letterOf(tile)}${FLAGS[10 * seat + 5 * (isDrawn ? 1 : 0) + claimedBy]}`;
    })
    .join('');
}

/** Returns the text of a seat's view. Throws a RangeError if the hand is at no decision. */
export function momentText({ view, seat }: Moment): string {
  const { prevalentWind, dice, wall, seats } = view;
  return [
    `${prevalentWind}${seat}${dice.join('')}`,
    phaseText(view),
    `${wall.front}.${wall.back}`,
    lettersOf(seats[seat].concealed),
    ...SEATS.map(each => `${meldsText(seats[each].melds)},${lettersOf(seats[each].flowers)}`),
    discardsText(view),
  ].join(' ');
}

function phaseOf(text: string, seat: Seat): Phase {
  if (text[0] === 'T') {
    const source = SOURCES[numberOf(text[1])];
    if (!source || text.length > 3) throw new Unreadable(`no turn ${text}`);
    return { name: 'turn', seat, drawn: text[2] === undefined ? undefined : tileOfLetter(text[2]), source };
  }
  if (!/^[CK][0-3][A-Za-p]$/.test(text)) throw new Unreadable(`no phase ${text}`);
  const made = bySeat(() => undefined);
  const on = text[0] === 'C' ? 'discard' : 'added-kong';
  return { name: 'claims', on, from: seatOfDigit(text[1]), tile: tileOfLetter(text[2]), made, announced: undefined };
}

/**
 * Returns the meld that a discard was claimed for, as it was laid down, and takes it out of `melds`: discards and melds
 * stand in the same order. Throws `Unreadable` if there is none.
 */
function takeMeldWith(tile: Tile, from: Seat, melds: Meld[]): Meld {
  const at = melds.findIndex(
    meld => 'from' in meld && meld.from === from && (meld.kind === 'chow' ? meld.claimed : meld.tile) === tile,
  );
  const [found] = at < 0 ? [] : melds.splice(at, 1);
  if (!found || !('from' in found)) throw new Unreadable('a claimed discard lies in no meld');
  return found.kind === 'kong' && found.form === 'promoted' ? { kind: 'pung', tile, from } : found;
}

function riversOf(text: string, melds: BySeat<readonly Meld[]>): BySeat<readonly Discard[]> {
  const rivers = bySeat((): Discard[] => []);
  const open = bySeat(seat => [...melds[seat]]);
  for (let nth = 0; 2 * nth < text.length; nth++) {
    const tile = tileOfLetter(text[2 * nth]);
    const flags = FLAGS.indexOf(text[2 * nth + 1] ?? '?');
    if (flags < 0) throw new Unreadable('no discards');
    const from = SEATS[Math.floor(flags / 10)]!;
    const by = flags % 5;
    const claimedBy = SEATS.find(seat => seat === by);
    rivers[from].push({
      tile,
      nth,
      ...(flags % 10 >= 5 && { isDrawn: true }),
      ...(claimedBy !== undefined && { claimedBy, meld: takeMeldWith(tile, from, open[claimedBy]) }),
    });
  }
  return rivers;
}

/** Throws `Unreadable` if a view lacks tiles, or has too many copies of one. */
function checkTiles({ seats, wall, phase }: HandState, seat: Seat): void {
  const own = seats[seat].concealed.length + 3 * seats[seat].melds.length;
  if (own !== HAND + (phase.name === 'turn' ? 1 : 0)) throw new Unreadable(`a hand of ${own} tiles`);
  const seen: number[] = [];
  const add = (tile: Tile) => {
    if (tile >= 0) seen[tile] = (seen[tile] ?? 0) + 1;
  };
  let places = 0;
  for (const { concealed, melds, flowers, discards } of seats) {
    const river = discards.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile);
    const tiles = [...concealed, ...melds.flatMap(meldTiles), ...flowers, ...river];
    for (const tile of tiles) add(tile);
    places += tiles.length;
  }
  // The tile of an added kong that may be robbed counts in its meld.
  if (places !== wall.front + wall.back) throw new Unreadable(`${places} tiles of ${wall.front + wall.back}`);
  if (seen.some((copies, kind) => copies > copiesOf(kind as Tile))) throw new Unreadable('too many copies of a tile');
}

/** Returns the view of a text. Throws `Unreadable` if the text is none, or its tiles cannot be. */
export function momentOf(text: string): Moment {
  const [head = '', phaseAs = '', left = '', own = '', ...rest] = text.split(' ');
  const rivers = rest[4];
  if (!/^[0-3]{2}[1-6]{4}$/.test(head) || rivers === undefined || rest.length !== 5) throw new Unreadable('no moment');
  const seat = seatOfDigit(head[1]);
  const dice = [...head.slice(2)].map(Number) as unknown as Dice;
  if (!isDice(dice)) throw new Unreadable(`no dice ${head}`);
  const parts = bySeat(each => (rest[each] as string).split(','));
  const melds = bySeat(each => meldsOf(parts[each][0] ?? ''));
  const discards = riversOf(rivers, melds);
  const [front, back] = left.split('.').map(numberOf);
  const seats = bySeat((each): SeatState => {
    const hidden = () => Array.from({ length: HAND - 3 * melds[each].length }, () => HIDDEN);
    return {
      ...EMPTY_SEAT,
      concealed: each === seat ? tilesOfLetters(own) : hidden(),
      melds: melds[each],
      flowers: tilesOfLetters(parts[each][1] ?? ''),
      discards: discards[each],
    };
  });
  const view: HandState = {
    phase: phaseOf(phaseAs, seat),
    rules: wmo2006,
    prevalentWind: seatOfDigit(head[0]),
    dice,
    wall: {
      layout: COMPETITION_WALL,
      tiles: Array.from({ length: WALL_SIZE }, () => HIDDEN),
      breakAt: breakStack(dice),
      front: front ?? 0,
      back: back ?? 0,
    },
    seats,
    penalties: [0, 0, 0, 0],
  };
  checkTiles(view, seat);
  return { view, seat };
}
