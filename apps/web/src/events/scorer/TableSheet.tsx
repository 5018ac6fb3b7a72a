import type { SessionView, SheetHand, TableView, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { isClosed, isOver, sittersAt } from '../event/event.ts';
import { eventName, handText, sessionTitle } from '../event/words.ts';
import { EndTable } from './EndTable.tsx';
import { Entered } from './Entered.tsx';
import { type Entry, emptyEntry, entryOf, isUntouched, settled } from './entry.ts';
import { HandForm } from './HandForm.tsx';
import { keepEntry, keptEntry } from './kept.ts';
import { SheetCard } from './SheetCard.tsx';
import { TableSignatures } from './Signatures.tsx';
import type { Scoring } from './useScoring.ts';
import { Waiting } from './Waiting.tsx';

export interface TableSheetProps {
  readonly scoring: Scoring;
  readonly session: SessionView;
  /** The table with the entries that are on their way. */
  readonly table: TableView;
}

/** The hand that is being entered. The device keeps it, so that a reload loses nothing. */
function useEntry(id: string, { session, table }: Pick<TableSheetProps, 'session' | 'table'>) {
  const at = { session: session.session, table: table.table };
  const [kept, setKept] = useState(() => keptEntry(id, at) ?? emptyEntry(table.hands.length + 1));
  const entry = settled(kept, table.hands.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` names the table, which the page is made anew for
  useEffect(() => keepEntry(id, at, isUntouched(entry) ? undefined : entry), [id, entry]);
  return { entry, setEntry: setKept };
}

/** The sheet of a table with real tiles: the hand that is entered, all hands, the end and the signatures. */
export function TableSheet({ scoring, session, table }: TableSheetProps) {
  const t = useT();
  const { event, expected } = scoring;
  const { entry, setEntry } = useEntry(event.id, { session, table });
  const [entered, setEntered] = useState<{ readonly hand: number; readonly isCorrected: boolean }>();
  const view = expected?.view;
  if (!view) return null;
  const most = view.plan.settings.hands;
  const number = Math.min(entry.hand, most);
  const isEntering =
    !isOver(view) && (entry.reason !== undefined || (table.stage === 'playing' && table.hands.length < most));
  const change = (hand: SheetHand) => {
    setEntered(undefined);
    setEntry({ ...entryOf(hand), reason: '' });
  };
  return (
    <PlacePage
      title={t(titleKey(isEntering && entry, table), { table: table.table, hand: handText(t, number) })}
      note={
        isEntering
          ? t('scorer.note', { hand: number, most, where: sessionTitle(t, view, session.session) })
          : t('scorer.noteEnded', { hand: table.hands.length, where: sessionTitle(t, view, session.session) })
      }
      above={[
        { href: eventPaths.event(event.id), label: eventName(t, view.plan) },
        { href: eventPaths.event(event.id, 'scorer'), label: t('scorer.title') },
      ]}
      acts={<WholeSheet href={eventPaths.event(event.id, 'sheets', `${session.session}-${table.table}`)} />}
      isDeep
      className="sc"
    >
      <Waiting
        scoring={scoring}
        onTake={hand => setEntry({ ...entryOf(hand), reason: hand.hand <= table.hands.length ? '' : undefined })}
      />
      <div className="sc-notes" role="status">
        <Entered {...{ scoring, view, table, entered }} session={session.session} onCorrect={change} />
      </div>
      <div className="sc-cols">
        {isEntering ? (
          <HandForm
            {...{ scoring, view, session, table, entry }}
            onEntry={setEntry}
            onEntered={hand => setEntered({ hand, isCorrected: hand <= table.hands.length })}
          />
        ) : (
          <div className="stack roomy sc-main">
            <Standing view={view} table={table} onGoOn={() => setEntry({ ...entry, reason: '' })} />
          </div>
        )}
        <Beside {...{ scoring, view, session, table }} isEntering={!isUntouched(entry)} onChange={change} />
      </div>
    </PlacePage>
  );
}

/** Returns the title: a hand that is corrected, or entered, or the table alone. */
function titleKey(entry: Entry | false, { hands }: TableView) {
  if (!entry) return 'scorer.table';
  return entry.reason !== undefined && entry.hand <= hands.length ? 'scorer.tableCorrected' : 'scorer.tableHand';
}

function WholeSheet({ href }: { readonly href: string }) {
  const t = useT();
  return (
    <Go className="btn sm" href={href}>
      <Icon name="list" />
      {t('scorer.wholeSheet')}
    </Go>
  );
}

interface BesideProps extends TableSheetProps {
  readonly view: TournamentView;
  readonly isEntering: boolean;
  readonly onChange: (hand: SheetHand) => void;
}

/** The end of the table, its signatures, and all its hands. */
function Beside({ scoring, view, session, table, isEntering, onChange }: BesideProps) {
  const most = view.plan.settings.hands;
  return (
    <aside>
      <EndTable scoring={scoring} session={session} table={table} most={most} isEntering={isEntering} />
      {(table.stage === 'ended' || table.stage === 'final') && (
        <TableSignatures view={view} session={session.session} table={table} onSend={scoring.send} />
      )}
      <SheetCard scoring={scoring} view={view} session={session} table={table} onChange={onChange} />
    </aside>
  );
}

interface StandingProps {
  readonly view: TournamentView;
  readonly table: TableView;
  readonly onGoOn: () => void;
}

/** Why no hand is entered now. */
function Standing({ view, table, onGoOn }: StandingProps) {
  const t = useT();
  const { hands } = table;
  const stage = isClosed(view, table) ? 'final' : table.stage;
  const most = view.plan.settings.hands;
  // One that waits for a fourth player takes no hands.
  const wasEnded = stage === 'not-played' && PLAYERS.every(chair => sittersAt(view, table)[chair] !== null);
  if (isOver(view)) return <Note icon="lock" title={t('event.isOver')} />;
  if (stage === 'playing') return <Note icon="check" tone="ok" title={t('scorer.allEntered')} />;
  return (
    <Note icon={stage === 'final' ? 'lock' : 'info'} title={t(`scorer.is.${stage}`)}>
      {t(`scorer.isNote.${stage}`)}
      {hands.length < most && (stage === 'ended' || wasEnded) && (
        <span className="row sc-ways">
          <button type="button" className="btn sm" onClick={onGoOn}>
            {t('scorer.goOn')}
          </button>
        </span>
      )}
    </Note>
  );
}
