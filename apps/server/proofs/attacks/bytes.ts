import { type Attack, Attacker, type Counts, repeat } from './attacker.ts';

const PLAYERS = 512;

/** One guest writes a long list of players into an event, again and again. */
export const attack: Attack = async target => {
  const counts: Counts = {};
  const guest = await Attacker.come(target, counts);
  const id = (await guest.openEvent(4)) ?? '';
  let round = 0;
  await repeat(target, 4, () => {
    const mark = `${round++}`;
    const players = Array.from({ length: PLAYERS }, (_, n) => ({
      name: `${n} ${mark}`.padEnd(60, 'x'),
      club: 'y'.repeat(60),
    }));
    return guest.command('players', id, { type: 'set-players', players });
  });
  return counts;
};
