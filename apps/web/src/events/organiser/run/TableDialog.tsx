import type { SessionView, TableView } from '@gorrion/events/tournament';
import { PLAYERS, type Player } from '@gorrion/rules';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Labelled } from '../../../kit/ui/Field.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { Pick } from '../../../kit/ui/Pick.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { Go } from '../../../shell/page/Go.tsx';
import { tablePath } from '../../../shell/page/router.ts';
import { isGone, isOver, nameIn, playerIn } from '../../event/event.ts';
import { placeText } from '../../event/words.ts';
import { entersNow, isOwnTable } from '../../scorer/mine.ts';
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
  const rights = isOwn || isOver(view) ? [] : view.you.rights;
  const maySubstitute = session.stage !== 'over' && (rights.includes('organise') || rights.includes('rule'));
  const mayCorrect = rights.includes('correct') && (table.stage === 'ended' || table.stage === 'final');
  const mayEnter = entersNow(view, session, table);
  return (
    <EventDialog labelledBy="og-table" className="small og-dialog" onClose={onClose}>
      <h1 id="og-table">{placeText(t, view, { session: session.session, table: table.table })}</h1>
      <div className="row og-acts">
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
        <Note icon="info">
          {t(isOver(view) ? 'event.isOver' : isOwn ? 'organiser.refused.own-table' : 'organiser.run.noRight')}
        </Note>
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
  const empty = emptyChairs(view, table);
  const [chair, setChair] = useState<Player>(empty[0] ?? 0);
  const player = table.players[chair];
  const isOpen = isOpenSeat(view, player);
  const isOut = view.players.some(one => one.player === player && isGone(one));
  const toNext = () => setChair(empty.find(one => one !== chair) ?? chair);
  return (
    <>
      <h2>{t('organiser.run.seated')}</h2>
      {maySubstitute && table.stage === 'not-played' && empty.length > 0 && (
        <Note icon="info">{t('organiser.run.waits')}</Note>
      )}
      <Labelled label={t('organiser.run.player')}>
        <Pick
          label={t('organiser.run.player')}
          value={String(chair)}
          options={PLAYERS.map(one => [String(one), chairText(t, view, table, one)])}
          onPick={value => setChair(Number(value) as Player)}
        />
      </Labelled>
      {maySubstitute && isOpen && (
        <OpenSeat key={chair} desk={desk} session={session} table={table} chair={chair} onGiven={toNext} />
      )}
      {maySubstitute && !isOpen && player !== null && (
        <Substitute
          key={chair}
          desk={desk}
          session={session}
          player={player}
          isReplaced={table.substitutes[chair] !== null}
          onGiven={toNext}
        />
      )}
      {view.you.rights.includes('rule') && !isOpen && player !== null && !isOut && (
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
  /** Goes on to the next seat that is empty. */
  readonly onGiven: () => void;
}

/** A seat without a player of its own: somebody without a seat takes it, or it is left empty again. */
function OpenSeat({ desk, session, table, chair, onGiven }: OpenSeatProps) {
  const t = useT();
  const { view, send } = desk;
  const free = unseatedIn(view, session);
  const [by, setBy] = useState('');
  const command = { type: 'fill-seat', session: session.session, table: table.table, seat: chair } as const;
  const taken = table.players[chair];
  const mayEmpty = taken !== null && session.stage === 'waiting';
  // A table that has ended keeps who has played at it.
  if (table.stage === 'ended' || table.stage === 'final') return null;
  return (
    <div className="stack tight">
      {taken !== null && <p>{t('organiser.run.fill.taken', { name: nameIn(view, taken) })}</p>}
      <p className="fine">{t('organiser.run.fill.note')}</p>
      {taken === null && free.length === 0 && <NobodyFree desk={desk} />}
      {!mayEmpty && free.length > 0 && (
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
            onClick={async () => {
              if (await send({ ...command, by: Number(by) })) onGiven();
            }}
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

/** That nobody is there to take a seat, and the way to where somebody is added. */
function NobodyFree({ desk: { id, view } }: { readonly desk: EventDesk }) {
  const t = useT();
  return (
    <>
      <p className="fine">{t('organiser.run.noSubstitutes')}</p>
      {view.you.rights.includes('organise') && (
        <Go className="btn sm" href={eventPaths.event(id, 'organise', 3)}>
          <Icon name="list" />
          {t('organiser.run.toPlayers')}
        </Go>
      )}
    </>
  );
}

interface SubstituteProps {
  readonly desk: EventDesk;
  readonly session: SessionView;
  readonly player: number;
  readonly isReplaced: boolean;
  readonly onGiven: () => void;
}

/** Somebody plays in the place of a player, whose session is then lost or not; or the player plays again. */
function Substitute({ desk, session, player, isReplaced, onGiven }: SubstituteProps) {
  const t = useT();
  const { view, send } = desk;
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
  if (free.length === 0) return <NobodyFree desk={desk} />;
  return (
    <div className="stack tight">
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
        onClick={async () => {
          if (await send({ ...command, by: Number(by), isLost })) onGiven();
        }}
      >
        {t('organiser.run.substitute.button')}
      </button>
    </div>
  );
}
