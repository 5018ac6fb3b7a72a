import type { SheetHand, TableView, TournamentView } from '@gorrion/events/tournament';
import type { Player } from '@gorrion/rules';
import { useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { atTable, nameIn } from '../event/event.ts';
import { handText } from '../event/words.ts';
import { paidText } from './Outcome.tsx';
import type { Scoring } from './useScoring.ts';

interface EnteredProps {
  readonly scoring: Scoring;
  readonly view: TournamentView;
  readonly session: number;
  readonly table: TableView;
  /** The hand that was entered last; a new object for each entry. */
  readonly entered: { readonly hand: number; readonly isCorrected: boolean } | undefined;
  readonly onCorrect: (hand: SheetHand) => void;
}

/** Says what was just written on the sheet, or waits for the network, in sight of who wrote it, with the way to correct it. */
export function Entered({ scoring, view, session, table, entered, onCorrect }: EnteredProps) {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entered) note.current?.scrollIntoView({ block: 'nearest' });
  }, [entered]);
  // A hand that the server refused, or that was taken off, is not on the sheet.
  const hand = entered && table.hands.find(one => one.hand === entered.hand);
  if (!hand || table.stage === 'final') return null;
  const nameOf = (player: Player) => nameIn(view, atTable(table)[player]) || t('scorer.emptyChair');
  const name = handText(t, hand.hand);
  const isWaiting = scoring.event.waiting > 0 && scoring.expected?.waitsAt(session, table.table, hand.hand) === true;
  const what = isWaiting ? 'kept' : entered?.isCorrected ? 'corrected' : 'entered';
  return (
    <div ref={note}>
      <Note
        tone={isWaiting ? 'amber' : 'ok'}
        icon={isWaiting ? 'clock' : 'check'}
        title={
          hand.kind === 'won'
            ? t(`scorer.${what}Paid`, { hand: name, paid: paidText(t, hand.changes, nameOf) })
            : t(`scorer.${what}`, { hand: name })
        }
      >
        <span className="row sc-ways">
          <button type="button" className="btn sm" onClick={() => onCorrect(hand)}>
            {t('scorer.correctIt')}
          </button>
        </span>
      </Note>
    </div>
  );
}
