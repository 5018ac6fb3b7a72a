import type { GameReview } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { ReviewRun } from '../../client/archive/useReview.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { type Extent, extentOf } from './extent.ts';
import type { HandOfGame } from './gameHands.ts';
import { runMinutesLeft } from './progress.ts';
import { beginReview } from './useBegin.ts';

interface ReviewStateProps {
  readonly review: GameReview | undefined;
  readonly run: ReviewRun;
  readonly hands: readonly HandOfGame[];
  readonly player: Player;
  readonly name: string;
}

/** Says how much of a game is reviewed for a player, and starts or stops what is missing; nothing once all is done. */
export function ReviewState({ review, run, hands, player, name }: ReviewStateProps) {
  const t = useT();
  const extent = extentOf(review, hands, player);
  const { all, done, full } = extent;
  if (full === all.length && run.state !== 'running') return null;
  if (run.state === 'running') return <Running {...extent} run={run} />;
  return (
    <section className="card pad row ends">
      <div className="stack tight">
        {run.state === 'failed' && <Note tone="amber" icon="warn" title={t('review.failed')} />}
        <h2>{t(full === 0 ? 'review.none' : 'review.partly', { done: full, all: all.length })}</h2>
        <p className="quiet">{t('review.noneNote', { name })}</p>
      </div>
      <button type="button" className="btn pri" onClick={() => beginReview(run, player)}>
        <Icon name="play" />
        {t(done.size === 0 ? 'review.start' : 'review.goOn')}
      </button>
    </section>
  );
}

function Running({ all, done, full, run }: Extent & { readonly run: ReviewRun }) {
  const t = useT();
  const left = runMinutesLeft(run, Date.now());
  const text = t('review.running', { done: full, all: all.length });
  return (
    <section className="card pad row ends">
      <div className="stack tight">
        <h2>{text}</h2>
        <div
          className="rv-seg"
          role="progressbar"
          aria-label={text}
          aria-valuenow={full}
          aria-valuemin={0}
          aria-valuemax={all.length}
        >
          {all.map(n => (
            <i key={n} className={done.get(n) ?? 'waiting'} />
          ))}
        </div>
        <p className="quiet">
          {left !== undefined && t('expert.minutesLeft', { count: left })} {t('review.runningNote')}
        </p>
      </div>
      {run.canCancel && (
        <button type="button" className="btn sm" onClick={run.cancel}>
          {t('review.stop')}
        </button>
      )}
    </section>
  );
}
