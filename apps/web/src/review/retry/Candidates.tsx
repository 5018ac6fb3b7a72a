import type { ReviewedCandidate, ReviewedDecision } from '@gorrion/protocol';
import { isSameAction } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MoveMark } from '../frame/MoveMark.tsx';
import { percentText, pointsText } from '../frame/words.ts';

/** Returns the ends of a scale that holds all values and zero, in points. */
function rangeOf(candidates: readonly ReviewedCandidate[]): readonly [number, number] {
  const values = candidates.map(({ value }) => value);
  return [Math.min(0, ...values), Math.max(0.1, ...values)];
}

/** The actions that the expert compared: what each is worth, the chance to win, and what it leads to. */
export function Candidates({ decision }: { readonly decision: ReviewedDecision }) {
  const t = useT();
  const { candidates, played } = decision;
  const [low, high] = rangeOf(candidates);
  const place = (value: number) => `${((value - low) / (high - low)) * 100}%`;
  return (
    <ol className="retry-cands" aria-label={t('retry.candidates')}>
      {candidates.map((candidate, n) => {
        const { action, value, winChance, isEqual } = candidate;
        const isBest = n === 0 || isEqual;
        return (
          <li key={JSON.stringify(action)} className={isBest ? 'cand-line best' : 'cand-line'}>
            <MoveMark move={action} />
            <div>
              <span className="cand-bar" aria-hidden="true">
                <i
                  className={value < 0 ? 'loss' : 'gain'}
                  style={{
                    insetInlineStart: place(Math.min(0, value)),
                    width: `${(Math.abs(value) / (high - low)) * 100}%`,
                  }}
                />
                <i className="zero" style={{ insetInlineStart: place(0) }} />
              </span>
              <span className="row fine">
                {leadsTo(t, candidate)}
                {isSameAction(action, played) && <b className="loss">{t('retry.wasPlayed')}</b>}
                {isEqual && n > 0 && <b className="gain">{t('retry.asGood')}</b>}
              </span>
            </div>
            <strong className={value < 0 ? 'numeral loss' : 'numeral'}>{pointsText(t, value)}</strong>
            <span className="cand-share quiet">
              {winChance !== null && (
                <>
                  <span className="sr">{t('retry.winChance')}</span> {percentText(t, winChance)}
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the best hand that an action leaves, with its points; a word if there is none. */
function leadsTo(t: Translate, { goal, distance }: ReviewedCandidate): string {
  const points = goal && (goal.byDiscard ?? goal.selfDrawn);
  const [fan] = goal?.fans ?? [];
  const away = distance === null ? '' : distance <= 1 ? t('retry.ready') : t('expert.aim.away', { count: distance });
  if (!goal || points === null || fan === undefined) return away || t('retry.noGoal');
  const hand = t('retry.goal', { fan: fanName(fan, t.locale), count: points });
  return away ? t('retry.awayTo', { away, hand }) : hand;
}
