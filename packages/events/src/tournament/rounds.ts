import { byPlayer } from '@gorrion/rules';
import {
  afterRound,
  bracketOf,
  type KnockoutRound,
  type RoundResults,
  roundsOf,
  windCounts,
} from '../rotation/index.ts';
import type { TournamentCommand } from './commands.ts';
import type { FactOf } from './facts.ts';
import { FEWEST_PLAYERS, type Paired, pairedRobin, played, ranked, tooFew } from './pairing.ts';
import type { RoundCut } from './play.ts';
import { isDisqualified, playerOf, sitterOf, substituteOf, tableOf } from './read.ts';
import { no } from './refusals.ts';
import { isEnded } from './results.ts';
import { isDrawnSession, isKnockOut, nextSession } from './seats.ts';
import { playerResults, standingAfter } from './standings.ts';
import type { PairingState, TournamentState } from './state.ts';

/*
 * Makes the rounds of a knock-out (3.5.4). Who is here and not beaten plays or has a bye; for who is gone the next best go
 * on. What each case comes to stands in the README of this package.
 */

/** Of rounds whose tables follow who is here; those without a version sent on all players who came through. */
export const ROUND_VERSION = 1;

/** Returns what became of a player in a round; of rounds without a version only who has lost it is told apart. */
function fateOf(state: TournamentState, { session, version }: PairingState, table: number, isLost: boolean) {
  if (version === undefined) return undefined;
  if (isLost) return 'lost';
  const found = tableOf(state, { session, table });
  return found && isEnded(found) ? undefined : 'walk-over';
}

/** Returns the results of a round by table. Who has lost the session is behind everybody, also where nobody has played. */
function roundResults(state: TournamentState, pairing: PairingState): RoundResults {
  const results = playerResults(state);
  return pairing.tables.map((table, n) =>
    table.map(player => {
      const { tablePoints = 0, points = 0, isLost = false } = results.get(player)?.[pairing.session - 1] ?? {};
      const fate = fateOf(state, pairing, n + 1, isLost);
      return { player, tablePoints: isLost ? -1 : tablePoints, points, ...(fate && { fate }) };
    }),
  );
}

/** Returns a round of a knock-out as it was paired, before any exchange by hand. */
function asPlayed(state: TournamentState, pairing: PairingState): KnockoutRound {
  const { entrants = [], byes = [], tables } = pairing;
  const [plan] = roundsOf(entrants.length, state.plan.advance);
  return { ...plan!, resting: byes, seated: tables };
}

/** Returns players with some of them in another order among themselves. */
function reordered(players: readonly number[], order: readonly number[] = []): readonly number[] {
  const rest = order.filter(player => players.includes(player));
  return players.map(player => (order.includes(player) ? rest.shift()! : player));
}

const afterPairing = (state: TournamentState, pairing: PairingState, lot?: readonly number[]) =>
  afterRound(asPlayed(state, pairing), reordered(pairing.entrants ?? [], lot), roundResults(state, pairing));

/** Whether a player is here for a session, themself or by a substitute who plays for them; nobody plays for who is out. */
const isHere = (state: TournamentState, session: number, player: number): boolean =>
  !isDisqualified(state, player, session) &&
  (!playerOf(state, player)?.isWithdrawn || substituteOf(state, session, player)?.isLost === false);

/** Returns the best who can play a session: those who are here, then those for whom somebody else fills the chair. */
function bestPresent(state: TournamentState, session: number, candidates: readonly number[], size: number) {
  const present = candidates.filter(player => isHere(state, session, player));
  const filled = candidates.filter(
    player => !isHere(state, session, player) && sitterOf(state, session, player) !== null,
  );
  return [...present, ...filled].slice(0, size);
}

/** Returns all players as they stood before the tables of a session were made: who comes back has the place back. */
const rankedBefore = (state: TournamentState, session: number): readonly number[] =>
  ranked({ ...state, pairings: state.pairings.filter(one => one.session < session) });

/** Returns those who enter the first round of a knock-out, the best first. */
function firstEntrants(state: TournamentState, session: number, lot?: readonly number[]): readonly number[] {
  const { form, finalists } = state.plan;
  const all = reordered(rankedBefore(state, session), lot);
  if (form === 'mixed') return bestPresent(state, session, all, finalists);
  const present = all.filter(player => isHere(state, session, player));
  return bestPresent(state, session, all, Math.max(FEWEST_PLAYERS, present.length));
}

