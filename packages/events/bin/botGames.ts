import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { BOT_LEVELS, type BotLevel, decideAsBot, playHand } from '@gorrion/bots';
import {
  below,
  bySeat,
  type Deal,
  MCR_RULESETS,
  type Seat,
  seeded,
  shuffledRing,
  throwDice,
  wallOf,
} from '@gorrion/rules';

/*
 * Real games of bots, one round of four hands each, in a file. Sixty players, twelve a level, meet by lot. The same seed
 * gives the same games, so a run that was broken off goes on where it was. A line: number of the game, its four players,
 * and what each hand paid each of them.
 */

const SEED = 'rating-1';
export const PLAYERS_A_LEVEL = 12;
const HANDS = 4;

export type GameLine = readonly [game: number, players: readonly number[], payments: readonly (readonly number[])[]];

/** Returns the number of a player's level, from 0. */
export const levelNumber = (player: number): number => Math.floor(player / PLAYERS_A_LEVEL);

const levelOf = (player: number): BotLevel => BOT_LEVELS[levelNumber(player)]!;

/** Draws the four players of a game. */
function playersOf(game: number): number[] {
  const random = seeded(`${SEED}/players/${game}`);
  const players = new Set<number>();
  while (players.size < 4) players.add(below(random, BOT_LEVELS.length * PLAYERS_A_LEVEL));
  return [...players];
}

function dealOf(game: number, hand: number): Deal {
  const random = seeded(`${SEED}/deal/${game}/${hand}`);
  const rules = MCR_RULESETS.wmo2006;
  return { ring: shuffledRing(random, wallOf(rules)), dice: throwDice(random), prevalentWind: 0, rules };
}

/** Plays a hand; in each the dealer is the next player. Returns what it paid each player. */
function payments(game: number, hand: number, players: readonly number[]): number[] {
  const placeAt = (seat: Seat) => (seat + hand) & 3;
  const deciders = bySeat(seat => {
    const player = players[placeAt(seat)]!;
    const seed = `${SEED}/bot/${game}/${hand}/${player}`;
    return (view: Parameters<typeof decideAsBot>[1], who: Seat) => decideAsBot(levelOf(player), view, who, seed);
  });
  const { outcome } = playHand(dealOf(game, hand), deciders);
  return players.map((_, place) => outcome.payments[((place - hand) & 3) as Seat]);
}

/** Reads the lines that a file holds; none if it does not exist. */
export const readGames = (file: string): GameLine[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as GameLine)
    : [];

/** Plays the games that a file lacks of the first `count`, and appends them. `onGame` hears of each. */
export function playGames(file: string, count: number, onGame: (game: number) => void = () => {}): void {
  for (let game = readGames(file).length; game < count; game++) {
    const players = playersOf(game);
    const hands = Array.from({ length: HANDS }, (_, hand) => payments(game, hand, players));
    appendFileSync(file, `${JSON.stringify([game, players, hands])}\n`);
    onGame(game);
  }
}
