import type { Entry, TableSettings } from '@gorrion/protocol';
import { type Dice, decideSession, PLAYERS, type SessionOptions, type Tile } from '@gorrion/rules';
import { Chain } from '../../decide/chain.ts';
import { opening } from '../../decide/chore.ts';
import type { Caller } from '../../decide/context.ts';
import { newBot } from '../../decide/gathering.ts';
import { unopened } from '../../state/unopened.ts';

/** Returns the log of a table whose first hand has just been dealt. People have the first chairs, bots the others. */
export function begunTable(
  settings: TableSettings,
  people: readonly Caller[],
  options: SessionOptions,
  deal: { readonly ring: readonly Tile[]; readonly dice: Dice },
  at: number,
): readonly Entry[] {
  const chain = new Chain(unopened, at).add(...opening(settings, people[0]!));
  for (const place of PLAYERS.slice(1)) {
    const one = people[place];
    const who = one && ({ kind: 'person', ...one, presence: 'here' } as const);
    chain.add({ type: 'seated', place, who: who ?? newBot(chain.state, 'regular') });
  }
  for (const command of [{ type: 'start', options } as const, { type: 'begin-hand', ...deal } as const]) {
    const decision = decideSession(chain.state.session, command);
    if (!decision.ok) throw new Error(decision.error.code);
    for (const event of decision.value) chain.add({ type: 'session', event });
  }
  return chain.events.map((event, n) => ({ seq: n + 1, at, event }));
}
