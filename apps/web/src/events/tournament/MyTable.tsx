import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS, type Player } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { atTable, isOver, isSignedHere, nameIn, sessionOf, sessionOnClock, tableOf } from '../event/event.ts';
import { windAt } from '../event/winds.ts';
import { handText, sessionTitle, tableStageText } from '../event/words.ts';
import { callQueue } from '../referee/tables.ts';
import { BeforePlay } from './BeforePlay.tsx';
import type { MineProps } from './mine.ts';
import { NoTable } from './NoTable.tsx';
import { Seats } from './Seating.tsx';
import { SessionClock } from './SessionClock.tsx';
import { useSending } from './useSending.ts';

/** The reader's table in the session that is played, or in the next one. */
export function MyTable({ event, view, player }: MineProps) {
  const t = useT();
  const { seat } = view.you;
  const session = seat && sessionOf(view, seat.session);
  const table = seat && tableOf(view, seat.session, seat.table);
  if (isOver(view) || !seat || !session || !table) return <NoTable view={view} player={player} />;
  const wind = windAt(view, table, seat.seat);
  return (
    <>
      <section className="card pad" aria-labelledby="ev-my">
        <header className="card-head">
          <h2 id="ev-my">{sessionTitle(t, view, seat.session)}</h2>
          <Badge tone={table.stage === 'playing' ? 'ok' : 'plain'}>
            {table.stage === 'playing' ? handText(t, table.hand) : tableStageText(t, view, table)}
          </Badge>
        </header>
        <p className="ev-place">
          <b>{t('tournament.tableNumber', { table: seat.table })}</b>
          <span>
            <WindGlyph wind={wind} />
            {windName(t, wind)}
          </span>
        </p>
        {session.stage === 'waiting' ? (
          <BeforePlay view={view} session={session} table={table} />
        ) : (
          <ul className="ev-live">
            <Seats view={view} table={table} below={letter => <Total t={t} table={table} letter={letter} />} />
          </ul>
        )}
        {table.isReal || isSignedHere(view, table) ? (
          <RealTable event={event} view={view} session={seat.session} table={table} letter={seat.seat} />
        ) : (
          table.stage !== 'waiting' &&
          table.code !== undefined && (
            <Go className="btn pri" href={tablePath(table.code)}>
              {t('tournament.toTable')}
            </Go>
          )
        )}
      </section>
      {session === sessionOnClock(view) && <SessionClock view={view} session={session} />}
    </>
  );
}

function Total({ t, table, letter }: { readonly t: Translate; readonly table: TableView; readonly letter: Player }) {
  return table.stage === 'waiting' ? null : <b className="ev-points">{t.signed(table.totals[letter])}</b>;
}

interface RealTableProps {
  readonly event: MineProps['event'];
  readonly view: TournamentView;
  readonly session: number;
  readonly table: TableView;
  readonly letter: Player;
}

/** What a player does about a table in the event: call the umpire to real tiles, and sign the sheet. */
export function RealTable({ event, view, session, table, letter }: RealTableProps) {
  const t = useT();
  const { isBusy, refusal, send } = useSending(event);
  const at = { session, table: table.table };
  const call = callQueue(view).find(one => one.session === session && one.table === table.table);
  const mustSign = isSignedHere(view, table) && table.signed[letter] === null;
  return (
    <div className="stack ev-acts">
      {call && (
        <Note icon="flag" title={t('tournament.called', { time: timeOfDay(t.locale, call.at) })}>
          {call.takenBy === undefined ? t('tournament.callWaits') : t('tournament.callTaken', { name: call.takenBy })}
        </Note>
      )}
      {call?.takenBy === undefined && call?.player === letter && (
        <button
          type="button"
          className="btn sm"
          disabled={isBusy}
          onClick={() => void send({ type: 'take-back-call', call: call.number })}
        >
          <Icon name="undo" />
          {t('tournament.callBack')}
        </button>
      )}
      {table.stage === 'playing' && !call && (
        <button
          type="button"
          className="btn"
          disabled={isBusy}
          onClick={() => void send({ type: 'call-umpire', ...at })}
        >
          <Icon name="flag" />
          {t('tournament.callUmpire')}
        </button>
      )}
      {mustSign && (
        <>
          {table.reopened !== undefined && <Note tone="amber" icon="warn" title={t('tournament.signAgain')} />}
          <p>{t('tournament.signNote', { points: t.signed(table.totals[letter]) })}</p>
          <button
            type="button"
            className="btn pri"
            disabled={isBusy}
            onClick={() => void send({ type: 'sign', ...at, as: letter, totals: table.totals })}
          >
            <Icon name="check" />
            {t('tournament.sign')}
          </button>
        </>
      )}
      <Signed view={view} table={table} letter={letter} />
      {(mustSign || table.signed[letter] !== null) && <SheetLink id={event.id} {...at} />}
      {refusal && <Note tone="bad" icon="warn" title={refusal} />}
    </div>
  );
}

interface SheetLinkProps {
  readonly id: string;
  readonly session: number;
  readonly table: number;
}

/** What one signs is read before, and after. */
function SheetLink({ id, session, table }: SheetLinkProps) {
  const t = useT();
  return (
    <Go className="btn" href={eventPaths.event(id, 'sheets', `${session}-${table}`)}>
      {t('tournament.sheet')}
    </Go>
  );
}

type SignedProps = Pick<RealTableProps, 'view' | 'table' | 'letter'>;

/** That the reader has signed the sheet of a table, or who did it for them, and who has not yet. */
function Signed({ view, table, letter }: SignedProps) {
  const t = useT();
  const at = table.signed[letter];
  if (at === null) return null;
  const here = atTable(table);
  const missing = PLAYERS.filter(other => table.signed[other] === null).map(other => nameIn(view, here[other]));
  const isFinal = table.stage === 'final';
  const time = timeOfDay(t.locale, at);
  const name = table.signedBy?.[letter];
  const title = name ? t('tournament.signedForYou', { name, time }) : t('tournament.youSigned', { time });
  return (
    <div role="status">
      <Note tone="ok" icon="check" title={title}>
        {isFinal && t('tournament.isFinal')}
        {!isFinal && missing.length > 0 && t('tournament.signsMissing', { names: t.all(missing) })}
      </Note>
    </div>
  );
}
