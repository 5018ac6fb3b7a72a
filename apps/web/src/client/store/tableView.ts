import type { LinkState } from '@gorrion/client/connection';
import { type Chair, isBotChair, type TableState } from '@gorrion/protocol';
import {
  actingSeat,
  type BySeat,
  byPlayer,
  bySeat,
  type HandState,
  legalActions,
  legalWin,
  playerAt,
  pointsPaid,
  SEATS,
  type Seat,
  type SeatCommand,
  seatOf,
} from '@gorrion/rules';
import { askedClaims, claimTime, exchangeDeadline, moveTime, penaltiesPaid } from '@gorrion/table';
import type { PlateInfo, PlatePenalties, Presence } from '../../board/props.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { marksOf } from '../../kit/ui/marks.ts';
import type { PendingCommand } from './app.ts';
import type { FollowedTable } from './following.ts';
import { atSeats, seatOfViewer } from './people.ts';
import { isMoving } from './prompt.ts';

/* Derives the props of the board from the state of the page. The board itself knows no connection and no session. */

const PRESENCE = { here: 'here', away: 'away', left: 'stand-in' } as const satisfies Record<string, Presence>;

function presenceOf(place: Chair): Presence {
  if (place.kind === 'empty') return 'empty';
  return place.kind === 'bot' ? 'here' : PRESENCE[place.presence];
}

/** Returns the ring of the seat on turn. Claims have none on the plates: it would show who can claim. */
function ringOf(state: TableState, seat: Seat) {
  const time = actingSeat(state.session.hand) === seat ? moveTime(state) : undefined;
  if (!time || state.pause.since !== undefined) return {};
  return { clock: { endsAt: time.deadline, total: time.deadline - state.clock.since } };
}

/** Offences whose first one is a warning (article 96). */
const WARNED = ['change-of-mind', 'early-draw', 'late-pung'] as const;

/** Returns what a seat's plate tells of offences; undefined if nothing. */
function penaltiesOf({ session, umpire }: TableState, seat: Seat, paid: number): PlatePenalties | undefined {
  const { hand } = session;
  if (hand.phase.name === 'undealt') return undefined;
  const { fouls, isDead } = hand.seats[seat];
  const player = playerAt(session, seat);
  const ruled = (umpire?.rulings ?? []).filter(({ ruling }) => ruling.kind === 'warn' && ruling.player === player);
  const warnings = WARNED.filter(foul => fouls.includes(foul)).length + ruled.length;
  // Once the hand is over its points are in the total.
  const points = session.phase === 'playing' ? 0 - paid : 0;
  return warnings > 0 || isDead || points < 0 ? { warnings, isDead, points } : undefined;
}

/** Returns the plates by seat, with names in the language of the reader. */
export function platesOf(t: Translate, state: TableState): BySeat<PlateInfo> {
  const places = atSeats(state, state.places);
  const totals = atSeats(state, state.session.totals);
  const marks = atSeats(state, marksOf(state.places));
  const { handNumber, hand } = state.session;
  const net = byPlayer(player => hand.penalties[seatOf(state.session, player)]);
  const paid = atSeats(state, penaltiesPaid(state, handNumber, net));
  return bySeat((seat): PlateInfo => {
    const place = places[seat];
    const mark = marks[seat];
    const penalties = penaltiesOf(state, seat, paid[seat]);
    return {
      name: place.kind === 'empty' ? '' : t.nameOf(place.name),
      kind: isBotChair(place) ? 'bot' : 'person',
      score: totals[seat],
      presence: presenceOf(place),
      ...(mark === undefined ? {} : { mark }),
      ...(penalties ? { penalties } : {}),
      ...ringOf(state, seat),
    };
  });
}

/** Returns the plates with the earlier object for each one that is equal, so that unchanged plates do not render. */
export function samePlates(before: BySeat<PlateInfo> | undefined, after: BySeat<PlateInfo>): BySeat<PlateInfo> {
  if (!before) return after;
  const text = (plate: PlateInfo) => JSON.stringify(plate);
  const kept = bySeat(seat => (text(before[seat]) === text(after[seat]) ? before[seat] : after[seat]));
  return SEATS.every(seat => kept[seat] === before[seat]) ? before : kept;
}

/** Returns what the viewer is offered: nothing if the table is paused or frozen, the link is down or a move is on its way. */
export function actionsOf(
  { state, viewer, isFrozen, ...table }: FollowedTable,
  pending: readonly PendingCommand[],
  link: LinkState,
): readonly SeatCommand[] {
  const seat = seatOfViewer(state, viewer);
  const { session, pause } = state;
  if (seat === undefined || session.phase !== 'playing' || pause.since !== undefined) return [];
  if (isFrozen || link.status !== 'online') return [];
  if (isMoving({ state, viewer, isFrozen, ...table }, pending)) return [];
  return askedActions(state, seat);
}

/**
 * Returns what strict play asks a seat on its turn: a discard, or the tiles of the word that took one. Everything else is
 * said, so that nothing on the page follows from what is legal (article 97).
 */
const strictActions = (hand: HandState, seat: Seat): readonly SeatCommand[] =>
  actingSeat(hand) === seat
    ? legalActions(hand, seat).filter(({ type }) => type === 'discard' || type === 'withdraw')
    : [];

/** Returns the legal commands without the claims that the seat has turned off. */
function askedActions(state: TableState, seat: Seat): readonly SeatCommand[] {
  const { hand } = state.session;
  if (hand.rules.assist === 'strict') return strictActions(hand, seat);
  const actions = legalActions(hand, seat);
  if (state.session.hand.phase.name !== 'claims') return actions;
  const claims = actions.flatMap(action => (action.type === 'claim' ? [action.claim] : []));
  const asked = new Set(askedClaims(state, seat, claims));
  return actions.filter(action => action.type === 'claim' && asked.has(action.claim));
}

/** Returns the time limit of the viewer. Its fields are undefined if no time runs for them. */
export function promptOf({ state, viewer }: FollowedTable): { endsAt?: number; total?: number } {
  if (state.pause.since !== undefined) return {};
  const { phase } = state.session.hand;
  // All may know how long two neighbours have for their choice.
  if (phase.name === 'exchanging') return until(state, exchangeDeadline(state));
  if (typeof viewer === 'string') return {};
  const isWindow = phase.name === 'claims' && !phase.taken;
  const deadline = isWindow ? claimTime(state, viewer)?.deadline : moveTime(state)?.deadline;
  return until(state, deadline);
}

const until = ({ clock }: TableState, deadline: number | undefined) =>
  deadline === undefined ? {} : { endsAt: deadline, total: deadline - clock.since };

/**
 * Returns the points of a win now; undefined if the viewer cannot win, in strict play, where it would tell them, and where
 * the winner counts.
 */
export function worthOf({ state, viewer }: FollowedTable, actions: readonly SeatCommand[]): number | undefined {
  const { assist, scoreMode } = state.session.hand.rules;
  if (assist === 'strict' || scoreMode === 'declared') return undefined;
  const seat = seatOfViewer(state, viewer);
  const canWin = actions.some(
    action => action.type === 'declare-win' || (action.type === 'claim' && action.claim.kind === 'win'),
  );
  const score = canWin && seat !== undefined ? legalWin(state.session.hand, seat)?.score : undefined;
  return score && pointsPaid(score);
}
