import { type ChatLine, gameIdOf, type TableCode } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { RunningTable } from '@gorrion/table';
import { codeForLog, type Log } from '../config/log.ts';
import type { TalkStore } from '../persistence/talk.ts';
import { Turns } from '../turns/turns.ts';

/**
 * Returns what keeps the lines of players with the game in play, one after another. A line that cannot be written was
 * heard all the same: it is logged, and the table goes on.
 */
export function talkKeeper(store: Pick<TalkStore, 'keepTalk'>, log: Log) {
  const turns = new Turns<TableCode>();
  return ({ id, state }: RunningTable, { from, room: _, ...said }: ChatLine, player: Player): void => {
    const code = id as TableCode;
    const line = { ...said, person: from.id, player };
    const game = gameIdOf(code, state.gamesPlayed + 1);
    turns
      .take(code, () => store.keepTalk(code, game, line))
      .catch((error: unknown) => log.error({ err: error, table: codeForLog(code) }, 'a line could not be kept'));
  };
}
