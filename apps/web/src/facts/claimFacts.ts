import {
  type HandState,
  type Meld,
  type Seat,
  type SeatCommand,
  type Tile,
  withoutTile,
  withSeat,
} from '@gorrion/rules';
import { fanName } from '../result/fanName.ts';
import type { ClaimFact, FanLine } from '../table/facts.ts';
import { changed, readyAfterDiscard, readyFact } from './ready.ts';

type Claiming = Extract<SeatCommand, { type: 'claim' }>;

/** A concealed kong does not open a hand (ruling 28). */
const isOpen = (meld: Meld): boolean => meld.kind !== 'kong' || meld.form !== 'concealed';

/** What only a hand without open melds can have: by discard the first, by self-draw the second (rulings 51, 52). */
const CLOSED_FANS = [
  ['concealed-hand', 2],
  ['fully-concealed-hand', 4],
] as const;

const lostBy = (hand: HandState, seat: Seat, locale: string): readonly FanLine[] =>
  hand.seats[seat].melds.some(isOpen) ? [] : CLOSED_FANS.map(([id, points]) => ({ name: fanName(id, locale), points }));

/** The meld that a claim would lay, and the tiles of the hand that go into it. */
function melded({ claim }: Claiming, tile: Tile, from: Seat): { meld: Meld; used: readonly Tile[] } | undefined {
  switch (claim.kind) {
    case 'chow': {
      const run = [0, 1, 2].map(step => (claim.low + step) as Tile);
      return { meld: { kind: 'chow', low: claim.low, claimed: tile, from }, used: withoutTile(run, tile) };
    }
    case 'pung':
      return { meld: { kind: 'pung', tile, from }, used: [tile, tile] };
    case 'kong':
      return { meld: { kind: 'kong', form: 'melded', tile, from }, used: [tile, tile, tile] };
    default:
      return undefined;
  }
}

/** The hand as it would lie after the claim; a discard is still to follow, except after a kong. */
function after(hand: HandState, seat: Seat, meld: Meld, used: readonly Tile[], from: Seat): HandState {
  const { concealed, melds } = hand.seats[seat];
  const rest = used.reduce<readonly Tile[]>((tiles, tile) => withoutTile(tiles, tile), concealed);
  const given = hand.seats[from].discards;
  const discards = given.map((discard, n) => (n === given.length - 1 ? { ...discard, claimedBy: seat } : discard));
  const phase = { name: 'turn', seat, drawn: undefined, source: 'claim' } as const;
  const taken: HandState = { ...hand, phase, seats: withSeat(hand.seats, from, { ...hand.seats[from], discards }) };
  return changed(taken, seat, { concealed: rest, melds: [...melds, meld] });
}

/** What each claim that is offered would give and take. */
export function claimFacts(
  hand: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  locale: string,
): readonly ClaimFact[] {
  const { phase } = hand;
  if (phase.name !== 'claims' || phase.on !== 'discard') return [];
  const lost = lostBy(hand, seat, locale);
  return actions.flatMap(command => {
    const laid = command.type === 'claim' ? melded(command, phase.tile, phase.from) : undefined;
    if (!laid) return [];
    const state = after(hand, seat, laid.meld, laid.used, phase.from);
    const ready =
      laid.meld.kind === 'kong' ? readyFact(state, seat, undefined, locale) : readyAfterDiscard(state, seat, locale)[0];
    return [{ command, lost, after: ready }];
  });
}
