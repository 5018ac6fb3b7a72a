import { rulesetOf } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  FAN_IDS,
  type FanId,
  fanPoints,
  type McrRules,
  mcrOnly,
  PLAIN_WIN,
  type Player,
  parseHand,
  pointsPaid,
  roundOf,
  scoreWin,
  seatInHand,
  winPayments,
} from '@gorrion/rules';
import type { EventPlan } from './plan.ts';
import type { EventRuling, SheetHand } from './play.ts';
import { no } from './refusals.ts';

/* Checks a hand that a scorer enters. Points and fans stay as they were named (article 41); what they are worth is added. */

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Returns what each player gains or pays for an entered win of `points`; without `from` it is self-drawn (article 80). */
export function paymentsFor(
  { hand, winner, from = winner, points }: { hand: number; winner: Player; from?: Player | undefined; points: number },
  rules: McrRules,
): ByPlayer<number> {
  const seatOf = (player: Player) => seatInHand(hand, player, rules.seatChange);
  const win = { seat: seatOf(winner), from: seatOf(from), robbed: false, score: { total: points, flowers: 0 } };
  const payments = winPayments(win, rules);
  return byPlayer(player => payments[seatOf(player)].change);
}

/** Returns what the named fans are worth together, flowers included; or the first that is none. */
function namedWorth(
  fans: readonly string[],
  rules: McrRules,
): { readonly points: number } | { readonly unknown: string } {
  const unknown = fans.find(fan => !(FAN_IDS as readonly string[]).includes(fan));
  if (unknown !== undefined) return { unknown };
  return { points: sum((fans as readonly FanId[]).map(fan => fanPoints(fan, rules))) };
}

/** Counts the tiles of a win; the last of the concealed tiles is the winning one. */
export function scoreOfTiles({ hand, winner = 0, from, fans = [], tiles = '' }: SheetHand, rules: McrRules) {
  const read = parseHand(tiles);
  if (!read.ok) return no('bad-tiles');
  const { concealed, melds } = read.value;
  const winningTile = concealed.at(-1);
  if (winningTile === undefined) return no('bad-tiles');
  const has = (fan: FanId) => fans.includes(fan);
  const score = scoreWin(
    {
      ...PLAIN_WIN,
      melds,
      concealed: concealed.slice(0, -1),
      winningTile,
      seatWind: seatInHand(hand, winner, rules.seatChange),
      prevalentWind: roundOf(hand),
      selfDrawn: from === undefined,
      lastOfWall: has('last-tile-draw') || has('last-tile-claim'),
      lastOfKind: has('last-tile'),
      afterKong: has('out-with-replacement-tile'),
      robbingKong: has('robbing-the-kong'),
      flowers: fans.filter(fan => fan === 'flower-tiles').length,
    },
    rules,
  );
  return score ? { ok: true as const, score } : no('tiles-not-winning');
}

/** Returns why a win's points and payments cannot be; or the hand with what its fans and tiles are worth. */
function checkedWin(hand: SheetHand, rules: McrRules) {
  const { winner, from, points, changes } = hand;
  if (winner === undefined || points === undefined || winner === from) return no('wrong-payments', { expected: '' });
  const flowers = (hand.fans ?? []).filter(fan => fan === 'flower-tiles').length;
  const named = hand.fans && namedWorth(hand.fans, rules);
  if (named && 'unknown' in named) return no('unknown-fan', { fan: named.unknown });
  if (points - flowers < rules.minPoints)
    return no('below-minimum', { minimum: rules.minPoints, points: points - flowers });
  const expected = paymentsFor({ hand: hand.hand, winner, from, points }, rules);
  if (changes.join() !== expected.join()) return no('wrong-payments', { expected: expected.join(', ') });
  const tiles = hand.tiles === undefined ? undefined : scoreOfTiles(hand, rules);
  if (tiles && !tiles.ok) return tiles;
  const worth = { ...(named && { named: named.points }), ...(tiles && { tiles: pointsPaid(tiles.score) }) };
  return { ok: true as const, hand: { ...hand, ...(Object.keys(worth).length > 0 && { worth }) } };
}

/**
 * Checks an entered hand: its numbers sum to zero and are what the points ask for (articles 80, 81), and a win has the
 * minimum. Returns it with what the named fans and the tiles are worth, or why it is refused.
 */
export function checkedHand({ worth: _, ...hand }: SheetHand, { settings }: Pick<EventPlan, 'settings'>) {
  const rules = rulesetOf(settings);
  const difference = sum(hand.changes);
  if (difference !== 0) return no('not-zero-sum', { difference });
  if (hand.kind === 'won') return checkedWin(hand, mcrOnly(rules));
  if (hand.changes.some(change => change !== 0)) return no('wrong-payments', { expected: '0, 0, 0, 0' });
  const { kind, changes } = hand;
  return { ok: true as const, hand: { hand: hand.hand, kind, changes } satisfies SheetHand };
}

/**
 * Returns the ruling for which a player of a table cannot win a hand: it is dead, or they were disqualified in it or before.
 * A ruling that was taken back bars nobody, and a disqualification not the substitute who has come since.
 */
export function winBarredBy<Given extends Pick<EventRuling, 'session' | 'table' | 'hand' | 'ruling' | 'revoked'>>(
  rulings: readonly Given[],
  { session, table, hand, isReplaced }: { session: number; table: number; hand: number; isReplaced: boolean },
  player: Player,
): Given | undefined {
  return rulings.find(({ ruling, revoked, ...at }) => {
    if (at.session !== session || at.table !== table || revoked !== undefined) return false;
    if (ruling.kind === 'dead-hand') return ruling.player === player && at.hand === hand;
    return ruling.kind === 'disqualify' && ruling.player === player && at.hand <= hand && !isReplaced;
  });
}
