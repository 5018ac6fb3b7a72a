import { botzoneTile } from '@gorrion/bots';
import { type BySeat, bySeat, SEATS, type Seat, type Tile, tileOf } from '@gorrion/rules';
import {
  ForeignError,
  type ForeignGame,
  type ForeignHand,
  type ForeignMove,
  listIn,
  nameIn,
  objectIn,
  pointsIn,
} from './foreign.ts';

/*
 * Games of Botzone's Chinese-Standard-Mahjong, in two forms that its wiki and its data sets show: the log of a match as
 * JSON (what the judge asked the four players, and what they answered), and the lines of the data sets ("Player 0 Draw
 * W1"). One match is one hand of 136 tiles, with a wall for each player.
 */

/** Returns the tile of a name. Throws a ForeignError for other words, flowers among them. */
function tileIn(word: string | undefined): Tile {
  const tile = botzoneTile(word);
  if (tile === undefined) throw new ForeignError('shape', 1);
  return tile;
}

/** Returns the lowest tile of a chow from its middle one. */
const lowOf = (middle: Tile): Tile => tileOf(Math.max(0, middle - 1));

const seatOfWord = (word: string | undefined): Seat => {
  const seat = SEATS.find(one => String(one) === word);
  if (seat === undefined) throw new ForeignError('shape', 1);
  return seat;
};

/** A hand in the making. */
class Match {
  wind: Seat = 0;
  readonly hands: Tile[][] = [[], [], [], []];
  readonly moves: ForeignMove[] = [];
  changes: BySeat<number> | undefined;

  draw(seat: Seat, tile: Tile): void {
    const last = this.moves.at(-1);
    const isReplacement = last?.kind === 'own-kong' || last?.kind === 'claimed-kong';
    this.moves.push({ kind: 'draw', seat, tile, isReplacement });
  }

  hand(names: BySeat<string>): ForeignHand {
    if (this.hands.some(hand => hand.length !== 13)) throw new ForeignError('hidden', 1);
    const number = 4 * this.wind + 1;
    const { moves, changes } = this;
    const [east, south, west, north] = this.hands as [Tile[], Tile[], Tile[], Tile[]];
    return { number, names, walls: 'own', hands: [east, south, west, north], moves, ...(changes && { changes }) };
  }
}

/** Returns the game of a match, whose players have no names in it. */
const gameOf = (match: Match): ForeignGame => ({
  source: 'botzone',
  minPoints: 8,
  hands: [match.hand(bySeat(seat => nameIn(undefined, seat)))],
});

/* The log of a match. */

/** Most turns of a match that are read. */
const MOST_TURNS = 2000;

type Words = readonly string[];

/** What the judge told the four players in one turn, and what they had answered before it. */
interface Turn {
  readonly told: BySeat<Words>;
  readonly answers: BySeat<string>;
}

const wordsIn = (value: unknown): Words => (typeof value === 'string' ? value.trim().split(/\s+/) : []);

function answersIn(entry: unknown): BySeat<string> {
  const bots = typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>) : {};
  return bySeat(seat => {
    const { response } = (bots[seat] ?? {}) as { response?: unknown };
    return typeof response === 'string' ? response.trim() : '';
  });
}

/** Returns the moves of an act that was told: "3 2 PLAY T1". `before` are the answers that caused it. */
function movesTold(match: Match, [, by, act, first, second]: Words, before: BySeat<string>): readonly ForeignMove[] {
  const seat = seatOfWord(by);
  const last = match.moves.at(-1);
  switch (act) {
    case 'PLAY':
      return [{ kind: 'discard', seat, tile: tileIn(first) }];
    case 'PENG':
      return [
        { kind: 'pung', seat },
        { kind: 'discard', seat, tile: tileIn(first) },
      ];
    case 'CHI':
      return [
        { kind: 'chow', seat, low: lowOf(tileIn(first)) },
        { kind: 'discard', seat, tile: tileIn(second) },
      ];
    case 'BUGANG':
      return [{ kind: 'own-kong', seat, tile: tileIn(first) }];
    case 'GANG':
      return last?.kind === 'draw' && last.seat === seat
        ? [{ kind: 'own-kong', seat, tile: tileIn(before[seat].split(/\s+/)[1]) }]
        : [{ kind: 'claimed-kong', seat }];
    default:
      throw new ForeignError('shape', 1);
  }
}

