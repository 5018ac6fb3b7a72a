import {
  type DuplicateCommand,
  type DuplicateView,
  MOST_TABLES,
  type TableView,
  teamAt,
} from '@gorrion/events/duplicate';
import { PLAYERS, type Player, startingSeat } from '@gorrion/rules';
import { useState } from 'react';
import type { Sent } from '../../client/ledgers/outbox.ts';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { Go } from '../../shell/page/Go.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { chairName, REFUSALS, tableName } from './text.ts';

type Send = (command: DuplicateCommand) => Promise<Sent>;

interface GatheringProps {
  readonly id: string;
  readonly view: DuplicateView;
  readonly send: Send;
  /** Commands that wait for the network. */
  readonly waiting: number;
}

/** An evening whose tables gather and play: who sits where, what is closed, and the link. */
export function Gathering({ id, view, send, waiting }: GatheringProps) {
  const t = useT();
  const [refusal, setRefusal] = useState<Refusal>();
  const act = async (command: DuplicateCommand) => {
    const answer = await send(command);
    setRefusal(answer.ok ? undefined : answer);
  };
  const { tables, isOwner } = view;
  const counted = tables.filter(({ stage }) => stage !== 'withdrawn');
  const played = counted.filter(({ stage }) => stage === 'played').length;
  const own = tables.find(({ you }) => you);
  return (
    <>
      <div className="dup-state" role="status">
        <Note icon="lock" title={t('duplicate.state', { played, count: counted.length })}>
          {t('duplicate.closed')}
        </Note>
        {waiting > 0 && <Note tone="amber" icon="warn" title={t('duplicate.waiting', { count: waiting })} />}
      </div>
      {refusal && (
        <div role="alert" className="dup-alert">
          <Note tone="bad" icon="warn" title={refusalText(t, refusal, REFUSALS)} />
        </div>
      )}
      {own && (
        <div className="dup-state">
          <OwnTable table={own} act={act} />
        </div>
      )}
      <div className="sides">
        <ul className="cards">
          {tables.map(table => (
            <li key={table.number}>
              <TableCard view={view} table={table} act={act} hasSeat={own !== undefined} />
            </li>
          ))}
          {isOwner && mayGrow(view) && (
            <li>
              <button type="button" className="btn sm" onClick={() => void act({ type: 'add-table' })}>
                {t('duplicate.addTable')}
              </button>
            </li>
          )}
        </ul>
        <aside>
          <LinkCard id={id} view={view} />
          <Seals view={view} />
        </aside>
      </div>
    </>
  );
}

/** What the reader's own table waits for. */
function OwnTable({ table, act }: { readonly table: TableView; readonly act: (command: DuplicateCommand) => void }) {
  const t = useT();
  const hasOthers = table.chairs.filter(({ kind }) => kind === 'person').length > 1;
  if (table.stage === 'playing' && table.code)
    return (
      <div className="dup-table own card pad row ends">
        <div>
          <h2>{t('duplicate.yourTable', { table: table.number })}</h2>
          <p className="quiet">{t('duplicate.yourTableNote')}</p>
        </div>
        <div className="row">
          <Go className="btn pri" href={tablePath(table.code)}>
            {t('duplicate.toTable')}
          </Go>
          {hasOthers && (
            <button type="button" className="btn" onClick={() => act({ type: 'begin-table', table: table.number })}>
              {t('duplicate.beginNow')}
            </button>
          )}
        </div>
      </div>
    );
  if (table.stage === 'played')
    return (
      <Note tone="ok" icon="check" title={t('duplicate.youPlayed')}>
        {t('duplicate.youPlayedNote')}
      </Note>
    );
  return null;
}

interface TableCardProps {
  readonly view: DuplicateView;
  readonly table: TableView;
  readonly act: (command: DuplicateCommand) => void;
  /** Whether the reader sits somewhere. */
  readonly hasSeat: boolean;
}

