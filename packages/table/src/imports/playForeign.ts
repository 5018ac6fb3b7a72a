import {
  type Claim,
  decide,
  decideSession,
  evolveSession,
  handBegun,
  type Seat,
  type SessionCommand,
  type SessionEvent,
  type SessionState,
} from '@gorrion/rules';
import { arrangedWall } from './arrangedWall.ts';
import type { ForeignHand, ForeignMove } from './foreign.ts';

/* Plays the hand of another server by our rules. What they refuse has no place in a record. */

/** Why a hand could not be played: its tiles are no set, or our rules refuse a move (its number, from 1). */
export type HandProblem = { readonly code: 'no-set' } | { readonly code: 'refused'; readonly move: number };

export type PlayedForeignHand =
  | { readonly ok: true; readonly events: readonly SessionEvent[]; readonly state: SessionState }
  | { readonly ok: false; readonly problem: HandProblem };

type Play = Extract<SessionCommand, { type: 'play' }>['command'];

/** Collects the facts of a hand; each command is decided on what came before. */
class ForeignTable {
  readonly events: SessionEvent[] = [];
  state: SessionState;

  constructor(state: SessionState) {
    this.state = state;
  }

  get phase() {
    return this.state.hand.phase;
  }

  add(events: readonly SessionEvent[]): void {
    this.events.push(...events);
    this.state = events.reduce(evolveSession, this.state);
  }

  /** Plays a command; returns whether our rules accept it. */
  play(command: Play): boolean {
    const decision = decideSession(this.state, { type: 'play', command });
    if (decision.ok) this.add(decision.value);
    return decision.ok;
  }

  /** Deals the hand from a wall that gives what its record says; returns whether there is such a wall. */
  begin(hand: ForeignHand): boolean {
    const wall = arrangedWall(hand);
    const { rules } = this.state.options;
    const begun = handBegun(hand.number, rules.seatChange);
    this.add([begun]);
    const deal = wall && { ...wall, prevalentWind: begun.round, rules };
    const dealt = deal && decide(this.state.hand, { type: 'deal', deal });
    if (dealt?.ok) this.add(dealt.value.map(event => ({ type: 'hand', event })));
    return dealt?.ok === true;
  }

  /** Closes a window in which nobody claimed, so that the next draw is made. */
  passAll(): boolean {
    return this.phase.name !== 'claims' || this.play({ type: 'close-claims' });
  }

  claim(seat: Seat, claim: Claim): boolean {
    return this.play({ type: 'claim', seat, claim }) && this.play({ type: 'close-claims' });
  }
}

/** Ends a hand that nobody won: of its own by the last draw, or stopped, when it is void. */
function endHand(table: ForeignTable): boolean {
  if (!table.passAll()) return false;
  return table.phase.name === 'over' || table.play({ type: 'stop-hand' });
}

/** Plays a move; returns whether our rules accept it. Draws and flowers follow by themselves from the wall. */
function playMove(table: ForeignTable, move: ForeignMove): boolean {
  if (table.phase.name === 'over') return move.kind === 'end';
  switch (move.kind) {
    case 'flower':
      return true;
    case 'draw':
      return table.passAll();
    case 'discard':
      return table.play({ type: 'discard', seat: move.seat, tile: move.tile });
    case 'chow':
      return table.claim(move.seat, { kind: 'chow', low: move.low });
    case 'pung':
      return table.claim(move.seat, { kind: 'pung' });
    case 'claimed-kong':
      return table.claim(move.seat, { kind: 'kong' });
    case 'own-kong':
      return table.play({ type: 'declare-kong', seat: move.seat, tile: move.tile });
    case 'win':
      return table.phase.name === 'claims'
        ? table.claim(move.seat, { kind: 'win' })
        : table.play({ type: 'declare-win', seat: move.seat });
    case 'end':
      return endHand(table);
  }
}

/** Plays a hand from its deal to its end on a session that waits for it; its facts end with the line of the sheet. */
export function playForeignHand(session: SessionState, hand: ForeignHand): PlayedForeignHand {
  const table = new ForeignTable(session);
  if (!table.begin(hand)) return { ok: false, problem: { code: 'no-set' } };
  const moves: readonly ForeignMove[] = [...hand.moves, { kind: 'end' }];
  const refused = moves.findIndex(move => !playMove(table, move));
  if (refused >= 0) return { ok: false, problem: { code: 'refused', move: refused + 1 } };
  return { ok: true, events: table.events, state: table.state };
}
