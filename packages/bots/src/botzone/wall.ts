import { cn1998, SEATS, type Seat } from '@gorrion/rules';
import { type Clocks, Stopwatch, seedOf } from '../arena/duplicate.ts';
import type { Entrant } from '../arena/matchArguments.ts';
import { recordOf, type WallRecord } from '../arena/records.ts';
import { type Permutations, type Seating, seatingsOf } from '../arena/walls.ts';
import { ownWalls, stateAtDeal } from './ownWalls.ts';
import { Program } from './program.ts';
import { type Mistake, playBotzoneHand, type TextPlayer } from './referee.ts';

export interface BotzoneWallOptions {
  readonly entrants: readonly Entrant[];
  readonly seed: string;
  readonly permutations: Permutations;
  readonly clocks: Clocks;
  /** Returns the external program at a place; called once a hand. */
  readonly externalOf: (place: number) => TextPlayer;
  readonly onMistake: (mistake: Mistake, place: number, wall: number) => void;
}

/** Returns a player of our own level; it speaks the same text as external programs. */
export function levelPlayer(program: Program, watch: Stopwatch): TextPlayer {
  return {
    ask: (request, isQuestion) => (isQuestion ? watch.measure(() => program.answer(request)) : program.answer(request)),
  };
}

function timedPlayer(player: TextPlayer, watch: Stopwatch): TextPlayer {
  return {
    ask: (request, isQuestion) => {
      const answer = Promise.resolve(player.ask(request, isQuestion));
      return isQuestion ? watch.await(answer) : answer;
    },
  };
}

/** Plays one wall in all its seatings by Botzone's rules, one hand after another. */
export async function playBotzoneWall(wall: number, options: BotzoneWallOptions): Promise<WallRecord> {
  const { entrants, seed, permutations, clocks, externalOf, onMistake } = options;
  const watches = entrants.map(() => new Stopwatch(clocks));
  const dealt = stateAtDeal(ownWalls(`${seed}/${wall}`), (wall & 3) as Seat, cn1998);
  const playerOf = (place: number, hand: number): TextPlayer => {
    const entrant = entrants[place]!;
    if (entrant.kind === 'command') return timedPlayer(externalOf(place), watches[place]!);
    return levelPlayer(new Program(entrant, seedOf(seed, wall, hand, place)), watches[place]!);
  };
  const play = async (seating: Seating, hand: number) => {
    const players = SEATS.map(seat => playerOf(seating[seat], hand));
    const { outcome, mistake } = await playBotzoneHand(dealt, players);
    if (mistake) onMistake(mistake, seating[mistake.seat], wall);
    const illegal = SEATS.map(seat => (mistake?.seat === seat ? 1 : 0));
    return recordOf(outcome, illegal, seating);
  };
  const hands = [];
  for (const [hand, seating] of seatingsOf(permutations).entries()) hands.push(await play(seating, hand));
  return { wall, hands, times: watches.map(({ times }) => times) };
}
