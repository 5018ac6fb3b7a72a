import { type GameSummary, isDated } from '@gorrion/protocol';
import { isReviewable } from '@gorrion/review';
import { isClassicalId, placesOf } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { BEGIN_REVIEW, gamePath, reviewPath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { playerNames } from '../frame/words.ts';
import { ReviewBadge } from './ReviewBadge.tsx';
import type { GameRow } from './useGames.ts';
import { rulesetName } from './words.ts';

interface RowsProps {
  readonly rows: readonly GameRow[];
  readonly onStar: (row: GameRow) => Promise<void>;
  readonly onUpload: (row: GameRow) => Promise<void>;
}

/** Games under the months in which they began; last those of which nobody knows. */
export function GameRows({ rows, onStar, onUpload }: RowsProps) {
  const t = useT();
  const months = Map.groupBy(rows, ({ summary }) =>
    isDated(summary)
      ? new Date(summary.from).toLocaleDateString(t.locale, { month: 'long', year: 'numeric' })
      : t('games.undated'),
  );
  return [...months].map(([month, games]) => (
    <section key={month} className="games-month">
      <h2>{month}</h2>
      <ul className="ruled">
        {games.map(row => (
          <Row key={row.id} row={row} onStar={onStar} onUpload={onUpload} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ row, onStar, onUpload }: Omit<RowsProps, 'rows'> & { readonly row: GameRow }) {
  const t = useT();
  const { summary, player, isStarred } = row;
  const names = playerNames(t, summary.players).filter((_, one) => one !== player);
  const total = player === null ? undefined : summary.totals[player];
  const hasTotal = summary.played > 0 || total !== 0;
  return (
    <li className="game-item">
      <button
        type="button"
        className="ib star"
        aria-pressed={isStarred}
        aria-label={t('games.star')}
        onClick={() => void onStar(row)}
      >
        <ArchiveIcon name="star" />
      </button>
      <Go className="game-row" href={gamePath(row.id)}>
        {isDated(summary) ? <Began at={summary.from} /> : <span className="game-no-date">–</span>}
        <span>
          <b dir="auto">{summary.title ?? rulesetName(t, summary.ruleset)}</b>
          <span>{names.join(t('list.comma'))}</span>
        </span>
        <span className="game-result">
          {total !== undefined && hasTotal && (
            <b className={`numeral ${total < 0 ? 'loss' : 'gain'}`}>{t.signed(total)}</b>
          )}
          <span>{placeText(t, summary, player)}</span>
        </span>
        <span className="game-best">
          <Best summary={summary} player={player} />
        </span>
        <ReviewBadge row={row} />
      </Go>
      <RowWays row={row} onUpload={onUpload} />
    </li>
  );
}

function Began({ at }: { readonly at: number }) {
  const t = useT();
  const began = new Date(at);
  return (
    <time dateTime={began.toISOString()}>
      <b>{began.toLocaleDateString(t.locale, { day: 'numeric', month: 'short' })}</b>
      <span>{began.toLocaleString(t.locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' })}</span>
    </time>
  );
}

/** What can be done with a game from its row: have it reviewed, upload it, open what was uploaded. */
function RowWays({ row, onUpload }: Pick<RowsProps, 'onUpload'> & { readonly row: GameRow }) {
  const t = useT();
  const { where, uploaded, summary } = row;
  const day = isDated(summary)
    ? new Date(summary.from).toLocaleDateString(t.locale, { dateStyle: 'medium' })
    : (summary.title ?? rulesetName(t, summary.ruleset));
  return (
    <span>
      {isToReview(row) && (
        <Go
          className="btn sm"
          href={reviewPath(row.id, 'mistakes')}
          state={BEGIN_REVIEW}
          aria-label={t('games.reviewOf', { day })}
        >
          <ArchiveIcon name="target" />
          <span>{t('games.review')}</span>
        </Go>
      )}
      {where === 'device' && !uploaded && (
        <button type="button" className="ib" aria-label={t('games.upload')} onClick={() => void onUpload(row)}>
          <Icon name="share" />
        </button>
      )}
      {uploaded && (
        <Go className="ib" href={gamePath(uploaded)} aria-label={t('games.openUploaded')}>
          <Icon name="link" />
        </Go>
      )}
    </span>
  );
}

/** Whether the person has played the game, the expert knows its rules, and nothing of it is reviewed yet. */
const isToReview = ({ player, summary, review, isSealed }: GameRow): boolean =>
  !isSealed && player !== null && isReviewable(summary) && review.hands === 0;

function placeText(
  t: ReturnType<typeof useT>,
  { totals, tablePoints, played, ruleset }: GameSummary,
  player: GameRow['player'],
) {
  if (played === 0) return t('result.noHand');
  if (player === null || tablePoints === null) return t('games.hands', { count: played });
  const place = placesOf(totals)[player];
  if (isClassicalId(ruleset)) return t('games.placedOnly', { place: t.number(place) });
  return t('games.placed', { place: t.number(place), points: t.number(tablePoints[player]) });
}

/** The best win of the person, or how often they dealt in. */
function Best({ summary, player }: { readonly summary: GameSummary; readonly player: GameRow['player'] }) {
  const t = useT();
  if (player === null) return null;
  const best = summary.best[player];
  if (!best) {
    return (
      <>
        <b>{t('games.noWin')}</b>
        {summary.dealtIn[player] > 0 && <span>{t('games.dealtIn', { count: summary.dealtIn[player] })}</span>}
      </>
    );
  }
  const [fan] = best.fans;
  return (
    <>
      {fan && <b>{fanName(fan, t.locale)}</b>}
      <span>
        {t('games.best', { count: best.points })} · {t('games.wins', { count: summary.wins[player] })}
      </span>
    </>
  );
}
