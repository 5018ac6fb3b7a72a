import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Candidate, evaluate, playHand } from '@gorrion/bots';
import {
  bySeat,
  type Deal,
  defaultAction,
  type HandEvent,
  type HandState,
  SEATS,
  type Seat,
  type SeatCommand,
  seeded,
  shuffledRing,
  throwDice,
  wmo2006,
} from '@gorrion/rules';

/** A moment at which the expert's best action stood out, found again in the events by its numbers. */
export interface Note {
  readonly phase: 'turn' | 'claims';
  readonly seat: Seat;
  /** Discards of all seats, and tiles that had left the wall. */
  readonly discards: number;
  readonly drawn: number;
  /** Points between the best action and the next one, and the best one of another route; absent: there is none. */
  readonly gap: number;
  readonly routeGap?: number;
}

/** One hand of four experts, with the moments worth a closer look. */
export interface Game {
  readonly hand: number;
  readonly events: readonly HandEvent[];
  readonly notes: readonly Note[];
}

/** Points by which an action must stand out in a first look. */
const STANDS_OUT = 1.5;

/** Returns what tells a moment of a hand from all others of the same seat. */
export const momentNumbers = (state: HandState): Pick<Note, 'discards' | 'drawn'> => ({
  discards: SEATS.reduce<number>((sum, seat) => sum + state.seats[seat].discards.length, 0),
  drawn: state.wall.front + state.wall.back,
});

function noteOf(view: HandState, seat: Seat, candidates: readonly Candidate[]): Note | undefined {
  const [best, next] = candidates;
  const { name } = view.phase;
  if (!best || !next || !Number.isFinite(best.value) || (name !== 'turn' && name !== 'claims')) return undefined;
  const gap = best.value - next.value;
  const other = candidates.find(({ route }) => route !== undefined && route !== best.route);
  const routeGap = name === 'turn' && best.route && other ? best.value - other.value : undefined;
  if (gap < STANDS_OUT && (routeGap ?? 0) < STANDS_OUT) return undefined;
  const rounded = (points: number) => Math.round(points * 100) / 100;
  return {
    phase: name,
    seat,
    ...momentNumbers(view),
    gap: rounded(gap),
    ...(routeGap !== undefined && { routeGap: rounded(routeGap) }),
  };
}

function dealOf(hand: number, seed: string): Deal {
  const random = seeded(`${seed}/${hand}`);
  return {
    ring: shuffledRing(random),
    dice: throwDice(random),
    prevalentWind: SEATS[hand % 4]!,
    rules: wmo2006,
  };
}

/** Plays a hand with four experts. The same number and seed give the same hand. */
export function playGame(hand: number, seed: string): Game {
  const notes: Note[] = [];
  const decider = (view: HandState, seat: Seat): SeatCommand => {
    const candidates = evaluate('expert', view, seat);
    const note = noteOf(view, seat, candidates);
    if (note) notes.push(note);
    return candidates[0]?.action ?? defaultAction(view, seat)!;
  };
  const { events } = playHand(
    dealOf(hand, seed),
    bySeat(() => decider),
  );
  return { hand, events, notes };
}

/** Returns the hands that a file holds, in the order of their numbers. */
export const readGames = (file: string): readonly Game[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line.endsWith('}'))
        .map(line => JSON.parse(line) as Game)
        .sort((a, b) => a.hand - b.hand)
    : [];

/** Plays the hands that a file lacks and adds each when it is over. */
export function playGames(file: string, hands: number, seed: string): void {
  const played = new Set(readGames(file).map(({ hand }) => hand));
  for (let hand = 0; hand < hands; hand++) {
    if (!played.has(hand)) appendFileSync(file, `${JSON.stringify(playGame(hand, seed))}\n`);
  }
}