/** Returns the players who share the place of a round robin at which the knock-out behind it is cut. */
function tiedAtCut(state: TournamentState, session: number, entrants: readonly number[]): readonly number[] {
  const before = { ...state, pairings: state.pairings.filter(one => one.session < session) };
  const places = standingAfter(before, playerResults(state), Number.POSITIVE_INFINITY);
  const placeOf = new Map(places.map(({ player, place }) => [player, place]));
  const last = placeOf.get(entrants.at(-1)!);
  const sharing = rankedBefore(state, session).filter(
    player => placeOf.get(player) === last && isHere(state, session, player),
  );
  return sharing.every(player => entrants.includes(player)) ? [] : sharing;
}

/** Returns those who enter a round only because somebody before them is gone. */
const comersAmong = (entrants: readonly number[], before: readonly number[]): Pick<RoundCut, 'comers'> => {
  const comers = entrants.filter(player => !before.includes(player));
  return comers.length > 0 ? { comers } : {};
};

/** Returns the cut before the next round while the round is not made (`cutOf`). */
export const undecidedCut = (state: TournamentState): RoundCut | undefined =>
  state.pairings.some(({ session }) => session === nextSession(state)) ? undefined : cutOf(state);

/**
 * Returns what the cut before the next round of a knock-out does not settle by results; undefined if no such round is due
 * or none was played before it.
 */
export function cutOf(state: TournamentState): RoundCut | undefined {
  const session = nextSession(state);
  const isDue = state.draw !== null && state.sessions.every(({ stage }) => stage === 'over');
  if (!isDue || !isKnockOut(state.plan, session)) return undefined;
  const last = roundAt(state, session - 1);
  if (!last) {
    if (state.plan.form !== 'mixed') return undefined;
    const entrants = firstEntrants(state, session);
    const tied = tiedAtCut(state, session, entrants);
    const comers = comersAmong(entrants, rankedBefore(state, session).slice(0, state.plan.finalists));
    return { session, tied, first: tied.filter(player => entrants.includes(player)), unplayed: [], ...comers };
  }
  const { on, tied, walkOvers } = afterPairing(state, { ...last, version: ROUND_VERSION });
  const isWon = last.entrants?.length === FEWEST_PLAYERS && on.length === 1;
  if (isWon) return undefined;
  const entrants = entrantsAfter(state, last);
  const isMet = (player: number) => isHere(state, session, player);
  const equals = tied.filter(isMet);
  const first = equals.filter(player => entrants.includes(player));
  // Where others are gone all of them may go on, and none if they are gone themselves.
  const isSettled = first.length === 0 || first.length === equals.length;
  const settled = isSettled ? { tied: [], first: [] } : { tied: equals, first };
  return { session, ...settled, unplayed: walkOvers.filter(isMet), ...comersAmong(entrants, on) };
}

/** Whether somebody has lost a session of the knock-out, by absence or by a ruling: they are out for good. */
function isOut(state: TournamentState, results: ReturnType<typeof playerResults>, player: number): boolean {
  return (results.get(player) ?? []).some((one, n) => one?.isLost && isKnockOut(state.plan, n + 1));
}

/** Returns those who go on after a round, the best first; one alone has won. */
function entrantsAfter(state: TournamentState, pairing: PairingState, lot?: readonly number[]): readonly number[] {
  const { on } = afterPairing(state, { ...pairing, version: ROUND_VERSION }, lot);
  const isFinal = pairing.entrants?.length === FEWEST_PLAYERS;
  if (isFinal && on.length === 1) return on;
  const results = playerResults(state);
  const next = pairing.session + 1;
  // Who comes in for somebody who is gone stands best of the others; a lot at the cut holds among those who drew it.
  const asTold = ({ entrants = [], ...one }: PairingState) => ({ ...one, entrants: reordered(entrants, lot) });
  const pairings = state.pairings.map(one => (one.session === pairing.session ? asTold(one) : one));
  const everybody = [...new Set([...on, ...rankedBefore({ ...state, pairings }, next)])];
  const candidates = everybody.filter(player => !isOut(state, results, player));
  const { byes, tables, through, extra } = asPlayed(state, pairing);
  const planned = isFinal ? FEWEST_PLAYERS : byes + tables * through + extra;
  const here = on.filter(player => isHere(state, next, player)).length;
  return bestPresent(state, next, candidates, Math.max(here, planned));
}

