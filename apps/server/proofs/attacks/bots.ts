import { newId } from '../wire/page.ts';
import { type Attack, Attacker, type Counts, repeat } from './attacker.ts';

const GUESTS = 60;
const TABLES = 16;

/** Duplicates of many cookies of one address, at whose tables four experts each play. */
export const attack: Attack = async target => {
  const counts: Counts = {};
  let come = 0;
  await repeat({ ...target, isOver: () => target.isOver() || come >= GUESTS }, 4, async () => {
    come++;
    const guest = await Attacker.come(target, counts);
    const wish = {
      ...{
        name: 'Bots',
        hands: 16,
        walls: 'shared',
        flowers: true,
        ruleset: 'wmo2006',
        clock: 'fast',
        form: 'individual',
      },
      ...{ tables: TABLES, hasBotTable: true, botLevel: 'expert', bots: [1, 2, 3] },
    };
    const { id } = (await guest.ask('duplicate', '/api/ledgers/duplicate', { id: newId(), wish })).value;
    if (id === undefined) return;
    const command = (what: string, body: object) =>
      guest.ask(what, `/api/ledgers/duplicate/${id}`, { id: newId(), command: body });
    for (let table = 1; table <= TABLES; table++) {
      await command('seat', { type: 'seat-bot', table, player: 0, level: 'expert' });
      await command('table of four bots', { type: 'open-table', table });
    }
  });
  while (!target.isOver()) await new Promise(done => setTimeout(done, 200));
  return counts;
};
