import type { Log } from '../config/log.ts';
import { attendedIn, countsFromOf } from '../persistence/games.ts';
import type { Store } from '../persistence/store.ts';

/** Games that are asked for at a time. */
const AT_ONCE = 50;

/** Works out who stayed in the games that were kept before that was kept with them; resolves once none is left, or at a stop. */
export async function noteEarlierGames(
  store: Pick<Store, 'unattended' | 'findGame' | 'readGame' | 'noteAttendance'>,
  log: Log,
  isStopped: () => boolean,
): Promise<void> {
  let count = 0;
  for (let games = await store.unattended(AT_ONCE); games.length > 0; games = await store.unattended(AT_ONCE))
    for (const id of games) {
      // Messages of players come between two games.
      await new Promise(setImmediate);
      if (isStopped()) return;
      const origin = (await store.findGame(id))?.origin ?? 'file';
      const record = await store.readGame(id);
      // A game that cannot be read, or is gone, says nothing.
      await store.noteAttendance(id, record ? countsFromOf(record) : 0, record ? attendedIn({ record, origin }) : []);
      count += 1;
    }
  if (count > 0) log.info({ count }, 'games from before say who stayed in them');
}
