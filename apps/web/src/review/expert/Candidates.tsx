import type { ReviewedCandidate, ReviewedDecision } from '@gorrion/protocol';
import { isSameAction, type Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { ActionTiles } from './ActionTiles.tsx';
import { aimOf } from './aim.ts';
import { percent, plainPoints, signedPoints } from './numbers.ts';

interface CandidatesProps {
  readonly decision: ReviewedDecision;
  readonly offered: Tile | undefined;
  readonly chosen: ReviewedCandidate;
  readonly onChoose: (candidate: ReviewedCandidate) => void;
}

/** The scale of the bars: from the least value, or zero, to the greatest. */
interface Scale {
  readonly low: number;
  readonly high: number;
}

function scaleOf(candidates: readonly ReviewedCandidate[]): Scale {
  const values = candidates.map(({ value }) => value);
  return { low: Math.min(-1, ...values), high: Math.max(1, ...values) };
}

/** At most five actions, best first; one is looked at below. */
export function Candidates({ decision, offered, chosen, onChoose }: CandidatesProps) {
  const t = useT();
  const { candidates, played, kind } = decision;
  const scale = scaleOf(candidates);
  return (
    <section className={kind === 'discard' ? undefined : 'has-calls'} aria-label={t('expert.candidates')}>
      <div className="cand-line cand-head" aria-hidden="true">
        <span>{t(kind === 'discard' ? 'expert.discard' : 'expert.choice')}</span>
        <span>{t('expert.value')}</span>
        <span>{t('expert.toWin')}</span>
        <span>{t('expert.dealIn')}</span>
      </div>
      <ol className="ruled cand">
        {candidates.map((candidate, n) => (
          <Candidate
            key={JSON.stringify(candidate.action)}
            candidate={candidate}
            offered={offered}
            scale={scale}
            isPlayed={isSameAction(candidate.action, played)}
            isBest={n === 0}
            isEqual={n > 0 && candidate.isEqual}
            isChosen={candidate === chosen}
            onChoose={() => onChoose(candidate)}
          />
        ))}
      </ol>
    </section>
  );
}

interface CandidateProps {
  readonly candidate: ReviewedCandidate;
  readonly offered: Tile | undefined;
  readonly scale: Scale;
  readonly isPlayed: boolean;
  readonly isBest: boolean;
  /** Whether it cannot be told apart from the best. */
  readonly isEqual: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Candidate({ candidate, offered, scale, isPlayed, isBest, isEqual, isChosen, onChoose }: CandidateProps) {
  const t = useT();
  const { action, value, plusMinus, winChance, danger } = candidate;
  const dealIn = danger.reduce((sum, chance) => sum + chance, 0);
  const remarks = [isEqual && t('expert.equal'), isPlayed && t('expert.wasPlayed')].filter(Boolean);
  return (
    <li>
      <button type="button" className="cand-line" aria-pressed={isChosen} onClick={onChoose}>
        <ActionTiles action={action} offered={offered} />
        <span>
          <Bar value={value} scale={scale} />
          <span className="fine cand-aim">
            {aimOf(t, candidate)}
            {remarks.length > 0 && (
              <b className={isPlayed && !isBest && !isEqual ? 'loss' : undefined}> · {remarks.join(' · ')}</b>
            )}
          </span>
        </span>
        <span className={value < 0 ? 'cand-value numeral loss' : 'cand-value numeral'}>
          <span className="sr">{t('expert.value')} </span>
          {signedPoints(t, value)}
          {plusMinus !== null && <small>{t('expert.plusMinus', { points: plainPoints(t, plusMinus) })}</small>}
        </span>
        <span className="cand-share quiet">
          <span className="sr">{t('expert.toWin')} </span>
          {winChance === null ? '–' : percent(t, winChance)}
        </span>
        <span className="cand-share quiet">
          <span className="sr">{t('expert.dealIn')} </span>
          {action.type === 'discard' ? percent(t, dealIn) : '–'}
        </span>
      </button>
    </li>
  );
}

/** A bar from the zero line: gains solid, losses hatched. */
function Bar({ value, scale: { low, high } }: { readonly value: number; readonly scale: Scale }) {
  const at = (points: number) => `${((points - low) / (high - low)) * 100}%`;
  const width = `${(Math.abs(value) / (high - low)) * 100}%`;
  return (
    <span className="cand-bar" aria-hidden="true">
      <i className={value < 0 ? 'loss' : 'gain'} style={{ left: at(Math.min(0, value)), width }} />
      <i className="zero" style={{ left: at(0) }} />
    </span>
  );
}
