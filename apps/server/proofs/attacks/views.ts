import { type Attack, Attacker, type Counts, crowdOf, repeat } from './attacker.ts';

const PLAYERS = 512;
const READERS = 40;

/** One large event, read again and again by strangers, and by its organiser whose view is their own. */
export const attack: Attack = async target => {
  const counts: Counts = {};
  const organiser = await Attacker.come(target, counts);
  const id = await organiser.openEvent(PLAYERS);
  const crowd = [organiser, ...(await crowdOf(target, counts, READERS))];
  await repeat(target, crowd.length, n =>
    crowd[n]!.ask(n === 0 ? 'own view' : 'view', `/api/ledgers/tournament/${id}`),
  );
  return counts;
};
