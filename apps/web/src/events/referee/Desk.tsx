import { PLAYERS, type Player } from '@gorrion/rules';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { atTable, isClosed, isClosedToRulings, isOver, nameIn, waitsForUmpire } from '../event/event.ts';
import { waitsForAppeal } from '../event/upheld.ts';
import { windAt } from '../event/winds.ts';
import { placeText } from '../event/words.ts';
import { isOwnTable } from '../scorer/mine.ts';
import { TableSignatures } from '../scorer/Signatures.tsx';
import { Correction } from './Correction.tsx';
import type { DeskProps } from './deskProps.ts';
import { Given } from './Given.tsx';
import { goAsUmpire } from './goAsUmpire.ts';
import { LostSession } from './LostSession.tsx';
import { RulingForm } from './RulingForm.tsx';

/** The table that is open: rulings and signatures for real tiles, the way to a table of this server. */
export function Desk(props: DeskProps) {
  const t = useT();
  const { id, view, session, table, orders } = props;
  const isOwn = isOwnTable(view, table);
  const isEnded = table.stage === 'ended' || table.stage === 'final';
  const mayRule =
    !isOwn && table.isReal && (table.stage === 'playing' || isEnded) && !isClosedToRulings(view, session, table);
  return (
    <>
      {/* After the end the sheet waits for the signatures; rulings are rare then. */}
      {isEnded && (table.isReal || table.reopened !== undefined || waitsForUmpire(view, table)) && (
        <TableSignatures view={view} session={session} table={table} onSend={command => void orders.send(command)} />
      )}
      <section className="card pad stack" aria-labelledby="rf-desk">
        <header className="rf-head">
          <h2 id="rf-desk">{placeText(t, view, { session, table: table.table })}</h2>
          <Go className="ib solid" href={eventPaths.event(id, 'referee')} aria-label={t('referee.close')}>
            <Icon name="close" />
          </Go>
        </header>
        <Totals view={view} table={table} />
        <Unsettled {...props} />
        {isOwn && (
          <Note tone="amber" icon="lock" title={t('referee.own')}>
            {t('referee.ownNote')}
          </Note>
        )}
        {!isOwn && !table.isReal && <Online {...props} />}
        {mayRule && <RulingForm {...props} />}
        {!mayRule && !isOwn && table.isReal && (
          <p className="fine">
            {isOver(view) ? t('event.isOver') : t(`referee.is.${isClosed(view, table) ? 'final' : table.stage}`)}
          </p>
        )}
        {!isOwn && !isOver(view) && (
          <div className="rf-more">
            {(mayRule || (isEnded && view.you.rights.includes('correct'))) && <Correction {...props} />}
            <LostSession {...props} />
          </div>
        )}
        <Go className="rf-link" href={eventPaths.event(id, 'sheets', `${session}-${table.table}`)}>
          {t('referee.sheet')}
        </Go>
      </section>
      <Given {...props} />
    </>
  );
}

/** That an appeal about the table was upheld, and nothing has followed from it yet. */
function Unsettled({ view, session, table }: DeskProps) {
  const t = useT();
  if (!waitsForAppeal(view, session, table.table)) return null;
  return (
    <Note tone="amber" icon="warn" title={t('referee.unsettled')}>
      {t('referee.unsettledNote')}
    </Note>
  );
}

/** The four players of a table with their totals. */
function Totals({ view, table }: Pick<DeskProps, 'view' | 'table'>) {
  const t = useT();
  return (
    <ul className="rf-totals">
      {PLAYERS.map((player: Player) => (
        <li key={player}>
          <WindGlyph wind={windAt(view, table, player)} />
          <span dir="auto">{nameIn(view, atTable(table)[player]) || t('referee.emptyChair')}</span>
          <b>{t.signed(table.totals[player])}</b>
        </li>
      ))}
    </ul>
  );
}

/** A table of this server: the umpire goes there, where the umpire's desk has all tools. */
function Online({ table, orders }: DeskProps) {
  const t = useT();
  const [isGoing, setGoing] = useState(false);
  const { code, umpireKey, stage } = table;
  const go = async () => {
    if (code === undefined) return;
    setGoing(true);
    const refused = await goAsUmpire(code, umpireKey);
    setGoing(false);
    if (refused === 'offline') orders.refuse({ code: 'offline' });
    else if (refused !== undefined) orders.refuse({ code: 'no-way' });
  };
  if (code === undefined || (stage !== 'playing' && stage !== 'ended')) {
    return <p className="fine">{t(`referee.is.${stage}`)}</p>;
  }
  return (
    <>
      <p>{t(stage === 'ended' ? 'referee.onlineEnded' : 'referee.onlineNote')}</p>
      <button type="button" className="btn pri" disabled={isGoing} onClick={() => void go()}>
        {t('referee.go')}
      </button>
    </>
  );
}
