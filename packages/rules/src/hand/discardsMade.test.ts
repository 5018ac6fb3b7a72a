import { describe, expect, it } from 'vitest';
import { wmo2006 } from '../rulesets/presets.ts';
import { playout } from '../testing/playout.ts';
import { sized } from '../testing/wide.ts';
import { type DiscardMade, discardsMade } from './discardsMade.ts';
import { evolve } from './evolve.ts';
import { undealt } from './state.ts';
import { viewFor } from './view.ts';

describe('the discards of a hand, as the state keeps them', () => {
  it('are those that were made, in their order, each with what was made of it', {
    timeout: 30_000,
  }, () => {
    const kinds = new Set<string>();
    for (let n = 0; n < sized(60, 300); n++) {
      const events = [...playout(`in order ${n}`, wmo2006)].flatMap(step => step.events);
      const made: DiscardMade[] = [];
      let state = undealt;
      for (const event of events) {
        state = evolve(state, event);
        if (event.type === 'discarded') made.push({ seat: event.seat, tile: event.tile });
        if (event.type !== 'melded' || !('from' in event.meld)) continue;
        made.push({ ...made.pop()!, taken: { seat: event.seat, meld: event.meld } });
        kinds.add(event.meld.kind);
      }
      expect(discardsMade(state)).toEqual(made);
      expect(discardsMade(viewFor(state, 'spectator'))).toEqual(made);
    }
    expect([...kinds].sort()).toEqual(['chow', 'kong', 'pung']);
  });
});
