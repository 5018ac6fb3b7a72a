import { afterAddedTile, afterMeld, ownTilesOf } from '../melds/laying.ts';
import type { Meld } from '../melds/meld.ts';
import { type BySeat, bySeat, type Seat, seatAfter, withSeat } from '../tiles/seat.ts';
import { withoutTile, withoutTiles, withTile } from '../tiles/sorted.ts';
import { HIDDEN, type Tile } from '../tiles/tile.ts';
import { afterDraw, dealtWall } from '../wall/wall.ts';
import type { Claim } from './commands.ts';
import type { HandEvent, RevealedSeat } from './events.ts';
import { countConfirmed, countRefused, fanNamed, fanObjected, huShown, inCount } from './evolveCount.ts';
import { EMPTY_SEAT, type HandState, type Outcome, type SeatState, undealt } from './state.ts';

type Event<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

const NO_CLAIMS: BySeat<Claim | undefined> = [undefined, undefined, undefined, undefined];
const NO_PAYMENTS: BySeat<number> = [0, 0, 0, 0];

const seatsWith = ({ seats }: HandState, seat: Seat, change: Partial<SeatState>): BySeat<SeatState> =>
  withSeat(seats, seat, { ...seats[seat], ...change });

const changeSeat = (state: HandState, seat: Seat, change: Partial<SeatState>): HandState => ({
  ...state,
  seats: seatsWith(state, seat, change),
});

function dealt(event: Event<'dealt'>): HandState {
  return {
    ...undealt,
    phase: { name: 'turn', seat: 0, drawn: undefined, source: 'deal' },
    rules: event.rules,
    prevalentWind: event.prevalentWind,
    dice: event.dice,
    wall: dealtWall(event.layout, event.wall, event.breakAt, event.hands),
    seats: bySeat(seat => ({ ...EMPTY_SEAT, concealed: event.hands[seat], fouls: event.fouls[seat] })),
  };
}

function drew(state: HandState, { seat, tile, source }: Event<'drew'>): HandState {
  const { wall, phase } = state;
  // Flowers of the deal are replaced before the first turn: East has not discarded yet (article 12).
  const isStillDealing = phase.name === 'turn' && phase.source === 'deal' && source === 'flower';
  return {
    ...state,
    seats: seatsWith(state, seat, { concealed: withTile(state.seats[seat].concealed, tile) }),
    wall: afterDraw(wall, seat, source !== 'wall'),
    phase: isStillDealing ? phase : { name: 'turn', seat, drawn: tile, source },
  };
}

/** Returns the seat's tiles that must be discarded, in the form of its state: absent if there are none. */
const exposing = (tiles: readonly Tile[]): Pick<SeatState, 'exposed'> => (tiles.length > 0 ? { exposed: tiles } : {});

/** Returns a seat without tiles that it had to discard and that have left its hand. */
const withoutExposed = ({ exposed = [], ...seat }: SeatState, tiles: readonly Tile[]): SeatState => ({
  ...seat,
  ...exposing(withoutTiles(exposed, tiles)),
});

function discarded(before: HandState, { seat, tile, isDrawn }: Event<'discarded'>): HandState {
  const state = { ...before, seats: withSeat(before.seats, seat, withoutExposed(before.seats[seat], [tile])) };
  const { concealed, discards } = state.seats[seat];
  const [east, south, west, north] = state.seats;
  const nth = east.discards.length + south.discards.length + west.discards.length + north.discards.length;
  const discard = isDrawn ? { tile, nth, isDrawn } : { tile, nth };
  return {
    ...state,
    seats: seatsWith(state, seat, { concealed: withoutTile(concealed, tile), discards: [...discards, discard] }),
    phase: { name: 'claims', on: 'discard', from: seat, tile, made: NO_CLAIMS, announced: undefined },
  };
}

function claimMade(state: HandState, seat: Seat, claim: Claim, isAnnounced: boolean): HandState {
  if (state.phase.name !== 'claims') return state;
  const made = withSeat(state.phase.made, seat, claim);
  return { ...state, phase: { ...state.phase, made, announced: isAnnounced ? seat : state.phase.announced } };
}

