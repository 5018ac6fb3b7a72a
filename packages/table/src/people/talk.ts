import type { ChatRoom, TableState, TableViewer } from '@gorrion/protocol';

/*
 * Who may say what, and who hears it. At a real table nobody talks during a hand (ruling 27), and nobody behind a
 * player may tell him what he sees.
 */

export type Talk = 'text' | 'word';

/** Before the game there is nothing to give away: guests without a seat are heard by everybody. */
export const roomOf = (viewer: TableViewer, stage: TableState['stage']): ChatRoom =>
  viewer === 'spectator' && stage !== 'gathering' ? 'spectators' : 'players';

/** Those who sit never hear those who watch. */
export const mayHear = (viewer: TableViewer, room: ChatRoom): boolean => room === 'players' || viewer === 'spectator';

const isHandRunning = ({ stage, session }: TableState): boolean => stage === 'playing' && session.phase === 'playing';

/** Why something may not be said now; undefined when it may. A pause within a hand is part of that hand. */
export function talkRefusal(
  state: TableState,
  viewer: TableViewer,
  talk: Talk,
): 'table-closed' | 'chat-closed' | undefined {
  if (state.stage === 'closed') return 'table-closed';
  if (viewer === 'spectator' || !isHandRunning(state)) return undefined;
  return talk === 'word' && state.settings.clock !== 'wmo' ? undefined : 'chat-closed';
}
