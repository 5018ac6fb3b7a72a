import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { nextMinuteAt, noticeBetween, type SessionTime, sessionTimeOf } from './sessionTime.ts';
import './sessionClock.css';

/** Returns the session's time, and renders again when its whole minutes change. */
function useSessionTime({ state }: FollowedTable): SessionTime | undefined {
  const [, setMinute] = useState(0);
  const time = sessionTimeOf(state, client.now());
  const next = time && !time.isHeld && time.minutes > 0 ? nextMinuteAt(time) : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setMinute(minute => minute + 1), Math.max(0, next - client.now()) + 20);
    return () => clearTimeout(timer);
  }, [next]);
  return time;
}

/** Returns the hour of the gong by the clock of the viewer's device. */
function hourOf({ endsAt }: SessionTime, locale: string): string {
  const onDevice = new Date(endsAt - client.now() + Date.now());
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(onDevice);
}

function label(t: Translate, time: SessionTime): string {
  const { minutes, total } = time;
  if (time.isHeld) return t('clock.heldLabel', { count: minutes, total });
  return t('clock.label', { count: minutes, total, hour: hourOf(time, t.locale) });
}

/** Returns what follows the gong, once it has sounded. */
function endingOf({ state: { session } }: FollowedTable): Ending {
  if (session.end?.reason === 'time') return 'void';
  return session.isTimeUp ? 'last' : undefined;
}

/** The session's time: minutes left, the hour of the gong, and how much of the session is over. */
export default function SessionClock({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const time = useSessionTime(table);
  const ending = endingOf(table);
  const isShown = time !== undefined || ending !== undefined;
  useRootMark('session-clock', isShown);
  if (!isShown) return null;
  return (
    <>
      <div className={`session-clock card ${ending || time?.isLow ? 'low' : ''}`} aria-hidden="true">
        <Icon name="clock" />
        <b>{time ? t('clock.left', { count: time.minutes }) : t('clock.time')}</b>
        <Detail time={time} ending={ending} />
      </div>
      <span className="sr" role="timer" aria-live="off">
        {time ? label(t, time) : t(`clock.${ending ?? 'last'}`)}
      </span>
      <Spoken time={time} ending={ending} />
    </>
  );
}

/** The minutes left, for the panel in the middle of a table that has no room for more. */
export function SessionMinutes() {
  const table = useApp(app => app.table);
  return table ? <Minutes table={table} /> : null;
}

function Minutes({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const time = useSessionTime(table);
  const ending = endingOf(table);
  if (!time && !ending) return null;
  return (
    <span className={`session-minutes ${ending || time?.isLow ? 'low' : ''}`}>
      {time ? t('clock.short', { count: time.minutes }) : t('clock.time')}
    </span>
  );
}

/** What follows the gong: the hand in progress is void, or it is the last one and is finished. */
type Ending = 'void' | 'last' | undefined;

interface TimeProps {
  readonly time: SessionTime | undefined;
  readonly ending: Ending;
}

function Detail({ time, ending }: TimeProps) {
  const t = useT();
  if (!time) return <span>{t(`clock.${ending ?? 'last'}`)}</span>;
  return (
    <>
      <span>{time.isHeld ? t('clock.held') : hourOf(time, t.locale)}</span>
      <progress value={time.minutes} max={time.total} aria-hidden="true" />
    </>
  );
}

/** Says the notices to screen readers as they are due, and the gong at once. */
function Spoken({ time, ending }: TimeProps) {
  const t = useT();
  const before = useRef<number>(undefined);
  const [notice, setNotice] = useState<number>();
  const minutes = time?.minutes;
  useEffect(() => {
    if (minutes === undefined) return;
    const due = noticeBetween(before.current, minutes);
    before.current = minutes;
    if (due !== undefined) setNotice(due);
  }, [minutes]);
  return (
    <>
      <span className="sr" role="status">
        {notice !== undefined && t('clock.notice', { count: notice })}
      </span>
      <span className="sr" role="alert">
        {ending && t(`clock.gong.${ending}`)}
      </span>
    </>
  );
}
