import { type BySeat, type ClassicalRules, type Seat, type Transfer, transfersOf } from '@gorrion/rules';
import { type Translate, useT } from '../../../kit/i18n/index.ts';
import { Card } from '../../../kit/ui/Card.tsx';
import { RuleLink } from '../../../shell/links/RuleLink.tsx';

/** The article of the classical rulebook about what losers pay. */
const PAYMENTS = 48;

interface WhoPaysProps {
  readonly winner: Seat;
  readonly totals: BySeat<number>;
  readonly rules: ClassicalRules;
  /** The viewer's seat; undefined for a spectator. */
  readonly mine: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
  /** Points by rulings of an umpire in this hand, by seat. */
  readonly penalties: BySeat<number>;
}

/** Every payment of a hand with its reason: first to the winner, then between the others. */
export function WhoPays({ winner, totals, rules, mine, nameOf, penalties }: WhoPaysProps) {
  const t = useT();
  const transfers = transfersOf(winner, totals);
  const limits = { limit: t.number(rules.limit), double: t.number(2 * rules.limit) };
  return (
    <Card
      title={t('counted.whoPays')}
      aside={
        <small>
          {t('counted.limit', limits)} <RuleLink article={PAYMENTS} book="classical" />
        </small>
      }
    >
      <ol className="ruled">
        {transfers.map((one, n) => (
          <li
            key={`${one.from} ${one.to}`}
            className={`row ends tight pay ${startsSettling(transfers, n) ? 'settling' : ''}`}
          >
            <span>{payText(t, one, mine, nameOf)}</span>
            <b className="numeral">{t.number(one.points)}</b>
            <small className="fine">{reasonText(t, one, totals)}</small>
          </li>
        ))}
        {penalties.map(
          (points, seat) =>
            points !== 0 && (
              <li key={`penalty ${nameOf(seat as Seat)}`} className="row ends tight pay">
                <span dir="auto">{nameOf(seat as Seat)}</span>
                <b className="numeral">{t.signed(points)}</b>
                <small className="fine">{t('result.why.penalty', { points: t.signed(points) })}</small>
              </li>
            ),
        )}
      </ol>
    </Card>
  );
}

/** Returns who pays whom, with "you" for the viewer. */
function payText(t: Translate, { from, to }: Transfer, mine: Seat | undefined, nameOf: WhoPaysProps['nameOf']): string {
  if (from === mine) return t('counted.youPay', { to: nameOf(to) });
  return to === mine
    ? t('counted.paysYou', { from: nameOf(from) })
    : t('counted.pays', { from: nameOf(from), to: nameOf(to) });
}

/** Whether a payment is the first between losers. */
const startsSettling = (transfers: readonly Transfer[], n: number): boolean =>
  n > 0 && transfers[n]!.reason === 'difference' && transfers[n - 1]!.reason === 'win';

/** Returns why a payment is made: the winner's total, or the difference of two totals; doubled with the banker. */
function reasonText(t: Translate, { from, to, reason, isDoubled }: Transfer, totals: BySeat<number>): string {
  if (reason === 'win') {
    const total = t.number(totals[to]);
    return t(isDoubled ? 'counted.why.winDoubled' : 'counted.why.win', { total });
  }
  const sum = `${t.number(totals[to])} − ${t.number(totals[from])} = ${t.number(totals[to] - totals[from])}`;
  return isDoubled ? t('counted.why.differenceDoubled', { sum }) : sum;
}
