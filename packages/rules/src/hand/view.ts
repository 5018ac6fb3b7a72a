import type { Meld } from '../melds/meld.ts';
import { type Ruleset, showsConcealedKongs } from '../rulesets/ruleset.ts';
import { bySeat, type Reader, type Seat, seatAfter } from '../tiles/seat.ts';
import { HIDDEN, type Tile } from '../tiles/tile.ts';
import { hiddenWall } from '../wall/wall.ts';
import type { HandEvent } from './events.ts';
import type { CountingPhase, Exchange, HandState, Phase, SeatState } from './state.ts';

/*
 * Only these functions hide secrets. A view has the type of the state, so one law can be tested:
 *   viewFor(evolve(state, event), viewer) = evolve(viewFor(state, viewer), redact(event, viewer))
 * It shows that nothing leaks and that no viewer gets out of step.
 */

/** Returns the seat of a reader, whose claims and choices it sees; undefined for a reader without one. */
function seatOfReader(reader: Reader): Seat | undefined {
  if (typeof reader === 'object') return reader.seat;
  return typeof reader === 'number' ? reader : undefined;
}

/** Whether a reader sees the concealed tiles of a seat. The claims that a seat has made are its own all the same. */
const seesHand = (reader: Reader, seat: Seat): boolean =>
  reader === seat || reader === 'open-hands' || reader === 'teacher' || typeof reader === 'object';

const wallFor = (tiles: readonly Tile[], reader: Reader): readonly Tile[] =>
  reader === 'teacher' ? tiles : hiddenWall(tiles.length);

const hidden = (tiles: readonly Tile[]): readonly Tile[] => tiles.map(() => HIDDEN);

/** Hides a concealed kong, which lies face down until the end of the hand (article 28; CLASSICAL 31). */
const hiddenMeld = (meld: Meld): Meld =>
  meld.kind === 'kong' && meld.form === 'concealed' ? { ...meld, tile: HIDDEN } : meld;

const hiddenSeat = (seat: SeatState, rules: Ruleset): SeatState => ({
  ...seat,
  concealed: hidden(seat.concealed),
  melds: showsConcealedKongs(rules) ? seat.melds : seat.melds.map(hiddenMeld),
});

/** All players see that a seat has chosen and how many tiles, only its own player which. */
const chosenFor = (tiles: readonly Tile[] | undefined, isOwn: boolean) => (isOwn || !tiles ? tiles : hidden(tiles));

function phaseFor(phase: Phase, viewer: Reader): Phase {
  if (phase.name === 'exchanging') {
    return { ...phase, chosen: bySeat(seat => chosenFor(phase.chosen[seat], seat === seatOfReader(viewer))) };
  }
  if (phase.name === 'counting') return { ...phase, under: openPhaseFor(phase.under, viewer) };
  return phase.name === 'turn' || phase.name === 'claims' ? openPhaseFor(phase, viewer) : phase;
}

function openPhaseFor(phase: CountingPhase['under'], viewer: Reader): CountingPhase['under'] {
  if (phase.name === 'turn' && !seesHand(viewer, phase.seat) && phase.drawn !== undefined)
    return { ...phase, drawn: HIDDEN };
  if (phase.name !== 'claims') return phase;
  const own = seatOfReader(viewer);
  const isOpen = (seat: Seat) => seat === own || seat === phase.announced;
  return { ...phase, made: bySeat(seat => (isOpen(seat) ? phase.made[seat] : undefined)) };
}

/** Only the two who exchange see the tiles; others see how many. */
function exchangeFor<E extends Exchange>(exchange: E, viewer: Reader): E {
  const own = seatOfReader(viewer);
  const isParty = own === exchange.seat || own === seatAfter(exchange.seat);
  return isParty ? exchange : { ...exchange, given: [hidden(exchange.given[0]), hidden(exchange.given[1])] };
}

/** Returns what a viewer may know of the hand. The order of the wall stays hidden even after the hand, but for a teacher. */
export function viewFor(state: HandState, viewer: Reader): HandState {
  if (state.phase.name === 'undealt') return state;
  const wall = { ...state.wall, tiles: wallFor(state.wall.tiles, viewer) };
  const exchanges = state.exchanges && { exchanges: state.exchanges.map(made => exchangeFor(made, viewer)) };
  if (state.phase.name === 'over') return { ...state, ...exchanges, wall };
  const seats = bySeat(seat =>
    seesHand(viewer, seat) ? state.seats[seat] : hiddenSeat(state.seats[seat], state.rules),
  );
  return { ...state, ...exchanges, wall, seats, phase: phaseFor(state.phase, viewer) };
}

/** Returns what a viewer learns of an event; undefined if they may not even know that it happened. */
export function redact(event: HandEvent, viewer: Reader): HandEvent | undefined {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        wall: wallFor(event.wall, viewer),
        hands: bySeat(seat => (seesHand(viewer, seat) ? event.hands[seat] : hidden(event.hands[seat]))),
      };
    case 'drew':
      return seesHand(viewer, event.seat) ? event : { ...event, tile: HIDDEN };
    case 'exchange-chosen':
      return event.seat === seatOfReader(viewer) ? event : { ...event, tiles: hidden(event.tiles) };
    case 'exchanged':
      return exchangeFor(event, viewer);
    case 'claim-made':
      return event.seat === seatOfReader(viewer) ? event : undefined;
    case 'melded':
      return seesHand(viewer, event.seat) || event.isShown ? event : { ...event, meld: hiddenMeld(event.meld) };
    default:
      return event;
  }
}
