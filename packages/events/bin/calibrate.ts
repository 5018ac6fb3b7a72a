import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairingOf, ranksOf } from '@gorrion/events/rating';
import { ratingsOfGroups, surpriseOfOrders, surpriseOfPairs } from '../bench/rating/anchors.ts';
import { choose } from '../bench/rating/choice.ts';
import { fitHands } from '../bench/rating/handModel.ts';
import { makePopulations, perStrengthOf } from '../bench/rating/makePopulations.ts';
import { totalsOf } from '../bench/rating/populations.ts';
import { reportOf } from '../bench/rating/report.ts';
import { type GameLine, levelNumber, playGames, readGames } from './botGames.ts';

/*
 * Calibrates the rating: fits the bots' ratings on their games, chooses the constants on a part of the games and
 * on populations of their own, and foretells the rest. Writes `bench/rating.md`. The games are played from their seed where
 * `bench/bot-games.jsonl` lacks them, for 17 minutes; a run that was broken off goes on. The same seeds give the same file.
 */

const BENCH = join(import.meta.dirname, '../bench');
const LEVELS = 5;

const GAMES_FILE = join(BENCH, 'bot-games.jsonl');
const GAMES = 1500;
/** Number of games between two lines that say how far it is. */
const SAY_EVERY = 50;

playGames(GAMES_FILE, GAMES, game => {
  if ((game + 1) % SAY_EVERY === 0) process.stderr.write(`${game + 1} of ${GAMES} games of bots\n`);
});
const lines = readGames(GAMES_FILE);

/** The games cut into parts of so many hands, by level. */
const gamesOf = (hands: number) =>
  lines
    .flatMap(([game, players, payments]): GameLine[] =>
      Array.from({ length: payments.length / hands }, (_, part) => [
        game,
        players,
        payments.slice(part * hands, (part + 1) * hands),
      ]),
    )
    .map(([, players, payments]) => ({
      groups: players.map(levelNumber),
      ranks: ranksOf(totalsOf(payments), [false, false, false, false]),
      hands: payments.length,
    }));

/** Logarithm of the odds of the strongest level against the weakest in a game of so many hands. */
const spanOf = (hands: number) => {
  const ratings = ratingsOfGroups(gamesOf(hands), LEVELS, surpriseOfPairs);
  return (ratings.at(-1)! - ratings[0]!) / (Math.SQRT2 * pairingOf(hands).beta);
};

const fitted = {
  byOrders: ratingsOfGroups(gamesOf(4), LEVELS, surpriseOfOrders),
  byPairs: ratingsOfGroups(gamesOf(4), LEVELS, surpriseOfPairs),
};
const model = fitHands(lines, levelNumber, LEVELS);
const perStrength = perStrengthOf(model);
const makes = { lines, truths: fitted.byPairs, model, perStrength };
const choice = choose(makePopulations(makes, 'choose'));
const populations = makePopulations(makes, 'test');
const report = reportOf({ lines, fitted, spans: [spanOf(2), spanOf(4)], model, perStrength, choice, populations });
if (process.argv.includes('--write')) writeFileSync(join(BENCH, 'rating.md'), report);
else process.stdout.write(report);
