import type { SessionView, SheetHand, TableView, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS, type Player } from '@gorrion/rules';
import { type FormEvent, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { RulingList } from '../../sheet/session/RulingList.tsx';
import { atTable, isClosed, nameIn } from '../event/event.ts';
import { rulingWords } from '../event/fouls.ts';
import { eventSheet, rulingsAt } from '../event/sheet.ts';
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
  const rulings = rulingsAt(view, session.session, table.table).map(given => ({
    ...{ key: given.number, where: handText(t, given.hand), text: rulingWords(t, view, given) },
    revoked: given.revoked,
  }));
  return (
    <section className="card pad stack" aria-labelledby="sc-sheet">
      <h2 id="sc-sheet">{t('scorer.sheet')}</h2>
      <Hands {...{ scoring, view, session, table, nameOf, onChange }} />
      {table.hands.length === 0 && <p className="fine">{t('scorer.noHands')}</p>}
      {rulings.length > 0 && <RulingList lines={rulings} />}
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
  const { moved } = eventSheet(table, view.plan.settings.hands);
  const mayChange = (table.stage === 'playing' || table.stage === 'ended') && !isClosed(view, table);
  const waits = (hand: number) => scoring.expected?.waitsAt(session.session, table.table, hand) ?? false;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a sheet wider than the page
    <section className="scroller" aria-label={t('scorer.hands')} tabIndex={0}>
      <table className="sc-sheet">
        <thead>
          <tr>
            <th scope="col">{t('scorer.hand')}</th>
            {PLAYERS.map(player => (
              <th key={player} scope="col" dir="auto">
                {nameOf(player)}
              </th>
            ))}
            {mayChange && (
              <th scope="col">
                <span className="sr">{t('scorer.change')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.hands.map(hand => (
            <HandRow
              key={hand.hand}
              hand={hand}
              nameOf={nameOf}
              isWaiting={waits(hand.hand)}
              onChange={mayChange ? () => onChange(hand) : undefined}
            />
          ))}
          {moved && (
            <Sums
              t={t}
              label={t('scorer.rulings')}
              values={moved.map(cell => (cell.gained ?? 0) - (cell.paid ?? 0))}
              mayChange={mayChange}
            />
          )}
          <Sums t={t} label={t('scorer.total')} values={table.totals} mayChange={mayChange} isTotal />
        </tbody>
      </table>
    </section>
  );
}

interface HandRowProps {
  readonly hand: SheetHand;
  readonly nameOf: (player: Player) => string;
  readonly isWaiting: boolean;
  readonly onChange: (() => void) | undefined;
}

function HandRow({ hand, nameOf, isWaiting, onChange }: HandRowProps) {
  const t = useT();
  const { winner, points, worth } = hand;
  const name = handText(t, hand.hand);
  const differs = worth?.tiles !== undefined && worth.tiles !== points;
  return (
    <tr className={isWaiting ? 'is-waiting' : ''}>
      <th scope="row">
        <b>{name}</b>{' '}
        <small>
          {hand.kind === 'won' && winner !== undefined
            ? t('scorer.wonWith', { name: nameOf(winner), points: points ?? 0 })
            : t(`scorer.kind.${hand.kind === 'void' ? 'void' : 'exhausted'}`)}
        </small>
        {differs && <small className="sc-differs">{t('scorer.byTilesAre', { points: worth.tiles ?? 0 })}</small>}
        {isWaiting && (
          <Badge tone="amber" icon="clock">
            {t('scorer.waits')}
          </Badge>
        )}
      </th>
      {PLAYERS.map(player => (
        <Value key={player} t={t} value={hand.changes[player]} />
      ))}
      {onChange && (
        <td>
          <button type="button" className="ib" aria-label={t('scorer.changeHand', { hand: name })} onClick={onChange}>
            <Icon name="undo" />
          </button>
        </td>
      )}
    </tr>
  );
}

const Value = ({ t, value }: { readonly t: Translate; readonly value: number }) => (
  <td className={value > 0 ? 'gain' : value < 0 ? 'loss' : ''}>{t.signed(value)}</td>
);

interface SumsProps {
  readonly t: Translate;
  readonly label: string;
  readonly values: readonly number[];
  readonly mayChange: boolean;
  readonly isTotal?: boolean;
}

const Sums = ({ t, label, values, mayChange, isTotal }: SumsProps) => (
  <tr className={isTotal ? 'is-total' : ''}>
    <th scope="row">{label}</th>
    {PLAYERS.map(player => (
      <Value key={player} t={t} value={values[player] ?? 0} />
    ))}
    {mayChange && <td />}
  </tr>
);

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
