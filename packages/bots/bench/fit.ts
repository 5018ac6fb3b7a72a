import { parseArgs } from 'node:util';
import {
  countsOf,
  discardsMade,
  evolve,
  type HandEvent,
  type HandState,
  isClaimed,
  othersInTurn,
  PLAYING_KINDS,
  SEATS,
  type Seat,
  undealt,
} from '@gorrion/rules';
import { DANGER_FEATURES, dangerFeatures } from '../src/chance/danger.ts';
import { kindClass, neighboursSeen, stageOf } from '../src/chance/features.ts';
import { lookAround } from '../src/sight/sight.ts';
import { LogisticFit } from './logisticFit.ts';
import { ProductFit } from './productFit.ts';
import { readGames, wonAt } from './selfPlay.ts';

/*
 * Fits the tables of `src/chance` on games of `selfPlay.ts`: node packages/bots/bench/fit.ts --games games.jsonl
 * prints how often others win by draws left and melds, what is discarded and drawn by kind, and which discards are won.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: 'games.jsonl' } } });
const games = readGames(values.games);

const MOST_DRAWS = 24;
const cycles = new Float64Array(MOST_DRAWS + 1);
const lost = new Float64Array(MOST_DRAWS + 1);
/** Counts wins of others by the number of their claimed melds, against the number expected from the time alone. */
const byMelds: { draws: number; melds: number; lost: boolean }[] = [];
const discards = new ProductFit([28, 16, 4, 5]);
const draws = new ProductFit([28, 16, 4, 5]);
const danger = new LogisticFit(DANGER_FEATURES);
let [lossSum, losses, wins] = [0, 0, 0];

const meldsOf = (state: HandState, seat: Seat): number => state.seats[seat].melds.filter(isClaimed).length;

/** Counts whether another seat wins before the seat draws again, by the melds that lie open. */
function readHazard(states: readonly HandState[], events: readonly HandEvent[], at: number, seat: Seat): void {
  const end = events.findIndex((event, n) => n > at && event.type === 'drew' && event.seat === seat);
  const last = events.at(-1)!;
  const isLost = end < 0 && last.type === 'won' && last.seat !== seat;
  const { drawsLeft } = lookAround(states[at]!, seat);
  const left = Math.min(MOST_DRAWS, drawsLeft);
  cycles[left]!++;
  if (isLost) lost[left]!++;
  const melds = othersInTurn(seat).reduce<number>((sum, other) => sum + meldsOf(states[at]!, other), 0);
  byMelds.push({ draws: left, melds, lost: isLost });
}

/** Counts the unseen copies of every kind, and the kind that came. */
function readRate(fit: ProductFit, state: HandState, seat: Seat, came: number): void {
  const sight = lookAround(state, seat);
  const stage = stageOf(sight.drawsLeft);
  const seen = countsOf(state.seats[seat].concealed).map((held, kind) => held + sight.shown[kind]!);
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const live = sight.live[kind]!;
    if (live === 0) continue;
    const ofKind = kindClass(kind);
    const shown = Math.min(3, sight.shown[kind]!);
    const held = Math.min(3, sight.counts[kind]!);
    const cell = [7 * ofKind + stage, 4 * ofKind + shown, held, neighboursSeen(kind, seen)];
    fit.add(cell, live / sight.unseen, kind === came ? 1 : 0);
  }
}

/** Counts a discard against each opponent, by whether the opponent won on it. */
function readDanger(before: HandState, seat: Seat, tile: number, winner: Seat | undefined): void {
  const sight = lookAround(before, seat);
  const made = discardsMade(before);
  for (const other of othersInTurn(seat)) danger.add(dangerFeatures(sight, other, made)(tile), winner === other);
}

for (const { events } of games) {
  const states: HandState[] = [];
  let state = undealt;
  const end = events.at(-1)!;
  events.forEach((event, at) => {
    const before = state;
    state = evolve(state, event);
    states.push(state);
    if (event.type === 'drew' && event.source === 'wall' && event.tile < PLAYING_KINDS) {
      readHazard(states, events, at, event.seat);
      readRate(
        draws,
        before.phase.name === 'undealt' ? state : { ...before, phase: state.phase },
        event.seat,
        event.tile,
      );
    }
    if (event.type === 'discarded' && event.tile < PLAYING_KINDS) {
      readDanger(before, event.seat, event.tile, wonAt(events, at));
      for (const seat of SEATS) if (seat !== event.seat) readRate(discards, before, seat, event.tile);
    }
  });
  if (end.type === 'won') {
    wins++;
    for (const seat of SEATS) {
      if (seat === end.seat) continue;
      losses++;
      lossSum -= end.payments[seat];
    }
  }
}

const text = (numbers: Iterable<number>): string => [...numbers].map(each => Number(each.toFixed(3))).join(', ');
const hazards = Array.from(cycles, (count, left) => (count === 0 ? 0 : lost[left]! / count));
const groups = [0, 1, 2, 3, 4, 5, 6].map(melds => byMelds.filter(each => Math.min(6, each.melds) === melds));
const ratios = groups.map(group => {
  const expected = group.reduce((sum, { draws: left }) => sum + hazards[left]!, 0);
  return group.filter(each => each.lost).length / Math.max(1e-9, expected);
});
process.stdout.write(`${wins} wins in ${games.length} hands; a loser pays ${(lossSum / losses).toFixed(2)}\n`);
process.stdout.write(
  `cycles by draws left, 0 first: ${text(cycles)}\nhazard: ${text(hazards)}\nby melds: ${text(ratios)}\n`,
);
process.stdout.write(
  `discards [7 x class + stage][4 x class + shown][held][neighbours]:\n${discards.solve().map(text).join('\n')}\n`,
);
process.stdout.write(`draws, the same:\n${draws.solve().map(text).join('\n')}\n`);
process.stdout.write(
  `danger [turn][5 x class + shown][melds][his][near][told][neighbours][routes][passed][since claim][useful thrown]:\n${danger.solve().map(text).join('\n')}\n`,
);
