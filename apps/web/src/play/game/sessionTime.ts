import { BELL_MINUTES, type TableState } from '@gorrion/protocol';

/* The session's time (article 85): a bell and a notice when fifteen minutes are left, and a gong at the end. */

const MINUTE = 60_000;
/** Minutes left at which players are told so (3.5.6), and once more. */
export const NOTICES = [BELL_MINUTES, 5] as const;

export interface SessionTime {
  /** Whole minutes left, rounded up, at most `total`. */
  readonly minutes: number;
  /** Minutes of the whole session. */
  readonly total: number;
  /** Server time (ms) of the gong, if no pause follows. */
  readonly endsAt: number;
  /** Whether the notice was given. */
  readonly isLow: boolean;
  /** Whether a pause holds the time. */
  readonly isHeld: boolean;
}

/** Whether a game has a limit of time. */
export const isTimed = ({ settings }: Pick<TableState, 'settings'>): boolean => settings.minutes !== undefined;

/** Returns the time of a session at a moment (server ms); undefined if it has no limit or is over. */
export function sessionTimeOf(
  { settings, clock, pause, session }: Pick<TableState, 'settings' | 'clock' | 'pause' | 'session'>,
  now: number,
): SessionTime | undefined {
  const { sessionEndsAt } = clock;
  if (sessionEndsAt === undefined || settings.minutes === undefined || session.phase === 'over') return undefined;
  const left = Math.max(0, sessionEndsAt - (pause.since ?? now));
  // A restart gives everybody seconds back: the time may end later, but no minute is added to the whole.
  const minutes = Math.min(settings.minutes, Math.ceil(left / MINUTE));
  const held = pause.since === undefined ? 0 : now - pause.since;
  return {
    minutes,
    total: settings.minutes,
    endsAt: sessionEndsAt + held,
    isLow: minutes <= NOTICES[0],
    isHeld: pause.since !== undefined,
  };
}

/** Returns the notice that is due when the minutes left change; undefined if none was passed. */
export const noticeBetween = (before: number | undefined, minutes: number): number | undefined =>
  before === undefined ? undefined : NOTICES.findLast(notice => before > notice && minutes <= notice);

/** Returns the moment (server ms) of the next change of the whole minutes. */
export const nextMinuteAt = ({ minutes, endsAt }: SessionTime): number => endsAt - (minutes - 1) * MINUTE;
