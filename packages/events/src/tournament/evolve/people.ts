import type { PersonId } from '@gorrion/protocol';
import type { Fact } from '../../ledger/index.ts';
import type { FactOf, ListedPlayer, TournamentEvent } from '../facts.ts';
import type { NewPlayer } from '../people.ts';
import type { HelperState, PlayerState, TournamentState } from '../state.ts';

/* Folds facts about players and helpers. */

const FRESH = { person: null, isWithdrawn: false, isHere: false, oath: null } as const;

/** Drops texts that are empty: that is how a page takes them away. */
function tidy<T extends Partial<NewPlayer>>(entry: T): T {
  const kept = Object.entries(entry).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(kept) as T;
}

export const withPlayer = (
  state: TournamentState,
  number: number,
  change: (player: PlayerState) => PlayerState,
): TournamentState => ({
  ...state,
  players: state.players.map(player => (player.number === number ? change(player) : player)),
});

export const withHelper = (
  state: TournamentState,
  number: number | undefined,
  change: (helper: HelperState) => HelperState,
): TournamentState => ({
  ...state,
  helpers: state.helpers.map(helper => (helper.number === number ? change(helper) : helper)),
});

/** The next number, which is never given again. */
const nextAfter = (state: TournamentState, players: readonly ListedPlayer[]): number =>
  players.reduce((next, { number }) => Math.max(next, number + 1), state.nextPlayer);

function listed(state: TournamentState, entry: ListedPlayer): PlayerState {
  const old = state.players.find(({ number }) => number === entry.number);
  return old
    ? { ...tidy(entry), person: old.person, isWithdrawn: old.isWithdrawn, isHere: old.isHere, oath: old.oath }
    : { ...tidy(entry), ...FRESH };
}

function joined(state: TournamentState, { helper, player }: FactOf<'joined'>, person: PersonId | null) {
  if (player !== undefined) return withPlayer(state, player, old => ({ ...old, person }));
  return withHelper(state, helper, old => ({ ...old, person }));
}

function renewed(state: TournamentState, { helper, player, key }: FactOf<'link-renewed'>): TournamentState {
  if (player !== undefined) return withPlayer(state, player, old => ({ ...old, key, person: null }));
  return withHelper(state, helper, old => ({ ...old, key, person: null }));
}

function invited(state: TournamentState, event: FactOf<'helper-invited'>): TournamentState {
  const { helper: number, name, role, rights, tables, key } = event;
  const helper: HelperState = { number, name, role, rights, tables, key, person: null, isGone: false };
  return { ...state, helpers: [...state.helpers, helper] };
}

const forgotten = (state: TournamentState, person: PersonId): TournamentState => ({
  ...state,
  players: state.players.map(one => (one.person === person ? { ...one, person: null } : one)),
  helpers: state.helpers.map(one => (one.person === person ? { ...one, person: null } : one)),
});

function added(state: TournamentState, { player, isDrawn }: FactOf<'player-added'>): TournamentState {
  const players = [...state.players, listed(state, player)];
  const draw = state.draw && isDrawn ? { ...state.draw, order: [...state.draw.order, player.number] } : state.draw;
  return { ...state, players, draw, nextPlayer: nextAfter(state, [player]) };
}

function changed(state: TournamentState, { player, changes }: FactOf<'player-changed'>): TournamentState {
  return withPlayer(state, player, old => {
    const { number, key, person, isWithdrawn, isHere, oath, first, last, ...entry } = old;
    // Another name is not divided as the one before.
    const division = (changes.name ?? old.name) === old.name ? { first, last } : {};
    return { ...tidy({ ...entry, ...division, ...changes }), number, key, person, isWithdrawn, isHere, oath };
  });
}

function helperChanged(state: TournamentState, event: FactOf<'helper-changed'>): TournamentState {
  const { helper, rights, tables } = event;
  return withHelper(state, helper, old => ({
    ...old,
    ...(rights !== undefined && { rights }),
    ...(tables !== undefined && { tables }),
  }));
}

/** Folds a fact about people; undefined if it is about something else. */
export function evolvePeople(
  state: TournamentState,
  { event, at, by }: Fact<TournamentEvent>,
): TournamentState | undefined {
  switch (event.type) {
    case 'players-set': {
      const players = event.players.map(entry => listed(state, entry));
      // A list that is made anew before the event is open is drawn anew.
      return { ...state, players, nextPlayer: nextAfter(state, event.players), draw: null, promise: null };
    }
    case 'player-added':
      return added(state, event);
    case 'player-changed':
      return changed(state, event);
    case 'player-withdrawn':
    case 'player-reinstated':
      return withPlayer(state, event.player, old => ({ ...old, isWithdrawn: event.type === 'player-withdrawn' }));
    case 'helper-invited':
      return invited(state, event);
    case 'helper-changed':
      return helperChanged(state, event);
    case 'helper-removed':
      return withHelper(state, event.helper, old => ({ ...old, isGone: true, person: null, key: null }));
    case 'link-renewed':
      return renewed(state, event);
    case 'joined':
      return joined(state, event, by);
    case 'person-forgotten':
      return forgotten(state, event.person);
    case 'checked-in':
      return withPlayer(state, event.player, old => ({ ...old, isHere: event.isHere }));
    case 'sworn': {
      const { name, note } = event;
      const oath = { name, at, ...(note !== undefined && { note }) };
      return withPlayer(state, event.player, old => ({ ...old, oath, isHere: true }));
    }
    default:
      return undefined;
  }
}
