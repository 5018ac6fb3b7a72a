import { PLAYERS, type Player } from '@gorrion/rules';
import { useMemo, useState } from 'react';
import { isSmallDevice, type ReviewRun } from '../../client/archive/useReview.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { BEGIN_REVIEW, gamePath, reviewPath, tryPath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { signedPoints } from '../expert/numbers.ts';
import type { PlacedDecision, PlacedReview } from '../expert/placed.ts';
import { sumsOf } from '../expert/sums.ts';
import { isReviewed, progressOf, runMinutesLeft, spokenHands } from '../frame/progress.ts';
import { seatQuery } from '../frame/usePlayer.ts';
import '../frame/review.css';
import './progress.css';

/** Refusals that have words of their own. */
const SAID = [
  'too-many-reviews',
  'reviews-off',
  'review-of-competition-only',
  'no-room-left',
  'too-many-requests',
  'review-for-players',
  'not-the-host',
  'offline',
] as const;

/** Says why the server refused a run. */
function refusalText(t: Translate, refusal: NonNullable<ReviewRun['refusal']>): string {
  const code = SAID.find(known => known === refusal);
  return t(code ? `expert.refused.${code}` : 'expert.refused');
}

export interface ReviewCardProps {
  /** Id of the game in addresses. */
  readonly id: string;
  /** Names of the hands in addresses, in their order. */
  readonly hands: readonly { readonly key: string }[];
  readonly review: PlacedReview | undefined;
  readonly run: ReviewRun;
  /** By player. */
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly me: Player | null;
}

/** The review of a game: one press starts it; it shows how far it is, and what it has found. */
export function ReviewCard(props: ReviewCardProps) {
  const t = useT();
  const { run, review } = props;
  return (
    <Card
      title={t('expert.review')}
      aside={
        run.state === 'running' &&
        run.canCancel && (
          <button type="button" className="lnk" onClick={run.cancel}>
            {t('expert.cancel')}
          </button>
        )
      }
      className="review-card"
    >
      <div className="stack">
        {run.state === 'running' && <Running run={run} />}
        {review && <Found {...props} review={review} />}
        <Pages id={props.id} me={props.me} />
        {(run.state === 'failed' || run.refusal) && (
          <div role="alert">
            <Note tone="amber" icon="warn" title={run.refusal ? refusalText(t, run.refusal) : t('expert.failed')} />
          </div>
        )}
        {run.state !== 'running' && <Start {...props} />}
      </div>
    </Card>
  );
}

function Running({ run }: Pick<ReviewCardProps, 'run'>) {
  const t = useT();
  const progress = useMemo(() => progressOf(run.hands), [run.hands]);
  const left = runMinutesLeft(run, Date.now());
  const text = t('expert.progress', { done: t.number(progress.done), all: t.number(progress.hands.length) });
  const spoken = spokenHands(progress);
  return (
    <>
      <div
        className="rv-seg"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={progress.hands.length}
        aria-valuenow={progress.done}
        aria-valuetext={text}
        aria-label={t('expert.review')}
      >
        {progress.hands.map((state, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand keeps its place
          <i key={n} className={state} />
        ))}
      </div>
      <p className="quiet">
        <b>{progress.done > 0 ? text : t('expert.begun')}</b>{' '}
        {left !== undefined && t('expert.minutesLeft', { count: left })}{' '}
        {run.others > 0 && t('expert.others', { count: run.others })}{' '}
        {t(`expert.${progress.done > 0 ? 'reading' : 'soon'}.${run.where}`)}
      </p>
      <p className="sr" role="status">
        {spoken > 0 && t('expert.progress', { done: t.number(spoken), all: t.number(progress.hands.length) })}
      </p>
    </>
  );
}

interface FoundProps extends ReviewCardProps {
  readonly review: PlacedReview;
}

