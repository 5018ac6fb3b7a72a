import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';
import { person, playedOutEntries, SOUTH_WINS, World } from '@gorrion/table/testing';

/** Returns a game as its file: Ana and three bots, four hands in each of which South wins with its first draw. */
export async function savedGame(): Promise<string> {
  const world = new World('a saved game');
  const ana = person('Ana');
  await world.open({ hands: 4 }, ana);
  for (let bot = 0; bot < 3; bot++) await world.ask(ana, { type: 'add-bot', level: 'regular' });
  const log = world.store.logOf('table');
  const played = playedOutEntries(log, world.clock.now(), { deals: [SOUTH_WINS] });
  const [game] = finishedGames([...log, ...played], number => gameIdOf('A' as TableCode, number));
  return JSON.stringify(game!.record);
}
