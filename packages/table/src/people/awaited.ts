import type { Entry, TableState } from '@gorrion/protocol';
import { actingSeat, type Player, playerAt, seatAfter } from '@gorrion/rules';
import { beforeBots, hasAgreed, isPaused, isPlaying, people } from './people.ts';

/*
 * Whom everybody sees that a table waits for. It reads the view of a spectator, so that nobody can be called because of what
 * only some may know: a window in which seats may claim names nobody until all see whose word took the discard.
 */

export interface Awaited {
  readonly player: Player;
  readonly for: 'turn' | 'settings' | 'ruling' | 'end';
  /** Names the question at its table: who was called for it is not called again. */
  readonly question: string;
  /** Server time (ms) from which they are awaited, or earlier. */
  readonly since: number;
  /** The player who asks it of them, where that is somebody's own wish. */
  readonly by?: Player | undefined;
}

/** Returns the players who have to move, and all see it. */
function movers({ session }: TableState): readonly Player[] {
  const { hand } = session;
  const { phase } = hand;
  const acting = phase.name === 'counting' && !phase.isFinished ? phase.seat : actingSeat(hand);
  if (acting !== undefined) return [playerAt(session, acting)];
  if (phase.name !== 'exchanging') return [];
  const parties = [phase.giver, seatAfter(phase.giver)];
  return parties.filter(seat => phase.chosen[seat] === undefined).map(seat => playerAt(session, seat));
}

/** Returns what names the move that is awaited: all of it lies open. */
function moveOf({ session, gamesPlayed }: TableState): string {
  const { hand, handNumber } = session;
  const discards = hand.seats.reduce((sum, seat) => sum + seat.discards.length, 0);
  const parts = [gamesPlayed, session.voidedHands ?? 0, handNumber, hand.phase.name, discards, hand.wall.front];
  return [...parts, hand.wall.back, hand.exchanges?.length ?? 0].join();
}

/** Returns who is asked whether they agree: with the settings, a ruling, or the end of the game. */
function asked(state: TableState): readonly Omit<Awaited, 'since'>[] {
  const proposed = state.umpire?.proposed;
  const wantsEnd = people(state).filter(player => state.endAsked[player]);
  return beforeBots(state.places, people(state)).flatMap((player): Omit<Awaited, 'since'>[] => {
    if (state.stage === 'gathering')
      return hasAgreed(state, player) ? [] : [{ player, for: 'settings', question: JSON.stringify(state.settings) }];
    if (proposed && !proposed.agreed[player])
      return [{ player, for: 'ruling', question: `${state.umpire?.rulings.length} ${proposed.by}` }];
    const isAskedToEnd = isPlaying(state) && wantsEnd.length > 0 && !wantsEnd.includes(player);
    return isAskedToEnd
      ? [{ player, for: 'end', question: `${state.session.handNumber} ${wantsEnd[0]}`, by: wantsEnd[0] }]
      : [];
  });
}

/** Returns whom a table waits for, from the view of its spectators. While play stands still, nobody has to move. */
export function awaitedOf(view: TableState): readonly Awaited[] {
  const questions = asked(view).map(question => ({ ...question, since: 0 }));
  const stands = isPaused(view) || view.umpire?.isStopped === true;
  if (!isPlaying(view) || view.session.phase !== 'playing' || stands) return questions;
  const here = people(view);
  const moves = movers(view)
    .filter(player => here.includes(player))
    .map((player): Awaited => ({ player, for: 'turn', question: moveOf(view), since: view.clock.since }));
  return [...moves, ...questions];
}

/** Whether a game begins with an entry. */
export const beginsGame = ({ event }: Entry): boolean =>
  event.type === 'session' && event.event.type === 'session-started';
