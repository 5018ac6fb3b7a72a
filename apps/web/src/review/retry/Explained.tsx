import type { ReviewedDecision } from '@gorrion/protocol';
import { useEffect, useRef } from 'react';
import type { Mistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { reasonText } from '../../sheet/reasonText.ts';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { actionName } from '../expert/actions.ts';
import { type HandOfGame, moveOf } from '../frame/gameHands.ts';
import { MoveMark } from '../frame/MoveMark.tsx';
import { candidateOf } from '../frame/moves.ts';
import { pointsText } from '../frame/words.ts';
import { Candidates } from './Candidates.tsx';
import { rightMoves } from './question.ts';
import type { Question } from './useQuestion.ts';

interface ExplainedProps {
  readonly mistake: Mistake;
  readonly question: Question;
  readonly id: string;
  readonly hand: HandOfGame;
  readonly query: string;
  /** The address of all mistakes. */
  readonly all: string;
  readonly hasNext: boolean;
  readonly onNext: () => void;
}

/** The answer: what was chosen and played, what each candidate is worth, and why. */
export function Explained({ mistake, question, id, hand, query, all, hasNext, onNext }: ExplainedProps) {
  const t = useT();
  const { decision } = mistake;
  const title = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { attempt } = question;
  const isRight = attempt.stage === 'right';
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {t(isRight ? 'retry.right' : 'retry.shown')}
      </h1>
      <Verdict decision={decision} chosen={attempt.stage === 'right' ? attempt.move : undefined} />
      <Candidates decision={decision} />
      <p className="fine">{measureText(t, decision)}</p>
      {decision.reasons.length > 0 && (
        <section className="stack tight">
          <h2>{t('retry.why', { move: actionName(t, decision.played, undefined) })}</h2>
          <ul className="stack tight">
            {decision.reasons.map(reason => (
              <li key={reason.id} className="row retry-why">
                <Icon name="close" />
                <span className="grow">{reasonText(t, reason)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Go className="rv-link" href={gamePath(id, hand.key, moveOf(hand, decision)) + query}>
          <Icon name="eye" />
          {t('retry.inReplay')}
        </Go>
      </p>
      <div className="row fill retry-foot">
        <Go className="btn" href={all}>
          {t('retry.all')}
        </Go>
        {hasNext && (
          <button type="button" className="btn pri" ref={next} aria-keyshortcuts="N" onClick={onNext}>
            {t('retry.next')}
          </button>
        )}
      </div>
    </>
  );
}

/** Says how the values were found, and how far they can be trusted. */
function measureText(t: ReturnType<typeof useT>, { pairs, plusMinus }: ReviewedDecision): string {
  if (pairs === 0 || plusMinus === null) return t('retry.bySearch');
  return t('retry.byRollouts', { count: pairs, plusMinus: t.number(Math.round(plusMinus * 10) / 10) });
}

interface VerdictProps {
  readonly decision: ReviewedDecision;
  /** The right answer that was given; undefined if the answer was shown. */
  readonly chosen: ReviewedDecision['played'] | undefined;
}

function Verdict({ decision, chosen }: VerdictProps) {
  const t = useT();
  const right = rightMoves(decision);
  const best = right[0];
  const shown = chosen ?? best?.action;
  if (!best || !shown) return null;
  const gain = (candidateOf(decision, shown)?.value ?? best.value) - (best.value - decision.loss);
  return (
    <div className="verdict-card is-best">
      <div>
        <span className="fine cap">{t(chosen ? 'retry.youChose' : 'retry.best')}</span>
        <MoveMark move={shown} />
      </div>
      <div>
        <span className="fine cap">{t('retry.played')}</span>
        <MoveMark move={decision.played} />
      </div>
      <p className="grow">
        {right.length > 1 ? t('retry.alsoRight', { count: right.length - 1 }) : t('retry.onlyRight')}
      </p>
      <div className="verdict-loss">
        <strong className="numeral gain">{pointsText(t, gain)}</strong>
        <span className="fine cap">{t('retry.points')}</span>
      </div>
    </div>
  );
}