const roundAt = ({ pairings }: TournamentState, session: number): PairingState | undefined =>
  pairings.find(one => one.session === session && one.entrants !== undefined);

/** Returns who goes on after a round, the best first; the winner after the final. */
export const goingOn = (state: TournamentState, pairing: PairingState): readonly number[] =>
  pairing.version === undefined
    ? afterPairing(state, pairing).on
    : (roundAt(state, pairing.session + 1)?.entrants ?? entrantsAfter(state, pairing));

/** Returns the tables of the next round of a knock-out. Equals at the cut come in the order in which they were told apart. */
export function pairedRound(state: TournamentState, decided: Pick<PairingState, 'ties' | 'tied'>): Paired {
  const session = nextSession(state);
  const last = roundAt(state, session - 1);
  const { ties, tied } = decided;
  const entrants = last ? entrantsAfter(state, last, tied) : firstEntrants(state, session, tied);
  if (last && entrants.length === 1) return no('no-pairing');
  if (entrants.length < FEWEST_PLAYERS) return tooFew;
  const { rounds } = bracketOf(entrants, state.plan.advance, [], windCounts(played(state)));
  const { seated, resting } = rounds[0]!;
  const { unplayed = [] } = cutOf(state) ?? {};
  const told = { ...(ties && tied && { ties, tied }), ...(unplayed.length > 0 && { unplayed }) };
  return { ok: true, pairing: { tables: seated, entrants, byes: resting, version: ROUND_VERSION, ...told } };
}

/** Whether every table of a round has its result. */
export const isRoundOver = (state: TournamentState, { session, tables }: PairingState): boolean =>
  tables.every((_, n) => {
    const stage = tableOf(state, { session, table: n + 1 })?.stage;
    return stage === 'final' || stage === 'not-played';
  });

/** Returns whom a command lets play or keeps from playing; undefined for other commands. */
function whoChanged(state: TournamentState, command: TournamentCommand): number | undefined {
  if (command.type === 'add-player') return state.players.at(-1)?.number;
  if (command.type === 'rule') return state.rulings.at(-1)?.out;
  if (command.type === 'revoke-ruling') return state.rulings.find(({ number }) => number === command.ruling)?.out;
  const isAbout =
    command.type === 'withdraw-player' || command.type === 'reinstate-player' || command.type === 'substitute';
  return isAbout ? command.player : undefined;
}

/** Puts those who come into the chairs of those who go: seats that were exchanged by hand stand while the tables are as many. */
function keptByHand({ tables: old, isExchanged }: PairingState, tables: PairingState['tables']) {
  if (!isExchanged || old.length !== tables.length) return { tables };
  const [sat, sit] = [old.flat(), tables.flat()];
  const comers = sit.filter(player => !sat.includes(player));
  const kept = old.map(seats => byPlayer(seat => (sit.includes(seats[seat]) ? seats[seat] : comers.shift()!)));
  return { tables: kept, isExchanged };
}

/**
 * Returns the tables of the next session anew, if a command has changed who plays there. Tables that were drawn stand,
 * so that nobody draws them again by sending somebody away.
 */
export function remadeTables(after: TournamentState, command: TournamentCommand): readonly FactOf<'paired'>[] {
  const session = nextSession(after);
  const old = after.pairings.find(one => one.session === session);
  const player = whoChanged(after, command);
  if (!old || player === undefined || isDrawnSession(after, session)) return [];
  const paired = old.entrants ? pairedRound(after, old) : pairedRobin(after, '');
  if (!paired.ok) return [];
  const { pairing } = paired;
  const isIn = ({ entrants, tables }: Pick<PairingState, 'entrants' | 'tables'>) =>
    (entrants ?? tables.flat()).includes(player);
  return isIn(old) === isIn(pairing)
    ? []
    : [{ type: 'paired', session, ...pairing, ...keptByHand(old, pairing.tables) }];
}
