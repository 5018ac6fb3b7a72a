import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bySeat, evolve, type HandEvent, type HandState, type Seat, undealt, wmo2006 } from '@gorrion/rules';
import { entrantOf } from '../src/arena/matchArguments.ts';
import { playHand } from '../src/arena/playHand.ts';
import { dealOf } from '../src/arena/walls.ts';
import { decideAsBot } from '../src/index.ts';

/*
 * Plays games of four equal bots, a line of events each, for `fit.ts` and `calibrate.ts`:
 * node packages/bots/bench/selfPlay.ts --hands 600 --seed fit --seat expert --file games.jsonl
 * It continues a file that holds some of the hands.
 */

/** One hand from its deal to its end. */
export interface Game {
  readonly hand: number;
  readonly events: readonly HandEvent[];
}

export const readGames = (file: string): readonly Game[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line) as Game)
    : [];

/** One event of a game, with the state before and after it. */
export interface Moment {
  readonly event: HandEvent;
  readonly before: HandState;
  readonly after: HandState;
}

/** Yields the events of a game from its deal to its end. */
export function* momentsOf({ events }: Game): Generator<Moment> {
  let before: HandState = undealt;
  for (const event of events) {
    const after = evolve(before, event);
    yield { event, before, after };
    before = after;
  }
}

/** Returns the seat that wins on the discard at this place of a log: only answers lie between the two. */
export function wonAt(events: readonly HandEvent[], at: number): Seat | undefined {
  const next = events.slice(at + 1, at + 12).find(({ type }) => type !== 'claim-made' && type !== 'claim-announced');
  return next?.type === 'won' && !next.robbed ? next.seat : undefined;
}

function play({ hands, seed, seat: name, file }: Record<'hands' | 'seed' | 'seat' | 'file', string>): void {
  const entrant = entrantOf(name);
  if (!entrant.ok || entrant.value.kind !== 'level') throw new RangeError(`no bot of ours: ${name}`);
  const { level, ...manner } = entrant.value;
  const played = new Set(readGames(file).map(({ hand }) => hand));
  for (let hand = 0; hand < Number(hands); hand++) {
    if (played.has(hand)) continue;
    const decider = (view: HandState, seat: Seat) => decideAsBot(level, view, seat, `${hand}/${seat}`, manner);
    const { events } = playHand(
      dealOf(hand, seed, wmo2006),
      bySeat(() => decider),
    );
    appendFileSync(file, `${JSON.stringify({ hand, events })}\n`);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      hands: { type: 'string', default: '600' },
      seed: { type: 'string', default: 'fit' },
      seat: { type: 'string', default: 'expert' },
      file: { type: 'string', default: 'games.jsonl' },
    },
  });
  play(values);
}
