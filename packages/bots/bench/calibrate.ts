import { parseArgs } from 'node:util';
import { evolve, type HandState, isClaimed, PLAYING_KINDS, undealt, viewFor, winnersScore } from '@gorrion/rules';
import { dangers } from '../src/chance/danger.ts';
import { lookAround } from '../src/sight/sight.ts';
import { type Game, readGames, wonAt } from './selfPlay.ts';

/*
 * Compares the estimated danger of discards with what happened in the games of `selfPlay.ts`:
 * node packages/bots/bench/calibrate.ts --games games.jsonl
 */

const EDGES = [0.002, 0.005, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.11, 0.15, 1];

class Bins {
  private readonly name: string;
  private readonly bins = new Map<string, { count: number; foretold: number; happened: number }>();
  constructor(name: string) {
    this.name = name;
  }
  add(key: string, foretold: number, happened: boolean): void {
    const bin = this.bins.get(key) ?? { count: 0, foretold: 0, happened: 0 };
    bin.count++;
    bin.foretold += foretold;
    bin.happened += happened ? 1 : 0;
    this.bins.set(key, bin);
  }
  toString(): string {
    const rows = [...this.bins].toSorted((a, b) => a[0].localeCompare(b[0], 'en', { numeric: true }));
    const line = ([key, { count, foretold, happened }]: (typeof rows)[number]) =>
      `${key.padEnd(10)} ${String(count).padStart(7)} ${(foretold / count).toFixed(4)} ${(happened / count).toFixed(4)} ± ${((1.96 * Math.sqrt(happened)) / count).toFixed(4)}`;
    return `${this.name}: discards, foretold, happened\n${rows.map(line).join('\n')}\n`;
  }
}

const byDanger = new Bins('by danger');
const byTurn = new Bins('by discards of the seat');
const fans = new Map<string, number>();
let [hands, wins, byDiscard, points, foretoldDealIns, open] = [0, 0, 0, 0, 0, 0];

function read({ events }: Game): void {
  let state: HandState = undealt;
  events.forEach((event, at) => {
    if (event.type === 'discarded' && event.tile < PLAYING_KINDS) {
      const sight = lookAround(viewFor(state, event.seat), event.seat);
      const foretold = dangers(sight)[event.tile]!;
      const happened = wonAt(events, at) !== undefined;
      foretoldDealIns += foretold;
      byDanger.add(String(EDGES.find(edge => foretold <= edge)), foretold, happened);
      byTurn.add(String(state.seats[event.seat].discards.length), foretold, happened);
    }
    state = evolve(state, event);
  });
  const end = events.at(-1)!;
  hands++;
  if (end.type !== 'won') return;
  wins++;
  points += winnersScore(end).total;
  if (end.from !== end.seat) byDiscard++;
  if (state.seats[end.seat].melds.some(isClaimed)) open++;
  const main = winnersScore(end).fans[0]!.id;
  fans.set(main, (fans.get(main) ?? 0) + 1);
}

const { values } = parseArgs({ options: { games: { type: 'string', default: 'games.jsonl' } } });
for (const game of readGames(values.games)) read(game);
const share = (count: number, of: number): string => ((100 * count) / of).toFixed(1);
const main = [...fans].toSorted((a, b) => b[1] - a[1]).map(([fan, count]) => `${fan} ${share(count, wins)}`);
process.stdout.write(
  `${hands} hands, ${share(hands - wins, hands)} % drawn, ${(points / wins).toFixed(2)} points a win, `,
);
process.stdout.write(`${share(open, wins)} % of them open; deal-ins ${share(byDiscard / 4, hands)} % a seat, `);
process.stdout.write(`foretold ${share(foretoldDealIns / 4, hands)}\n${main.join(', ')}\n${byDanger}${byTurn}`);
