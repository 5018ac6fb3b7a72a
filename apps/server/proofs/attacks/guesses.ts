import { type Attack, Attacker, type Counts, repeat } from './attacker.ts';

const LETTERS = '23456789';

/** One phone guesses ids of groups and events, while the organiser of an event beside it goes on. */
export const attack: Attack = async target => {
  const counts: Counts = {};
  const phone = await Attacker.come(target, counts);
  const organiser = await Attacker.come(target, counts);
  const id = await organiser.openEvent(8);
  const guess = () => Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
  let round = 0;
  await repeat(target, 1, async () => {
    await phone.ask('guess', `/api/ledgers/group/${guess()}`);
    await organiser.command('organiser', id ?? '', { type: 'plan', changes: { about: `${round++}` } });
    await new Promise(done => setTimeout(done, 400));
  });
  return counts;
};
