import type { TableView, TournamentView } from '@gorrion/events/tournament';
import type { Orders } from './useOrders.ts';

/** The table that an umpire has open. */
export interface DeskProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly session: number;
  readonly table: TableView;
  readonly orders: Orders;
}
