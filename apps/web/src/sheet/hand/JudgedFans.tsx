import { fanPoints, judgeCount, type McrRules, type Seat, type WinCount, type WonOutcome } from '@gorrion/rules';
import { useMemo } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { COUNT_ARTICLE } from '../../shell/links/sections.ts';
import './judged.css';

interface JudgedProps {
  readonly won: WonOutcome;
  readonly count: WinCount;
  readonly rules: McrRules;
  readonly nameOf: (seat: Seat) => string;
}

/** What the winner named and the hand does not have, and what nobody named and is not paid (article 41). */
export function JudgedFans({ won, count, rules, nameOf }: JudgedProps) {
  const t = useT();
  const judged = useMemo(() => judgeCount(won.claim, rules, count.declared), [won, count, rules]);
  if (!judged) return null;
  const objected = (id: string) => {
    const names = count.objections.filter(({ fan }) => fan === id).map(({ seat }) => nameOf(seat));
    return names.length > 0 ? t('result.objected', { names: t.all(names) }) : undefined;
  };
  const missing = judged.notInHand.map(({ id, times }) => ({ id, points: times * fanPoints(id, rules) }));
  const unnamed = judged.notNamed.map(({ id, times, points }) => ({ id, points: times * points }));
  return (
    <>
      {missing.length > 0 && (
        <section className="judged" aria-labelledby="judged-not">
          <h3 id="judged-not">{t('result.notInHand')}</h3>
          <RuleLink article={COUNT_ARTICLE} />
          <ul className="ruled">
            {missing.map(({ id, points }) => (
              <li key={id} className="row is-struck">
                <Icon name="close" />
                <span className="grow">
                  <s>{fanName(id, t.locale)}</s>
                  {objected(id) && <small className="fine">{objected(id)}</small>}
                </span>
                <span className="quiet">{t('result.paidOf', { paid: 0, points })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unnamed.length > 0 && (
        <section className="judged" aria-labelledby="judged-left">
          <h3 id="judged-left">{t('result.notNamed')}</h3>
          <RuleLink article={COUNT_ARTICLE} />
          <ul className="ruled">
            {unnamed.map(({ id, points }) => (
              <li key={id} className="row">
                <Icon name="info" />
                <span className="grow">{fanName(id, t.locale)}</span>
                <span className="quiet">{t('result.paidOf', { paid: 0, points })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
