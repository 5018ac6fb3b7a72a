import { byPlayer } from '@gorrion/rules';
import type { NameOf } from '../ledger/index.ts';
import { sessionsKnown } from './pairing.ts';
import type { SheetHand, TableStage } from './play.ts';
import { nameOfActor, sessionOf, substituteOf } from './read.ts';
import { lastHandOf, resultAt, totalsAt } from './results.ts';
import { isByChart, isDrawnSession, isRealTable, seatsOf } from './seats.ts';
import type { SessionState, TableState, TournamentState } from './state.ts';
import type { SessionMaking, SessionView, TableView } from './view.ts';

/* Views of sessions and tables, as helpers see them; `viewOf` takes out what others may not know. */

const MINUTE = 60_000;
const NOBODY = [null, null, null, null] as const;

function tableView(state: TournamentState, session: number, table: TableState, nameOf: NameOf): TableView {
  const { isReal, players, stage, code, game, hands, signed, signedBy, umpireSigned, from, to, fouls } = table;
  const { handCorrections } = table;
  const nameOfUmpire = umpireSigned && (umpireSigned.name ?? nameOfActor(state, umpireSigned.by, nameOf));
  return {
    table: table.table,
    isReal,
    players,
    substitutes: byPlayer(chair => substituteOf(state, session, players[chair])?.by ?? null),
    stage,
    hand: lastHandOf(state, table),
    totals: totalsAt(state, session, table),
    hands,
    corrections: table.corrections.map(one => ({ ...one, by: nameOfActor(state, one.by, nameOf) })),
    signed,
    umpireSigned: umpireSigned && { name: nameOfUmpire ?? '', at: umpireSigned.at },
    result: resultAt(state, session, table),
    fouls,
    ...(handCorrections && {
      handCorrections: handCorrections.map(one => ({ ...one, by: nameOfActor(state, one.by, nameOf) })),
    }),
    ...(signedBy && { signedBy: byPlayer(chair => signedBy[chair] && nameOfActor(state, signedBy[chair], nameOf)) }),
    ...(code !== undefined && { code }),
    ...(game !== undefined && { game }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(table.reopened !== undefined && { reopened: table.reopened }),
  };
}

/** Returns the tables of a session that has not begun; none while its seats are not known. */
function waitingTables(state: TournamentState, session: number): readonly TableView[] {
  const stage: TableStage = 'waiting';
  return (seatsOf(state, session) ?? []).map((players, n) => ({
    table: n + 1,
    isReal: isRealTable(state.plan, n + 1),
    players,
    substitutes: byPlayer(chair => substituteOf(state, session, players[chair])?.by ?? null),
    stage,
    hand: 0,
    totals: [0, 0, 0, 0],
    hands: [],
    corrections: [],
    signed: NOBODY,
    umpireSigned: null,
    result: null,
  }));
}

/** Returns the clock of a session: when time is called, or what is left of it in a pause. */
export function clockOf({ plan }: TournamentState, session: SessionState) {
  const { minutes, rules } = plan.settings;
  const { begunAt, pausedAt, pausedFor, timeCalledAt, stage } = session;
  if (timeCalledAt !== undefined) return { timeCalledAt };
  if (minutes === undefined || rules?.timeEnd === 'no-limit' || stage === 'over') return {};
  const endsAt = begunAt + minutes * MINUTE + pausedFor;
  return pausedAt === undefined ? { endsAt } : { pausedWith: Math.max(0, endsAt - pausedAt) };
}

/** Returns how the tables of a session were made; undefined if a chart seats it, or nobody has yet. */
function makingOf(state: TournamentState, session: number): SessionMaking | undefined {
  const pairing = isByChart(state.plan, session) ? undefined : state.pairings.find(one => one.session === session);
  if (!pairing) return undefined;
  if (pairing.isExchanged) return { by: 'hand' };
  if (pairing.entrants) return { by: 'rounds' };
  if (!isDrawnSession(state, session)) return { by: 'rank' };
  if (!pairing.draw) return { by: 'draw' };
  const { promise, ...from } = pairing.draw;
  const { at, session: _, ...opened } = promise;
  return { by: 'draw', draw: { ...from, ...opened, ...(from.isPromised && { promisedAt: at }) } };
}

export function sessionViews(state: TournamentState, nameOf: NameOf): readonly SessionView[] {
  return Array.from({ length: sessionsKnown(state) }, (_, n): SessionView => {
    const session = n + 1;
    const planned = state.plan.times[n] ?? '';
    const begun = sessionOf(state, session);
    const making = makingOf(state, session);
    const remadeAt = state.pairings.find(one => one.session === session)?.remadeAt;
    const known = { session, planned, ...(making && { making }), ...(remadeAt !== undefined && { remadeAt }) };
    if (!begun) return { ...known, stage: 'waiting', tables: waitingTables(state, session) };
    const tables = begun.tables.map(table => tableView(state, session, table, nameOf));
    return { ...known, stage: begun.stage, begunAt: begun.begunAt, ...clockOf(state, begun), tables };
  });
}

/** Takes from a hand what only its table may know while it plays. */
export const closedHand = ({ fans: _, tiles: __, worth: ___, ...hand }: SheetHand): SheetHand => hand;
