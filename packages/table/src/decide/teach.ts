import {
  type PositionSet,
  type PreparedDeal,
  rulesetOf,
  type TableCommand,
  type TableState,
  type TeacherAct,
} from '@gorrion/protocol';
import {
  actingSeat,
  byPlayer,
  decideSession,
  ok,
  PLAYERS,
  type Player,
  playerAt,
  refuse,
  type SessionState,
  seatOf,
  type Tile,
  unstarted,
} from '@gorrion/rules';
import { hasAgreed, isPaused, people, personAt } from '../people/people.ts';
import { isTeacher, isTeacherHere } from '../people/teacher.ts';
import { TEACHER_PATIENCE } from '../people/teacherActs.ts';
import { chanceOf, randomOf } from '../shuffle/random.ts';
import { prepare } from '../teaching/prepared.ts';
import { withAttendance } from './attendance.ts';
import { Chain } from './chain.ts';
import type { Context, Decision } from './context.ts';
import { newBot } from './gathering.ts';

/* What a teacher orders at their own table. Everybody there has agreed to it by sitting down, and nothing counts. */

/** How often a table may be set to another point, so that nobody fills the disk. */
const MOST_POSITIONS = 500;
/** How often a teacher may order anything there. */
const MOST_ORDERS = 5000;

type Act<K extends TeacherAct['kind']> = Extract<TeacherAct, { kind: K }>;

/** Pauses play or lets it go on, with the pause that follows. */
function pause(chain: Chain, isPaused: boolean, before: TableState): Chain {
  if (chain.state.lesson?.isPaused !== isPaused) chain.add({ type: 'lesson-paused', isPaused });
  return withAttendance(chain, before);
}

/** Fills free chairs, and those of people who left, with bots. */
function fill(chain: Chain): void {
  for (const place of PLAYERS) {
    const chair = chain.state.places[place];
    const isFree = chair.kind === 'empty' || (chair.kind === 'person' && chair.presence === 'left');
    const level = chain.state.settings.botLevel ?? 'easy';
    if (isFree) chain.add({ type: 'seated', place, who: newBot(chain.state, level) });
  }
}

/** Returns a session of which a player deals the next hand. Every deal begins from nought: nothing adds up. */
const beforeDealBy = (dealer: Player, state: TableState): SessionState => ({
  ...unstarted,
  phase: 'between',
  options: { rules: rulesetOf(state.settings), hands: 16 },
  handNumber: dealer,
});

/** Returns who deals a hand of which nothing is prepared: the next one, as in a game. */
const nextDealer = ({ session }: TableState): Player => (session.handNumber % PLAYERS.length) as Player;

/** Sets the session to another point. A pause begins anew there: what it has lasted is no time of the new clock. */
function setPosition(chain: Chain, position: PositionSet): Chain {
  chain.add({ type: 'position-set', ...position });
  return isPaused(chain.state) ? chain.add({ type: 'paused' }) : chain;
}

function deal(state: TableState, prepared: PreparedDeal | undefined, { at, secret }: Context): Decision {
  if (state.stage === 'gathering' && !people(state).every(player => hasAgreed(state, player)))
    return refuse('not-agreed');
  const chain = new Chain(state, at);
  fill(chain);
  if (state.stage === 'gathering') chain.add({ type: 'seats-drawn', order: byPlayer(player => player) });
  const before = beforeDealBy(prepared?.dealer ?? nextDealer(state), state);
  const { rules } = before.options;
  const ready = prepared && prepare(prepared, rules, 0, randomOf(secret, 'wall'));
  if (ready && !ready.ok) return refuse(ready.error);
  const chance = ready?.value.kind === 'deal' ? ready.value : chanceOf(secret, undefined, rules);
  const begun = decideSession(before, { type: 'begin-hand', ring: chance.ring, dice: chance.dice });
  if (!begun.ok) return refuse(begun.error.code);
  if (ready?.value.kind === 'position') {
    const [first] = begun.value;
    if (first?.type !== 'hand-begun') return refuse('deal-does-not-fit');
    const { number: handNumber, round, seating } = first;
    const session = { ...before, phase: 'playing', handNumber, round, seating, hand: ready.value.hand } as const;
    setPosition(chain, { session, why: 'deal' });
  } else {
    setPosition(chain, { session: before, why: 'deal' });
    chain.add(...begun.value.map(event => ({ type: 'session', event }) as const));
  }
  return ok(pause(chain, false, state).events);
}

