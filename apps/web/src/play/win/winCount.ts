import type { TableState } from '@gorrion/protocol';
import {
  type CountedHand,
  type Explanation,
  explain,
  isClassical,
  type Player,
  type Seat,
  type WonOutcome,
  winnersScore,
} from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { accountLines, cutText, doubleReason } from '../../sheet/hand/counted/account.ts';
import { setWords } from '../../sheet/hand/counted/setWords.ts';
import { fansOf, type HandResult, totalOf } from '../../sheet/hand/handResult.ts';
import { type LitTiles, litTiles } from '../../sheet/hand/litTiles.ts';
import { manner } from '../../sheet/hand/manner.ts';
import { paymentRule } from '../../sheet/hand/paymentRule.ts';
import { TIERS, type Tier } from './timeline.ts';

/** A line of the count. */
export interface CountLine {
  readonly text: string;
  /** What it adds, or by how much it multiplies. */
  readonly value: string;
  /** The count with it. */
  readonly sum: number;
  /** The tiles that earn it; undefined if no tiles do. */
  readonly lit?: LitTiles | undefined;
}

/** What a win is worth, as it is counted over the table: small things first, the dearest last, flowers after the total. */
export interface WinCount {
  readonly lines: readonly CountLine[];
  readonly flowers: number;
  /** The total without flowers, and with them. */
  readonly sum: number;
  readonly total: number;
  readonly tier: Tier;
  /** The name of the dearest fan: of the win itself, and in characters. Undefined where no fans are counted. */
  readonly dearest: { readonly name: string; readonly characters: string } | undefined;
  /** What the total follows from, below it. */
  readonly note: string | undefined;
  /** The parts by which the hand is scored. */
  readonly parts: Explanation['reading']['parts'];
}

/** Returns how large a win is shown by its points. */
const tierOf = (points: number): Tier => TIERS.findLast(tier => points >= tier) ?? TIERS[0];

/** A counted hand that is special or reaches the limit is shown like a win of so many points. */
const SPECIAL: Tier = 48;

/** Adds the sums of lines up, each from the one before. */
function summed(lines: readonly (Omit<CountLine, 'sum'> & { readonly add: (sum: number) => number })[]) {
  let sum = 0;
  return lines.map(({ add, ...line }): CountLine => {
    sum = add(sum);
    return { ...line, sum };
  });
}

/** Returns the fans of a win, the cheapest first. */
function fanCount(t: Translate, won: WonOutcome, explanation: Explanation | undefined): WinCount {
  const { claim } = won;
  const { total: sum, flowers } = winnersScore(won);
  const fans = fansOf(won).toReversed();
  const dearest = fans.at(-1);
  const lines = fans.map(({ id, times, points }) => {
    const name = fanName(id, t.locale);
    const fan = explanation?.counted.find(one => one.id === id);
    return {
      text: times > 1 ? t('result.fanTimes', { name, times }) : name,
      value: t.number(points * times),
      add: (before: number) => before + points * times,
      lit: fan && explanation && litTiles(fan, explanation, claim.melds, claim.winningTile),
    };
  });
  return {
    lines: summed(lines),
    flowers,
    sum,
    total: totalOf(won),
    tier: tierOf(totalOf(won)),
    dearest: dearest && { name: fanName(dearest.id, t.locale), characters: fanName(dearest.id, 'zh') },
    note: flowers > 0 ? t('result.sumFlowers', { points: sum, count: flowers }) : undefined,
    parts: explanation?.reading.parts ?? [],
  };
}

/** Returns the account of a counted hand: its points, the fewest first, then its doubles. */
function pointCount(
  t: Translate,
  { session }: TableState,
  seat: Seat,
  counted: CountedHand,
  isOriginal: boolean,
): WinCount {
  const { hand } = session;
  const words = setWords(t, hand.rules.id, isOriginal);
  const cut = cutText(t, words, counted);
  const points = accountLines(t, words, counted, hand.seats[seat].flowers).toSorted((a, b) => a.points - b.points);
  const lines = [
    ...points.map(line => ({
      text: line.text,
      value: t.number(line.points),
      add: (sum: number) => sum + line.points,
    })),
    ...counted.doubles.map(double => ({
      text: doubleReason(t, words, double),
      value: `× ${t.number(2 ** double.doubles)}`,
      add: (sum: number) => sum * 2 ** double.doubles,
    })),
  ];
  return {
    lines: counted.special ? [] : summed(lines),
    flowers: 0,
    sum: counted.total,
    total: counted.total,
    tier: cut === undefined ? TIERS[0] : SPECIAL,
    dearest: undefined,
    note: cut,
    parts: [],
  };
}

/** Returns the count of a win. `isOriginal`: sets of counted hands are called by the words of their text. */
export function winCount(t: Translate, state: TableState, won: WonOutcome, isOriginal: boolean): WinCount {
  const { rules } = state.session.hand;
  const { counted } = winnersScore(won);
  if (counted) return pointCount(t, state, won.seat, counted, isOriginal);
  return fanCount(t, won, isClassical(rules) ? undefined : explain(won.claim, rules));
}

/** Returns who won and how, such as "Mei, on 5 Bamboo, discarded by Ana". */
export function whoWon(t: Translate, result: HandResult, seat: Seat, me: Player | undefined): string {
  const { player, name } = result.payments[seat];
  return [player === me ? t('result.you') : t.nameOf(name), manner(t, result, me)].join(t('list.comma'));
}

/** Returns who pays what in a sentence; undefined where all hands are counted: then the plates say it. */
export const whoPays = (
  t: Translate,
  { payments }: HandResult,
  won: WonOutcome,
  me: Player | undefined,
): string | undefined => (winnersScore(won).counted ? undefined : paymentRule(t, won, payments, me));

/** Returns what a screen reader says of the end of a hand, in one breath. */
export function saidOfEnd(
  t: Translate,
  result: HandResult,
  count: WinCount | undefined,
  me: Player | undefined,
): string {
  const { outcome, payments } = result;
  if (outcome.kind !== 'won' || !count) return `${t('win.nobody')}. ${manner(t, result, me)}`;
  const mine = payments.find(({ player }) => player === me);
  const { player, name } = payments[outcome.seat];
  const points = t('act.points', { count: count.total });
  const how = manner(t, result, me);
  const fans = [
    ...count.lines.toReversed().map(({ text, value }) => `${text} ${value}`),
    ...(count.flowers > 0 ? [`${t('result.flowers')} ${t.number(count.flowers)}`] : []),
  ];
  return [
    player === me ? t('win.said.you', { points, how }) : t('win.said.other', { name, points, how }),
    fans.length > 0 && `${fans.join(t('list.comma'))}.`,
    mine && mine.change !== 0 && `${t.signed(mine.change)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
