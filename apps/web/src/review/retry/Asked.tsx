import { isSameAction, type SeatCommand, tilesLeft } from '@gorrion/rules';
import { useEffect, useRef } from 'react';
import type { Mistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { reasonText } from '../../sheet/reasonText.ts';
import { MoveMark } from '../frame/MoveMark.tsx';
import { candidateOf } from '../frame/moves.ts';
import { pointsText } from '../frame/words.ts';
import { CallAnswers } from './CallAnswers.tsx';
import { hintFor, type Position, whyWrong } from './question.ts';
import { askedFor, type Question } from './useQuestion.ts';
import { hintText } from './words.ts';

interface AskedProps {
  readonly mistake: Mistake;
  readonly position: Position;
  readonly question: Question;
  readonly hasNext: boolean;
  readonly onNext: () => void;
}

/** The question, what was wrong about the last answer, and the answers. */
export function Asked({ mistake: { decision }, position, question, hasNext, onNext }: AskedProps) {
  const t = useT();
  const { attempt, answer, show } = question;
  const wrong = attempt.stage === 'wrong' ? attempt.move : undefined;
  const { wall } = position.hand;
  const title = useRef<HTMLHeadingElement>(null);
  const { tries } = question;
  useEffect(() => {
    if (tries > 0) title.current?.focus();
  }, [tries]);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {t(wrong ? 'retry.wrong' : `retry.ask.${askedFor(decision)}`)}
      </h1>
      {wrong ? (
        <Wrong decision={decision} move={wrong} position={position} />
      ) : (
        <p className="quiet">{t('retry.note')}</p>
      )}
      <CallAnswers actions={position.actions} wrong={wrong} onAnswer={answer} />
      {wrong ? (
        <Note icon="bulb" title={t('retry.hint')}>
          {hintText(t, hintFor(decision))}
        </Note>
      ) : (
        <Note icon="info">{t('retry.left', { count: tilesLeft(wall) })}</Note>
      )}
      <p className="fine">{t('retry.noRating')}</p>
      <div className="row fill retry-foot">
        {hasNext && (
          <button type="button" className="btn ghost" onClick={onNext}>
            {t('retry.skip')}
          </button>
        )}
        <button type="button" className="btn" aria-keyshortcuts="?" onClick={show}>
          {t('retry.show')}
        </button>
      </div>
    </>
  );
}

interface WrongProps {
  readonly decision: Mistake['decision'];
  readonly move: SeatCommand;
  readonly position: Position;
}

/** What was answered, why it is worse, and by how much. */
function Wrong({ decision, move, position }: WrongProps) {
  const t = useT();
  const [best] = decision.candidates;
  const chosen = candidateOf(decision, move);
  const isPlayed = isSameAction(move, decision.played);
  const [reason] = whyWrong(decision, move, position);
  return (
    <div className="verdict-card is-mistake">
      <div>
        <span className="fine cap">{t('retry.youChose')}</span>
        <MoveMark move={move} />
      </div>
      <p className="grow">
        {reason
          ? reasonText(t, reason)
          : t(isPlayed ? 'retry.wrong.played' : chosen ? 'retry.wrong.less' : 'retry.wrong.unseen')}
      </p>
      {best && chosen && (
        <div className="verdict-loss">
          <strong className="numeral">{pointsText(t, isPlayed ? -decision.loss : chosen.value - best.value)}</strong>
          <span className="fine cap">{t('retry.points')}</span>
        </div>
      )}
    </div>
  );
}
