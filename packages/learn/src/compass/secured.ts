import {
  below,
  type FanCount,
  type FanId,
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

/** Fans that a seat's melds have made certain, whatever completes the hand. */
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

/** Returns the fans that both lists have, each as often as the one that has it less often. */
const common = (one: readonly FanCount[], other: readonly FanCount[]): readonly FanCount[] =>
  one.flatMap(fan => {
    const times = Math.min(fan.times, other.find(({ id }) => id === fan.id)?.times ?? 0);
    return times > 0 ? [{ ...fan, times }] : [];
  });

/**
 * Returns the fans that melds have made certain: those that the cheapest of many completions have in common. Completing
 * the hand otherwise may put a dearer fan in their place, never fewer points.
 */
export function securedFans(circumstances: MeldCircumstances): SecuredFans {
  if (circumstances.melds.length === 0) return NOTHING;
  const random = seeded('secured');
  let cheapest = Number.POSITIVE_INFINITY;
  let secured: readonly FanCount[] = [];
  for (let tries = 0; tries < COMPLETIONS; tries++) {
    const claim = completion(circumstances, random);
    const score = claim && scoreWin(claim, circumstances.rules);
    if (!score) continue;
    const fans = fansOfMelds(score);
    const points = pointsOf(fans);
    if (points > cheapest) continue;
    secured = points === cheapest ? common(secured, fans) : fans;
    cheapest = points;
  }
  return { fans: secured, points: pointsOf(secured) };
}
