import { rulesetOf } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  FOULS,
  isOpenedByAppeal,
  PLAYERS,
  type Player,
  pointsMoved,
  type SignedSheet,
  tablePoints,
} from '@gorrion/rules';
import type { TableResult, TableStage } from './play.ts';
import { isDisqualified, sitterOf, substituteOf } from './read.ts';
import type { RulingState, TableState, TournamentState } from './state.ts';

/* The result of a table: its sheet with rulings and corrections (3.9.2). */

const NOTHING: ByPlayer<number> = [0, 0, 0, 0];

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const plus = (one: ByPlayer<number>, other: ByPlayer<number>): ByPlayer<number> =>
  byPlayer(player => one[player] + other[player]);

const rulingsAt = ({ rulings }: TournamentState, session: number, { table }: TableState): readonly RulingState[] =>
  rulings.filter(one => one.session === session && one.table === table);

/** What counts of a ruling here: those told are in the totals of their table, until they are revoked. */
const counted = ({ isTold, revoked }: RulingState): -1 | 0 | 1 =>
  isTold ? (revoked === undefined ? 0 : -1) : revoked === undefined ? 1 : 0;

/** Returns the totals of a table as they stand: hands, rulings and corrections. */
export function totalsAt(state: TournamentState, session: number, table: TableState): ByPlayer<number> {
  const base = table.told ?? table.hands.map(({ changes }) => changes).reduce(plus, NOTHING);
  const rulings = rulingsAt(state, session, table).map(one => {
    const factor = counted(one);
    const moved = pointsMoved(one.ruling);
    return factor === 0 ? NOTHING : byPlayer(player => factor * moved[player]);
  });
  return [...rulings, ...table.corrections.map(({ changes }) => changes)].reduce(plus, base);
}

/** Returns what penalties have taken from a table for nobody: 0 or less. */
export function toNobodyAt(state: TournamentState, session: number, table: TableState): number {
  const ruled = rulingsAt(state, session, table)
    .filter(({ revoked }) => revoked === undefined)
    .map(({ ruling }) => (ruling.kind === 'points' && ruling.paidTo === 'nobody' ? -ruling.points : 0));
  const fouls = table.fouls.map(({ foul, sanction }) =>
    sanction.kind === 'points' && FOULS[foul].paidTo === 'nobody' ? -sanction.points : 0,
  );
  return sum(ruled) + sum(fouls);
}

/** Returns by how much the totals of a table are off: 0 if they add up (article 81). */
export const differenceAt = (state: TournamentState, session: number, table: TableState): number =>
  sum(totalsAt(state, session, table)) - toNobodyAt(state, session, table);

/**
 * Returns the chairs whose players have lost the session: by absence, by a ruling there or in a session before, or because
 * another plays for them.
 */
export function lostAt(state: TournamentState, session: number, table: TableState): readonly Player[] {
  const disqualifying = (isRevoked: boolean): readonly Player[] =>
    rulingsAt(state, session, table).flatMap(({ ruling, revoked }) =>
      ruling.kind === 'disqualify' && (revoked !== undefined) === isRevoked ? [ruling.player] : [],
    );
  const [disqualified, pardoned] = [disqualifying(false), disqualifying(true)];
  return PLAYERS.filter(chair => {
    const player = table.players[chair];
    const isLost = state.lost.some(one => one.session === session && one.player === player);
    const isReplaced = substituteOf(state, session, player)?.isLost === true;
    const isToldLost = table.toldLost.includes(chair) && !pardoned.includes(chair);
    const isOut = player !== null && isDisqualified(state, player, session);
    return isLost || isReplaced || isOut || disqualified.includes(chair) || isToldLost;
  });
}

/** Whether a table's result counts: all hands are played, or time was called. */
export const isEnded = ({ stage }: { readonly stage: TableStage }): boolean => stage === 'ended' || stage === 'final';

/** Returns the last hand of a table: the one that is played, after the end the last that was; tables of the server tell it. */
export function lastHandOf({ plan }: TournamentState, { isReal, stage, hands, hand }: TableState): number {
  const last = isReal && isEnded({ stage }) ? hands.length : hand;
  return Math.min(last, plan.settings.hands);
}

/** Whether only a correction changes a table: its sheet is final, or was so before one. */
export const isClosed = ({ stage, reopened }: TableState): boolean => stage === 'final' || reopened === 'final';

/** Whether a table of this server tells its own signatures: the event has not taken them over. */
export const isSignedThere = ({ isReal, reopened }: TableState): boolean => !isReal && reopened === undefined;

/** Whether rulings are closed too: no appeal has opened the sheet since it was signed last (server ms). */
export function isClosedToRulings({ appeals }: TournamentState, session: number, table: TableState): boolean {
  const here = appeals.filter(one => one.session === session && one.table === table.table);
  return isClosed(table) && !isOpenedByAppeal(here, [...table.signed, table.umpireSigned?.at ?? null]);
}

/**
 * Returns how far a sheet is signed: by everybody who has played (3.9.2), or plays for who has lost the session. It waits for
 * no umpire, of whom a hall has no certain one for each table.
 */
export function signedSheet(state: TournamentState, session: number, table: TableState): SignedSheet {
  const lost = lostAt(state, session, table);
  const isSubstituted = (chair: Player) => sitterOf(state, session, table.players[chair]) !== table.players[chair];
  return {
    isEnded: isEnded(table),
    needed: PLAYERS.filter(chair => !lost.includes(chair) || isSubstituted(chair)),
    signed: table.signed,
    isUmpireSigned: table.umpireSigned !== null,
    isUmpireNeeded: false,
  };
}

/**
 * Returns the result of a table; null before its end. Table points are 4, 2, 1, 0 by total, none for those who have lost
 * the session; the others keep the points of their places (3.9.2, articles 86 and 90).
 */
export function resultAt(state: TournamentState, session: number, table: TableState): TableResult | null {
  if (!isEnded(table)) return null;
  const totals = totalsAt(state, session, table);
  const lost = lostAt(state, session, table);
  const points = tablePoints(totals, rulesetOf(state.plan.settings).tieTablePoints);
  return {
    totals,
    tablePoints: byPlayer(player => (lost.includes(player) ? 0 : points[player])),
    lost,
    toNobody: toNobodyAt(state, session, table),
  };
}
