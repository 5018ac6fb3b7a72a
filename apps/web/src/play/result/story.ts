import { type ByPlayer, byPlayer, type HandRecord, PLAYERS, type Player, placesOf, winnersScore } from '@gorrion/rules';
import { totalOf } from '../../sheet/hand/handResult.ts';

/* What is worth telling of a game that is over. All of it follows from the results of its hands. */

/** A hand that was played to its end. */
export type PlayedHand = HandRecord;

/** Returns the hands of a game that count: those that were stopped moved no points. */
export const playedHands = (results: readonly HandRecord[]): readonly PlayedHand[] =>
  results.filter(({ outcome }) => outcome.kind !== 'void');

/** Returns the running totals of each player, from the start on. */
export const runningTotals = (hands: readonly Pick<HandRecord, 'changes'>[]): ByPlayer<readonly number[]> =>
  byPlayer(player => {
    let total = 0;
    return [
      0,
      ...hands.map(({ changes }) => {
        total += changes[player];
        return total;
      }),
    ];
  });

/** How a game was decided. Hands are indexes among those played. */
export type TurningPoint =
  /** Nobody won a hand. */
  | { readonly kind: 'drawn' }
  /** Several share the first place. */
  | { readonly kind: 'shared' }
  /** Penalties or rulings beside the hands made another player first than their points. */
  | { readonly kind: 'ruled' }
  /** Only one hand had a winner. */
  | { readonly kind: 'only'; readonly winner: Player; readonly hand: number }
  /** The winner was first from the first win on. */
  | { readonly kind: 'wire'; readonly winner: Player }
  /** The winner was `behind` points behind before the last hand. */
  | { readonly kind: 'last'; readonly winner: Player; readonly behind: number }
  /** The winner was only `ahead` points in front before the last hand, and won it. */
  | { readonly kind: 'held'; readonly winner: Player; readonly ahead: number }
  /** The winner was fourth after hand `low`, and first from hand `hand` on. */
  | { readonly kind: 'comeback'; readonly winner: Player; readonly low: number; readonly hand: number }
  /** The winner was first from hand `hand` on. */
  | { readonly kind: 'lead'; readonly winner: Player; readonly hand: number };

/** A lead of this many points or fewer is narrow: a win of the least worth turns it. */
const NARROW = 16;

/** Returns the player who is first alone after so many hands; undefined if nobody is. */
function firstAfter(runs: ByPlayer<readonly number[]>, n: number): Player | undefined {
  const totals = PLAYERS.map(player => runs[player][n]!);
  const most = Math.max(...totals);
  const first = PLAYERS.filter(player => totals[player] === most);
  return first.length === 1 ? first[0] : undefined;
}

/** Returns by how much a player is in front of the best of the others after so many hands; negative behind. */
const marginAfter = (runs: ByPlayer<readonly number[]>, player: Player, n: number): number =>
  runs[player][n]! - Math.max(...PLAYERS.filter(other => other !== player).map(other => runs[other][n]!));

/** Returns the last hand after which a player was fourth, alone, before hand `until`; -1 if they never were. */
const lastLow = (runs: ByPlayer<readonly number[]>, player: Player, until: number): number =>
  runs[player].findLastIndex(
    (total, n) => n > 0 && n < until && PLAYERS.every(other => other === player || runs[other][n]! > total),
  );

