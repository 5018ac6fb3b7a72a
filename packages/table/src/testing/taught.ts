import type { TableSettings, TeacherAct } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import type { Caller } from '../decide/context.ts';
import { playerOf } from '../people/people.ts';
import { pagesOf } from './page.ts';
import type { World } from './world.ts';

const TAUGHT: Partial<TableSettings> = { clock: 'none', teacher: true };

/** Opens a teacher's table at which learners sit down by their own wish. */
export async function openTaught(world: World, teacher: Caller, ...learners: readonly Caller[]): Promise<World> {
  await world.open(TAUGHT, teacher);
  for (const one of learners) await world.ask(one, { type: 'sit', isTaught: true });
  return world;
}

/** Plays a lesson in which everything is done that a teacher may do, with a restart of the server. */
export async function taughtGame(world: World, teacher: Caller, learners: readonly Caller[]): Promise<World> {
  await openTaught(world, teacher, ...learners);
  const people = [...learners, teacher];
  const teach = (act: TeacherAct) => world.ask(teacher, { type: 'teach', act });
  await teach({ kind: 'deal' });
  pagesOf(world, people, seeded('taught'));
  for (let turn = 0; turn < 12; turn++) {
    await world.clock.advance(9000);
    const { hand, seating } = world.table.state.session;
    const player = seating[turn % 4]!;
    const at = { player, zone: 'hand', tiles: hand.seats[turn % 4]!.concealed.slice(0, 2) } as const;
    await teach({ kind: 'point', at: { ...at, text: 'What do these make?' } });
    await teach({ kind: 'open-hands', isOpen: turn % 3 === 0 });
    await teach({ kind: 'point', at });
    if (turn % 4 === 1) await teach({ kind: 'take-back' });
    const tried = turn % 4 === 2 ? learners.map(({ id }) => playerOf(world.table.state, id)!) : [];
    for (const learner of tried) await teach({ kind: 'try-again', player: learner });
    if (turn === 8) await teach({ kind: 'from-start' });
    if (turn === 5) await world.crash(60_000, people);
    await teach({ kind: turn % 2 === 0 ? 'pause' : 'go-on' });
    if (turn === 10) await teach({ kind: 'deal', deal: { dealer: 2, hands: [[], [], [], []] } });
  }
  world.table.departed(teacher.id);
  await world.clock.advance(1000);
  world.table.arrived(teacher);
  await world.ask(teacher, { type: 'close' });
  return world;
}
