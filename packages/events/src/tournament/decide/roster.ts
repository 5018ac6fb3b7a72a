import { accept, type Context } from '../../ledger/index.ts';
import type { ListedPlayer, TournamentEvent } from '../facts.ts';
import { MOST_PLAYERS, type NewPlayer } from '../people.ts';
import { hasRight, isDisqualified, lacks, playerFor, playerOf } from '../read.ts';
import { no } from '../refusals.ts';
import { isByChart, isKnockOut } from '../seats.ts';
import type { PlayerState, TournamentState } from '../state.ts';
import { type Decide, type Decided, withPromise } from './common.ts';

/* The players: their list, their names, who is here and has taken the oath. */

const EMA = /^\d{8}$/;
const COUNTRY = /^[A-Z]{2}$/;

/** Returns what is wrong with entries; `line` counts from 1. */
function faultOf(entries: readonly Partial<NewPlayer>[], others: readonly PlayerState[] = []) {
  const seen = new Set(others.flatMap(({ ema }) => (ema ? [ema] : [])));
  for (const [n, { name = '', country, ema }] of entries.entries()) {
    const figures = { line: n + 1, name };
    if (country && !COUNTRY.test(country)) return no('bad-country', figures);
    if (ema && !EMA.test(ema)) return no('bad-ema', figures);
    if (ema && seen.has(ema)) return no('ema-twice', figures);
    if (ema) seen.add(ema);
  }
  return undefined;
}

const plainName = (name: string): string => name.normalize('NFC').trim().toLocaleLowerCase('en');

const differ = (one: string | undefined, other: string | undefined): boolean => Boolean(one && other && one !== other);

const isSameEntry = (one: NewPlayer, other: NewPlayer): boolean =>
  (['country', 'ema', 'club', 'team'] as const).every(field => (one[field] ?? '') === (other[field] ?? ''));

/**
 * Gives the entries of a new list the numbers and keys of those who stay: by EMA number, else by name. Of two people of one
 * name each keeps their own; a namesake with another EMA number, or of another country, is somebody new.
 */
function numbered(state: TournamentState, entries: readonly NewPlayer[], fresh: () => string): ListedPlayer[] {
  const left = new Set(state.players);
  const found = new Map<number, PlayerState>();
  const ofNumber = Map.groupBy(state.players, ({ ema }) => ema);
  const ofName = Map.groupBy(state.players, ({ name }) => plainName(name));
  const find = (
    group: (entry: NewPlayer) => readonly PlayerState[] | undefined,
    isOne: (player: PlayerState, entry: NewPlayer) => boolean,
  ) => {
    for (const [n, entry] of entries.entries()) {
      const player = found.has(n) ? undefined : group(entry)?.find(one => left.has(one) && isOne(one, entry));
      if (!player) continue;
      found.set(n, player);
      left.delete(player);
    }
  };
  find(
    ({ ema }) => (ema ? ofNumber.get(ema) : undefined),
    () => true,
  );
  find(({ name }) => ofName.get(plainName(name)), isSameEntry);
  find(
    ({ name }) => ofName.get(plainName(name)),
    (one, entry) => !differ(one.ema, entry.ema) && !differ(one.country, entry.country),
  );
  let next = state.nextPlayer;
  return entries.map((entry, n) => {
    const old = found.get(n);
    return { ...entry, number: old?.number ?? next++, key: old?.key ?? fresh() };
  });
}

export const setPlayers: Decide<'set-players'> = (state, { players, replaces }, context) => {
  const refused = lacks(state, context.by, 'organise') ?? faultOf(players);
  if (refused) return refused;
  const now = state.players.map(({ number }) => number);
  if (replaces && replaces.join() !== now.join()) return no('changed-meanwhile');
  if (players.length > MOST_PLAYERS) return no('too-many-players', { most: MOST_PLAYERS });
  if (state.draw && state.wasOpen) return no('drawn-already');
  return withPromise(state, [{ type: 'players-set', players: numbered(state, players, context.fresh) }], context);
};

