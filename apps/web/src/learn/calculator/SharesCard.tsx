import type { WinnersShare } from '@gorrion/learn/classicalHands';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { CLASSICAL_ARTICLES } from '../../shell/links/sections.ts';
import { Article } from './Article.tsx';
import './answer.css';

interface SharesCardProps {
  readonly shares: readonly WinnersShare[];
}

/** What each of the others pays for this Mah-Jong, before the losers settle among themselves. */
export function SharesCard({ shares }: SharesCardProps) {
  const t = useT();
  return (
    <section className="card pad stack" aria-labelledby="calc-shares">
      <h2 id="calc-shares">{t('calculator.ifWon')}</h2>
      <dl className="calc-paid calc-shares">
        <div className="learn-box">
          <dt>{t('calculator.gets')}</dt>
          <dd className="gain">{t.signed(shares.reduce((sum, { points }) => sum + points, 0))}</dd>
        </div>
        {shares.map(({ from, isDoubled, points }) => (
          <div key={from} className="learn-box">
            <dt>
              {windName(t, from)}
              {isDoubled && ` · ${t('calculator.doubled')}`}
            </dt>
            <dd className="loss">{t.signed(-points)}</dd>
          </div>
        ))}
      </dl>
      <p className="fine learn-inline">
        <Article of={CLASSICAL_ARTICLES.paidToWinner} book="classical" />
      </p>
    </section>
  );
}
