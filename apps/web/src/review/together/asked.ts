import type { ReviewedCandidate, ReviewPlace, ReviewRoom, ReviewVote } from '@gorrion/protocol';
import type { Seat, SeatCommand } from '@gorrion/rules';
import type { NameOfPlace } from './places.ts';
import type { Together } from './useTogether.ts';

/** What could be asked at the moment that is shown. */
export interface Question {
  readonly seat: Seat;
  readonly events: number;
}

/** What is known of the moment that a vote asks about. */
export interface Asked {
  /** The name of the player who had to decide. */
  readonly name: string;
  /** What was played in the game; undefined for a pass. */
  readonly played: SeatCommand | undefined;
  /** What the expert thinks of the choices; empty if that was not reviewed. */
  readonly candidates: readonly ReviewedCandidate[];
}

export interface VoteCardProps {
  readonly together: Together;
  readonly room: ReviewRoom;
  /** Returns a moment in few words. */
  readonly nameOf: NameOfPlace;
  /** The moment that is shown. */
  readonly place: ReviewPlace;
  /** Undefined where nobody had anything to decide. */
  readonly question: Question | undefined;
  readonly askedAt: (vote: ReviewVote) => Asked;
  readonly onGo: (place: ReviewPlace) => void;
  /** Goes on to the next position that may be asked about. */
  readonly onNext: (vote: ReviewVote) => void;
}
