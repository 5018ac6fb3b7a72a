import type { Switches } from '@gorrion/protocol';
import { below, type RandomSource, type Tile } from '@gorrion/rules';
import type { Caller } from '../decide/context.ts';
import type { World } from './world.ts';

/** Sends anything that a person may request outside their turn. */
export async function disturb(world: World, random: RandomSource, people: readonly Caller[]): Promise<void> {
  const who = people[below(random, world.table.state.places.filter(place => place.kind === 'person').length)]!;
  const flag = below(random, 2) === 0;
  const { table } = world;
  const switches: Switches = {
    noClaims: flag,
    playDrawn: !flag,
    autoWin: flag,
    autoWinFrom: below(random, 12),
    smallWins: flag ? 'let-go' : 'ask',
    silentTiles: [below(random, 34) as Tile],
    autoFlowers: below(random, 2) === 0,
  };
  const deeds = [
    () => table.departed(who.id),
    () => table.arrived(who.id),
    () => void table.execute(who, world.envelope(who, { type: 'switch', switches })),
    () => void table.execute(who, world.envelope(who, { type: 'ask-pause', isWanted: flag })),
    () =>
      void table.execute({ ...who, name: `${who.name}!` }, world.envelope(who, { type: 'ask-end', isWanted: false })),
    () => void table.execute(who, world.envelope(who, { type: 'reclaim' })),
    () => below(random, 4) === 0 && void table.execute(who, world.envelope(who, { type: 'leave' })),
    () => void table.execute(who, world.envelope(who, { type: 'ask-end', isWanted: flag && below(random, 3) === 0 })),
  ];
  deeds[below(random, deeds.length)]!();
  for (const one of people) if (below(random, 2) === 0) table.arrived(one.id);
  await world.clock.advance(below(random, 2000));
  for (const one of people) {
    if (world.table.state.pause.since !== undefined) {
      void table.execute(one, world.envelope(one, { type: 'reclaim' }));
      void table.execute(one, world.envelope(one, { type: 'ask-pause', isWanted: false }));
    }
  }
}
