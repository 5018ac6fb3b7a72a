import type { ReviewVote } from '@gorrion/protocol';
import { type Player, playerAt } from '@gorrion/rules';
import { isMistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { shownAddress } from '../../shell/page/pathAhead.ts';
import { playerNames } from '../frame/words.ts';
import type { Asked } from '../together/asked.ts';
import { TogetherPanel } from '../together/TogetherPanel.tsx';
import type { PanelProps } from './moment.ts';

/** The link that brings others to the review at this moment. */
const linkToJoin = (): string => shownAddress('?together');

/** The review of this game with others. */
export function TogetherTab({ review, played: replay, shared }: PanelProps) {
  const t = useT();
  const { together, place, question, goTo, nameOf } = shared;

  function playerOf({ at, seat }: ReviewVote) {
    return playerAt(replay.stateAt(at.hand, at.move).session, seat);
  }

  const decisionsOf = (n: number, player: Player) => review?.of(n, player)?.decisions ?? [];

  function askedAt(vote: ReviewVote): Asked {
    const { at, seat } = vote;
    const player = playerOf(vote);
    const next = replay.hands[at.hand]?.moves[at.move + 1]?.event;
    const decision = decisionsOf(at.hand, player).find(({ move }) => move === at.move)?.decision;
    const discard = next?.type === 'discarded' && next.seat === seat ? next : undefined;
    return {
      name: playerNames(t, replay.record.sheet.players)[player]!,
      played: decision?.played ?? (discard && { type: 'discard', seat, tile: discard.tile }),
      candidates: decision?.candidates ?? [],
    };
  }

  /** Goes to the next mistake of the player in the hand, or else to the next draw of the seat. */
  function goOn(vote: ReviewVote): void {
    const { at, seat } = vote;
    const decisions = decisionsOf(at.hand, playerOf(vote));
    const mistake = decisions.find(({ decision, move }) => move > at.move && isMistake(decision))?.move;
    const draw = (n: number, after: number) =>
      replay.hands[n]?.moves.findIndex(({ kind, seat: who }, move) => move > after && kind === 'draw' && who === seat);
    const move = mistake ?? draw(at.hand, at.move) ?? -1;
    goTo(move < 0 ? { hand: at.hand + 1, move: 0, line: null } : { hand: at.hand, move, line: null });
  }

  return (
    <TogetherPanel
      together={together}
      nameOf={nameOf}
      place={place}
      question={question}
      askedAt={askedAt}
      onGo={goTo}
      onNext={goOn}
      onCopyLink={() => void copyText(linkToJoin())}
    />
  );
}
