import type { PersonId, TableSettings } from '@gorrion/protocol';
import { type ByPlayer, byPlayer } from '@gorrion/rules';
import { playerOf, sitterOf, substituteOf } from './read.ts';
import { lostAt } from './results.ts';
import type { TableState, TournamentState } from './state.ts';
import { clockOf } from './viewTables.ts';

/* Which tables must be on this server: what follows the ledger compares this with the tables that are there. */

export interface WantedChair {
  /** Roster number of the one whose seat it is. */
  readonly player: number;
  /** Roster number of the one who plays in their place. */
  readonly substitute: number | null;
  /** Name and person of the one who sits there; null if nobody has come by their link yet. */
  readonly name: string;
  readonly person: PersonId | null;
  /** Whether the player has lost this session by a ruling of the event (article 90). */
  readonly isLost: boolean;
}

export interface WantedTable {
  readonly session: number;
  readonly table: number;
  readonly settings: TableSettings;
  /** By starting wind. */
  readonly chairs: ByPlayer<WantedChair>;
  /** What the table is called: session and table. */
  readonly label: { readonly event: string; readonly session: number; readonly table: number };
  readonly stage: TableState['stage'];
  /** The code that `table-opened` has named; undefined before. */
  readonly code?: string;
  readonly isPaused: boolean;
  readonly isTimeCalled: boolean;
  /** Server time (ms) at which time is called; absent in a pause and without a limit. */
  readonly endsAt?: number;
}

function chairAt(state: TournamentState, session: number, table: TableState): ByPlayer<WantedChair> {
  const lost = lostAt(state, session, table);
  return byPlayer(chair => {
    const player = table.players[chair] ?? 0;
    const sitter = playerOf(state, sitterOf(state, session, player) ?? player);
    const substitute = substituteOf(state, session, player)?.by ?? null;
    return {
      player,
      substitute,
      name: sitter?.name ?? '',
      person: sitter?.person ?? null,
      isLost: lost.includes(chair) && substitute === null,
    };
  });
}

/** Returns the tables of running sessions that are played on this server, also those that have ended. */
export function wantedTables(state: TournamentState): readonly WantedTable[] {
  return state.sessions
    .filter(({ stage }) => stage === 'playing')
    .flatMap(session => {
      const { endsAt } = clockOf(state, session);
      return session.tables
        .filter(({ isReal, stage }) => !isReal && stage !== 'not-played')
        .map(
          (table): WantedTable => ({
            session: session.session,
            table: table.table,
            settings: state.plan.settings,
            chairs: chairAt(state, session.session, table),
            label: { event: state.plan.name, session: session.session, table: table.table },
            stage: table.stage,
            ...(table.code !== undefined && { code: table.code }),
            isPaused: session.pausedAt !== undefined,
            isTimeCalled: session.timeCalledAt !== undefined,
            ...(endsAt !== undefined && { endsAt }),
          }),
        );
    });
}

/** Returns the sessions whose time is over at a moment (server ms): `time-called` is due for them. */
export const timesDue = (state: TournamentState, at: number): readonly number[] =>
  state.sessions
    .filter(
      session => session.stage === 'playing' && (clockOf(state, session).endsAt ?? Number.POSITIVE_INFINITY) <= at,
    )
    .map(({ session }) => session);

/** Returns the next moment (server ms) at which the server has to act: an event opens, or time is called. */
export function nextMoment(state: TournamentState): number | undefined {
  const ends = state.sessions.flatMap(session =>
    session.stage === 'playing' ? (clockOf(state, session).endsAt ?? []) : [],
  );
  const all = state.stage === 'announced' && state.opensAt !== undefined ? [...ends, state.opensAt] : ends;
  return all.length > 0 ? Math.min(...all) : undefined;
}
