import type { Absence, Appeal, SessionForms, TableEvent, TableState } from '@gorrion/protocol';
import {
  byPlayer,
  type HandEvent,
  type Player,
  playerAt,
  type Seat,
  type SessionEvent,
  seatOf,
  withPlayer,
} from '@gorrion/rules';

/* Folds what the forms of a session hold: its times, offences, signatures and appeals (articles 99-102). */

type Event<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** Most offences and appeals that a table keeps in its state, so that nobody can exhaust memory. The log has them all. */
const FOULS_KEPT = 200;

const UNSIGNED: SessionForms['signed'] = [null, null, null, null];
const ALL_HERE: SessionForms['absent'] = [null, null, null, null];
export const NO_FORMS: SessionForms = { from: 0, fouls: [], signed: UNSIGNED, appeals: [], absent: ALL_HERE };

const change = (state: TableState, part: Partial<SessionForms>): TableState =>
  state.forms ? { ...state, forms: { ...state.forms, ...part } } : state;

function fouled(state: TableState, forms: SessionForms, at: number, event: HandEvent): SessionForms {
  if (event.type !== 'fouled') return forms;
  const { session } = state;
  const { seat, foul, sanction, isDead } = event;
  const place = { player: playerAt(session, seat), hand: session.handNumber, round: session.round, seat };
  return { ...forms, fouls: [...forms.fouls, { ...place, foul, sanction, isDead, at }].slice(-FOULS_KEPT) };
}

/** Returns the absence of a person who is not there when the session begins. */
function missingAt({ places }: TableState, player: Player, at: number): Absence | null {
  const place = places[player];
  return place.kind === 'person' && place.presence !== 'here' ? { since: at, isLate: true } : null;
}

/** Returns the forms after a player came or went; an absence goes on until the player is here or another one sits there. */
export function formsAfterMove(
  state: TableState,
  place: Player,
  isHere: boolean,
  at: number,
): Pick<TableState, 'forms'> {
  const { forms, session } = state;
  if (!forms || (session.phase !== 'playing' && session.phase !== 'between')) return {};
  const absence = isHere ? null : (forms.absent[place] ?? { since: at, isLate: false });
  return { forms: { ...forms, absent: withPlayer(forms.absent, place, absence) } };
}

/** Returns the forms after a pause of `by` ms that began at `from` (server ms): it counts for no absence. */
export function formsAfterPause({ forms }: TableState, from: number, by: number): Pick<TableState, 'forms'> {
  if (!forms) return {};
  // An absence that began in the pause begins with its end; an earlier one lasts as long as before the pause.
  const moved = (absence: Absence | null) => absence && { ...absence, since: Math.min(absence.since, from) + by };
  return { forms: { ...forms, absent: byPlayer(player => moved(forms.absent[player])) } };
}

export function cameLate(state: TableState, { player, foul, sanction }: Event<'came-late'>, at: number): TableState {
  const { forms, session } = state;
  if (!forms) return state;
  const seat = seatOf(session, player) as Seat;
  const place = { player, hand: Math.max(1, session.handNumber), round: session.round, seat };
  const record = { ...place, foul, sanction, isDead: false, at };
  return change(state, { fouls: [...forms.fouls, record].slice(-FOULS_KEPT) });
}

/** Returns the forms after a fact of the session; `state` is the table before it. */
export function formsAfter(state: TableState, at: number, event: SessionEvent): Pick<TableState, 'forms'> {
  const { forms } = state;
  if (!forms) return {};
  switch (event.type) {
    case 'session-started':
      return { forms: { ...NO_FORMS, from: at, absent: byPlayer(player => missingAt(state, player, at)) } };
    case 'hand':
      return { forms: fouled(state, forms, at, event.event) };
    case 'session-ended':
      return { forms: { ...forms, to: at } };
    // The players have signed other figures.
    case 'totals-adjusted':
    case 'disqualified':
      return { forms: { ...forms, signed: UNSIGNED, umpire: undefined } };
    default:
      return { forms };
  }
}

export function sheetSigned(state: TableState, event: Event<'sheet-signed'>, at: number): TableState {
  if (!state.forms) return state;
  if (event.by === 'umpire') {
    const { key } = state.umpire?.person ?? {};
    return change(state, { umpire: { name: event.name, at, ...(key && { key }) } });
  }
  return change(state, { signed: withPlayer(state.forms.signed, event.by, at) });
}

const withAppeal = (state: TableState, number: number, added: (appeal: Appeal) => Partial<Appeal>): TableState =>
  change(state, {
    appeals: (state.forms?.appeals ?? []).map((one, n) => (n === number ? { ...one, ...added(one) } : one)),
  });

export function appealed(state: TableState, event: Event<'appealed'>, at: number): TableState {
  const { type: _, further, ...appeal } = event;
  if (further !== undefined) return withAppeal(state, further, () => ({ further: { name: event.name, at } }));
  return change(state, { appeals: [...(state.forms?.appeals ?? []), { ...appeal, at }] });
}

export function appealAnswered(state: TableState, event: Event<'appeal-answered'>, at: number): TableState {
  const { type: _, appeal, by, verdict, ...said } = event;
  const answer = { ...said, at };
  return withAppeal(state, appeal, ({ votes = [], further }) => {
    if (by === undefined) return further ? { final: answer } : { answer };
    const decided = verdict !== undefined && ({ isUpheld: verdict, by: 'players', remark: '', name: '', at } as const);
    return { votes: [...votes, { by, ...answer }], ...(decided && { answer: decided }) };
  });
}
