import { type Claim, isClaimed, PLAYING_KINDS, type SeatCommand, type SeatState, type Tile } from '@gorrion/rules';
import { holdingAfter, type Offer } from '../afterAction.ts';
import type { Candidate } from '../candidate.ts';
import { pungId, setIdOf } from '../routes/sets.ts';
import { type Position, positionOf } from '../targets/position.ts';
import type { Prospects } from '../targets/prospects.ts';
import { afterKong } from './kongs.ts';
import { discardsOf, type Outlook, outlookAfterClaim, prospectsIn, waiting } from './outlook.ts';

type ClaimCommand = Extract<SeatCommand, { type: 'claim' }>;

const setOfClaim = (claim: Claim, tile: Tile): number =>
  claim.kind === 'chow' ? setIdOf({ kind: 'chow', low: claim.low, claimed: tile, from: 0 }) : pungId(tile);

/**
 * Whether a target that may be won open has the set that the claim lays down, and needs the offered tile for it; a kong
 * is made of a set that it has.
 */
function serves(prospects: Prospects, position: Position, claim: Claim, tile: Tile): boolean {
  const set = setOfClaim(claim, tile);
  const { list, weights } = prospects;
  for (let target = 0; target < list.size; target++) {
    const isNeeded = claim.kind === 'kong' || list.need[target * PLAYING_KINDS + tile]! > position.counts[tile]!;
    if (weights[target] === 0 || !isNeeded) continue;
    if (list.sets.subarray(4 * target, 4 * target + 4).includes(set) && prospects.canOpen(target)) return true;
  }
  return false;
}

function afterClaim(own: SeatState, action: ClaimCommand, offer: Offer, outlook: Outlook): Candidate {
  const margin = own.melds.some(isClaimed) ? outlook.style.furtherClaim : outlook.style.firstClaim;
  if (action.claim.kind === 'kong') {
    const kong = afterKong(own, action, offer, outlook);
    return { ...kong, value: kong.value - margin };
  }
  const position = positionOf(holdingAfter(own, action, offer), outlook.sight);
  const best = discardsOf(position, outlook).reduce((a, b) => (b.net > a.net ? b : a));
  const { net, missing, route, winChance, routes } = best;
  return { action, value: net - margin, missing, route, winChance, routes };
}

/** Passing, against every claim that serves a target; a claim that serves none is not looked into. */
export function onOffer(
  own: SeatState,
  actions: readonly SeatCommand[],
  offer: Offer,
  outlook: Outlook,
): readonly Candidate[] {
  const claims = actions.filter(action => action.type === 'claim');
  const passes = claims.filter(({ claim }) => claim.kind === 'pass');
  const position = positionOf(own, outlook.sight);
  const prospects = prospectsIn(position, outlook);
  const serving = claims.filter(
    ({ claim }) => claim.kind !== 'pass' && claim.kind !== 'win' && serves(prospects, position, claim, offer.tile),
  );
  if (serving.length === 0 && !outlook.explains) {
    return passes.map(action => ({ action, value: 0, missing: prospects.missing }));
  }
  const passed = waiting(position, prospects, outlook);
  const claiming = outlookAfterClaim(outlook);
  return [
    ...passes.map(action => ({ action, ...passed })),
    ...serving.map(action => afterClaim(own, action, offer, claiming)),
  ];
}
