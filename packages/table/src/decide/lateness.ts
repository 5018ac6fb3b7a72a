import type { TableState } from '@gorrion/protocol';
import { FOULS, ok, type Player, penaltyShares, refuse } from '@gorrion/rules';
import { latenessAfter, latenessOf, losesAt } from '../people/lateness.ts';
import { Chain } from './chain.ts';
import type { Decision } from './context.ts';
import { decideInSession } from './session.ts';
import { disqualified } from './umpire.ts';

/* What it costs to come late, or not at all, to a session with a limit of time or to a rated game (article 90). */

/** Adds the penalty of a player who was missing when the session began and is here now. */
export function withLateness(chain: Chain, player: Player, before: TableState): Chain {
  const late = latenessOf(before, player, chain.at);
  const foul = late === undefined ? undefined : latenessAfter(late);
  const sanction = foul && FOULS[foul].steps[0];
  if (!foul || sanction?.kind !== 'points') return chain;
  const changes = penaltyShares(player, sanction.points, 'nobody');
  const paid = decideInSession(chain.state, chain.at, { type: 'adjust', changes });
  return paid.ok ? chain.add({ type: 'came-late', player, foul, sanction }, ...paid.value) : chain;
}

/** Takes the session from a player who was absent for too long. The table plays on for them. */
export function loseSession(state: TableState, player: Player, at: number): Decision {
  const due = losesAt(state, player);
  if (due === undefined || at < due) return refuse('nothing-proposed');
  const chain = new Chain(state, at).add({
    type: 'came-late',
    player,
    foul: 'late-over-15',
    sanction: FOULS['late-over-15'].steps[0]!,
  });
  const lost = disqualified(chain, player);
  return lost.ok ? ok(lost.value) : lost;
}
