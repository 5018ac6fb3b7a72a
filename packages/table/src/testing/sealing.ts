import type { Chair, EventTable, SealedDeals, TableSettings } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import { bytesToHex } from '@noble/hashes/utils.js';
import { openingOfEvent } from '../decide/chore.ts';
import type { Caller } from '../decide/context.ts';
import type { SealedSource } from '../ports/ports.ts';
import { Table } from '../runtime/table.ts';
import type { Secret } from '../shuffle/secret.ts';
import { SeededEntropy } from './entropy.ts';
import { SETTINGS, type World } from './world.ts';

/** Names the deals of the duplicate that tests play. */
export const DUPLICATE = 'd0'.repeat(16);
const EVENT: EventTable = { kind: 'duplicate', id: 'ABCD2345', name: 'Tuesday', session: 1, table: 1 };

/** Returns the deals of a duplicate of 16 hands, from a seed. */
export function sealedSource(seed: string): SealedSource & { readonly secrets: readonly Secret[] } {
  const entropy = new SeededEntropy(seed);
  const hex = () => bytesToHex(entropy.bytes(32));
  const secrets = Array.from({ length: 16 }, () => ({ salt: hex(), seed: hex() }));
  return {
    secrets,
    secretOf: (duplicate, handNumber) => (duplicate === DUPLICATE ? secrets[handNumber - 1] : undefined),
  };
}

/** Opens the table of a duplicate in a world whose ports have its deals. Bots fill it. */
export async function openSealed(
  world: World,
  walls: SealedDeals['walls'],
  settings: Partial<TableSettings>,
  ...people: readonly Caller[]
): Promise<Table> {
  const chairs = byPlayer((chair): Chair => {
    const one = people[chair];
    return one
      ? { kind: 'person', id: one.id, name: one.name, presence: 'away' }
      : { kind: 'bot', level: 'regular', name: `bot-${chair}` };
  });
  const all = { ...SETTINGS, ...settings, deals: { duplicate: DUPLICATE, walls } };
  world.table = await world.settled(Table.openWith('table', openingOfEvent(all, EVENT, chairs), world.ports));
  for (const one of people) world.table.arrived(one);
  await world.clock.advance(0);
  return world.table;
}

/** Opens the table of a duplicate and lets its game begin. */
export async function beginSealed(
  world: World,
  ...opening: [...Parameters<typeof openSealed>] extends [World, ...infer Rest] ? Rest : never
) {
  await openSealed(world, ...opening);
  const secret = world.ports.sealed?.secretOf(DUPLICATE, 1);
  if (!secret) throw new Error('the world has no sealed deals');
  await world.settled(world.table.order({ type: 'begin-event', secret }));
  for (let tries = 0; tries < 50 && world.table.state.session.phase !== 'playing'; tries++)
    await world.clock.advance(1000);
}
