import { type Attack, Attacker, type Counts, crowdOf, repeat } from './attacker.ts';

const EVENTS = 560;
const PLAYERS = 512;

/** Public events of many players from one address, and their list, read again and again. */
export const attack: Attack = async target => {
  const counts: Counts = {};
  let made = 0;
  await repeat({ ...target, isOver: () => target.isOver() || made >= EVENTS }, 4, async () => {
    made++;
    await (await Attacker.come(target, counts)).openEvent(PLAYERS);
  });
  const crowd = await crowdOf(target, counts, 20);
  await repeat(target, crowd.length, n => crowd[n]!.ask('list', '/api/ledgers/tournament'));
  return counts;
};
