import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { AppealForm, type WrittenAppeal } from '../../sheet/session/AppealForm.tsx';
import { AppealList } from '../event/Appeals.tsx';
import { appealSeats, appealsUntil, membersFor } from '../event/appeal.ts';
import { useServerTime } from '../event/clock.ts';
import { isSignedHere, type OwnSeat } from '../event/event.ts';
import { foulsAt } from '../event/fouls.ts';
import { placeText } from '../event/words.ts';
import { RealTable } from './MyTable.tsx';
import type { MineProps } from './mine.ts';
import { useSending } from './useSending.ts';

interface AppealsProps extends MineProps {
  readonly seats: readonly OwnSeat[];
}

/** Sheets of earlier tables that wait for the reader's signature. */
export function SheetsToSign({ event, view, seats }: Omit<AppealsProps, 'player'>) {
  const t = useT();
  const waiting = seats.filter(
    ({ session, table }) => isSignedHere(view, table) && session.session !== view.you.seat?.session,
  );
  return waiting.map(({ session, table, letter }) => (
    <section key={session.session} className="card pad">
      <h2>{placeText(t, view, { session: session.session, table: table.table })}</h2>
      <RealTable event={event} view={view} session={session.session} table={table} letter={letter} />
    </section>
  ));
}

/** Appeals (3.12): those made at the reader's tables, and the tables where one can still be made. */
export function Appeals({ event, view, seats, player }: AppealsProps) {
  const t = useT();
  const now = useServerTime();
  const { refusal, send } = useSending(event);
  const open = appealSeats(view, player, now);
  const own = view.appeals.filter(appeal =>
    [...seats, ...open].some(
      ({ session, table }) => session.session === appeal.session && table.table === appeal.table,
    ),
  );
  if (open.length === 0 && own.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="ev-appeals">
      <h2 id="ev-appeals">{t('tournament.appeals')}</h2>
      <AppealList view={view} appeals={own} send={send} />
      {refusal && <Note tone="bad" icon="warn" title={refusal} />}
      {open.map(seat => (
        <AppealAt
          key={`${seat.session.session} ${seat.table.table}`}
          event={event}
          view={view}
          player={player}
          seat={seat}
          now={now}
        />
      ))}
    </section>
  );
}

interface FormProps extends MineProps {
  readonly seat: OwnSeat;
  readonly now: number;
}

function AppealAt({ event, view, player, seat: { session, table }, now }: FormProps) {
  const t = useT();
  const { isBusy, refusal, send } = useSending(event);
  const [isOpen, setOpen] = useState(false);
  const at = { session: session.session, table: table.table };
  const members = membersFor(view, player);
  const given = foulsAt(t, view, at).filter(one => one.player !== null && members.includes(one.player));
  const write = async ({ hand, charge = -1, text }: WrittenAppeal) => {
    const { against } = given.filter(one => one.hand === hand)[charge] ?? {};
    if (await send({ type: 'appeal', ...at, hand, ...(against && { against }), text })) setOpen(false);
  };
  return (
    <details className="ev-appeal" open={isOpen} onToggle={toggled => setOpen(toggled.currentTarget.open)}>
      <summary>
        {t('tournament.appealAt', { place: placeText(t, view, at) })}{' '}
        <small>{t('tournament.appealUntil', { time: timeOfDay(t.locale, appealsUntil(table, now) ?? 0) })}</small>
      </summary>
      <p className="fine">{t('tournament.appealNote')}</p>
      {isOpen && (
        <AppealForm
          hands={Math.max(1, table.hand, ...given.map(one => one.hand))}
          charges={given}
          isBusy={isBusy}
          onSend={appeal => void write(appeal)}
        />
      )}
      {refusal && <Note tone="bad" icon="warn" title={refusal} />}
    </details>
  );
}
