import type { Ruling } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { ARTICLES, type FoulLine } from '../../board/log.ts';
import { foulSentence } from '../../board/logWords.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { articleOfSection } from '../../shell/links/sections.ts';
import { rulingTextWith } from '../session/rulingText.ts';
import type { HandResult, PaymentLine } from './handResult.ts';
import { paymentRule } from './paymentRule.ts';

interface PaymentsProps {
  readonly result: HandResult;
  readonly me: Player | undefined;
  /** Offences of the hand, as far as the page has seen them. */
  readonly fouls?: readonly FoulLine[] | undefined;
  /** Rulings given in the hand. */
  readonly rulings?: readonly Ruling[];
}

/** The payments of a hand: what each player gains or pays, why, their total after it, the offences and the rulings. */
export function Payments({ result, me, fouls = [], rulings = [] }: PaymentsProps) {
  const t = useT();
  const { outcome, payments } = result;
  const nameOf = ({ player, name }: PaymentLine) => (player === me ? t('result.you') : t.nameOf(name));
  const ofPlayer = (player: Player) => nameOf(payments.find(line => line.player === player)!);
  return (
    <section className="payments" aria-labelledby="payments">
      <h2 id="payments">{t('result.payments')}</h2>
      {outcome.kind === 'won' && <p className="fine payments-rule">{paymentRule(t, outcome, payments, me)}</p>}
      <ul>
        {payments.map(line => (
          <PaymentRow key={line.seat} line={line} isMe={line.player === me} />
        ))}
      </ul>
      {fouls.length + rulings.length > 0 && (
        <ol className="stack tight fine payments-fouls">
          {fouls.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the offences of a hand that is over do not change
            <li key={n}>
              {foulSentence(t, line, nameOf(payments[line.seat]))} <ArticleLink section={ARTICLES[line.foul]} />
            </li>
          ))}
          {rulings.map((ruling, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rulings of a hand are only added
            <li key={n}>
              {rulingTextWith(t, ofPlayer, ruling, me)} <ArticleLink section={ruling.article} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function PaymentRow({ line, isMe }: { readonly line: PaymentLine; readonly isMe: boolean }) {
  const t = useT();
  const { seat, name, change, total, penalty, fined } = line;
  const received = penalty + fined;
  const reasons = [
    // A penalty moves points, so the two are not said together.
    fined + received > 0 && line.reason === 'nothing' ? undefined : reason(t, line),
    received === 0 ? undefined : t('result.why.penaltyOfOthers', { points: t.signed(received) }),
    fined === 0 ? undefined : t('result.why.penalty', { points: t.signed(0 - fined) }),
  ].filter(text => text !== undefined);
  return (
    <li className={line.reason === 'wins' ? 'wins' : undefined}>
      <span role="img" aria-label={windName(t, seat)}>
        <WindGlyph wind={seat} />
      </span>
      <span className="payments-who">
        <b dir="auto">{isMe ? t('result.you') : t.nameOf(name)}</b>
        <span className="fine payments-why">{reasons.join(' · ')}</span>
      </span>
      <span className={`numeral payments-change ${change > 0 ? 'gain' : change < 0 ? 'loss' : ''}`}>
        {t.signed(change)}
      </span>
      <span className="quiet payments-total">
        <span className="sr">{t('result.total')} </span>
        {total < 0 ? t.signed(total) : total}
      </span>
    </li>
  );
}

/** Returns why a seat pays or gains, and whether it does so twice. */
function reason(t: Translate, line: PaymentLine): string {
  const why = reasonOnce(t, line);
  return line.isDoubled ? t('result.why.doubled', { why }) : why;
}

function reasonOnce(t: Translate, { reason, base, points }: PaymentLine): string {
  switch (reason) {
    case 'wins':
      return t('result.why.wins');
    case 'base':
      return t('result.why.base', { base });
    case 'nothing':
      return t('result.why.nothing');
    case 'counted':
      return t('result.why.counted');
    case 'self-drawn':
      return t('result.why.selfDrawn', { base, points });
    default:
      return t(`result.why.${reason}`, { base, points });
  }
}

/** A link to what the rulebook says about a section. Shows nothing if it does not speak of it. */
function ArticleLink({ section }: { readonly section: string }) {
  const article = articleOfSection(section);
  return article === undefined ? null : <RuleLink article={article} />;
}
