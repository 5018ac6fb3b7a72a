import {
  claimedMeld,
  holdingAfter,
  isClaimed,
  isMeldClaim,
  type MeldClaim,
  type OfferedTile,
  PLAYING_KINDS,
  type SeatCommand,
  type SeatState,
} from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { setIdOf } from '../routes/sets.ts';
import { type Position, positionOf } from '../targets/position.ts';
import type { Prospects } from '../targets/prospects.ts';
import { afterKong } from './kongs.ts';
import { discardValues, type Outlook, outlookAfterClaim, prospectsIn, waitValue } from './outlook.ts';

type ClaimCommand = Extract<SeatCommand, { type: 'claim' }>;

/**
 * Returns whether a claim serves a target that may be won open: the target has the claimed set and lacks the offered
 * tile. A kong only needs a target with its set.
 */
function serves(prospects: Prospects, position: Position, claim: MeldClaim, offer: OfferedTile): boolean {
  const set = setIdOf(claimedMeld(claim, offer));
  const { list, weights } = prospects;
  for (let target = 0; target < list.size; target++) {
    const isNeeded =
      claim.kind === 'kong' || list.need[target * PLAYING_KINDS + offer.tile]! > position.counts[offer.tile]!;
    if (weights[target] === 0 || !isNeeded) continue;
    if (list.sets.subarray(4 * target, 4 * target + 4).includes(set) && prospects.canOpen(target)) return true;
  }
  return false;
}

function afterClaim(own: SeatState, action: ClaimCommand, offer: OfferedTile, outlook: Outlook): Candidate {
  const margin = own.melds.some(isClaimed) ? outlook.style.furtherClaim : outlook.style.firstClaim;
  if (action.claim.kind === 'kong') {
    const kong = afterKong(own, action, offer, outlook);
    return { ...kong, value: kong.value - margin };
  }
  const position = positionOf(holdingAfter(own, action, offer), outlook.sight);
  const best = discardValues(position, outlook).reduce((a, b) => (b.net > a.net ? b : a));
  const { net, missing, route, winChance, routes } = best;
  return { action, value: net - margin, missing, route, winChance, routes };
}

/** Values a pass and every claim that serves a target; other claims are candidates only where a review asks for them. */
export function onOffer(
  own: SeatState,
  actions: readonly SeatCommand[],
  offer: OfferedTile,
  outlook: Outlook,
): readonly Candidate[] {
  const claims = actions.filter(action => action.type === 'claim');
  const passes = claims.filter(({ claim }) => claim.kind === 'pass');
  const position = positionOf(own, outlook.sight);
  const prospects = prospectsIn(position, outlook);
  const isCandidate = (claim: MeldClaim) => outlook.valuesEveryClaim || serves(prospects, position, claim, offer);
  const serving = claims.filter(({ claim }) => isMeldClaim(claim) && isCandidate(claim));
  if (serving.length === 0 && !outlook.explains) {
    return passes.map(action => ({ action, value: 0, missing: prospects.missing }));
  }
  const passed = waitValue(position, prospects, outlook);
  const claiming = outlookAfterClaim(outlook);
  return [
    ...passes.map(action => ({ action, ...passed })),
    ...serving.map(action => afterClaim(own, action, offer, claiming)),
  ];
}
