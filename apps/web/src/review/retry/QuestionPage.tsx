import { useEffect, useMemo } from 'react';
import { Table } from '../../board/index.ts';
import type { Mistake } from '../../client/mistakes/mistakes.ts';
import { useTablePreferences } from '../../client/preferences/useTablePreferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { reviewPath } from '../../shell/links/gamePaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { Go } from '../../shell/page/Go.tsx';
import { type HandOfGame, moveOf } from '../frame/gameHands.ts';
import type { ReviewPageProps } from '../frame/reviewPage.ts';
import { longHand } from '../frame/words.ts';
import { Asked } from './Asked.tsx';
import { Explained } from './Explained.tsx';
import { marksOf } from './marks.ts';
import { Progress } from './Progress.tsx';
import { platesIn } from './plates.ts';
import { type Position, positionBefore } from './question.ts';
import { type Question, useQuestion } from './useQuestion.ts';
import { useRetryKeys } from './useRetryKeys.ts';
import './retry.css';

interface QuestionPageProps extends ReviewPageProps {
  readonly mistake: Mistake;
  readonly hand: HandOfGame;
  readonly questions: readonly Mistake[];
  /** Index of this question. */
  readonly at: number;
  /** What addresses add to name the player. */
  readonly query: string;
  readonly onNext: () => void;
}

/** One mistake as a question on the table: what would you play now? */
export function QuestionPage(props: QuestionPageProps) {
  const t = useT();
  const { id, game, name, mistake, hand, questions, at, query, onNext } = props;
  const { decision } = mistake;
  const position = useMemo(() => positionBefore(game.record, decision), [game.record, decision]);
  const question = useQuestion(mistake);
  const settings = useTablePreferences();
  useRetryKeys(settings.keys !== undefined, { next: onNext, show: question.isOpen ? question.show : undefined });
  const place = t('replay.title', { hand: longHand(t, hand), turn: decision.turn });
  useEffect(() => {
    document.title = `${t('retry.title')} · Gorrión`;
  }, [t]);
  const all = reviewPath(id, 'mistakes') + query;
  const panel = { mistake, position, question, onNext, hasNext: questions.length > 1 };
  return (
    <div className="retry">
      <QuestionTable {...props} position={position} question={question} />
      <aside className="retry-side" aria-label={t('retry.title')}>
        <header className="row tight">
          <Go className="ib" href={all} aria-label={t('retry.back')}>
            <Icon name="left" />
          </Go>
          <div className="grow">
            <b>{t('retry.title')}</b>
            <span className="fine">
              {place} · <bdi>{name}</bdi>
            </span>
          </div>
          <button
            type="button"
            className="ib"
            aria-label={t('replay.copyLink')}
            onClick={() => void copyText(location.href)}
          >
            <Icon name="link" />
          </button>
        </header>
        <Progress questions={questions} at={at} />
        {question.isOpen ? <Asked {...panel} /> : <Explained {...panel} id={id} hand={hand} query={query} all={all} />}
      </aside>
    </div>
  );
}

const NONE: readonly never[] = [];

interface QuestionTableProps extends QuestionPageProps {
  readonly position: Position;
  readonly question: Question;
}

/** The table as it was, with the player's own tiles to answer by. Nothing that others held is in what it draws. */
function QuestionTable({ replay, game, mistake, hand, position, question }: QuestionTableProps) {
  const t = useT();
  const settings = useTablePreferences();
  const { decision } = mistake;
  const step = moveOf(hand, decision);
  const plates = useMemo(
    () => platesIn(replay.stateAt(mistake.hand, step), name => t.nameOf(name)),
    [replay, mistake.hand, step, t],
  );
  const { attempt } = question;
  const marks = useMemo(() => marksOf(decision, attempt), [decision, attempt]);
  return (
    <div className="retry-table">
      <Table
        hand={position.hand}
        seq={step}
        epoch={question.tries}
        seat={decision.seat}
        plates={plates}
        prevalentWind={hand.round}
        handNumber={hand.number}
        handsTotal={game.record.sheet.hands}
        marks={marks}
        actions={question.isOpen ? position.actions : NONE}
        recent={NONE}
        settings={{ ...settings, typed: false, motion: false }}
        onAct={question.answer}
        now={Date.now}
      />
    </div>
  );
}