/** What the hands that are reviewed in full have shown, for the reader's own seat or for each that was reviewed. */
function Found({ id, hands, review, names, me }: FoundProps) {
  const t = useT();
  const players = me !== null && review.players.includes(me) ? [me] : review.players;
  const shown = players[0] ?? 0;
  // All that are asked one after another, inaccuracies as well.
  const mistakes = review.mistakesOf(shown);
  const to = (placed: PlacedDecision | undefined) =>
    placed && `${gamePath(id, hands[placed.hand]?.key, placed.move)}?from=${placed.player}`;
  const full = review.fullHandsOf(shown);
  const decisions = full.flatMap(hand => hand.decisions);
  const first = to(mistakes[0] ?? decisions[0]) ?? gamePath(id, hands[full[0]?.review.hand ?? 0]?.key);
  const dearest = mistakes.toSorted((a, b) => b.decision.loss - a.decision.loss)[0];
  // A first look may still change: it counts for nothing.
  if (full.length === 0) return null;
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('expert.mistakes')}</th>
            <th scope="col">{t('expert.column.lost')}</th>
            <th scope="col">{t('expert.withoutLoss')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(player => (
            <SumRow
              key={player}
              review={review}
              player={player}
              name={player === me ? t('table.you') : (names[player] ?? '')}
            />
          ))}
        </tbody>
      </table>
      <div className="row fill">
        <Go className="btn sm pri" href={first}>
          <ArchiveIcon name="target" />
          {t('expert.open')}
        </Go>
        {dearest && (
          <Go
            className="btn sm"
            href={tryPath(id, hands[dearest.hand]?.key ?? '', dearest.move) + seatQuery(shown, me)}
          >
            <Icon name="undo" />
            {t('expert.tryAgain', { count: mistakes.length })}
          </Go>
        )}
      </div>
    </>
  );
}

/** The pages of the review, which also show what can be read without one. */
function Pages({ id, me }: Pick<ReviewCardProps, 'id' | 'me'>) {
  const t = useT();
  return (
    <div className="row fill">
      <Go className="btn sm" href={reviewPath(id, 'mistakes')} state={me === null ? undefined : BEGIN_REVIEW}>
        {t(me === null ? 'expert.mistakes' : 'expert.toMistakes')}
      </Go>
      <Go className="btn sm" href={reviewPath(id, 'luck')}>
        {t('expert.toLuck')}
      </Go>
    </div>
  );
}

interface SumRowProps {
  readonly review: PlacedReview;
  readonly player: Player;
  readonly name: string;
}

function SumRow({ review, player, name }: SumRowProps) {
  const t = useT();
  const sums = useMemo(() => sumsOf(review.fullHandsOf(player)), [review, player]);
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <span className="sr">
          {t('replay.mistakes', { count: sums.mistakes })}
          {t('list.comma')}
          {t('expert.inaccuracies', { count: sums.inaccuracies })}
        </span>
        <span aria-hidden="true">
          <i className="has-mistake" />
          {`\u00a0${t.number(sums.mistakes)} `}
          <i className="has-inaccuracy" />
          {`\u00a0${t.number(sums.inaccuracies)}`}
        </span>
      </td>
      <td>{signedPoints(t, -sums.lost)}</td>
      <td>{t('expert.of', { part: t.number(sums.withoutLoss), all: t.number(sums.count) })}</td>
    </tr>
  );
}

type Whose = Player | 'all';

/** What is reviewed and where, and the button that starts it. */
function Start({ review, run, names, me }: ReviewCardProps) {
  const t = useT();
  const [whose, choose] = useState<Whose>(me ?? 'all');
  const [wish, setWhere] = useState(() => (isSmallDevice() ? ('server' as const) : run.where));
  const place = run.places.includes(wish) ? wish : run.places[0];
  const players = whose === 'all' ? PLAYERS : [whose];
  const isDone = isReviewed(run.hands, players);
  return (
    <div className="stack review-start">
      {!review && <p className="quiet">{t('expert.what')}</p>}
      <Choice
        label={t('expert.whose')}
        value={whose}
        options={[
          ...PLAYERS.map(player => ({
            value: player as Whose,
            label: <bdi className="ellipsis">{names[player]}</bdi>,
          })),
          { value: 'all' as Whose, label: t('expert.all') },
        ]}
        onChoose={choose}
      />
      {run.places.length > 1 && (
        <Choice
          label={t('expert.where')}
          value={place ?? wish}
          options={run.places.map(value => ({ value, label: t(`expert.where.${value}`) }))}
          onChoose={setWhere}
          isSlim
        />
      )}
      <button
        type="button"
        className={review ? 'btn sm' : 'btn sm pri'}
        disabled={isDone}
        onClick={() => run.start(players, place)}
      >
        <ArchiveIcon name="target" />
        {t(isDone ? 'expert.isDone' : 'expert.startGame')}
      </button>
    </div>
  );
}
