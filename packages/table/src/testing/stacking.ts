import { type Entry, rulesetOf } from '@gorrion/protocol';
import { decideSession } from '@gorrion/rules';
import { type Stack, stacked } from '@gorrion/rules/testing';
import { Chain } from '../decide/chain.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';

/** Begins a game, on the chairs as they are, whose first hand has the tiles of a stack. Throws if the rules refuse it. */
export function beginStacked(chain: Chain, stack: Stack): void {
  const { settings } = chain.state;
  const options = { rules: rulesetOf(settings), hands: settings.hands };
  for (const command of [
    { type: 'start', options },
    { type: 'begin-hand', ...stacked(stack) },
  ] as const) {
    const decision = decideSession(chain.state.session, command);
    if (!decision.ok) throw new Error(decision.error.code);
    for (const event of decision.value) chain.add({ type: 'session', event });
  }
}

/** Returns the entries that begin such a game on a table with this log, at `at` (server ms). */
export function stackedEntries(log: readonly Entry[], at: number, stack: Stack): readonly Entry[] {
  const chain = new Chain(log.reduce(evolveTable, unopened), at);
  beginStacked(chain, stack);
  return chain.events.map((event, n) => ({ seq: log.length + n + 1, at, event }));
}