/** Sets everybody to an earlier turn of the hand. */
function undo(
  state: TableState,
  to: number,
  wish: Pick<PositionSet, 'why' | 'retry'>,
  { at, taught: { turns } }: Context,
): Decision {
  const session = turns[to];
  if (!session) return refuse('nothing-to-undo');
  const chain = setPosition(new Chain(state, at), { session, to, ...wish });
  return ok(pause(chain, wish.why !== 'try-again', state).events);
}

/** Returns the tile that a player discarded from a turn, by what lies there now. */
function discardAfter(before: SessionState, { session }: TableState, player: Player): Tile | undefined {
  const seat = seatOf(before, player);
  return session.hand.seats[seat].discards[before.hand.seats[seat].discards.length]?.tile;
}

function tryAgain(state: TableState, { player, text }: Act<'try-again'>, context: Context): Decision {
  const { turns } = context.taught;
  const isOwn = (session: SessionState): boolean => {
    const seat = actingSeat(session.hand);
    return seat !== undefined && playerAt(session, seat) === player;
  };
  const to = turns.findLastIndex(isOwn);
  const before = turns[to];
  if (!before || !personAt(state, player)) return refuse('nothing-to-undo');
  const tile = discardAfter(before, state, player);
  const retry = { player, ...(tile !== undefined && { tile }), ...(text !== undefined && { text }) };
  return undo(state, to, { why: 'try-again', retry }, context);
}

function decideAct(state: TableState, act: TeacherAct, context: Context): Decision {
  const { at } = context;
  if (act.kind === 'deal') return deal(state, act.deal, context);
  if (state.stage !== 'playing') return refuse('game-not-running');
  switch (act.kind) {
    case 'pause':
    case 'go-on':
      return ok(pause(new Chain(state, at), act.kind === 'pause', state).events);
    case 'take-back':
      return undo(state, context.taught.turns.length - 1, { why: act.kind }, context);
    case 'from-start':
      return undo(state, 0, { why: act.kind }, context);
    case 'try-again':
      return tryAgain(state, act, context);
    case 'point':
      return ok([{ type: 'pointed', ...(act.at && { at: act.at }) }]);
    case 'open-hands':
      return ok(state.lesson?.isOpen === act.isOpen ? [] : [{ type: 'hands-opened', isOpen: act.isOpen }]);
  }
}

const setsPosition = ({ kind }: TeacherAct): boolean =>
  kind === 'deal' || kind === 'take-back' || kind === 'from-start' || kind === 'try-again';

/** Returns why nobody but the teacher may order something now; a teacher who is away for long blocks nobody. */
function whyNot(state: TableState, { kind }: TeacherAct, { by, at, taught }: Context) {
  if (!state.lesson) return 'not-teacher';
  if (isTeacher(state, by.id)) return undefined;
  const isLearner = people(state).some(place => personAt(state, place)?.id === by.id);
  if (kind !== 'go-on' || isTeacherHere(state) || !isLearner) return 'not-teacher';
  return at < taught.actedAt + TEACHER_PATIENCE ? 'teacher-awaited' : undefined;
}

/** Decides what a teacher orders, and the player who lets play go on for one who is away. */
export function teach(
  state: TableState,
  { act }: Extract<TableCommand, { type: 'teach' }>,
  context: Context,
): Decision {
  const refused = whyNot(state, act, context);
  if (refused) return refuse(refused);
  // Play that stands paused goes on all the same: nothing else could end its pause.
  if (act.kind !== 'go-on' && context.taught.orders >= MOST_ORDERS) return refuse('lesson-full');
  if (setsPosition(act) && (state.lesson?.positions ?? 0) >= MOST_POSITIONS) return refuse('lesson-full');
  return decideAct(state, act, context);
}

/** What the teacher decides alone at the own table, or what has no place in a lesson. */
const TAUGHT: ReadonlySet<TableCommand['type']> = new Set([
  'start',
  'ready',
  'ask-pause',
  'ask-end',
  'pass-host',
  'take-wind',
  'object-to-wall',
  'invite-umpire',
  'take-umpire',
  'propose-ruling',
  'sign-sheet',
  'appeal',
]);

/** Returns why a command has no place at a teacher's table; undefined elsewhere, and if it has. */
export function refusedInLesson(
  state: TableState,
  command: TableCommand,
  { by }: Pick<Context, 'by'>,
): 'teacher-decides' | 'teacher-sees' | 'teacher-has-no-seat' | undefined {
  if (!state.lesson) return undefined;
  if (TAUGHT.has(command.type)) return 'teacher-decides';
  if (command.type !== 'sit') return undefined;
  if (isTeacher(state, by.id)) return 'teacher-has-no-seat';
  return command.isTaught ? undefined : 'teacher-sees';
}
