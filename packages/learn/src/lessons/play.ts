import {
  decide,
  defaultAction,
  evolve,
  type HandCommand,
  type HandEvent,
  type HandState,
  isSameAction,
  legalActions,
  othersInTurn,
  type Seat,
  type SeatCommand,
  tileText,
  undealt,
} from '@gorrion/rules';
import { commandOf } from './notation.ts';
import type { LearnerTurn, PlayStep, Scene } from './steps.ts';
import { dealOf } from './wall.ts';

/* A prepared hand while it is played: the rules decide, the other seats act by the script, the learner by themselves. */

export interface PreparedPlay {
  readonly step: PlayStep;
  readonly seat: Seat;
  readonly hand: HandState;
  /** All events since the deal. */
  readonly events: readonly HandEvent[];
  /** Moves of the other seats that are still to come. */
  readonly bots: readonly string[];
  /** Decisions of the learner that are made. */
  readonly made: number;
}

/** Reason of every wrong move that has none of its own. */
export const OTHER = 'other';

const turnOf = ({ step, made }: PreparedPlay): LearnerTurn | undefined => step.turns[made];

/** Plays a command. Throws an Error if the rules refuse it: a script is wrong. */
function obey(play: PreparedPlay, command: HandCommand): PreparedPlay {
  const decided = decide(play.hand, command);
  if (!decided.ok) throw new Error(`${play.step.id}: ${command.type} ${decided.error.code}`);
  return {
    ...play,
    events: [...play.events, ...decided.value],
    hand: decided.value.reduce(evolve, play.hand),
  };
}

/** Plays the move of another seat: the next of the script if it is this seat's and legal now, else the usual one. */
function moveBot(play: PreparedPlay, seat: Seat): PreparedPlay {
  const [next = '', ...later] = play.bots;
  const legal = legalActions(play.hand, seat);
  const scripted = next.startsWith(`${seat}:`) ? commandOf(next.slice(2), seat, play.hand) : undefined;
  const chosen = scripted && legal.find(action => isSameAction(action, scripted));
  if (chosen) return obey({ ...play, bots: later }, chosen);
  const usual = defaultAction(play.hand, seat);
  return usual ? obey(play, usual) : play;
}

/** Whether the learner is to decide now. */
function isAsked(play: PreparedPlay): boolean {
  const { hand, seat } = play;
  if (legalActions(hand, seat).length > 0) return true;
  const { phase } = hand;
  return phase.name === 'claims' && phase.from !== seat && turnOf(play)?.stopsAt === tileText(phase.tile);
}

/** Plays on until the learner is asked or the hand is over. */
function advance(play: PreparedPlay): PreparedPlay {
  let now = play;
  for (;;) {
    const { hand, seat } = now;
    if (hand.phase.name !== 'turn' && hand.phase.name !== 'claims') return now;
    const others = hand.phase.name === 'turn' ? [hand.phase.seat] : othersInTurn(hand.phase.from);
    const bot = others.find(other => other !== seat && legalActions(hand, other).length > 0);
    if (bot !== undefined) now = moveBot(now, bot);
    else if (isAsked(now)) return now;
    else now = obey(now, { type: 'close-claims' });
  }
}

/** Deals a prepared hand and plays to the learner's first decision. */
export function beginPlay(step: PlayStep): PreparedPlay {
  const play = { step, seat: step.seat ?? 0, hand: undealt, events: [], bots: step.bots ?? [], made: 0 } as const;
  return advance(obey(play, { type: 'deal', deal: dealOf(step.deal) }));
}

/** Whether the learner has made all decisions of the step. */
export const isPlayed = (play: PreparedPlay): boolean => play.made >= play.step.turns.length;

/** Returns the key of the sentence that says what to do now; undefined when all is done. */
export const askedNow = (play: PreparedPlay): string | undefined => turnOf(play)?.id;

const commandsOf = (play: PreparedPlay, moves: readonly string[]): readonly SeatCommand[] =>
  moves.map(move => commandOf(move, play.seat, play.hand));

/** Returns what the table offers the learner: what is legal, and wrong moves of the script that the rules refuse. */
export function offeredNow(play: PreparedPlay): readonly SeatCommand[] {
  const turn = turnOf(play);
  if (!turn) return [];
  const legal = legalActions(play.hand, play.seat);
  const named = [...turn.right, ...Object.values(turn.wrong ?? {}).flat()];
  const tempting = commandsOf(play, named).filter(
    command => command.type !== 'discard' && !legal.some(action => isSameAction(action, command)),
  );
  const isPass = (command: SeatCommand) => command.type === 'claim' && command.claim.kind === 'pass';
  return [...tempting.filter(command => !isPass(command)), ...legal, ...tempting.filter(isPass)];
}

/** What became of a move of the learner: the hand played on, or the key of the reason why not. */
export type Answered =
  | { readonly isRight: true; readonly play: PreparedPlay }
  | { readonly isRight: false; readonly reason: string };

/** Answers a move of the learner. A wrong one is not played. */
export function answer(play: PreparedPlay, command: SeatCommand): Answered {
  const turn = turnOf(play);
  const isAmong = (moves: readonly string[]) => commandsOf(play, moves).some(move => isSameAction(move, command));
  if (!turn || !isAmong(turn.right)) {
    const [reason = OTHER] = Object.entries(turn?.wrong ?? {}).find(([, moves]) => isAmong(moves)) ?? [];
    return { isRight: false, reason };
  }
  const isLegal = legalActions(play.hand, play.seat).some(action => isSameAction(action, command));
  const played = obey({ ...play, made: play.made + 1 }, isLegal ? command : { type: 'close-claims' });
  return { isRight: true, play: advance(played) };
}

/** Returns the hand that a scene shows. Throws an Error if its moves cannot be made. */
export function sceneHand({ moves, ...prepared }: Scene): HandState {
  const turns = moves.map(move => ({ id: move, right: [move] }));
  let play = beginPlay({ kind: 'play', id: 'scene', ...prepared, turns });
  for (const move of moves) {
    const answered = answer(play, commandOf(move, play.seat, play.hand));
    if (!answered.isRight) throw new Error(`scene: ${move}`);
    play = answered.play;
  }
  return play.hand;
}
