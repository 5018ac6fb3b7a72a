import {
  BOT_BIRDS,
  type BotLevel,
  type Chair,
  codeOfName,
  isContradictory,
  isSameSettings,
  type PersonId,
  type TableCommand,
  type TableState,
  tidySettings,
} from '@gorrion/protocol';
import { ok, type Player, refuse } from '@gorrion/rules';
import { clockOf } from '../clock/presets.ts';
import { distinctName, looksLike } from '../names/distinct.ts';
import { mayTakeBotSeat, openBotSeats } from '../people/botSeats.ts';
import { isClosed } from '../people/forms.ts';
import { markOfNewcomer } from '../people/marks.ts';
import { isOfBots, misfitAt } from '../people/misfit.ts';
import {
  actsAsHost,
  beforeBots,
  freePlace,
  hasAgreed,
  isAfterGame,
  isFull,
  isPlaying,
  namesBeside,
  people,
  personAt,
  playerOf,
} from '../people/people.ts';
import { isReplaceable, leadsTable } from '../people/rematch.ts';
import { isUmpire } from '../people/umpire.ts';
import { isStarting } from '../shuffle/pendingShuffle.ts';
import { withAgreements, withAttendance, withHost } from './attendance.ts';
import { Chain } from './chain.ts';
import type { Context, Decision } from './context.ts';
import { commitShuffle, laidDown } from './session.ts';

type Command<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;

const EMPTY: Chair = { kind: 'empty' };

/** Whether the game has started: chairs are fixed from then on, because the seats are about to be drawn. */
const isUnderWay = (state: TableState): boolean => isPlaying(state) || isStarting(state);

/** Returns the wanted chair if it is free; without a wish, the first free one. */
function chairFor(state: TableState, wanted: Player | undefined): Player | 'place-taken' | 'no-free-place' {
  if (wanted === undefined) return freePlace(state) ?? 'no-free-place';
  return state.places[wanted].kind === 'empty' ? wanted : 'place-taken';
}

/** Returns the bot's chair that somebody may take over now, the wanted one if they want one. */
function botSeatFor(state: TableState, wanted: Player | undefined): Player | 'game-running' | 'place-taken' {
  const [first, ...others] = openBotSeats(state);
  if (first === undefined || !mayTakeBotSeat(state)) return 'game-running';
  if (wanted === undefined) return first;
  return [first, ...others].includes(wanted) ? wanted : 'place-taken';
}

/** Seats the caller: on a free chair, or in a running game on a bot's, for the hands that are still to come. */
export function sit(state: TableState, { place }: Command<'sit'>, { by, at }: Context): Decision {
  if (playerOf(state, by.id) !== undefined) return refuse('already-seated');
  if (state.event) return refuse('event-decides');
  if (isUmpire(state, by.id)) return refuse('umpire-has-no-seat');
  const isRunning = isUnderWay(state);
  const chair = isRunning ? botSeatFor(state, place) : chairFor(state, place);
  if (chair === 'game-running') return refuse(chair);
  if (state.barred?.includes(by.id)) return refuse('removed-by-host');
  if (state.shownOut?.includes(by.id)) return refuse('shown-out');
  const misfit = misfitAt(state.settings, by.name);
  if (misfit) return refuse(misfit);
  if (typeof chair === 'string') return refuse(chair);
  const name = distinctName(by.name, namesBeside(state));
  const mark = markOfNewcomer(state.places, by.id);
  const person = { kind: 'person', id: by.id, name, presence: 'here', ...mark } as const;
  const who: Chair = isAfterGame(state) ? { ...person, since: at } : person;
  const chain = new Chain(state, at).add({ type: 'seated', place: chair, who });
  if (!isRunning) return ok(withHost(chain).events);
  // Who takes over a seat comes to play: nobody waits for them before the next hand.
  return ok(withAttendance(withHost(chain.add({ type: 'readied', place: chair })), state).events);
}

/** Frees the caller's chair while no game runs. */
export function stand(state: TableState, { by, at }: Context): Decision {
  const place = playerOf(state, by.id);
  if (place === undefined) return refuse('not-seated');
  if (state.event) return refuse('event-decides');
  if (isUnderWay(state)) return refuse('game-running');
  return ok(withHost(new Chain(state, at).add({ type: 'seated', place, who: EMPTY })).events);
}

export function newBot(state: TableState, level: BotLevel): Chair {
  const taken = namesBeside(state);
  const codes = BOT_BIRDS.map(bird => codeOfName({ bird }));
  const name = codes.find(code => !taken.some(name => looksLike(name, code))) ?? codeOfName({ bird: 'sparrow' });
  return { kind: 'bot', level, name };
}

export function addBot(state: TableState, { place, level }: Command<'add-bot'>, { by, at }: Context): Decision {
  if (!leadsTable(state, by.id, at)) return refuse('not-host');
  if (isUnderWay(state)) return refuse('game-running');
  const chair = chairFor(state, place);
  if (typeof chair === 'string') return refuse(chair);
  return ok([{ type: 'seated', place: chair, who: newBot(state, level) }]);
}

/** Frees a chair after a game: a bot's at any time, a person's only after `REMATCH_PATIENCE`. */
function freeChair(state: TableState, place: Player, by: PersonId, at: number): Decision {
  const person = personAt(state, place);
  if (person && person.id !== by && !isReplaceable(state, place, at)) return refuse('still-awaited');
  return ok(withHost(new Chain(state, at).add({ type: 'seated', place, who: EMPTY })).events);
}

