import { isReviewable } from '@gorrion/review';
import { useT } from '../../kit/i18n/index.ts';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { replacePath, shownAddress } from '../../shell/page/pathAhead.ts';
import { ExpertPanel } from '../expert/ExpertPanel.tsx';
import { playerNames } from '../frame/words.ts';
import { NoReview } from '../progress/NoReview.tsx';
import { isSamePlace } from '../together/places.ts';
import { Veil } from '../together/Veil.tsx';
import type { PanelProps } from './moment.ts';
import { useNames } from './useNames.ts';
import { playedMove } from './usePlacedReview.ts';

/** What the expert thinks of the decisions of the player whose side is below. */
export function ExpertTab(props: PanelProps) {
  const { id, game, played, replay, hand, at, view, review, run, playing, hasLetters, whatIf, onView, shared } = props;
  const t = useT();
  const seated = useNames({ replay, hand });
  const names = playerNames(t, replay.record.sheet.players);
  if (!isReviewable(game.record.sheet)) return <NoReview />;
  if (isSamePlace(shared.place, shared.together.hidden)) return <Veil />;
  return (
    <ExpertPanel
      review={review}
      run={run}
      hand={at.hand}
      move={playedMove(props)}
      player={view.player}
      isOwn={game.player === view.player}
      names={names}
      seated={seated}
      stateAt={move => played.stateAt(at.hand, move)}
      isQuiet={playing.isOn}
      hasLetters={hasLetters}
      onGo={(to, move) => replacePath(gamePath(id, played.hands[to]?.key, move))}
      onPlayer={player => onView({ ...view, player })}
      onCopyLink={() => void copyText(shownAddress())}
      onTry={game.from === 'live' ? undefined : (action, { before }) => whatIf(action, before)}
    />
  );
}
