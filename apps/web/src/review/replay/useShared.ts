import type { ReviewPlace } from '@gorrion/protocol';
import { playerAt, seatOf } from '@gorrion/rules';
import { type Replay, turnOf } from '@gorrion/table';
import { useEffect, useMemo } from 'react';
import type { Lines } from '../../client/archive/useLines.ts';
import { useT } from '../../kit/i18n/index.ts';
import { gamePath, linePath } from '../../shell/links/gamePaths.ts';
import { replacePath, shownPath } from '../../shell/page/pathAhead.ts';
import { keepPlace } from '../together/lastPlace.ts';
import { isSamePlace, placeName } from '../together/places.ts';
import { type Together, useTogether } from '../together/useTogether.ts';
import { decidingSeat } from '../together/votes.ts';
import { moveBefore } from './lineReplay.ts';
import { eventsBefore } from './places.ts';
import type { WalkedLine } from './usePosition.ts';
import type { Viewpoint } from './view.ts';

/** The part of a moment that others are told of. */
interface Shown {
  readonly id: string;
  readonly replay: Replay;
  /** The game as it was played; `replay` has the line that is walked through in its place. */
  readonly played: Replay;
  readonly lines: Pick<Lines, 'all'>;
  readonly walked: WalkedLine | undefined;
  readonly at: { readonly hand: number; readonly move: number };
  readonly view: Viewpoint;
  readonly onView: (view: Viewpoint) => void;
}

/**
 * Returns the view of a moment at which all are asked what they would play: what the player knew who had to decide.
 * Undefined at every other moment.
 */
function viewOfVote({ played }: Shown, { hidden, room }: Together, place: ReviewPlace): Viewpoint | undefined {
  const vote = room?.vote;
  if (!vote || !isSamePlace(place, hidden)) return undefined;
  return { player: playerAt(played.stateAt(place.hand, place.move).session, vote.seat), opens: 'own' };
}

/** Shows a place; returns where that is: a branch that this page does not know is left out. */
function placeShower({ id, played, lines }: Shown) {
  return (to: ReviewPlace): ReviewPlace => {
    const n = Math.min(to.hand, played.hands.length - 1);
    const hand = played.hands[n]!;
    const line = lines.all.find(one => one.id === to.line && one.hand === n);
    if (line) {
      const from = moveBefore(hand, line.before);
      replacePath(linePath(id, hand.key, from, line.id, Math.max(0, to.move - from)));
      return to;
    }
    const move = Math.min(to.move, hand.moves.length - 1);
    replacePath(gamePath(id, hand.key, move));
    return { hand: n, move, line: null };
  };
}

/** The review of this game with others: where this page is for them, and what it could ask them. */
export function useShared(shown: Shown) {
  const { id, replay, played, walked, at, view, onView } = shown;
  const t = useT();
  const line = walked?.id ?? null;
  const place = useMemo((): ReviewPlace => ({ hand: at.hand, move: at.move, line }), [at.hand, at.move, line]);
  const goTo = placeShower(shown);
  const together = useTogether(id, { place, view, goTo, look: onView });
  const question = useMemo(() => {
    const hand = played.hands[place.hand];
    if (!hand || place.line !== null) return undefined;
    const { session } = played.stateAt(place.hand, place.move);
    const seat = decidingSeat(session.hand, seatOf(session, view.player));
    return seat === undefined ? undefined : { seat, events: eventsBefore(played.record.facts, hand, place.move) };
  }, [played, place, view.player]);
  useEffect(() => {
    const hand = replay.hands[place.hand];
    if (!hand) return;
    const { round, inRound } = hand;
    keepPlace(id, { path: shownPath(), round, inRound, turn: turnOf(hand, place.move) });
  }, [id, replay, place]);
  const { room, isLeading, leader, act } = together;
  const mayLead = room !== undefined && (isLeading || !leader?.isHere);
  const keys = {
    vote: () => void (mayLead && question && !room.vote && act({ type: 'ask-vote', at: place, ...question })),
    reveal: () => void (isLeading && room?.vote && !room.vote.shown && act({ type: 'show-votes' })),
  };
  const nameOf = ({ hand: n, move, line }: ReviewPlace) => {
    const hand = played.hands[n];
    return placeName(t, hand && { ...hand, turn: turnOf(hand, Math.min(move, hand.moves.length - 1)) }, line);
  };
  const voteView = viewOfVote(shown, together, place);
  return { together, place, goTo, nameOf, question, keys, view: voteView ?? view, isVoting: voteView !== undefined };
}

export type Shared = ReturnType<typeof useShared>;
