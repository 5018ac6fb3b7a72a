import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, PLAYERS, type Player } from '@gorrion/rules';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { windIn } from '../event/winds.ts';
import { handText } from '../event/words.ts';
import { type Entry, isOvertaken, type Weighed } from './entry.ts';
import { refusals } from './refusals.ts';

interface OutcomeProps {
  readonly view: TournamentView;
  readonly table: TableView;
  readonly entry: Entry;
  readonly weighed: Weighed;
  readonly nameOf: (player: Player) => string;
  readonly onClear: () => void;
}

/** What the entry pays (article 80), and the press that enters it. */
export function Outcome({ view, table, entry, weighed, nameOf, onClear }: OutcomeProps) {
  const t = useT();
  const { changes, fault, hand } = weighed;
  const isWhole = hand !== undefined && !fault && !isOvertaken(entry, table.hands.length);
  const isReasonMissing = entry.reason?.trim() === '';
  const isReady = isWhole && !isReasonMissing;
  const lack = weighed.lack ?? (isWhole && isReasonMissing ? 'reason' : undefined);
  const what = handText(t, entry.hand);
  const isChange = entry.hand <= table.hands.length;
  return (
    <section className="card pad stack sc-outcome" aria-label={t('scorer.pays')}>
      <header className="card-head">
        <h2>{outcomeText(t, entry, weighed)}</h2>
        {changes && (
          <Badge tone="ok" icon="check">
            {t('scorer.zeroSum')}
          </Badge>
        )}
      </header>
      <ul className="sc-pay">
        {PLAYERS.map(player => (
          <li key={player} className={entry.kind === 'won' && player === entry.winner ? 'is-winner' : ''}>
            <span>
              <WindGlyph wind={windIn(view.plan.settings, entry.hand, player)} />
              <span dir="auto">{nameOf(player)}</span>
            </span>
            <b className={tone(changes?.[player])}>{changes ? t.signed(changes[player]) : '–'}</b>
            <small>{changes && t.signed(table.totals[player] + changes[player] - before(table, entry, player))}</small>
          </li>
        ))}
      </ul>
      {!fault && !weighed.lack && <p className="fine">{t('scorer.saved')}</p>}
      <div className="sc-foot">
        <p className="fine" role="status">
          {fault ? refusalText(t, fault, refusals) : lack && t(`scorer.lack.${lack}`)}
        </p>
        {isWhole && changes && <PaidLine what={outcomeText(t, entry, weighed)} changes={changes} nameOf={nameOf} />}
        <button type="button" className="btn" onClick={onClear}>
          {t(isChange ? 'scorer.cancel' : 'scorer.clear')}
        </button>
        <button
          type="submit"
          className="btn pri"
          disabled={!isReady}
          aria-label={isReady && changes ? enterName(t, entry, changes, nameOf, isChange) : undefined}
        >
          {t(isChange ? 'scorer.correct' : 'scorer.enter', { hand: what })}
        </button>
      </div>
    </section>
  );
}

interface PaidLineProps {
  readonly what: string;
  readonly changes: ByPlayer<number>;
  readonly nameOf: (player: Player) => string;
}

/** What will be written, beside the press of a phone; the list above and the name of the press say it to screen readers. */
function PaidLine({ what, changes, nameOf }: PaidLineProps) {
  const t = useT();
  return (
    <p className="sc-paid" aria-hidden="true">
      <b>{what}</b>
      {PLAYERS.map(player => (
        <span key={player}>
          <span className="ellipsis" dir="auto">
            {nameOf(player)}
          </span>{' '}
          <b className={tone(changes[player])}>{t.signed(changes[player])}</b>
        </span>
      ))}
    </p>
  );
}

const tone = (change: number | undefined): string => ((change ?? 0) > 0 ? 'gain' : (change ?? 0) < 0 ? 'loss' : '');

/** What the hand on the sheet, which an entry replaces, gave a player; 0 for a new hand. */
const before = (table: TableView, entry: Entry, player: Player): number =>
  table.hands.find(({ hand }) => hand === entry.hand)?.changes[player] ?? 0;

function outcomeText(t: Translate, { kind }: Entry, { points }: Weighed): string {
  if (kind !== 'won') return t(`scorer.kind.${kind}`);
  return points === undefined ? t('scorer.noPoints') : t('scorer.pointsAre', { count: points });
}

/** Returns the name of the entry for a screen reader: what is entered, who gains and pays, and that it adds up. */
function enterName(
  t: Translate,
  entry: Entry,
  changes: ByPlayer<number>,
  nameOf: (player: Player) => string,
  isChange: boolean,
): string {
  const press = t(isChange ? 'scorer.correct' : 'scorer.enter', { hand: handText(t, entry.hand) });
  return t('scorer.enterName', { press, paid: paidText(t, changes, nameOf) });
}

/** Returns who gains and pays how much. */
export const paidText = (t: Translate, changes: ByPlayer<number>, nameOf: (player: Player) => string): string =>
  t.all(PLAYERS.map(player => `${t.nameOf(nameOf(player))} ${t.signed(changes[player])}`));
