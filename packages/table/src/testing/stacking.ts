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
    { type: 'begin-hand', ...stacked(stack, options.rules) },
  ] as const) {
    const decision = decideSession(chain.state.session, command);
    if (!decision.ok) throw new Error(decision.error.code);
    for (const event of decision.value) chain.add({ type: 'session', event });
  }
}

/**
 * Returns the entries that begin such a game on a table with this log. It began `ago` (ms) before `now` (server ms), and
 * nothing was played since.
 */
export function stackedEntries(log: readonly Entry[], now: number, stack: Stack, ago = 0): readonly Entry[] {
  const chain = new Chain(log.reduce(evolveTable, unopened), now - ago);
  beginStacked(chain, stack);
  const begun = chain.events.map((event, n) => ({ seq: log.length + n + 1, at: now - ago, event }));
  // The table was there until now: what it shifts its clocks by at a restart is the time since its last entry.
  const last = { type: 'pause-asked', place: 0, isWanted: false } as const;
  return [...begun, { seq: log.length + begun.length + 1, at: now, event: last }];
}
