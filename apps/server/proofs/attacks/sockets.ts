import type { TournamentView } from '@gorrion/events/tournament';
import { WireSocket } from '../wire/socket.ts';
import { ADDRESS, type Attack, Attacker, type Counts } from './attacker.ts';

const PEOPLE = 64;
const PAGES_EACH = 12;

/** Pages of the people of an own event, for whose room the organiser asks more than anybody needs. */
export const attack: Attack = async target => {
  const counts: Counts = {};
  const organiser = await Attacker.come(target, counts);
  const event = (await organiser.openEvent(PEOPLE, 5000)) ?? '';
  const seen = await organiser.ask('view', `/api/ledgers/tournament/${event}`);
  const { players = [] } = (seen.value.view ?? {}) as Partial<TournamentView>;
  const add = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const { key } of players) {
    if (target.isOver()) break;
    const person = await Attacker.come(target, counts);
    await person.command('join', event, { type: 'join', key: key! });
    const knock = { port: target.port, cookie: person.cookie, address: ADDRESS };
    const pages = Array.from({ length: PAGES_EACH }, () => WireSocket.open(knock, { event() {}, closed() {} }));
    for (const page of await Promise.allSettled(pages)) add(page.status === 'fulfilled' ? 'page done' : 'page refused');
  }
  return counts;
};
