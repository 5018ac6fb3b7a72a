import type { TableCommand } from '@gorrion/protocol';
import { below, legalActions, type RandomSource, seatOf, untimelyActions } from '@gorrion/rules';
import type { Caller } from '../decide/context.ts';
import type { World } from './world.ts';

/** Has a person at a strict table do something at their own risk, if they sit there. */
export async function transgress(world: World, random: RandomSource, who: Caller): Promise<void> {
  const viewer = world.table.viewerOf(who.id);
  const { session } = world.table.state;
  if (typeof viewer === 'string' || session.phase !== 'playing') return;
  const seat = seatOf(session, viewer);
  const rash = [...legalActions(session.hand, seat), ...untimelyActions(session.hand, seat)];
  const { seat: _, ...action } = rash[below(random, rash.length)] ?? { seat, type: 'draw' };
  await world.ask(who, { type: 'act', action } as TableCommand);
}