/** Returns how a game was decided. `totals`: the points at its end, with those moved beside the hands. */
export function turningPoint(hands: readonly PlayedHand[], totals: ByPlayer<number>): TurningPoint {
  if (hands.every(({ outcome }) => outcome.kind !== 'won')) return { kind: 'drawn' };
  const places = placesOf(totals);
  const first = PLAYERS.filter(player => places[player] === 1);
  if (first.length > 1) return { kind: 'shared' };
  const winner = first[0]!;
  const runs = runningTotals(hands);
  const last = hands.length;
  const won = hands.flatMap((hand, n) => (hand.outcome.kind === 'won' ? [n] : []));
  if (firstAfter(runs, last) !== winner) return { kind: 'ruled' };
  const leaders = Array.from({ length: last + 1 }, (_, n) => firstAfter(runs, n));
  if (won.length === 1) return { kind: 'only', winner, hand: won[0]! };
  // The hand after which the winner was first for good, counted from 1.
  const taken = leaders.findLastIndex(leader => leader !== winner) + 1;
  const before = marginAfter(runs, winner, last - 1);
  const { outcome, players } = hands[last - 1]!;
  const hasWonLast = outcome.kind === 'won' && players[outcome.seat] === winner;
  if (taken === last && last > 1) return { kind: 'last', winner, behind: -before };
  if (leaders.every(leader => leader === undefined || leader === winner)) {
    if (before > NARROW || !hasWonLast) return { kind: 'wire', winner };
  }
  if (hasWonLast && before <= NARROW) return { kind: 'held', winner, ahead: before };
  const low = lastLow(runs, winner, taken);
  if (low > 0 && last >= 4) return { kind: 'comeback', winner, low: low - 1, hand: taken - 1 };
  return { kind: 'lead', winner, hand: taken - 1 };
}

/** A win of a game. */
export interface BestHand {
  /** Index among the hands played. */
  readonly hand: number;
  readonly player: Player;
  readonly points: number;
}

/** Returns the wins of a game, of one player if one is given. */
function winsIn(hands: readonly PlayedHand[], of?: Player): readonly BestHand[] {
  return hands.flatMap(({ outcome, players }, hand) => {
    if (outcome.kind !== 'won') return [];
    const player = players[outcome.seat];
    const points = winnersScore(outcome).counted?.total ?? totalOf(outcome);
    return of === undefined || of === player ? [{ hand, player, points }] : [];
  });
}

const largest = (wins: readonly BestHand[]): BestHand | undefined =>
  wins.reduce<BestHand | undefined>((best, win) => (best && best.points >= win.points ? best : win), undefined);

/** Returns the largest win of a game, and then the reader's own if it is another. */
export function bestHands(hands: readonly PlayedHand[], me: Player | undefined): readonly BestHand[] {
  const best = largest(winsIn(hands));
  if (!best) return [];
  const own = me === undefined || best.player === me ? undefined : largest(winsIn(hands, me));
  return own ? [best, own] : [best];
}

/** A figure of a game: a count, and out of how many. */
export type Highlight =
  | { readonly kind: 'won'; readonly count: number; readonly all: number }
  | { readonly kind: 'selfDrawn'; readonly count: number }
  /** The reader discarded the winning tile so often, and paid so much for it. */
  | { readonly kind: 'dealtIn'; readonly count: number; readonly points: number }
  | { readonly kind: 'drawn'; readonly count: number; readonly all: number }
  /** How often another player came to be first. */
  | { readonly kind: 'leads'; readonly count: number };

/** Returns how often the first place went from one player to another. */
function changesOfLead(hands: readonly PlayedHand[]): number {
  const runs = runningTotals(hands);
  const leaders = hands.flatMap((_, n) => firstAfter(runs, n + 1) ?? []);
  return leaders.filter((leader, n) => n > 0 && leader !== leaders[n - 1]).length;
}

/** Returns the figures of a game: the reader's own, or for a spectator those of the table. */
export function highlights(hands: readonly PlayedHand[], me: Player | undefined): readonly Highlight[] {
  const all = hands.length;
  const wins = hands.flatMap(({ outcome, players, changes }) =>
    outcome.kind === 'won' ? [{ outcome, changes, by: players[outcome.seat], from: players[outcome.from] }] : [],
  );
  const leads: Highlight = { kind: 'leads', count: changesOfLead(hands) };
  const drawn: Highlight = { kind: 'drawn', count: all - wins.length, all };
  const own = me === undefined ? wins : wins.filter(({ by }) => by === me);
  const selfDrawn: Highlight = { kind: 'selfDrawn', count: own.filter(({ by, from }) => by === from).length };
  if (me === undefined) return [{ kind: 'won', count: wins.length, all }, selfDrawn, drawn, leads];
  const dealt = wins.filter(({ by, from }) => from === me && by !== me);
  const points = dealt.reduce((sum, { changes }) => sum - changes[me], 0);
  return [{ kind: 'won', count: own.length, all }, selfDrawn, { kind: 'dealtIn', count: dealt.length, points }, leads];
}
