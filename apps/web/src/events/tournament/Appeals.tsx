import type { TournamentView } from '@gorrion/events/tournament';
import { LONGEST_APPEAL } from '@gorrion/protocol';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { AppealList } from '../event/Appeals.tsx';
import { appealSeats, appealsUntil, membersFor } from '../event/appeal.ts';
import { useServerTime } from '../event/clock.ts';
import { isSignedHere, type OwnSeat } from '../event/event.ts';
import { type EventFoul, foulsAt } from '../event/fouls.ts';
import { placeText } from '../event/words.ts';
import { RealTable } from './MyTable.tsx';
import type { MineProps } from './mine.ts';
import { useSending } from './useSending.ts';

interface AppealsProps extends MineProps {
  readonly seats: readonly OwnSeat[];
}

/** Sheets of earlier tables that wait for signatures, and appeals (3.12). */
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
  const waiting = seats.filter(
    ({ session, table }) => isSignedHere(view, table) && session.session !== view.you.seat?.session,
  );
  return (
    <>
      {waiting.map(({ session, table, letter }) => (
        <section key={session.session} className="card pad">
          <h2>{placeText(t, view, { session: session.session, table: table.table })}</h2>
          <RealTable event={event} view={view} session={session.session} table={table} letter={letter} />
        </section>
      ))}
      {(open.length > 0 || own.length > 0) && (
        <section className="card pad" aria-labelledby="ev-appeals">
          <h2 id="ev-appeals">{t('tournament.appeals')}</h2>
          <AppealList view={view} appeals={own} send={send} />
          {refusal && <Note tone="bad" icon="warn" title={refusal} />}
          {open.map(seat => (
            <AppealForm
              key={`${seat.session.session} ${seat.table.table}`}
              event={event}
              view={view}
              player={player}
              seat={seat}
              now={now}
            />
          ))}
        </section>
      )}
    </>
  );
}

interface FormProps extends MineProps {
  readonly seat: OwnSeat;
  readonly now: number;
}

/** Keeps the hand of an appeal and what it is against there. `last` is the hand to begin with where nothing was given. */
function useCharges(view: TournamentView, player: number, session: number, table: number, last: number) {
  const t = useT();
  const members = membersFor(view, player);
  const given = foulsAt(t, view, { session, table }).filter(one => one.player !== null && members.includes(one.player));
  // What was given last is what an appeal is most likely about.
  const [hand, setHand] = useState(given.at(-1)?.hand ?? last);
  const [picked, setCharge] = useState<number>();
  const charges = given.filter(one => one.hand === hand);
  const toHand = (next: number) => {
    setHand(next);
    setCharge(undefined);
  };
  // Where there is one charge, the appeal is against it until the player says otherwise.
  return { hand, setHand: toHand, charges, charge: picked ?? (charges.length === 1 ? 0 : -1), setCharge };
}

function AppealForm({ event, view, player, seat: { session, table }, now }: FormProps) {
  const t = useT();
  const id = useId();
  const { isBusy, refusal, send } = useSending(event);
  const hands = Math.max(1, table.hand);
  const { hand, setHand, charges, charge, setCharge } = useCharges(view, player, session.session, table.table, hands);
  const [text, setText] = useState('');
  const until = appealsUntil(table, now) ?? 0;
  const submit = async (form: FormEvent) => {
    form.preventDefault();
    const clean = text.replace(/\s+/g, ' ').trim();
    const at = { session: session.session, table: table.table };
    const { against } = charges[charge] ?? {};
    if (await send({ type: 'appeal', ...at, hand, ...(against && { against }), text: clean })) setText('');
  };
  return (
    <details className="ev-appeal">
      <summary>
        {t('tournament.appealAt', { place: placeText(t, view, { session: session.session, table: table.table }) })}{' '}
        <small>{t('tournament.appealUntil', { time: timeOfDay(t.locale, until) })}</small>
      </summary>
      <form className="stack ev-oath" onSubmit={submit}>
        <p className="fine">{t('tournament.appealNote')}</p>
        <span className="row">
          <span aria-hidden="true">{t('tournament.handColumn')}</span>
          <Pick
            label={t('tournament.handColumn')}
            value={String(hand)}
            onPick={value => setHand(Number(value))}
            options={Array.from({ length: hands }, (_, n) => [String(n + 1), String(n + 1)] as const)}
          />
        </span>
        {charges.length > 0 && <AgainstPick charges={charges} value={charge} onPick={setCharge} />}
        <label className="field-label" htmlFor={id}>
          {t('tournament.appealText')}
        </label>
        <textarea
          id={id}
          rows={4}
          maxLength={LONGEST_APPEAL}
          value={text}
          onChange={change => setText(change.target.value)}
        />
        <button type="submit" className="btn" disabled={isBusy || text.trim() === ''}>
          {t('tournament.appealSend')}
        </button>
        {refusal && <Note tone="bad" icon="warn" title={refusal} />}
      </form>
    </details>
  );
}

interface AgainstProps {
  readonly charges: readonly EventFoul[];
  /** The place of a charge in the list; -1 for the hand as a whole. */
  readonly value: number;
  readonly onPick: (value: number) => void;
}

/** Chooses what an appeal is against, each in whole sentences. */
function AgainstPick({ charges, value, onPick }: AgainstProps) {
  const t = useT();
  const name = useId();
  const options = [t('tournament.appealWhole'), ...charges.map(({ text }) => text)];
  return (
    <fieldset className="ev-against">
      <legend>{t('event.appeal.against')}</legend>
      {options.map((text, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was given keeps its order
        <label key={n}>
          <input type="radio" name={name} checked={n - 1 === value} onChange={() => onPick(n - 1)} />
          <span dir="auto">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
