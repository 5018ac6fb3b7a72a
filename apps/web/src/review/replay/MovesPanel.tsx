import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import SaveHand from '../../sheet/hand/SaveHand.tsx';
import OpenInCalculator from '../../shell/links/OpenInCalculator.tsx';
import { playerNames } from '../frame/words.ts';
import { Veil } from '../together/Veil.tsx';
import { MoveList } from './MoveList.tsx';
import type { PanelProps } from './moment.ts';
import { SheetButton } from './SheetButton.tsx';
import { useNames } from './useNames.ts';
import { ViewChoice } from './ViewChoice.tsx';
import { WallToCome } from './WallToCome.tsx';

/** From where one looks, what is still in the wall, and all moves in words. */
export function MovesPanel({ game, replay, hand, at, view, isShown, isWallShown, onWall, onView, shared }: PanelProps) {
  const t = useT();
  const seated = useNames({ replay, hand });
  const state = replay.stateAt(at.hand, at.move);
  const { wall, phase, rules } = state.session.hand;
  const won = phase.name === 'over' && phase.outcome.kind === 'won' ? phase.outcome : undefined;
  // While all are asked what they would play, nothing tells what came.
  const { isVoting } = shared;
  const told = useMemo(
    () => (isVoting ? { ...hand, moves: hand.moves.slice(0, at.move + 1) } : hand),
    [hand, isVoting, at.move],
  );
  const names = playerNames(t, replay.record.sheet.players);
  return (
    <>
      {isVoting && <Veil />}
      {!isVoting && (
        <>
          <ViewChoice view={view} names={names} onChange={onView} />
          <button type="button" className="btn sm" aria-pressed={isWallShown} onClick={onWall}>
            {t('replay.wall')}
          </button>
          {isWallShown && <WallToCome wall={wall} />}
        </>
      )}
      <SheetButton state={state} me={game.player ?? undefined} />
      <SaveHand state={state} {...(game.from !== 'live' && { game: game.record.id })} />
      {won && <OpenInCalculator claim={won.claim} scores={won.scores} rules={rules} />}
      <MoveList hand={told} move={at.move} names={seated} isShown={isShown} onGo={n => at.go(at.hand, n)} />
    </>
  );
}
