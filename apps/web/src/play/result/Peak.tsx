import { gameIdOf } from '@gorrion/protocol';
import { isReviewable } from '@gorrion/review';
import { client } from '../../client/index.ts';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { hasLeft } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { BEGIN_REVIEW, gamePath, reviewPath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { ShareButton } from '../../shell/share/ShareButton.tsx';
import { hasForms } from '../forms/hasForms.ts';
import { mustSign } from '../forms/mustSign.ts';
import { SignWay } from '../forms/SheetForms.tsx';
import { endingText } from './endingText.ts';
import { headline } from './headline.ts';
import { Places } from './Places.tsx';
import type { RankLine } from './ranking.ts';
import type { PlayedHand, TurningPoint } from './story.ts';
import { ownPlaceText, turningText } from './storyText.ts';

interface PeakProps {
  /** The table with the people who played the game. */
  readonly table: FollowedTable;
  /** The table with the people who sit there now. */
  readonly now: FollowedTable;
  readonly hands: readonly PlayedHand[];
  readonly lines: readonly RankLine[];
  readonly point: TurningPoint;
}

/** The first that one sees of a game that is over: who won it and how, the places, and where one goes from here. */
export function Peak({ table, now, hands, lines, point }: PeakProps) {
  const t = useT();
  const { state, viewer } = table;
  const me = playerOf(viewer);
  const hasHands = hands.length > 0;
  // At an event a tie without points is worth table points, too.
  const isRanked = hasHands || state.event !== undefined || lines.some(({ total }) => total !== 0);
  const told = hasHands && {
    turn: turningText(t, point, { hands, results: state.session.results, lines, me }),
    own: ownPlaceText(t, lines, me),
  };
  return (
    <header className="peak-rim wood-rim">
      <div className="peak felt-floor">
        <div className="peak-words">
          <p className="peak-how">{endingText(t, state, me)}</p>
          <h1>{headline(t, hasHands, lines, me)}</h1>
          {told && <p className="peak-story">{[told.turn, told.own].filter(Boolean).join(' ')}</p>}
        </div>
        {isRanked && <Places lines={lines} me={me} rules={state.session.options.rules} />}
        <Ways table={table} now={now} hasHands={hasHands} lines={lines} />
      </div>
    </header>
  );
}

interface WaysProps extends Pick<PeakProps, 'table' | 'now' | 'lines'> {
  readonly hasHands: boolean;
}

/** What one does next: sign where the sheet waits for it, go back to an event, review the game, play again, share it. */
function Ways({ table, now, hasHands, lines }: WaysProps) {
  const t = useT();
  const { state, viewer, code } = table;
  const { event } = state;
  const me = playerOf(viewer);
  const myId = useApp(app => app.me?.id);
  const isSealed = event?.kind === 'duplicate';
  // A day is shared from its own page, without what it deals.
  const mayShare = hasHands && !isSealed && event?.kind !== 'daily';
  const game = gameIdOf(code, state.gamesPlayed + 1);
  const signs = mustSign(state, myId);
  const canReview = hasHands && me !== undefined && !isSealed && isReviewable(state.settings);
  const first = signs ? 'sign' : event ? 'event' : canReview ? 'review' : 'again';
  const look = (way: typeof first) => (way === first ? 'btn pri' : 'btn');
  return (
    <div className="row peak-ways">
      <SignWay state={state} />
      {event && (
        <Go className={look('event')} href={eventPaths[event.kind === 'tournament' ? 'event' : event.kind](event.id)}>
          {event.kind === 'daily' ? t('end.toDaily') : t('end.toEvent', { event: event.name })}
        </Go>
      )}
      {canReview && (
        <Go className={look('review')} href={reviewPath(game, 'mistakes')} state={BEGIN_REVIEW}>
          <ArchiveIcon name="target" />
          {t('end.review')}
        </Go>
      )}
      {!event && !hasForms(state) && <PlayAgain now={now} className={look('again')} />}
      {mayShare && (
        <ShareButton
          subject={{ of: 'table-game', state }}
          path={isLocal(code) ? undefined : gamePath(game)}
          text={shareText(t, lines)}
        />
      )}
    </div>
  );
}

/** Says that one is ready for another game, as long as one is not and sits at the table. */
export function PlayAgain({ now, className }: { readonly now: FollowedTable; readonly className: string }) {
  const t = useT();
  const { state, viewer } = now;
  const me = playerOf(viewer);
  if (me === undefined || hasLeft(state, me) || state.ready[me]) return null;
  return (
    <button type="button" className={className} onClick={() => client.send({ type: 'ready' })}>
      {t('end.rematch')}
    </button>
  );
}

/** Returns the places in one line, such as "1. Ana +90, 2. Mei −16". */
const shareText = (t: Translate, lines: readonly RankLine[]): string =>
  lines
    .map(({ place, name, total }) => `${t.number(place)}. ${t.plainName(name)} ${t.signed(total)}`)
    .join(t('list.comma'));