/** Marks the last tile of a river as claimed. */
function takeDiscard(state: HandState, from: Seat, claimedBy: Seat, meld?: Meld): HandState {
  const { discards } = state.seats[from];
  const last = discards[discards.length - 1];
  if (!last) return state;
  const taken = meld ? { ...last, claimedBy, meld } : { ...last, claimedBy };
  return changeSeat(state, from, { discards: [...discards.slice(0, -1), taken] });
}

function melded(state: HandState, { seat, meld, takesExposed }: Event<'melded'>): HandState {
  const own = state.seats[seat];
  const kept = takesExposed ? withoutExposed(own, ownTilesOf(meld)) : own;
  const laid = { ...state, seats: withSeat(state.seats, seat, { ...kept, ...afterMeld(kept, meld) }) };
  const source = meld.kind === 'kong' ? 'kong' : 'claim';
  const turned: HandState = { ...laid, phase: { name: 'turn', seat, drawn: undefined, source } };
  return 'from' in meld ? takeDiscard(turned, meld.from, seat, meld) : turned;
}

function kongAdded(state: HandState, { seat, tile }: Event<'kong-added'>): HandState {
  return {
    ...changeSeat(state, seat, afterAddedTile(state.seats[seat], tile)),
    phase: { name: 'claims', on: 'added-kong', from: seat, tile, made: NO_CLAIMS, announced: undefined },
  };
}

const NONE_CHOSEN: BySeat<readonly Tile[] | undefined> = [undefined, undefined, undefined, undefined];

const exchanging = (state: HandState, giver: Seat): HandState => ({
  ...state,
  phase: { name: 'exchanging', giver, chosen: NONE_CHOSEN },
});

const exchangeChosen = (state: HandState, { seat, tiles }: Event<'exchange-chosen'>): HandState =>
  state.phase.name === 'exchanging'
    ? { ...state, phase: { ...state.phase, chosen: withSeat(state.phase.chosen, seat, tiles) } }
    : state;

/** Two neighbours have exchanged: the next two follow, and after the fourth exchange the banker plays. */
function exchanged(state: HandState, { seat, given: [given, got] }: Event<'exchanged'>): HandState {
  const other = seatAfter(seat);
  const hand = (owner: Seat, away: readonly Tile[], come: readonly Tile[]): Partial<SeatState> => {
    const { concealed } = state.seats[owner];
    // A viewer who does not see a hand knows some of its tiles now, but still not the hand.
    const shown = concealed[0] === HIDDEN ? come.map(() => HIDDEN) : come;
    return { concealed: shown.reduce(withTile, withoutTiles(concealed, away)) };
  };
  const exchanges = [...(state.exchanges ?? []), { seat, given: [given, got] as const }];
  const changed = changeSeat(changeSeat(state, seat, hand(seat, given, got)), other, hand(other, got, given));
  const after = { ...changed, exchanges };
  if (seat !== 3) return exchanging(after, other);
  return { ...after, phase: { name: 'turn', seat: 0, drawn: undefined, source: 'deal' } };
}

const over = (state: HandState, outcome: Outcome, shown: BySeat<RevealedSeat>): HandState => ({
  ...state,
  seats: bySeat(seat => ({ ...state.seats[seat], ...shown[seat] })),
  phase: { name: 'over', outcome },
});

function won(state: HandState, event: Event<'won'>): HandState {
  const { type: _, shown, ...outcome } = event;
  const { seat, from, robbed } = event;
  const ended = over(state, { kind: 'won', ...outcome }, shown);
  return from === seat || robbed ? ended : takeDiscard(ended, from, seat);
}

const pay = (state: HandState, payments: BySeat<number>): HandState => ({
  ...state,
  penalties: bySeat(seat => state.penalties[seat] + payments[seat]),
});

/** Removes a claim that falls, so that views show the seat as one without an answer. */
function voidClaim(state: HandState, seat: Seat): HandState {
  const { phase } = state;
  if (phase.name !== 'claims') return state;
  const { taken, ...rest } = phase;
  const announced = phase.announced === seat ? undefined : phase.announced;
  const still = taken && taken.seat !== seat ? { taken } : {};
  return { ...state, phase: { ...rest, made: withSeat(phase.made, seat, undefined), announced, ...still } };
}

