import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { rulesetOf, type TableSettings } from '@gorrion/protocol';
import { type Player, type Seat, seatInHand, startingSeat } from '@gorrion/rules';

/** Returns the wind of a player in a hand. */
export const windIn = (settings: TableSettings, hand: number, player: Player): Seat =>
  seatInHand(hand, player, rulesetOf(settings).seatChange);

/**
 * Returns the wind that a player of a table has now, as everybody there sees it: in the hand that is played; before and after
 * the game the one with which they begin, as on the sheet.
 */
export const windAt = (
  { plan: { settings } }: Pick<TournamentView, 'plan'>,
  { hand, stage }: Pick<TableView, 'hand' | 'stage'>,
  player: Player,
): Seat =>
  stage === 'playing' ? windIn(settings, Math.min(Math.max(1, hand), settings.hands), player) : startingSeat(player);
