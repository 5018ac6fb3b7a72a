import {
  below,
  type FanCount,
  type FanId,
  fanExclusions,
  type McrRules,
  type Meld,
  meldTiles,
  PLAIN_WIN,
  PLAYING_KINDS,
  type RandomSource,
  type Score,
  type Seat,
  scoreWin,
  seeded,
  type Tile,
  type WinningClaim,
} from '@gorrion/rules';

/** Fans that a seat's melds have made certain, whatever completes the hand: each counts, or is part of one that does. */
export interface SecuredFans {
  readonly fans: readonly FanCount[];
  readonly points: number;
}

/** What the fans of melds depend on. */
export interface MeldCircumstances {
  readonly melds: readonly Meld[];
  readonly seatWind: Seat;
  readonly prevalentWind: Seat;
  readonly rules: McrRules;
}

/** Hands that are tried as completions of the melds. Their common fans do not change with three times as many. */
const COMPLETIONS = 120;
/** Fans of the whole hand, or of the way to win: no meld makes them certain. */
const BY_WHOLE_HAND: readonly string[] = [
  'chicken-hand',
  'self-drawn',
  'melded-hand',
  'concealed-hand',
  'fully-concealed-hand',
  'one-voided-suit',
  'no-honors',
] satisfies readonly FanId[];
const HONOURS_FROM = 27;
const NOTHING: SecuredFans = { fans: [], points: 0 };

/** Returns three tiles of a suit: a chow, or a pung that is worth nothing by itself. */
function plainSet(random: RandomSource, suit: number): readonly Tile[] {
  const low = 9 * suit + below(random, 7);
  return (below(random, 3) > 0 ? [low, low + 1, low + 2] : [low + 1, low + 1, low + 1]) as Tile[];
}

/** Returns the kind of a pair: an honour half of the time, otherwise of a suit, so that neither lack of them is certain. */
const pairKind = (random: RandomSource, suit: number): Tile =>
  (below(random, 2) === 0
    ? HONOURS_FROM + below(random, PLAYING_KINDS - HONOURS_FROM)
    : 9 * suit + below(random, 9)) as Tile;

/** Returns a completion of the melds in random plain sets and a pair; undefined if it has five copies of a kind. */
function completion(circumstances: MeldCircumstances, random: RandomSource): WinningClaim | undefined {
  const { melds, seatWind, prevalentWind } = circumstances;
  const size = 4 - melds.length;
  // Sets and pair take the suits in turn: a fan of few suits is certain only if the melds make it so.
  const first = below(random, 3);
  const suitOf = (turn: number) => (first + turn) % 3;
  const pair = pairKind(random, suitOf(size));
  const sets = Array.from({ length: size }, (_, n) => plainSet(random, suitOf(n))).flat();
  const tiles = [...sets, pair, pair];
  const winningTile = tiles.splice(below(random, tiles.length), 1)[0]!;
  const all = [...melds.flatMap(meldTiles), ...tiles, winningTile];
  if (all.some(tile => all.filter(other => other === tile).length > 4)) return undefined;
  return {
    melds,
    concealed: tiles.toSorted((a, b) => a - b),
    winningTile,
    seatWind,
    prevalentWind,
    selfDrawn: below(random, 2) === 0,
    ...PLAIN_WIN,
  };
}

/** Returns the fans of a score that melds can have made. */
const fansOfMelds = ({ fans }: Score): readonly FanCount[] => fans.filter(({ id }) => !BY_WHOLE_HAND.includes(id));

const pointsOf = (fans: readonly FanCount[]): number =>
  fans.reduce((sum, { times, points }) => sum + times * points, 0);

/** Returns the fans that contain each of some fans, or do on the same sets, among those of many hands. */
function containersOf(fans: readonly FanCount[], hands: readonly (readonly FanCount[])[], rules: McrRules) {
  const held = [...new Set(hands.flatMap(hand => hand.map(({ id }) => id)))];
  const contents = held.map(id => ({ id, ...fanExclusions(id, rules) }));
  const isIn = (fan: FanCount) => contents.filter(other => [...other.inHand, ...other.onItsSets].includes(fan.id));
  return new Map(fans.map(fan => [fan.id, isIn(fan).map(({ id }) => id)]));
}

/** Returns the fans that melds have made certain: those of the cheapest of many completions that all the others hold. */
export function securedFans(circumstances: MeldCircumstances): SecuredFans {
  if (circumstances.melds.length === 0) return NOTHING;
  const { rules } = circumstances;
  const random = seeded('secured');
  const hands: (readonly FanCount[])[] = [];
  for (let tries = 0; tries < COMPLETIONS; tries++) {
    const claim = completion(circumstances, random);
    const score = claim && scoreWin(claim, rules);
    if (score) hands.push(fansOfMelds(score));
  }
  const [cheapest = []] = hands.toSorted((a, b) => pointsOf(a) - pointsOf(b));
  const containers = containersOf(cheapest, hands, rules);
  const timesIn = (hand: readonly FanCount[], { id, times }: FanCount) =>
    hand.some(other => containers.get(id)!.includes(other.id)) ? times : (hand.find(fan => fan.id === id)?.times ?? 0);
  const fans = cheapest.flatMap(fan => {
    const times = Math.min(fan.times, ...hands.map(hand => timesIn(hand, fan)));
    return times > 0 ? [{ ...fan, times }] : [];
  });
  return { fans, points: pointsOf(fans) };
}
