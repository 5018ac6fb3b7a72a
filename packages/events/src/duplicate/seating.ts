import type { Player } from '@gorrion/rules';

/*
 * Who sits where. A player is named by the seat of the first hand, A to D, as in any game: the deal passes with every hand,
 * and after each round the seats change by Appendix 4. So player B has the same seat in the same hand at every table, and
 * the results of all players B are compared. In four hands everybody has every wind once.
 *
 * Teams have four members, one of each name A to D, and as many teams play as tables. Team k has the seats of player p at
 * table (k - p), counted round. So each team has every seat once over the tables, and as few members at one table as
 * possible: four different teams from four tables on.
 */

/** Returns the team of a player at a table. Tables and teams count from 0. */
export const teamAt = (table: number, player: Player, teams: number): number => (table + player) % teams;
