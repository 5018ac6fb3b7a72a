import type { TournamentView } from '@gorrion/events/tournament';
import { startingSeat } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { tableOf } from '../event/event.ts';
import type { ShownEvent } from '../event/useEvent.ts';
import { windAt } from '../event/winds.ts';
import { sessionTitle } from '../event/words.ts';
import { LEAD_SECONDS, type OwnTable, setLed, tableNow, wasLed } from './lead.ts';

interface LeadProps {
  readonly event: ShownEvent;
  readonly view: TournamentView;
}

/** Says to a player that their table plays, and leads there by itself unless they stay. */
export function Lead({ event, view }: LeadProps) {
  const t = useT();
  const own = tableNow(view);
  const waiting = event.waiting > 0 && (
    <p className="row ev-lead amber" role="status">
      <Icon name="clock" />
      <span>{t('tournament.waiting', { count: event.waiting })}</span>
    </p>
  );
  return (
    <>
      {waiting}
      {own &&
        (own.code === undefined ? (
          <AtHall text={seatText(t, view, own)} />
        ) : (
          <ToTable key={own.code} text={seatText(t, view, own)} code={own.code} />
        ))}
    </>
  );
}

function seatText(t: Translate, view: TournamentView, { session, table, letter }: OwnTable): string {
  const where = sessionTitle(t, view, session);
  const found = tableOf(view, session, table);
  const wind = found ? windAt(view, found, letter) : startingSeat(letter);
  return t('tournament.begun', { where, table, wind: windName(t, wind) });
}

/** A table with real tiles: nothing to go to, but to one's chair. */
function AtHall({ text }: { readonly text: string }) {
  return (
    <p className="row ev-lead" role="status">
      <Icon name="flag" />
      <b>{text}</b>
    </p>
  );
}

/** Counts down, then goes to the table; once in each tab. */
function ToTable({ text, code }: { readonly text: string; readonly code: string }) {
  const t = useT();
  const [left, setLeft] = useState(() => (wasLed(code) ? undefined : LEAD_SECONDS));
  useEffect(() => {
    if (left === undefined) return undefined;
    if (left === 0) {
      setLed(code);
      goTo(tablePath(code));
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, code]);
  const stay = () => {
    setLed(code);
    setLeft(undefined);
  };
  return (
    <div className="row ev-lead" role="status">
      <Icon name="flag" />
      <span>
        <b>{text}</b>{' '}
        {left !== undefined && <span aria-live="off">{t('tournament.leadingIn', { seconds: left })}</span>}
      </span>
      <span className="row">
        <Go className="btn sm pri" href={tablePath(code)} onClick={() => setLed(code)}>
          {t('tournament.toTable')}
        </Go>
        {left !== undefined && (
          <button type="button" className="btn sm" onClick={stay}>
            {t('tournament.stay')}
          </button>
        )}
      </span>
    </div>
  );
}