function turnOf(match: Match, { told, answers }: Turn): void {
  for (const seat of SEATS) {
    const [kind, ...rest] = told[seat];
    if (kind === '0') match.wind = seatOfWord(rest[1]);
    if (kind === '1') match.hands[seat] = rest.slice(4, 17).map(tileIn);
    if (kind === '2') match.draw(seat, tileIn(rest[0]));
  }
  const act = told.find(([kind, , what]) => kind === '3' && what !== 'DRAW');
  if (act) match.moves.push(...movesTold(match, act, answers));
}

/** Adds the win of the player who answered HU before the end; of several, of the first in turn after the discarder. */
function endOf(match: Match, answers: BySeat<string>, scores: unknown): void {
  const last = match.moves.at(-1);
  const from = last && 'seat' in last ? last.seat : 0;
  const points = typeof scores === 'object' && scores !== null ? (scores as Readonly<Record<string, unknown>>) : {};
  const changes = pointsIn(SEATS.map(seat => points[seat]));
  match.changes = changes;
  // A wrong HU costs its player points.
  const winners = SEATS.filter(seat => answers[seat] === 'HU' && (!changes || changes[seat] > 0));
  const [winner] = winners.toSorted((a, b) => ((a - from + 3) & 3) - ((b - from + 3) & 3));
  if (winner !== undefined) match.moves.push({ kind: 'win', seat: winner });
}

const logIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value;
  const { log, logs } = value as { log?: unknown; logs?: unknown };
  return log ?? logs;
};

export function isBotzoneLog(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const log = logIn(value);
  return Array.isArray(log) && typeof log[0] === 'object' && log[0] !== null && 'output' in log[0];
}

/** Reads the log of a match. Throws a ForeignError. */
export function readBotzoneLog(value: unknown): ForeignGame {
  const log = listIn(logIn(value));
  if (log.length > MOST_TURNS) throw new ForeignError('shape', 1);
  const match = new Match();
  for (let n = 0; n < log.length; n += 2) {
    const { command, content } = objectIn(objectIn(log[n], 1).output, 1);
    const answers = answersIn(log[n - 1]);
    if (command === 'finish') endOf(match, answers, content);
    else {
      const asked = objectIn(content, 1);
      turnOf(match, { told: bySeat(seat => wordsIn(asked[seat])), answers });
    }
  }
  return gameOf(match);
}

/* The lines of the data sets. */

const LINE = /^(Match|Wind|Player|Huang|Fan|Score)\b/;

export const isBotzoneText = (text: string): boolean =>
  LINE.test(text.trimStart()) && /^Player [0-3] Deal /m.test(text);

function movesOfLine(act: string | undefined, seat: Seat, word: string | undefined): readonly ForeignMove[] {
  switch (act) {
    case 'Play':
      return [{ kind: 'discard', seat, tile: tileIn(word) }];
    case 'Chi':
      return [{ kind: 'chow', seat, low: lowOf(tileIn(word)) }];
    case 'Peng':
      return [{ kind: 'pung', seat }];
    case 'Gang':
      return [{ kind: 'claimed-kong', seat }];
    case 'AnGang':
    case 'BuGang':
      return [{ kind: 'own-kong', seat, tile: tileIn(word) }];
    case 'Hu':
      return [{ kind: 'win', seat }];
    default:
      throw new ForeignError('shape', 1);
  }
}

function playerLine(match: Match, [, by, act, ...rest]: Words): void {
  const seat = seatOfWord(by);
  if (act === 'Deal') match.hands[seat] = rest.slice(0, 13).map(tileIn);
  else if (act === 'Draw') match.draw(seat, tileIn(rest[0]));
  else match.moves.push(...movesOfLine(act, seat, rest[0]));
}

/** Most lines of a match that are read. */
const MOST_LINES = 2000;

/** Returns the words of a line. What stands after "Ignore" are claims that another one outranked. */
function wordsOfLine(line: string): Words {
  const words = line.trim().split(/\s+/);
  const end = words.indexOf('Ignore');
  return end < 0 ? words : words.slice(0, end);
}

/** Reads the lines of one match; of a text with several it reads the first. Throws a ForeignError. */
export function readBotzoneText(text: string): ForeignGame {
  const lines = text.trim().split('\n');
  const heads = lines.flatMap((line, n) => (n > 0 && /^\s*Match\b/.test(line) ? [n] : []));
  const own = lines.slice(0, heads[0]);
  if (own.length > MOST_LINES) throw new ForeignError('shape', 1);
  const match = new Match();
  for (const line of own) {
    const words = wordsOfLine(line);
    if (words[0] === 'Wind') match.wind = seatOfWord(words[1]);
    if (words[0] === 'Player') playerLine(match, words);
    if (words[0] === 'Score') match.changes = pointsIn(words.slice(1).map(Number));
  }
  return { ...gameOf(match), others: heads.length };
}
