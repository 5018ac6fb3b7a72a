import type { EventAppeal, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { AppealEntry, type ShownAnswer } from '../../sheet/session/AppealEntry.tsx';
import { useServerTime } from './clock.ts';
import { againstText, rulingWords } from './fouls.ts';
import { type FoulRulings, foulsGiven } from './sheet.ts';
import { outcomeOf, standingRulings } from './upheld.ts';
import { handText, placeText } from './words.ts';

type Send = (command: TournamentCommand) => Promise<boolean>;

interface AppealListProps {
  readonly view: TournamentView;
  readonly appeals: readonly EventAppeal[];
  readonly send: Send;
  /** What the reader can do about the rulings for a foul that stand after an upheld appeal. */
  readonly act?: (given: FoulRulings, appeal: EventAppeal) => ReactNode;
  /** What stands below an appeal. */
  readonly after?: (appeal: EventAppeal) => ReactNode;
}

/** Appeals with their answers and where each stands (3.12, 3.13), those that wait first. Who decides one answers it here. */
export function AppealList({ appeals, ...rest }: AppealListProps) {
  const isDecided = ({ stage }: EventAppeal) => Number(stage === 'decided');
  return (
    <ol className="ruled appeals">
      {appeals
        .toSorted((a, b) => isDecided(a) - isDecided(b) || a.at - b.at)
        .map(appeal => (
          <Appeal key={appeal.number} appeal={appeal} {...rest} />
        ))}
    </ol>
  );
}

interface AppealProps extends Omit<AppealListProps, 'appeals'> {
  readonly appeal: EventAppeal;
}

function Appeal({ view, appeal, send, act, after }: AppealProps) {
  const t = useT();
  const now = useServerTime();
  const { number, hand, by, text, at, stage, answer, further, final, mayAnswer, furtherUntil: until } = appeal;
  const shown = (said: NonNullable<EventAppeal['answer']>, lead = ''): ShownAnswer => ({
    ...said,
    verdict: `${lead}${t(said.isUpheld ? 'event.appeal.upheld' : 'event.appeal.rejected')}`,
    by: t.nameOf(said.by),
  });
  return (
    <AppealEntry
      head={
        <>
          <b>{t('event.appeal.where', { place: placeText(t, view, appeal), hand: handText(t, hand) })}</b>{' '}
          <small>
            <bdi>{t.nameOf(by)}</bdi>, {timeOfDay(t.locale, at)}
          </small>
        </>
      }
      against={againstText(t, view, appeal)}
      text={text}
      answer={answer && shown(answer)}
      further={
        further && t('event.appeal.further', { name: t.nameOf(further.by), time: timeOfDay(t.locale, further.at) })
      }
      final={final && shown(final, `${t('event.appeal.final')} `)}
      stage={stage !== 'decided' && t(`event.appeal.stage.${stage}`)}
      onAnswer={
        mayAnswer && ((isUpheld, remark) => void send({ type: 'answer-appeal', appeal: number, isUpheld, remark }))
      }
      way={
        until === undefined || now > until
          ? undefined
          : {
              label: t('event.appeal.takeFurther'),
              until,
              onPress: () => void send({ type: 'appeal-further', appeal: number }),
            }
      }
    >
      <Outcome view={view} appeal={appeal} act={act} />
      {after?.(appeal)}
    </AppealEntry>
  );
}

/** What has followed from an upheld appeal: by itself it changes nothing (3.12). */
function Outcome({ view, appeal, act }: Omit<AppealProps, 'send' | 'after'>) {
  const t = useT();
  const outcome = outcomeOf(view, appeal);
  if (!outcome) return null;
  const standing = foulsGiven({ rulings: standingRulings(view, appeal) }, appeal.session, appeal.table);
  if (standing.length === 0) return <p className="quiet">{t(`event.appeal.is.${outcome}`)}</p>;
  return standing.map(given => (
    <div key={given[0].number} className="stack tight">
      <p className="quiet">{t('event.appeal.stands', { ruling: rulingWords(t, view, ...given) })}</p>
      {act?.(given, appeal)}
    </div>
  ));
}
