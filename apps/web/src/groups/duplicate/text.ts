import type { ChairView, DuplicateRefusal, DuplicateView, HandResult, TableView } from '@gorrion/events/duplicate';
import { HANDS_A_ROUND, type Player, roundOf, type Seat, seatInHand, seating } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Key, Translate } from '../../kit/i18n/index.ts';

/** The id of the address under which a new evening is set up. */
export const NEW_ID = 'new';

/** Sentences of the refusals that only duplicates have. */
export const REFUSALS = {
  'not-the-owner': 'duplicate.refused.not-the-owner',
  'no-such-seat': 'duplicate.refused.no-such-seat',
  'seat-taken': 'duplicate.refused.seat-taken',
  'already-seated': 'duplicate.refused.already-seated',
  'not-seated': 'duplicate.refused.not-seated',
  'seats-free': 'duplicate.refused.seats-free',
  'table-begun': 'duplicate.refused.table-begun',
  'table-not-open': 'duplicate.refused.table-not-open',
  'too-many-tables': 'duplicate.refused.too-many-tables',
  'teams-are-fixed': 'duplicate.refused.teams-are-fixed',
  'results-open': 'duplicate.refused.results-open',
  'not-sealed-yet': 'duplicate.refused.not-sealed-yet',
  'no-table-left': 'duplicate.refused.no-table-left',
} as const satisfies Record<DuplicateRefusal, Key>;

/** The letters of the players, by which a seat is named. */
const LETTERS = 'ABCD';
export const letterOf = (player: Player): string => LETTERS[player]!;

/** Returns the short name of a hand: "E3". */
export const shortHand = (t: Translate, hand: number): string =>
  `${t(`replay.wind.${roundOf(hand)}`)}${t.number(((hand - 1) % HANDS_A_ROUND) + 1)}`;

/** Returns a hand as addresses of replays name it: "e3". */
export const handKey = (hand: number): string => `${'eswn'[roundOf(hand)]}${((hand - 1) % HANDS_A_ROUND) + 1}`;

export const longHand = (t: Translate, hand: number): string =>
  t('result.hand', { wind: t(`wind.${roundOf(hand)}`), hand: ((hand - 1) % HANDS_A_ROUND) + 1 });

/** Returns the four players of a hand, East first. */
export const playersOf = (hand: number): readonly Player[] => seating(hand, 'appendix4');

/** Returns the wind that a player has in a hand. */
export const seatIn = (hand: number, player: Player): Seat => seatInHand(hand, player, 'appendix4');

/** Returns the name of the person or bot on a chair. */
export function chairName(t: Translate, chair: ChairView, player: Player): string {
  if (chair.kind === 'person') return t.nameOf(chair.name);
  if (chair.kind === 'bot')
    return t('duplicate.bot', { letter: letterOf(player), level: t(`options.level.${chair.level}`) });
  return t(chair.kind === 'gone' ? 'duplicate.gone' : 'duplicate.free');
}

export const tableName = (t: Translate, table: TableView): string => t('duplicate.table', { table: table.number });

/** Returns the name of a player of a table. */
export const playerName = (t: Translate, { tables }: DuplicateView, table: number, player: Player): string => {
  const found = tables[table];
  return found ? chairName(t, found.chairs[player], player) : '';
};

const ONE_DECIMAL = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;

/** Formats a deviation with a sign and at most one decimal. */
export const deviationText = (t: Translate, deviation: number): string =>
  new Intl.NumberFormat(t.locale, ONE_DECIMAL).format(deviation).replace('-', '\u2212');

/** Returns what happened in a hand at a table: the fan and the points, or that nobody won. */
export function resultText(t: Translate, result: HandResult | null | undefined): string {
  if (!result) return t('duplicate.notPlayed');
  if (result.kind !== 'won') return t(result.kind === 'void' ? 'duplicate.void' : 'duplicate.drawn');
  const fan = result.fan ? fanName(result.fan, t.locale) : '';
  return `${fan} ${t.number(result.points ?? 0)}`.trim();
}

/** Returns what a player had of a hand: who won, how, and on whose tile. */
export function playerResult(t: Translate, view: DuplicateView, table: number, player: Player, result: HandResult) {
  if (result.kind !== 'won' || result.winner === undefined) return resultText(t, result);
  const fan = result.fan ? fanName(result.fan, t.locale) : '';
  const points = result.points ?? 0;
  if (result.winner === player)
    return t(result.from === undefined ? 'duplicate.wonSelf' : 'duplicate.wonOn', { points, fan });
  const winner = playerName(t, view, table, result.winner);
  if (result.from === player) return t('duplicate.dealtIn', { winner, points, fan });
  return t('duplicate.otherWon', { winner, points, fan });
}
