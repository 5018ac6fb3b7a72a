import { DRILL_KINDS, type DrillQuestion } from '@gorrion/learn/drills';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { RoundSteps } from '../../kit/ui/RoundSteps.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import { KeysCard } from './KeysCard.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { type Drill, hasTheme, MINE } from './source.ts';
import { Themes } from './Themes.tsx';
import { useAsked } from './useAsked.ts';
import { useDrillKeys } from './useDrillKeys.ts';
import { type Loading, ROUND, useRound } from './useRound.ts';
import { themeName } from './words.ts';

/** Returns the theme of the address: `fan=half-flush`, or `theme=wait:several`. */
function themeInAddress(): string | undefined {
  const query = new URLSearchParams(location.search);
  const fan = query.get('fan');
  return fan ? `fan:${fan}` : (query.get('theme') ?? undefined);
}

/** Puts the theme into the address, so that it can be kept and sent. */
function putInAddress(theme: string | undefined): void {
  const [kind, of] = theme?.split(':') ?? [];
  const query = theme ? `?${new URLSearchParams(kind === 'fan' ? { fan: of! } : { theme })}` : '';
  history.replaceState(history.state, '', location.pathname + query);
}

/** One kind of drill, question after question. */
export function DrillPage({ drill }: { readonly drill: Drill }) {
  const t = useT();
  const [chosen, setTheme] = useState(themeInAddress);
  const name = chosen && hasTheme(drill, chosen) ? themeName(t, chosen) : undefined;
  // What has no name could not be taken away again, and of what has no questions nothing could be asked.
  const theme = name ? chosen : undefined;
  const round = useRound(drill, theme);
  const choose = (tag: string | undefined) => {
    putInAddress(tag);
    setTheme(tag);
  };
  const { question, results, isOver } = round;
  const isAsking = !isOver && typeof question !== 'string';
  const kind = isAsking ? question.kind : drill === MINE ? undefined : drill;
  return (
    <PlacePage
      title={isOver ? t('drills.end.title') : t(kind ? `drills.ask.${kind}` : 'drills.mine')}
      above={[
        { href: paths.learn(), label: t('place.learn') },
        { href: paths.drills(), label: t('drills.title') },
      ]}
      acts={!isOver && <Progress results={results} isAnswered={round.isAnswered} />}
      isDeep
      className="dr"
    >
      <div className="sides">
        <div>
          <KindLinks drill={drill} />
          {name && <OnlyTheme name={name} onAll={() => choose(undefined)} />}
          {isOver ? (
            <RoundEnd results={results} onAgain={round.begin} onTheme={choose} />
          ) : typeof question === 'string' ? (
            <Waiting drill={drill} why={question} onRetry={round.retry} />
          ) : (
            <Running key={question.id} question={question} round={round} />
          )}
        </div>
        <aside>
          <Themes drill={drill} onChoose={choose} />
          <KeysCard />
        </aside>
      </div>
    </PlacePage>
  );
}

/** Says which theme the questions are narrowed to, and takes it away. */
function OnlyTheme({ name, onAll }: { readonly name: string; readonly onAll: () => void }) {
  const t = useT();
  return (
    <p className="row">
      {t('drills.about', { fan: name })}
      <button type="button" className="btn sm" onClick={onAll}>
        {t('drills.everything')}
      </button>
    </p>
  );
}

/** The kinds of drill beside each other; phones go through the page of all drills. */
function KindLinks({ drill }: { readonly drill: Drill }) {
  const t = useT();
  return (
    <nav className="learn-tabs" aria-label={t('drills.kinds')}>
      {DRILL_KINDS.map(kind => (
        <Go key={kind} href={paths.drills(kind)} aria-current={kind === drill ? 'page' : undefined}>
          {t(`drills.kind.${kind}`)}
        </Go>
      ))}
    </nav>
  );
}

interface ProgressProps {
  readonly results: ReturnType<typeof useRound>['results'];
  readonly isAnswered: boolean;
}

/** Which question of the round it is, and how the others went. */
function Progress({ results, isAnswered }: ProgressProps) {
  const t = useT();
  const right = results.filter(({ isRight }) => isRight).length;
  const at = Math.min(ROUND, results.length + (isAnswered ? 0 : 1));
  return (
    <div className="learn-progress">
      <RoundSteps count={ROUND} at={at - 1} results={results.map(({ isRight }) => isRight)} />
      <p className="fine">
        <span aria-hidden="true">{t('drills.progress', { at, all: ROUND })}</span>
        <span className="sr">{t('drills.progressSaid', { at, all: ROUND, count: right })}</span>
      </p>
    </div>
  );
}

interface RunningProps {
  readonly question: DrillQuestion;
  readonly round: ReturnType<typeof useRound>;
}

/** The question that is asked, and the bar of what one can do. */
function Running({ question, round }: RunningProps) {
  const t = useT();
  const asked = useAsked(question, round.onAnswered);
  const { verdict, chosen, rows, isReady, answer, show } = asked;
  useDrillKeys(asked, round.next);
  const [only] = rows.flat().filter(({ key }) => chosen.includes(key));
  const isLast = round.results.length >= ROUND;
  return (
    <>
      {question.source.from === 'review' && (
        <Note icon="info" title={t('drills.source.review')}>
          {t('drills.source.reviewNote')}
        </Note>
      )}
      <AskedQuestion asked={asked} label={t(`drills.ask.${question.kind}`)} />
      <div className="card row learn-foot dr-foot">
        {verdict ? (
          <button type="button" className="btn pri" onClick={round.next} aria-keyshortcuts="Enter">
            {t(isLast ? 'drills.toEnd' : 'drills.next')}
            <kbd className="kbd">Enter</kbd>
          </button>
        ) : (
          <>
            <button type="button" className="btn ghost" onClick={show} aria-keyshortcuts="?">
              {t('drills.dontKnow')}
            </button>
            <button type="button" className="btn pri" onClick={answer} disabled={!isReady} aria-keyshortcuts="Enter">
              {question.kind === 'discard' && only && 'tile' in only
                ? t('drills.discardIt', { tile: tileName(t, only.tile) })
                : t('drills.answer')}
            </button>
          </>
        )}
      </div>
    </>
  );
}

interface WaitingProps {
  readonly drill: Drill;
  readonly why: Loading;
  readonly onRetry: () => void;
}

/** What stands in place of a question while there is none. */
function Waiting({ drill, why, onRetry }: WaitingProps) {
  const t = useT();
  const none = drill === MINE ? 'mistakes.noReview' : 'drills.none';
  if (why === 'loading')
    return (
      <p className="card empty" aria-busy="true" role="status">
        {t('drills.loading')}
      </p>
    );
  return (
    <div className="card empty" role="status">
      <p>{t(why === 'failed' ? 'drills.failed' : none)}</p>
      <div className="row">
        {why === 'failed' && (
          <button type="button" className="btn pri" onClick={onRetry}>
            {t('drills.tryAgain')}
          </button>
        )}
        <Go className="btn" href={paths.drills()}>
          {t('drills.end.others')}
        </Go>
      </div>
    </div>
  );
}
