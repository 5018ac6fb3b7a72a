import { type Attack, Attacker, type Counts, repeat } from './attacker.ts';

const PLAYERS = 512;
const EVENTS = 16;

/** One guest's events, each of which opens tables for all its players at once. */
export const attack: Attack = async target => {
  const counts: Counts = {};
  const guest = await Attacker.come(target, counts);
  let made = 0;
  await repeat({ ...target, isOver: () => target.isOver() || made >= EVENTS }, 2, async () => {
    made++;
    const id = await guest.openEvent(PLAYERS);
    if (id === undefined) return;
    await guest.command('draw', id, { type: 'draw-lots' });
    await guest.command('pairing', id, { type: 'pair-next' });
    await guest.command(`${PLAYERS / 4} tables`, id, { type: 'begin-session', session: 1 });
  });
  return counts;
};