/**
 * Adds a player. After the draw one who comes late takes the number behind the last, as long as the last table of a chart
 * is not full, and no knock-out has begun.
 */
export const addPlayer: Decide<'add-player'> = (state, { player }, context) => {
  const refused = lacks(state, context.by, 'organise') ?? faultOf([player], state.players);
  if (refused) return refused;
  if (state.players.length >= MOST_PLAYERS) return no('too-many-players', { most: MOST_PLAYERS });
  const isDrawn = state.draw !== null && !player.isSubstitute;
  if (isDrawn && state.sessions.some(({ session }) => isKnockOut(state.plan, session))) return no('play-has-begun');
  if (isDrawn && isByChart(state.plan, 1) && state.draw!.order.length % 4 === 0) return no('drawn-already');
  const listed = { ...player, number: state.nextPlayer, key: context.fresh() };
  return withPromise(state, [{ type: 'player-added', player: listed, isDrawn }], context);
};

export const changePlayer: Decide<'change-player'> = (state, { player, changes }, context) => {
  const others = state.players.filter(({ number }) => number !== player);
  const refused = lacks(state, context.by, 'organise') ?? faultOf([changes], others);
  if (refused) return refused;
  const old = playerOf(state, player);
  if (!old) return no('no-such-player');
  const isMoved = changes.isSubstitute !== undefined && changes.isSubstitute !== (old.isSubstitute ?? false);
  if (isMoved && state.draw) return no('drawn-already');
  return withPromise(state, [{ type: 'player-changed', player, changes }], context);
};

type Withdrawal = Extract<TournamentEvent, { readonly type: 'player-withdrawn' | 'player-reinstated' }>;

/** Decides that a player plays no more, or again. Before the draw they are not drawn then. */
function withdrawal(state: TournamentState, event: Withdrawal, context: Context): Decided {
  const refused = lacks(state, context.by, 'organise');
  if (refused) return refused;
  const old = playerOf(state, event.player);
  if (!old) return no('no-such-player');
  if (event.type === 'player-reinstated' && isDisqualified(state, event.player)) return no('disqualified');
  if (old.isWithdrawn === (event.type === 'player-withdrawn')) return accept();
  return withPromise(state, [event], context);
}

export const withdrawPlayer: Decide<'withdraw-player'> = (state, { player }, context) =>
  withdrawal(state, { type: 'player-withdrawn', player }, context);

export const reinstatePlayer: Decide<'reinstate-player'> = (state, { player }, context) =>
  withdrawal(state, { type: 'player-reinstated', player }, context);

export const checkIn: Decide<'check-in'> = (state, { player, isHere }, { by }) => {
  const own = playerFor(state, by?.id ?? null)?.number === player;
  if (!own && !hasRight(state, by?.id ?? null, 'organise')) return no('not-your-seat');
  if (state.stage !== 'open') return no('not-open');
  const old = playerOf(state, player);
  if (!old) return no('no-such-player');
  return old.isHere === isHere ? accept() : accept({ type: 'checked-in', player, isHere });
};

/** Checks in all at once who have not withdrawn, as at a roll call. */
export const checkInAll: Decide<'check-in-all'> = (state, _, { by }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  if (state.stage !== 'open') return no('not-open');
  const missing = state.players.filter(({ isHere, isWithdrawn }) => !isHere && !isWithdrawn);
  return accept(...missing.map(({ number }) => ({ type: 'checked-in', player: number, isHere: true }) as const));
};

/** The oath (Appendix 2) is taken once, and by the player themself. */
export const swear: Decide<'swear'> = (state, { name, note }, { by }) => {
  const own = playerFor(state, by?.id ?? null);
  if (!own) return no('not-your-seat');
  if (state.stage !== 'open') return no('not-open');
  if (own.oath) return no('signed-already');
  return accept({ type: 'sworn', player: own.number, name, ...(note !== undefined && { note }) });
};
