import type { SessionView, TableView } from '@gorrion/events/tournament';
import { PLAYERS, type Player } from '@gorrion/rules';
import { useState } from 'react';
import { nameIn, playerIn } from '../../event/event.ts';
import { useT } from '../../i18n/index.ts';
import { eventPaths } from '../../page/eventPaths.ts';
import { Go } from '../../page/Go.tsx';
import { tablePath } from '../../page/router.ts';
import { entersNow, isOwnTable } from '../../scorer/mine.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { Pick } from '../../ui/Pick.tsx';
import { EventDialog } from '../fields/EventDialog.tsx';
import { Tick } from '../fields/Tick.tsx';
import type { EventDesk } from '../useEvent.ts';
import { Asked } from './Asked.tsx';
import { Correction } from './Correction.tsx';
import { chairText } from './chairText.ts';
import { emptyChairs, isOpenSeat, substitutesFor, unseatedIn } from './console.ts';

interface TableDialogProps {
  readonly desk: EventDesk;
  readonly session: SessionView;
  readonly table: TableView;
  readonly onClose: () => void;
}

/** What can be done at a table: substitutes, a lost session, a correction; and where its game and sheet are. */
export function TableDialog({ desk, session, table, onClose }: TableDialogProps) {
  const t = useT();
  const { id, view } = desk;
  const isOwn = isOwnTable(view, table);
  const rights = isOwn ? [] : view.you.rights;
  const maySubstitute = session.stage !== 'over' && (rights.includes('organise') || rights.includes('rule'));
  const mayCorrect = rights.includes('correct') && (table.stage === 'ended' || table.stage === 'final');
  const mayEnter = entersNow(view, session, table);
  return (
    <EventDialog labelledBy="og-table" className="small og-dialog" onClose={onClose}>
      <h1 id="og-table">{t('organiser.run.table', { table: table.table, session: session.session })}</h1>
      <div className="og-acts">
        {table.code !== undefined && (
          <Go className="btn sm" href={tablePath(table.code)}>
            <Icon name="eye" />
            {t('organiser.run.watch')}
          </Go>
        )}
        <Go className="btn sm" href={eventPaths.event(id, 'sheets', `${session.session}-${table.table}`)}>
          <Icon name="list" />
          {t('organiser.run.sheet')}
        </Go>
        {mayEnter && (
          <Go className="btn sm pri" href={eventPaths.event(id, 'scorer', `${session.session}-${table.table}`)}>
            <Icon name="calculator" />
            {t('organiser.run.enter')}
          </Go>
        )}
      </div>
      {(maySubstitute || rights.includes('rule')) && (
        <OneSeat desk={desk} session={session} table={table} maySubstitute={maySubstitute} />
      )}
      {mayCorrect && <Correction desk={desk} session={session} table={table} />}
      {!maySubstitute && !mayCorrect && !mayEnter && !rights.includes('rule') && (
        <Note icon="info">{t(isOwn ? 'organiser.refused.own-table' : 'organiser.run.noRight')}</Note>
      )}
      <button type="button" className="btn ghost" onClick={onClose}>
        {t('organiser.back')}
      </button>
    </EventDialog>
  );
}

interface OneSeatProps extends Omit<TableDialogProps, 'onClose'> {
  readonly maySubstitute: boolean;
}

/** A seat of the table: who takes it or plays in the place of its player, and whether they lose the session. */
function OneSeat({ desk, session, table, maySubstitute }: OneSeatProps) {
  const t = useT();
  const { view } = desk;
  const [chair, setChair] = useState<Player>(emptyChairs(view, table)[0] ?? 0);
  const player = table.players[chair];
  const isOpen = isOpenSeat(view, player);
  return (
    <>
      <div className="og-field">
        <span className="og-name" aria-hidden="true">
          {t('organiser.run.player')}
        </span>
        <Pick
          label={t('organiser.run.player')}
          value={String(chair)}
          options={PLAYERS.map(one => [String(one), chairText(t, view, table, one)])}
          onPick={value => setChair(Number(value) as Player)}
        />
      </div>
      {maySubstitute && isOpen && <OpenSeat key={chair} desk={desk} session={session} table={table} chair={chair} />}
      {maySubstitute && !isOpen && player !== null && (
        <Substitute
          key={chair}
          desk={desk}
          session={session}
          player={player}
          isReplaced={table.substitutes[chair] !== null}
        />
      )}
      {view.you.rights.includes('rule') && !isOpen && player !== null && (
        <Asked
          word={t('organiser.run.lose')}
          icon="flag"
          question={t('organiser.run.lose.sure', { name: nameIn(view, player) })}
          onYes={() => void desk.send({ type: 'lose-session', session: session.session, player })}
        />
      )}
    </>
  );
}

