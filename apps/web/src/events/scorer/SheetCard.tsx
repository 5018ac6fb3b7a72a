import type { SessionView, SheetHand, TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, byPlayer, type Player } from '@gorrion/rules';
import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Change, type HandsRow, HandsTable } from '../../sheet/session/HandsTable.tsx';
import { RulingList } from '../../sheet/session/RulingList.tsx';
import { atTable, isClosed, nameIn } from '../event/event.ts';
import { rulingWords } from '../event/fouls.ts';
import { handCorrectionLines } from '../event/handCorrections.ts';
import { eventSheet, foulsGiven } from '../event/sheet.ts';
import { handText } from '../event/words.ts';
import type { Scoring } from './useScoring.ts';

interface SheetCardProps {
  readonly scoring: Scoring;
  readonly view: TournamentView;
  readonly session: SessionView;
  readonly table: TableView;
  /** Takes a hand of the sheet into the form, to correct it. */
  readonly onChange: (hand: SheetHand) => void;
}

/** All hands of a table, what rulings have moved, and the totals. Each hand can be corrected until the sheet is final. */
export function SheetCard({ scoring, view, session, table, onChange }: SheetCardProps) {
  const t = useT();
  const nameOf = (player: Player) => nameIn(view, atTable(table)[player]) || t('scorer.emptyChair');
  const mayChange = (table.stage === 'playing' || table.stage === 'ended') && !isClosed(view, table);
  const rulings = foulsGiven(view, session.session, table.table).map(given => ({
    key: given[0].number,
    where: handText(t, given[0].hand),
    text: rulingWords(t, view, ...given),
    revoked: given[0].revoked,
  }));
  const remarks = [...rulings, ...handCorrectionLines(t, view, table)];
  return (
    <section className="card pad stack" aria-labelledby="sc-sheet">
      <h2 id="sc-sheet">{t('scorer.sheet')}</h2>
      <Hands {...{ scoring, view, session, table, nameOf, onChange }} />
      <p className="fine">{t(table.hands.length === 0 ? 'scorer.noHands' : 'event.firstWinds')}</p>
      {remarks.length > 0 && <RulingList lines={remarks} />}
      {mayChange && table.hands.length > 0 && <DropLast scoring={scoring} session={session} table={table} />}
    </section>
  );
}

interface HandsProps extends SheetCardProps {
  readonly nameOf: (player: Player) => string;
}

/** The table of hands with what rulings have moved, and the totals. */
function Hands({ scoring, view, session, table, nameOf, onChange }: HandsProps) {
  const t = useT();
  const { moved, corrected } = eventSheet(table, view.plan.settings.hands);
  const mayChange = (table.stage === 'playing' || table.stage === 'ended') && !isClosed(view, table);
  const row = (key: string, head: string, points: ByPlayer<number>, className?: string): HandsRow => ({
    key,
    head,
    className,
    cells: byPlayer(player => <Change points={points[player]} />),
  });
  const hands = table.hands.map((hand): HandsRow => {
    const isWaiting = scoring.expected?.waitsAt(session.session, table.table, hand.hand) ?? false;
    const name = handText(t, hand.hand);
    return {
      ...row(name, name, hand.changes, isWaiting ? 'is-waiting' : undefined),
      head: <HandHead hand={hand} name={name} nameOf={nameOf} isWaiting={isWaiting} />,
      act: (
        <button
          type="button"
          className="ib"
          aria-label={t('scorer.changeHand', { hand: name })}
          onClick={() => onChange(hand)}
        >
          <Icon name="undo" />
        </button>
      ),
    };
  });
  const movedRow = (key: string, head: string, cells: typeof moved): readonly HandsRow[] =>
    cells
      ? [
          row(
            key,
            head,
            byPlayer(player => (cells[player].gained ?? 0) - (cells[player].paid ?? 0)),
          ),
        ]
      : [];
  return (
    <HandsTable
      label={t('scorer.hands')}
      names={byPlayer(nameOf)}
      act={mayChange ? t('scorer.change') : undefined}
      rows={[
        ...hands,
        ...movedRow('rulings', t('scorer.rulings'), moved),
        ...movedRow('corrections', t('event.corrections'), corrected),
        row('total', t('scorer.total'), table.totals, 'sum'),
      ]}
    />
  );
}

interface HandHeadProps {
  readonly hand: SheetHand;
  readonly name: string;
  readonly nameOf: (player: Player) => string;
  readonly isWaiting: boolean;
}

/** Which hand a row is, who won it with how much, and whether it waits for the network. */
function HandHead({ hand: { kind, winner, points, worth }, name, nameOf, isWaiting }: HandHeadProps) {
  const t = useT();
  const differs = worth?.tiles !== undefined && worth.tiles !== points;
  return (
    <>
      <b>{name}</b>{' '}
      <small>
        {kind === 'won' && winner !== undefined
          ? t('scorer.wonWith', { name: nameOf(winner), points: points ?? 0 })
          : t(`scorer.kind.${kind === 'void' ? 'void' : 'exhausted'}`)}
      </small>
      {differs && <small className="sc-differs">{t('scorer.byTilesAre', { points: worth.tiles ?? 0 })}</small>}
      {isWaiting && (
        <Badge tone="amber" icon="clock">
          {t('scorer.waits')}
        </Badge>
      )}
    </>
  );
}

/** Takes the last hand off the sheet, with a reason. */
function DropLast({ scoring, session, table }: Pick<SheetCardProps, 'scoring' | 'session' | 'table'>) {
  const t = useT();
  const [reason, setReason] = useState<string>();
  const hand = table.hands.length;
  const drop = (event: FormEvent) => {
    event.preventDefault();
    const clean = (reason ?? '').replace(/\s+/g, ' ').trim();
    if (clean === '') return;
    scoring.send({ type: 'drop-hand', session: session.session, table: table.table, hand, reason: clean });
    setReason(undefined);
  };
  if (reason === undefined) {
    return (
      <button type="button" className="btn sm ghost sc-drop" onClick={() => setReason('')}>
        <Icon name="trash" />
        {t('scorer.drop', { hand: handText(t, hand) })}
      </button>
    );
  }
  return (
    <form className="field" onSubmit={drop}>
      <label>
        <span className="sc-lab">{t('scorer.reason')}</span>
        <input
          required
          // biome-ignore lint/a11y/noAutofocus: the press before asks for the reason
          autoFocus
          maxLength={200}
          value={reason}
          autoComplete="off"
          onChange={event => setReason(event.target.value)}
        />
      </label>
      <span className="row sc-ways">
        <button type="submit" className="btn sm">
          {t('scorer.drop', { hand: handText(t, hand) })}
        </button>
        <button type="button" className="btn sm ghost" onClick={() => setReason(undefined)}>
          {t('scorer.cancel')}
        </button>
      </span>
    </form>
  );
}