/** A table with its four seats. */
function TableCard({ view, table, act, hasSeat }: TableCardProps) {
  const t = useT();
  const { isOwner, plan } = view;
  const isWaiting = table.stage === 'waiting';
  const isFull = table.chairs.every(({ kind }) => kind === 'person' || kind === 'bot');
  const mayOpen = isWaiting && isFull && (isOwner || table.you);
  const number = table.number;
  const mayWithdraw = isOwner && plan.form === 'individual' && table.stage !== 'played' && table.stage !== 'withdrawn';
  return (
    <section className={`card pad stack dup-table ${table.you ? 'own' : ''}`} aria-label={tableName(t, table)}>
      <div className="card-head">
        <h2>{tableName(t, table)}</h2>
        <span className={`fine dup-stage ${table.stage}`}>
          {t(`duplicate.stage.${isWaiting && isFull ? 'full' : table.stage}`)}
        </span>
      </div>
      <ul className="ruled">
        {PLAYERS.map(player => (
          <li key={player} className="row">
            <SeatRow view={view} table={table} player={player} act={act} hasSeat={hasSeat} />
          </li>
        ))}
      </ul>
      {(mayOpen || mayWithdraw) && (
        <div className="row">
          {mayOpen && (
            <button type="button" className="btn sm pri" onClick={() => act({ type: 'open-table', table: number })}>
              {t('duplicate.openTable')}
            </button>
          )}
          {mayWithdraw && (
            <button
              type="button"
              className="btn sm ghost"
              onClick={() => act({ type: 'withdraw-table', table: number })}
            >
              {t('duplicate.withdraw')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** A seat: who has it, and what the reader may do with it. */
function SeatRow({ view, table, player, act, hasSeat }: TableCardProps & { readonly player: Player }) {
  const t = useT();
  const { isOwner, plan } = view;
  const chair = table.chairs[player];
  const isWaiting = table.stage === 'waiting';
  const place = { table: table.number, player };
  const seat = t('duplicate.seatOf', { wind: t(`wind.${startingSeat(player)}`), table: table.number });
  const isYou = chair.kind === 'person' && chair.you === true;
  const team = plan.teams?.[teamAt(table.number - 1, player, plan.teams.length)];
  return (
    <>
      <WindGlyph wind={startingSeat(player)} />
      <span className={`dup-name ${chair.kind}`}>
        {chairName(t, chair, player)}
        {isYou && <small> {t('duplicate.you')}</small>}
        {team && <small> {team}</small>}
      </span>
      {isWaiting && chair.kind === 'free' && (
        <button
          type="button"
          className="btn sm soft"
          aria-label={t('duplicate.actAt', { act: t(hasSeat ? 'duplicate.move' : 'duplicate.sit'), seat })}
          onClick={() => act({ type: 'sit', ...place })}
        >
          {t(hasSeat ? 'duplicate.move' : 'duplicate.sit')}
        </button>
      )}
      {isWaiting && isYou && (
        <button type="button" className="btn sm ghost" onClick={() => act({ type: 'stand' })}>
          {t('duplicate.stand')}
        </button>
      )}
      {isWaiting && isOwner && chair.kind === 'free' && (
        <button
          type="button"
          className="btn sm ghost"
          aria-label={t('duplicate.actAt', { act: t('duplicate.seatBot'), seat })}
          onClick={() => act({ type: 'seat-bot', ...place, level: plan.botLevel ?? 'regular' })}
        >
          {t('duplicate.seatBot')}
        </button>
      )}
      {isWaiting && isOwner && !isYou && chair.kind !== 'free' && (
        <button
          type="button"
          className="btn sm ghost"
          aria-label={t('duplicate.actAt', { act: t('duplicate.freeSeat'), seat })}
          onClick={() => act({ type: 'free-seat', ...place })}
        >
          {t('duplicate.freeSeat')}
        </button>
      )}
    </>
  );
}

/** Returns whether the owner of an evening can add a table to it. */
const mayGrow = ({ plan, open }: DuplicateView): boolean =>
  !open && plan.form === 'individual' && plan.tables < MOST_TABLES;

/** Returns what the link of an evening is good for: a seat that is free, or one that a further table has. */
function linkKey(view: DuplicateView) {
  const waiting = view.tables.filter(({ stage }) => stage === 'waiting');
  if (waiting.some(({ chairs }) => chairs.some(({ kind }) => kind === 'free'))) return 'duplicate.linkNote';
  if (!mayGrow(view)) return 'duplicate.noSeat';
  return view.isOwner ? 'duplicate.noSeat.owner' : 'duplicate.noSeat.other';
}

/** The link of the evening: who has it may sit down. */
function LinkCard({ id, view }: Pick<GatheringProps, 'id' | 'view'>) {
  const t = useT();
  const link = location.origin + eventPaths.duplicate(id);
  return (
    <section className="card pad stack dup-link">
      <h2>{t('duplicate.link')}</h2>
      <p className="fine">{t(linkKey(view))}</p>
      <p className="dup-address">
        {location.host}
        <wbr />
        {eventPaths.duplicate(id)}
      </p>
      <button type="button" className="btn sm" onClick={() => void copyText(link)}>
        <Icon name="copy" />
        {t('duplicate.copyLink')}
      </button>
    </section>
  );
}

/** The seals of all deals, published before anybody plays. */
function Seals({ view: { commitments, plan } }: { readonly view: DuplicateView }) {
  const t = useT();
  return (
    <section className="card pad stack dup-seals">
      <h2>{t('duplicate.deals')}</h2>
      <p className="fine">{t(`duplicate.wallsNote.${plan.walls}`)}</p>
      <details>
        <summary>{t('duplicate.seals', { count: commitments.length })}</summary>
        <ol>
          {commitments.map(commitment => (
            <li key={commitment}>
              <code>{commitment}</code>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
