import { type BotLevel, type Chair, isBotChair, type PersonId, type TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';

/* Who is at the table. "People" have not left the game; those "here" have a page connected. */

type Person = Extract<Chair, { kind: 'person' }>;

export function personAt(state: TableState, player: Player): Person | undefined {
  const place = state.places[player];
  return place.kind === 'person' ? place : undefined;
}

export const playerOf = (state: TableState, id: PersonId): Player | undefined =>
  PLAYERS.find(player => personAt(state, player)?.id === id);

const presenceOf = (state: TableState, player: Player) => personAt(state, player)?.presence;

export const people = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => presenceOf(state, player) === 'here' || presenceOf(state, player) === 'away');

export const peopleHere = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => presenceOf(state, player) === 'here');

/** Returns the players without bots; all of them, if there are only bots. Beside people bots have no say in what all must agree on. */
export function beforeBots(chairs: TableState['places'], players: readonly Player[]): readonly Player[] {
  const others = players.filter(player => !isBotChair(chairs[player]));
  return others.length > 0 ? others : players;
}

/** The people here who agree on what all must agree on. */
export const agreeing = (state: TableState): readonly Player[] => beforeBots(state.places, peopleHere(state));

export const freePlace = (state: TableState): Player | undefined =>
  PLAYERS.find(player => state.places[player].kind === 'empty');

export const isFull = (state: TableState): boolean => freePlace(state) === undefined;

/** Whether the person on a chair agrees with the settings. Bots and empty chairs have nothing to agree with. */
export const hasAgreed = ({ agreed }: Pick<TableState, 'agreed'>, player: Player): boolean => agreed?.[player] ?? true;

/** Whether a game has ended at this table and no other has begun. */
export const isAfterGame = (state: TableState): boolean => state.stage === 'playing' && state.session.phase === 'over';

/** Returns the names on all chairs, of the umpire and of the teacher, but that of one person. */
export function namesBeside(state: TableState, id?: PersonId): readonly string[] {
  const seated = state.places.flatMap(place =>
    place.kind === 'empty' || (place.kind === 'person' && place.id === id) ? [] : [place.name],
  );
  const others = [state.umpire?.person, state.lesson?.teacher];
  return [...seated, ...others.flatMap(one => (one && one.id !== id ? [one.name] : []))];
}

/** Returns who is on a chair, as records name them: the name, and a bot's level. */
export function signatureOf(chair: Chair): { readonly name: string; readonly bot?: BotLevel } {
  if (chair.kind === 'empty') return { name: '' };
  return chair.kind === 'bot' ? { name: chair.name, bot: chair.level } : { name: chair.name };
}

/** Whether a game is running. */
export const isPlaying = (state: TableState): boolean => state.stage === 'playing' && state.session.phase !== 'over';

export const isPaused = (state: TableState): boolean => state.pause.since !== undefined;

/** Whether one person plays against bots, so that there is nobody to hide anything from. */
export const isSolo = (state: TableState): boolean => people(state).length <= 1;

/** Whether a person has the host's rights: the host, or while the host is not here, the first person who is. An event's table has none, a teacher's no other. */
export function actsAsHost(state: TableState, id: PersonId): boolean {
  if (state.event) return false;
  if (state.host === id) return true;
  if (state.lesson) return false;
  const here = peopleHere(state).map(player => personAt(state, player)?.id);
  return state.host !== undefined && !here.includes(state.host) && here[0] === id;
}
