import { bySeat, type HandEvent, type HandState, legalActions, type Seat, type SeatCommand } from '@gorrion/rules';
import { closing, foldLine, lineEvents, seatsAsked } from '@gorrion/table';

/* A line while it is played: what happened so far, and where its player can take back to. */

export interface LinePlay {
  /** The hand at the moment at which the line leaves the game. */
  readonly start: HandState;
  readonly events: readonly HandEvent[];
  readonly hand: HandState;
  /** Numbers of events before each move of the player, oldest first. */
  readonly marks: readonly number[];
  /** Raised when moves are taken back: the table does not follow from the one before. */
  readonly epoch: number;
}

const withEvents = (play: LinePlay, events: readonly HandEvent[]): LinePlay => ({
  ...play,
  events: [...play.events, ...events],
  hand: foldLine(play.hand, events),
});

/** Begins a line after events that are played already. A window in which nobody is asked closes at once. */
export function beginLine(start: HandState, events: readonly HandEvent[] = []): LinePlay {
  const play: LinePlay = { start, events, hand: foldLine(start, events), marks: [], epoch: 0 };
  return withEvents(play, closing(play.hand));
}

/** Plays the answer of a seat; one that the rules refuse changes nothing. `isOwn`: it can be taken back. */
export function answerLine(play: LinePlay, command: SeatCommand, isOwn: boolean): LinePlay {
  const caused = lineEvents(play.hand, command);
  if (!caused.ok) return play;
  const marked = isOwn ? { ...play, marks: [...play.marks, play.events.length] } : play;
  return withEvents(marked, caused.value);
}

/** Takes the player's last move back, with all that followed. */
export function takeBack(play: LinePlay): LinePlay {
  const mark = play.marks.at(-1);
  if (mark === undefined) return play;
  const events = play.events.slice(0, mark);
  const marks = play.marks.slice(0, -1);
  return { ...play, events, marks, hand: foldLine(play.start, events), epoch: play.epoch + 1 };
}

/** Returns the seat whose turn it is to answer; undefined when the hand is over. The player is asked last. */
export function nextSeat({ hand }: LinePlay, own: Seat | undefined): Seat | undefined {
  const asked = seatsAsked(hand);
  return asked.find(seat => seat !== own) ?? asked[0];
}

/** Returns what the player may do now: nothing before all others have answered. */
export const ownActions = (play: LinePlay, own: Seat | undefined): readonly SeatCommand[] =>
  own !== undefined && nextSeat(play, own) === own ? legalActions(play.hand, own) : [];

/** Totals of a session that has none: bots of a line play for the hand alone. */
export const NO_TOTALS = bySeat(() => 0);
