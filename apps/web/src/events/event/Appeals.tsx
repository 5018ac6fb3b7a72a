import type { EventAppeal, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { AnswerAppeal } from '../../shell/page/AnswerAppeal.tsx';
import { useServerTime } from './clock.ts';
import { againstText } from './fouls.ts';
import { handText, placeText } from './words.ts';
import './appeals.css';

type Send = (command: TournamentCommand) => Promise<boolean>;

interface AppealListProps {
  readonly view: TournamentView;
  readonly appeals: readonly EventAppeal[];
  readonly send: Send;
  /** What stands below an appeal. */
  readonly after?: (appeal: EventAppeal) => ReactNode;
}

/** Appeals with their answers and where each stands (3.12, 3.13), those that wait first. Who decides one answers it here. */
export function AppealList({ view, appeals, send, after }: AppealListProps) {
  const isDecided = ({ stage }: EventAppeal) => Number(stage === 'decided');
  return (
    <ol className="appeals">
      {appeals
        .toSorted((a, b) => isDecided(a) - isDecided(b) || a.at - b.at)
        .map(appeal => (
          <Appeal key={appeal.number} view={view} appeal={appeal} send={send} after={after} />
        ))}
    </ol>
  );
}

interface AppealProps extends Omit<AppealListProps, 'appeals'> {
  readonly appeal: EventAppeal;
}

function Appeal({ view, appeal, send, after }: AppealProps) {
  const t = useT();
  const { number, session, table, hand, by, text, at, stage, answer, further, final, mayAnswer } = appeal;
  const against = againstText(t, view, appeal);
  return (
    <li>
      <p>
        <b>{t('event.appeal.where', { place: placeText(t, view, { session, table }), hand: handText(t, hand) })}</b>{' '}
        <small>
          <bdi>{t.nameOf(by)}</bdi>, {timeOfDay(t.locale, at)}
        </small>
      </p>
      {against && (
        <p>
          {t('event.appeal.against')}: <bdi>{against}</bdi>
        </p>
      )}
      <p className="appeal-text" dir="auto">
        {text}
      </p>
      {answer && <Answer answer={answer} />}
      {further && (
        <p>{t('event.appeal.further', { name: t.nameOf(further.by), time: timeOfDay(t.locale, further.at) })}</p>
      )}
      {final && <Answer answer={final} isFinal />}
      {stage !== 'decided' && <p className="appeal-stage">{t(`event.appeal.stage.${stage}`)}</p>}
      {mayAnswer && (
        <AnswerAppeal
          key={answer ? 'final' : 'first'}
          onAnswer={(isUpheld, remark) => void send({ type: 'answer-appeal', appeal: number, isUpheld, remark })}
        />
      )}
      <Further appeal={appeal} send={send} />
      {after?.(appeal)}
    </li>
  );
}

interface AnswerProps {
  readonly answer: NonNullable<EventAppeal['answer']>;
  readonly isFinal?: boolean;
}

function Answer({ answer: { isUpheld, remark, by, at }, isFinal = false }: AnswerProps) {
  const t = useT();
  return (
    <p className="appeal-answer">
      <b>
        {isFinal && `${t('event.appeal.final')} `}
        {t(isUpheld ? 'event.appeal.upheld' : 'event.appeal.rejected')}
      </b>{' '}
      <bdi>{remark}</bdi>{' '}
      <small>
        {t.nameOf(by)}, {timeOfDay(t.locale, at)}
      </small>
    </p>
  );
}

/** The way to the chief umpire, while it is open to the reader. */
function Further({ appeal: { number, furtherUntil }, send }: { readonly appeal: EventAppeal; readonly send: Send }) {
  const t = useT();
  const now = useServerTime();
  if (furtherUntil === undefined || now > furtherUntil) return null;
  return (
    <p className="appeal-further">
      <button type="button" className="btn sm" onClick={() => void send({ type: 'appeal-further', appeal: number })}>
        {t('event.appeal.takeFurther')}
      </button>{' '}
      <small>{t('event.appeal.until', { time: timeOfDay(t.locale, furtherUntil) })}</small>
    </p>
  );
}
