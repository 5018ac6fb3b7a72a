import type { Entry, PersonId, TableState } from '@gorrion/protocol';
import { bySeat, type Claim, PLAYERS, playerAt, type Seat, winningClaim } from '@gorrion/rules';
import { asksAnew } from '../../clock/fold.ts';
import { armedBy } from '../../people/armed.ts';
import { personAt } from '../../people/people.ts';
import { evolveTable } from '../../state/evolve.ts';
import { unopened } from '../../state/unopened.ts';
import type { SentCommand } from './player.ts';

/* Checks of a whole log from outside. They do not use the table's own decisions. */

const handEvent = ({ event }: Entry) =>
  event.type === 'session' && event.event.type === 'hand' ? event.event.event : undefined;

/** Checks that no claim is lost: the highest written claim takes the tile, and no seat draws despite a claim. */
function* lostClaims(log: readonly Entry[]): Generator<string> {
  let made = new Map<Seat, Claim>();
  let from: Seat | undefined;
  for (const entry of log) {
    const event = handEvent(entry);
    if (!event) continue;
    if (event.type === 'discarded' || event.type === 'kong-added') {
      made = new Map();
      from = event.seat;
    } else if (event.type === 'claim-made') made.set(event.seat, event.claim);
    else if (event.type === 'fouled' && event.voidsClaim) made.delete(event.seat);
    else if (from !== undefined && (event.type === 'drew' || event.type === 'melded' || event.type === 'won')) {
      const best = winningClaim({ from, made: bySeat(seat => made.get(seat)) })?.seat;
      if (event.type === 'drew' ? best !== undefined : best !== undefined && event.seat !== best)
        yield `[20] a claim was lost: ${entry.seq} ${event.type}`;
      from = undefined;
    }
  }
}

/** Checks that a command is in the log at most once, and once if it was acknowledged. */
function* doubled(log: readonly Entry[], said: readonly SentCommand[]): Generator<string> {
  const written = new Map<string, number>();
  for (const { cause } of log) if (cause) written.set(cause.id, (written.get(cause.id) ?? 0) + 1);
  for (const [id, count] of written) if (count > 1) yield `[17] ${id} was applied ${count} times`;
  for (const { envelope, answers } of said) {
    const good = answers.filter(answer => answer.ok);
    if (envelope.command.type !== 'act' || good.length === 0) continue;
    if (!written.has(envelope.id)) yield `[11] ${envelope.id} was acknowledged and is lost`;
    if (new Set(answers.filter(({ ok }) => ok).map(answer => JSON.stringify(answer))).size > 1)
      yield `[17] ${envelope.id} was answered in two ways: ${JSON.stringify(answers)}`;
  }
}

/** Time (ms) longer than any write, and shorter than the grace after a restart. */
const SOON = 5000;

/** Whether a person was at the table, on any chair: seats may have been drawn since. */
const wasHere = (before: TableState, id: PersonId | undefined): boolean =>
  PLAYERS.some(player => {
    const person = personAt(before, player);
    return person !== undefined && person.id === id && person.presence === 'here';
  });

const isArmed = (state: TableState, seat: Seat): boolean => {
  const armed = armedBy(state, seat);
  return armed !== undefined && (armed.playDrawn || armed.autoWin || armed.noClaims);
};

const idAt = (state: TableState, seat: Seat): PersonId | undefined =>
  personAt(state, playerAt(state.session, seat))?.id;

/** Returns the people who are here. */
const hereIn = (state: TableState): ReadonlySet<PersonId> =>
  new Set(
    PLAYERS.flatMap(player => {
      const person = personAt(state, player);
      return person?.presence === 'here' ? person.id : [];
    }),
  );

/** Whether a person sent what an entry says. What one command causes has its cause in the last entry. */
function isSent(log: readonly Entry[], n: number): boolean {
  const next = log[n + 1];
  return log[n]?.cause !== undefined || (next?.cause !== undefined && handEvent(next)?.type === 'exchanged');
}

/**
 * Checks that the server makes no move for a person within `SOON` of a restart if they were at the table before it:
 * they need time to reconnect. The check exempts people who were back when the question was opened, because their own
 * time ran out, people who left after the restart, and seats with switches that play by themselves.
 */
function* robbedByRestart(log: readonly Entry[], restarts: readonly number[]): Generator<string> {
  let state = unopened;
  let before = unopened;
  let restart: number | undefined;
  /** People who have been here since the last question was opened, after the restart. */
  let asked = new Set<PersonId>();
  let gone = new Set<PersonId>();
  for (const [n, entry] of log.entries()) {
    const latest = restarts.findLast(at => at <= entry.at);
    if (latest !== restart) [restart, before, asked, gone] = [latest, state, new Set(), new Set()];
    const event = handEvent(entry);
    const isMove = event?.type === 'discarded' || event?.type === 'claim-made' || event?.type === 'exchange-chosen';
    const isSoon = restart !== undefined && entry.at < restart + SOON;
    const who = isMove ? idAt(state, event.seat) : undefined;
    const isReturning = who !== undefined && wasHere(before, who) && !asked.has(who) && !gone.has(who);
    if (isMove && isReturning && isSoon && !isSent(log, n) && !isArmed(state, event.seat))
      yield `[13] ${entry.seq}: ${event.type} for a person just after a restart`;
    state = evolveTable(state, entry);
    const here = hereIn(state);
    asked = new Set([...(asksAnew(entry.event) ? here : asked)].filter(id => here.has(id)));
    const { event: fact, cause } = entry;
    if (fact.type === 'presence-changed' && fact.presence === 'left' && cause) gone.add(cause.by);
  }
}

/** Checks numbers and times of the log. */
function* unordered(log: readonly Entry[]): Generator<string> {
  for (const [n, entry] of log.entries()) {
    if (entry.seq !== n + 1) yield `[11] entry ${n + 1} has the number ${entry.seq}`;
    if (n > 0 && entry.at < log[n - 1]!.at) yield `[16] time runs back at ${entry.seq}`;
  }
}

/** Returns all faults of a finished game; empty if there are none. */
export function faultsOf(log: readonly Entry[], said: readonly SentCommand[], restarts: readonly number[]): string[] {
  return [...unordered(log), ...lostClaims(log), ...doubled(log, said), ...robbedByRestart(log, restarts)];
}