interface OpenSeatProps extends Omit<TableDialogProps, 'onClose'> {
  readonly chair: Player;
}

/** A seat without a player of its own: somebody without a seat takes it, or it is left empty again. */
function OpenSeat({ desk: { view, send }, session, table, chair }: OpenSeatProps) {
  const t = useT();
  const free = unseatedIn(view, session);
  const [by, setBy] = useState('');
  const command = { type: 'fill-seat', session: session.session, table: table.table, seat: chair } as const;
  const mayEmpty = table.players[chair] !== null && session.stage === 'waiting';
  // A table that has ended keeps who has played at it.
  if (table.stage === 'ended' || table.stage === 'final') return null;
  return (
    <div className="og-substitute">
      <p className="og-hint">{t('organiser.run.fill.note')}</p>
      {free.length === 0 && <p className="og-hint">{t('organiser.run.noSubstitutes')}</p>}
      {free.length > 0 && (
        <>
          <Pick
            label={t('organiser.run.fill')}
            value={by}
            options={[
              ['', t('organiser.run.fill.choose')],
              ...free.map(one => [String(one.player), one.name] as const),
            ]}
            onPick={setBy}
          />
          <button
            type="button"
            className="btn sm"
            disabled={by === ''}
            onClick={() => void send({ ...command, by: Number(by) })}
          >
            {t('organiser.run.fill')}
          </button>
        </>
      )}
      {mayEmpty && (
        <button type="button" className="btn sm" onClick={() => void send({ ...command, by: null })}>
          <Icon name="undo" />
          {t('organiser.run.fill.empty')}
        </button>
      )}
    </div>
  );
}

interface SubstituteProps {
  readonly desk: EventDesk;
  readonly session: SessionView;
  readonly player: number;
  readonly isReplaced: boolean;
}

/** Somebody plays in the place of a player, whose session is then lost or not; or the player plays again. */
function Substitute({ desk: { view, send }, session, player, isReplaced }: SubstituteProps) {
  const t = useT();
  const free = substitutesFor(view, session);
  const [by, setBy] = useState('');
  // Nobody plays for who is out of the competition: a fourth fills the seat.
  const isOut = playerIn(view, player)?.isDisqualified === true;
  const [isLost, setLost] = useState(isOut);
  const command = { type: 'substitute', session: session.session, player } as const;
  if (isReplaced)
    return (
      <button type="button" className="btn sm" onClick={() => void send({ ...command, by: player, isLost: false })}>
        <Icon name="undo" />
        {t('organiser.run.playsAgain')}
      </button>
    );
  if (free.length === 0) return <p className="og-hint">{t('organiser.run.noSubstitutes')}</p>;
  return (
    <div className="og-substitute">
      <Pick
        label={t('organiser.run.substitute')}
        value={by}
        options={[
          ['', t('organiser.run.substitute.choose')],
          ...free.map(one => [String(one.player), one.name] as const),
        ]}
        onPick={setBy}
      />
      <Tick isNamed label={t('organiser.run.isLost')} isOn={isLost} isFixed={isOut} onTick={setLost} />
      <button
        type="button"
        className="btn sm"
        disabled={by === ''}
        onClick={() => void send({ ...command, by: Number(by), isLost })}
      >
        {t('organiser.run.substitute.button')}
      </button>
    </div>
  );
}