/** Gives a learner's chair to a bot, at once: nothing counts, so that no seat is kept for anybody, and nobody reads on from it. */
export function leaveLesson(
  state: TableState,
  place: Player,
  { at }: Pick<Context, 'at'>,
  barred?: PersonId,
): Decision {
  const who = newBot(state, state.settings.botLevel ?? 'easy');
  const chain = new Chain(state, at).add({ type: 'seated', place, who });
  if (barred !== undefined) chain.add({ type: 'barred', person: barred });
  return ok(withAttendance(withHost(chain), state).events);
}

export function remove(state: TableState, { place }: Command<'remove'>, { by, at }: Context): Decision {
  if (!leadsTable(state, by.id, at)) return refuse('not-host');
  if (state.places[place].kind === 'empty') return refuse('not-seated');
  const chain = new Chain(state, at);
  const person = personAt(state, place);
  if (isAfterGame(state) && !isStarting(state)) return freeChair(state, place, by.id, at);
  if (!isUnderWay(state)) {
    chain.add({ type: 'seated', place, who: EMPTY });
    // A person who was away may come back; one who was here must not sit down again at once.
    if (person?.presence === 'here' && person.id !== by.id) chain.add({ type: 'barred', person: person.id });
    return ok(withHost(chain).events);
  }
  if (state.lesson && person)
    return leaveLesson(state, place, { at }, person.presence === 'here' ? person.id : undefined);
  if (person?.presence !== 'away') return refuse('game-running');
  chain.add({ type: 'presence-changed', place, presence: 'left' });
  return ok(withAgreements(withAttendance(chain, state)).events);
}

/** Excludes a spectator. A person on a chair is removed with `remove` instead. */
export function showOut(state: TableState, { person }: Command<'show-out'>, { by }: Context): Decision {
  if (!actsAsHost(state, by.id)) return refuse('not-host');
  if (isUmpire(state, person)) return refuse('umpire-decides');
  if (person === by.id || playerOf(state, person) !== undefined) return refuse('not-watching');
  return ok(state.shownOut?.includes(person) ? [] : [{ type: 'shown-out', person }]);
}

/** Passes the host's role on. Only the host may; a person who acts for an absent host may not. */
export function passHost(state: TableState, { place }: Command<'pass-host'>, { by }: Context): Decision {
  if (state.host !== by.id) return refuse('not-host');
  const heir = personAt(state, place);
  if (heir?.presence !== 'here') return refuse('not-here');
  return ok(heir.id === by.id ? [] : [{ type: 'host-changed', host: heir.id }]);
}

/** Changes the settings before a game. Everybody else on a chair is asked to agree again. Host only. */
export function changeSettings(state: TableState, { settings }: Command<'change-settings'>, { by }: Context): Decision {
  if (!actsAsHost(state, by.id)) return refuse('not-host');
  if (isUnderWay(state)) return refuse('game-running');
  if (isContradictory(settings) || settings.deals) return refuse('settings-contradict');
  // Who sits here has agreed to a teacher or to none.
  if (settings.teacher !== state.settings.teacher) return refuse('settings-contradict');
  const tidy = tidySettings(settings);
  // The rated game that is over stays rated, with all that its players may do to its sheet.
  const isOther = tidy.rated !== state.settings.rated || tidy.outsideBots !== state.settings.outsideBots;
  if (isAfterGame(state) && state.settings.rated && isOther && !isClosed(state)) return refuse('rated-sheet-first');
  const { person: umpire, invited } = state.umpire ?? {};
  if (isOfBots(tidy) && (umpire ?? invited)) return refuse('seats-contradict');
  if (state.places.some(chair => chair.kind === 'person' && misfitAt(tidy, chair.name)))
    return refuse('seats-contradict');
  if (isSameSettings(tidy, state.settings)) return ok([]);
  const place = playerOf(state, by.id);
  return ok([
    { type: 'settings-changed', settings: tidy, clock: clockOf(tidy), ...(place !== undefined && { by: place }) },
  ]);
}

/** Agrees with the settings as they are now. The page's number of the newest event says which ones it showed. */
export function agree(state: TableState, { by }: Context): Decision {
  const place = playerOf(state, by.id);
  if (place === undefined) return refuse('not-seated');
  if (isUnderWay(state)) return refuse('game-running');
  return ok(hasAgreed(state, place) ? [] : [{ type: 'agreed', place }]);
}

/** Commits the server to the first shuffle of a game, which begins once the nonces are there. */
export function start(state: TableState, { by, secret }: Context): Decision {
  if (!actsAsHost(state, by.id)) return refuse('not-host');
  if (state.stage !== 'gathering' || isStarting(state)) return refuse('game-running');
  if (!isFull(state) || people(state).length === 0) return refuse('not-enough-players');
  const asked = beforeBots(state.places, people(state));
  if (!asked.every(player => hasAgreed(state, player))) return refuse('not-agreed');
  return ok(commitShuffle(state, secret));
}

/** Closes a table at which no game with other people runs, or at which its host teaches. Host only. */
export function close(state: TableState, { by, at }: Context): Decision {
  if (!actsAsHost(state, by.id)) return refuse('not-host');
  const others = people(state).filter(player => personAt(state, player)?.id !== by.id);
  if (isPlaying(state) && others.length > 0 && !state.lesson) return refuse('game-running');
  if (isPlaying(state) && state.settings.rated) return refuse('rated-goes-on');
  return ok(closing(state, at));
}

/** Returns the events that close a table. A sealed shuffle is opened first, so that every hand has its proof. */
export function closing(state: TableState, at: number) {
  const chain = new Chain(state, at);
  if (state.secret) chain.add(laidDown(state, state.secret));
  return chain.add({ type: 'table-closed' }).events;
}
