import type { ReviewedDecision } from '@gorrion/protocol';
import { isSameAction, type Tile } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { ActionTiles } from './ActionTiles.tsx';
import { VerdictBadge } from './Badge.tsx';
import { plainPoints, signedPoints } from './numbers.ts';

interface VerdictCardProps {
  readonly decision: ReviewedDecision;
  readonly offered: Tile | undefined;
  /** Whether the reader is the player. */
  readonly isOwn: boolean;
  /** The hand has had a first look only: the verdict may change. */
  readonly isPreliminary: boolean;
  /** The first reason as a sentence. */
  readonly headline: ReactNode;
}

/** What was played, what is best, and how many points that cost. */
export function VerdictCard({ decision, offered, isOwn, isPreliminary, headline }: VerdictCardProps) {
  const t = useT();
  const { played, candidates, verdict, loss, plusMinus } = decision;
  const best = candidates[0]?.action ?? played;
  const isBest = isSameAction(best, played);
  const isLoss = verdict === 'mistake' || verdict === 'inaccuracy' || verdict === 'close';
  return (
    <div className={`verdict-card is-${verdict}`}>
      <div>
        <span className="fine cap">{t(isOwn ? 'expert.youPlayed' : 'expert.played')}</span>
        <ActionTiles action={played} offered={offered} />
      </div>
      {!isBest && (
        <div>
          <span className="fine cap">{t('expert.best')}</span>
          <ActionTiles action={best} offered={offered} />
        </div>
      )}
      <div className="grow">
        <VerdictBadge verdict={verdict} isPreliminary={isPreliminary} />
        <p>{headline}</p>
      </div>
      {isLoss && (
        <div className="verdict-loss">
          <span className="numeral">
            {isPreliminary && '≈ '}
            {signedPoints(t, -loss)}
          </span>
          <span className="fine cap">
            {t('expert.lost')}
            {plusMinus !== null && <span> {t('expert.plusMinus', { points: plainPoints(t, plusMinus) })}</span>}
          </span>
        </div>
      )}
    </div>
  );
}