const claimTaken = (state: HandState, { seat, word }: Event<'claim-taken'>): HandState =>
  state.phase.name === 'claims' ? { ...state, phase: { ...state.phase, taken: { seat, word } } } : state;

const owing = (state: HandState, { seat, source }: Event<'replacement-owed'>): HandState => ({
  ...state,
  phase: { name: 'turn', seat, drawn: undefined, source, owes: true },
});

/** The turn is over without a discard; the next seat's draw follows. */
const declined = (state: HandState, { seat }: Event<'replacement-declined'>): HandState => ({
  ...state,
  phase: { name: 'turn', seat, drawn: undefined, source: 'kong' },
});

const expose = (state: HandState, seat: Seat, tiles: readonly Tile[]): HandState =>
  changeSeat(state, seat, exposing([...(state.seats[seat].exposed ?? []), ...tiles]));

function fouled(state: HandState, event: Event<'fouled'>): HandState {
  const { seat, foul, isDead, voidsClaim, payments, shown = [], mustDiscard } = event;
  const { fouls, isDead: wasDead } = state.seats[seat];
  const seen = mustDiscard ? expose(state, seat, shown) : state;
  const marked = changeSeat(seen, seat, { fouls: [...fouls, foul], isDead: wasDead || isDead });
  return pay(voidsClaim ? voidClaim(marked, seat) : marked, payments);
}

function umpireRuled(state: HandState, { ruling, payments }: Event<'umpire-ruled'>): HandState {
  const paid = pay(state, payments);
  if (ruling.kind === 'dead-hand') return changeSeat(paid, ruling.seat, { isDead: true });
  if (ruling.kind === 'discard-shown') return expose(paid, ruling.seat, ruling.tiles);
  return ruling.kind === 'void-claim' ? voidClaim(paid, ruling.seat) : paid;
}

/** Folds an event into the state. It never refuses, so every stored log can be replayed. */
export function evolve(state: HandState, event: HandEvent): HandState {
  switch (event.type) {
    case 'dealt':
      return dealt(event);
    case 'drew':
      return drew(state, event);
    case 'flower-exposed':
      return changeSeat(state, event.seat, {
        concealed: withoutTile(state.seats[event.seat].concealed, event.tile),
        flowers: [...state.seats[event.seat].flowers, event.tile],
      });
    case 'exchange-opened':
      return exchanging(state, 0);
    case 'exchange-chosen':
      return exchangeChosen(state, event);
    case 'exchanged':
      return exchanged(state, event);
    case 'discarded':
      return discarded(state, event);
    case 'claim-made':
      return claimMade(state, event.seat, event.claim, false);
    case 'claim-announced':
      return claimMade(state, event.seat, event.claim, true);
    case 'claim-taken':
      return claimTaken(state, event);
    case 'replacement-owed':
      return owing(state, event);
    case 'replacement-declined':
      return declined(state, event);
    case 'melded':
      return melded(state, event);
    case 'kong-added':
      return kongAdded(state, event);
    case 'won':
      return won(state, event);
    case 'hu-shown':
      return huShown(state, event);
    case 'fan-named':
      return fanNamed(state, event);
    case 'fan-objected':
      return fanObjected(state, event);
    case 'count-finished':
      return inCount(state, { isFinished: true });
    case 'count-confirmed':
      return countConfirmed(state, event);
    case 'count-refused':
      return countRefused(state);
    case 'fouled':
      return fouled(state, event);
    case 'umpire-ruled':
      return umpireRuled(state, event);
    case 'exhausted':
      return over(state, { kind: 'exhausted', payments: NO_PAYMENTS }, event.shown);
    case 'stopped':
      return over(state, { kind: 'void', payments: NO_PAYMENTS }, event.shown);
  }
}

/** Returns the state after the events of a log. */
export const replay = (events: readonly HandEvent[]): HandState => events.reduce(evolve, undealt);
