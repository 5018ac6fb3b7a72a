import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { playerIn, seatsOf } from '../event/event.ts';
import { useEvent } from '../event/useEvent.ts';
import { Appeals, SheetsToSign } from './Appeals.tsx';
import { CheckIn } from './CheckIn.tsx';
import { EventFrame } from './EventFrame.tsx';
import { MyRulings } from './FoulList.tsx';
import { tableNow } from './lead.ts';
import { MyResults } from './MyResults.tsx';
import { MySeats } from './MySeats.tsx';
import { MyTable } from './MyTable.tsx';
import type { MineProps } from './mine.ts';
import './mine.css';
import './sheet.css';

/** The page of a player: their table now, what was ruled, check-in with the oath, their seats, sheets to sign, appeals and results. */
export default function MePage({ path }: { readonly path: string }) {
  const t = useT();
  const event = useEvent(path);
  return (
    <EventFrame event={event} title={() => t('tournament.part.me')}>
      {view =>
        view.you.player === null ? (
          <Note icon="info" title={t('tournament.noPlayer')}>
            {t('tournament.noPlayerNote')}
          </Note>
        ) : (
          <Mine event={event} view={view} player={view.you.player} />
        )
      }
    </EventFrame>
  );
}

export function Mine({ event, view, player }: MineProps) {
  const t = useT();
  const me = playerIn(view, player);
  if (!me) return null;
  const seats = seatsOf(view, player);
  // Who plays, or is here and has sworn, has no use for the oath now, but for what was ruled.
  const isSettled = tableNow(view) !== undefined || (me.isHere && me.hasSworn);
  return (
    <div>
      <p className="ev-who">
        <b dir="auto">{me.name}</b>
        {me.drawn !== null && <span>{t('tournament.yourNumber', { number: me.drawn })}</span>}
        {me.team && <span dir="auto">{me.team}</span>}
      </p>
      {me.isDisqualified && (
        <Note tone="amber" icon="warn" title={t('tournament.youAreOut')}>
          {t('tournament.youAreOutNote')}
        </Note>
      )}
      {me.isWithdrawn && <Note tone="amber" icon="warn" title={t('tournament.withdrawn')} />}
      {me.isSubstitute && <Note icon="info" title={t('tournament.youSubstitute')} />}
      <div className="cards ev-halves">
        <div>
          <MyTable event={event} view={view} player={player} />
          <SheetsToSign event={event} view={view} seats={seats} />
          {!isSettled && <CheckIn event={event} view={view} player={player} />}
          <MyRulings view={view} player={player} />
          <Appeals event={event} view={view} player={player} seats={seats} />
          {isSettled && <CheckIn event={event} view={view} player={player} />}
        </div>
        <div>
          <MySeats view={view} id={event.id} seats={seats} />
          <MyResults view={view} id={event.id} player={player} />
        </div>
      </div>
    </div>
  );
}
