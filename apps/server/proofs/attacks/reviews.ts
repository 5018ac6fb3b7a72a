import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { type Attack, Attacker, type Counts } from './attacker.ts';

const COPIES = 24;

/** All places for reviews taken by cookies of one address, with copies of one record. */
export const attack: Attack = async target => {
  const counts: Counts = {};
  const world = new World('reviewed');
  await world.start({ clock: 'fast', hands: 4 }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('A' as TableCode, number));
  for (let n = 0; n < COPIES && !target.isOver(); n++) {
    const guest = await Attacker.come(target, counts);
    const record = { ...game!.record, from: game!.record.from - n };
    const { id } = (await guest.ask('copy', '/api/games', { record, player: 0 })).value;
    await guest.ask('review', `/api/games/${id}/review`, { start: [0, 1, 2, 3] });
  }
  while (!target.isOver()) await new Promise(done => setTimeout(done, 200));
  return counts;
};
