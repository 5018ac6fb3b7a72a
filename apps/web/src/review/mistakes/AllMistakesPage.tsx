import { useMemo, useState } from 'react';
import { pointsLost } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { GAMES_PATH } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { ReviewFrame } from '../frame/ReviewFrame.tsx';
import { pointsText } from '../frame/words.ts';
import { useAnswers } from '../retry/answers.ts';
import { foundText } from './foundText.ts';
import { KindTable } from './KindTable.tsx';
import { MistakeRows, type PlacedMistake } from './MistakeRows.tsx';
import { TryCard } from './TryCard.tsx';
import { type HandsOf, useOwnMistakes } from './useOwnMistakes.ts';
import './mistakes.css';

/** Days of each period that can be looked at. */
const PERIODS = { month: 31, quarter: 92, all: Number.POSITIVE_INFINITY } as const;
type Period = keyof typeof PERIODS;
const DAY = 86_400_000;

/** Mistakes that the list shows at once. */
const SHOWN = 30;

interface AllMistakesPageProps {
  readonly handsOf: HandsOf;
}

/** The reader's mistakes in all reviewed games: which kind costs most, and each of them. */
export default function AllMistakesPage({ handsOf }: AllMistakesPageProps) {
  const t = useT();
  const own = useOwnMistakes(handsOf);
  const { found } = own;
  const [period, setPeriod] = useState<Period>('all');
  const games = useMemo(() => {
    const since = Date.now() - PERIODS[period] * DAY;
    return found.filter(({ at }) => at >= since);
  }, [found, period]);
  const all = useMemo(() => games.flatMap(({ rows }) => rows), [games]);
  const mistakes = all.map(({ mistake }) => mistake);
  const lost = pointsLost(mistakes);
  const sum = {
    found: foundText(t, mistakes),
    games: t('games.count', { count: games.length }),
    points: pointsText(t, -lost),
    each: pointsText(t, -lost / Math.max(1, games.length)),
  };
  const options = (Object.keys(PERIODS) as Period[]).map(value => ({ value, label: t(`mistakes.period.${value}`) }));
  return (
    <ReviewFrame
      title={t('mistakes.mine')}
      note={games.length > 0 ? t('mistakes.sumAll', sum) : t('mistakes.note')}
      choice={<Choice label={t('mistakes.period')} value={period} options={options} onChoose={setPeriod} isSlim />}
    >
      {all.length > 0 ? <Rows all={all} /> : <Nothing isLoading={own.isLoading} hasGames={games.length > 0} />}
      <Reading {...own} />
    </ReviewFrame>
  );
}

/** How many games were looked through, and the way to older ones. */
function Reading({ looked, isLoading, hasMore, isCutOff, more }: ReturnType<typeof useOwnMistakes>) {
  const t = useT();
  return (
    <div className="row quiet mistakes-reading">
      {(isLoading || hasMore) && looked > 0 && <p>{t('mistakes.looked', { count: looked })}</p>}
      <p role="status">{isCutOff && t('mistakes.cutOff')}</p>
      {hasMore && (
        <button type="button" className="btn" onClick={more}>
          {t('mistakes.older')}
        </button>
      )}
    </div>
  );
}

function Nothing({ isLoading, hasGames }: { readonly isLoading: boolean; readonly hasGames: boolean }) {
  const t = useT();
  if (isLoading)
    return (
      <p className="card pad quiet" aria-busy="true" role="status">
        {t('mistakes.loading')}
      </p>
    );
  return (
    <div className="card" role="status">
      <Empty
        title={t(hasGames ? 'mistakes.noneTitle' : 'mistakes.noReviewTitle')}
        note={t(hasGames ? 'mistakes.none' : 'mistakes.noReview')}
      >
        <Go className="btn pri" href={hasGames ? '/' : GAMES_PATH}>
          {t(hasGames ? 'games.emptyPlay' : 'mistakes.chooseGame')}
        </Go>
      </Empty>
    </div>
  );
}

function Rows({ all }: { readonly all: readonly PlacedMistake[] }) {
  const t = useT();
  const answers = useAnswers();
  const [shown, setShown] = useState(SHOWN);
  const dearest = all.toSorted((a, b) => b.mistake.decision.loss - a.mistake.decision.loss);
  return (
    <div className="sides">
      <div>
        <KindTable mistakes={all.map(({ mistake }) => mistake)} />
        <Card title={t('mistakes.latest')}>
          <MistakeRows rows={all.slice(0, shown)} answers={answers} />
          {all.length > shown && (
            <button type="button" className="btn soft" onClick={() => setShown(shown + SHOWN)}>
              {t('games.more')}
            </button>
          )}
        </Card>
      </div>
      <div className="try-side">
        <TryCard rows={dearest} answers={answers} />
      </div>
    </div>
  );
}
