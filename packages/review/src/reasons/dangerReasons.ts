import type { ReviewedCandidate, ReviewReason } from '@gorrion/protocol';
import { isSameAction, SEATS, type Tile, tilesLeft } from '@gorrion/rules';
import { type Comparison, riskOf } from './decided.ts';

/** A seat endangers a discard from this chance on, if it is as much more than after the best discard. */
const [DANGER, MORE] = [0.03, 0.02];

/** The end of the wall: tiles left. */
const LATE = 16;
/** Chances to win below this are hardly worth a risk. */
const HARDLY = 0.05;
/** A difference of chances below this is none that a reader should hear of. */
const NOTICED = 0.01;

/** The chance to win that a safe discard must cost to be called too dear. */
const DEAR = 0.03;

const isDiscard = ({ action }: ReviewedCandidate) => action.type === 'discard';

const thrown = ({ action }: ReviewedCandidate): { tile?: Tile } => ('tile' in action ? { tile: action.tile } : {});

function dangerous({ played, best }: Comparison): readonly ReviewReason[] {
  const { action } = played;
  if (action.type !== 'discard') return [];
  const excess = (seat: number) => played.danger[seat as 0]! - best.danger[seat as 0]!;
  const seat = SEATS.reduce((worst, next) => (excess(next) > excess(worst) ? next : worst));
  if (played.danger[seat] < DANGER || excess(seat) < MORE) return [];
  return [{ id: 'dangerous', tile: action.tile, seat, played: played.danger[seat], best: best.danger[seat] }];
}

/** Returns what speaks against a discard that another seat may win on. */
export function dangerObjections(comparison: Comparison): readonly ReviewReason[] {
  const { view, played, best } = comparison;
  if (!isDiscard(played) || !isDiscard(best)) return [];
  const [risk, lower] = [riskOf(played), riskOf(best)];
  const left = tilesLeft(view.wall);
  const canHardlyWin = [played, best].every(({ winChance }) => winChance !== null && winChance <= HARDLY);
  if (left <= LATE && canHardlyWin && risk - lower >= NOTICED) {
    return [{ id: 'late-risk', ...thrown(played), left, played: risk, best: lower }];
  }
  return dangerous(comparison);
}

/** Returns what speaks against a discard that is safer than the best one. */
export function safetyObjections({ played, best }: Comparison): readonly ReviewReason[] {
  if (!isDiscard(played) || !isDiscard(best) || played.winChance === null || best.winChance === null) return [];
  const risk = { best: riskOf(best), played: riskOf(played) };
  const chance = { best: best.winChance, played: played.winChance };
  const saved = risk.best - risk.played;
  const isTooDear = saved >= NOTICED && chance.best - chance.played >= Math.max(DEAR, saved);
  return isTooDear ? [{ id: 'safety-too-dear', ...thrown(played), risk, chance }] : [];
}

/** Returns the risk of an added kong that was declared. */
export function robberyObjections({ view, seat, played, best }: Comparison): readonly ReviewReason[] {
  const { action } = played;
  if (action.type !== 'declare-kong' || isSameAction(action, best.action)) return [];
  const isAdded = view.seats[seat].melds.some(meld => meld.kind === 'pung' && meld.tile === action.tile);
  const robber = SEATS.reduce((worst, next) => (played.danger[next] > played.danger[worst] ? next : worst));
  const chance = played.danger[robber];
  if (!isAdded || chance < NOTICED) return [];
  return [{ id: 'kong-may-be-robbed', tile: action.tile, seat: robber, chance }];
}

/** Returns how much safer a discard is than the next candidate. */
export function safetyPraise({ played }: Comparison, next: ReviewedCandidate): readonly ReviewReason[] {
  if (!isDiscard(played) || !isDiscard(next)) return [];
  const [risk, other] = [riskOf(played), riskOf(next)];
  return risk <= NOTICED && other >= DANGER ? [{ id: 'safer', played: risk, other }] : [];
}
