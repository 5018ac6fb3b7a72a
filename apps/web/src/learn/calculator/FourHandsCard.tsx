import type { ClassicalAccount, ClassicalState, FourHands } from '@gorrion/learn/classicalHands';
import { othersInTurn, SEATS, type Seat, type Transfer, withSeat } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Labelled } from '../../kit/ui/Field.tsx';
import { CLASSICAL_ARTICLES } from '../../shell/links/sections.ts';
import { Article } from './Article.tsx';
import { WindLabel } from './Fields.tsx';
import { NumberField } from './NumberField.tsx';
import './answer.css';

interface FourHandsCardProps {
  readonly state: ClassicalState;
  readonly account: ClassicalAccount;
  readonly settled: FourHands | undefined;
  readonly onSet: (state: ClassicalState) => void;
}

/** The totals of the other hands, and who then pays whom. */
export function FourHandsCard({ state, account, settled, onSet }: FourHandsCardProps) {
  const t = useT();
  const others = othersInTurn(state.seat).toSorted((a, b) => a - b);
  const winners = others.map(seat => ({ value: seat, label: <WindLabel wind={seat} /> }));
  return (
    <section className="card pad stack" aria-labelledby="calc-four">
      <h2 id="calc-four">{t('calculator.four')}</h2>
      <p className="fine learn-inline">
        {t('calculator.fourNote')} <Article of={CLASSICAL_ARTICLES.differences} book="classical" />
      </p>
      {!account.isWin && (
        <Labelled label={t('calculator.fourWinner')}>
          <Choice
            isSlim
            label={t('calculator.fourWinner')}
            value={state.winner ?? -1}
            options={winners}
            onChoose={seat => onSet({ ...state, winner: seat as Seat })}
          />
        </Labelled>
      )}
      <div className="cards calc-totals">
        {SEATS.map(seat =>
          seat === state.seat ? (
            <p key={seat} className="learn-box row ends">
              <span>{t('calculator.fourThis', { wind: windName(t, seat) })}</span>
              <b>{t.number(account.counted.total)}</b>
            </p>
          ) : (
            <NumberField
              key={seat}
              label={t('calculator.fourTotal', { wind: windName(t, seat) })}
              value={state.totals[seat]}
              most={state.limit}
              onSet={total => onSet({ ...state, totals: withSeat(state.totals, seat, total) })}
            />
          ),
        )}
      </div>
      {settled && <Settled settled={settled} />}
    </section>
  );
}

/** Returns how a payment comes about: "40 − 14 = 26, doubled for the banker". */
function reasonOf(t: Translate, { totals }: FourHands, { from, to, reason, isDoubled }: Transfer): string {
  const [more, less] = [totals[to], totals[from]];
  const text =
    reason === 'win'
      ? t('calculator.fourWin', { total: more })
      : t('calculator.fourDifference', { more, less, difference: more - less });
  return isDoubled ? t('calculator.fourDoubled', { reason: text }) : text;
}

function Settled({ settled }: { readonly settled: FourHands }) {
  const t = useT();
  return (
    <>
      <ol className="ruled learn-sums">
        {settled.transfers.map(transfer => (
          <li key={`${transfer.from} ${transfer.to}`}>
            <span>{t('calculator.fourPays', { from: windName(t, transfer.from), to: windName(t, transfer.to) })}</span>
            <b>{t.number(transfer.points)}</b>
            <small>{reasonOf(t, settled, transfer)}</small>
          </li>
        ))}
      </ol>
      <dl className="calc-paid" aria-label={t('calculator.fourChange')}>
        {SEATS.map(seat => (
          <div key={seat} className="learn-box">
            <dt>{windName(t, seat)}</dt>
            <dd className={settled.changes[seat] < 0 ? 'loss' : 'gain'}>{t.signed(settled.changes[seat])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
