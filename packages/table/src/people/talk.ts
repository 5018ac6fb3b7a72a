import type { ChatRoom, TableSettings, TableState, TableViewer, TalkRule } from '@gorrion/protocol';
import { isSolo } from './people.ts';

/*
 * Who may send chat, and who reads it. At a real table nobody talks during a hand (article 27), and no spectator may
 * reveal tiles to a player.
 */

export type Talk = 'text' | 'word';

/** Before the game there is nothing to reveal, so everybody reads guests without a seat. */
export const roomOf = (viewer: TableViewer, stage: TableState['stage']): ChatRoom =>
  viewer === 'spectator' && stage !== 'gathering' ? 'spectators' : 'players';

/** Those who sit never hear those who watch. */
export const mayHear = (viewer: TableViewer, room: ChatRoom): boolean => room === 'players' || viewer === 'spectator';

const isHandRunning = ({ stage, session }: TableState): boolean => stage === 'playing' && session.phase === 'playing';

/** Returns what players may say during a hand: nothing in a rated game, whatever its settings once said. */
export const talkRule = ({ talk, clock, rated }: Pick<TableSettings, 'talk' | 'clock' | 'rated'>): TalkRule =>
  rated ? 'silent' : (talk ?? (clock === 'wmo' ? 'silent' : 'words'));

/**
 * Whether what players say now is kept with the game: where the table has agreed to it, from the game's begin to its end. The
 * games of a teacher's table are not kept, and neither is its talk.
 */
export const keepsTalk = ({ settings, stage, session }: TableState): boolean =>
  settings.keepsTalk === true &&
  settings.teacher === undefined &&
  stage === 'playing' &&
  (session.phase === 'between' || session.phase === 'playing');

/** Whether a hand of a rated game is played now: then nothing but calls is heard at its table. */
export const isRatedHand = (state: TableState): boolean => state.settings.rated === true && isHandRunning(state);

/** Why something may not be said now; undefined when it may. A pause within a hand is part of that hand. */
export function talkRefusal(
  state: TableState,
  viewer: TableViewer,
  talk: Talk,
): 'table-closed' | 'chat-closed' | undefined {
  if (state.stage === 'closed') return 'table-closed';
  if (typeof viewer === 'string' || !isHandRunning(state)) return undefined;
  const rule = talkRule(state.settings);
  return rule === 'always' || (rule === 'words' && talk === 'word') ? undefined : 'chat-closed';
}

/**
 * Whether chairs and the umpire's place take new names. An event's table shows names as the event's list has them, and in a
 * hand in which nobody may write, a name would be a way to write.
 */
export const takesNewNames = (state: TableState): boolean =>
  !state.event && ((isSolo(state) && !state.settings.rated) || talkRefusal(state, 0, 'text') === undefined);
