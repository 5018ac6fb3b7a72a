import { type GameRecord, isDated, type SheetLine } from '@gorrion/protocol';
import {
  type BySeat,
  type CountedDouble,
  type CountedHand,
  evolveSession,
  type HandEvent,
  type HandRecord,
  type Meld,
  meldTiles,
  nameOfHand,
  PLAYERS,
  type Player,
  placeOfHand,
  type RoundWon,
  type RulesetId,
  roundsWon,
  type ScoredFan,
  SEATS,
  type Seat,
  type SpecialId,
  seatAfter,
  type Tile,
  tilesText,
  tileText,
  unstarted,
  type WonOutcome,
} from '@gorrion/rules';

/*
 * A game as plain text, for a chat or a letter: who played, the result of every hand, and its moves in our notation of
 * tiles. For readers; a program reads the file.
 */

const WIND = ['E', 'S', 'W', 'N'] as const;

/** The words of the text, in the language of its reader. Tiles and winds are our notation in every language. */
export interface GameWords {
  readonly chow: string;
  readonly pung: string;
  readonly kong: string;
  readonly hu: string;
  readonly selfDrawn: string;
  readonly drawn: string;
  readonly void: string;
  readonly dealtAgain: string;
  /** A name that the program gave to a bot, in the reader's language. */
  readonly nameOf: (name: string) => string;
  /** Stands between two neighbours who gave each other tiles. */
  readonly exchange: string;
  readonly fanOf: (fan: ScoredFan) => string;
  /** The reason of a double, and the name of a special hand, by the older ways. */
  readonly doubleOf: (double: CountedDouble) => string;
  readonly specialOf: (special: SpecialId) => string;
  readonly rulesOf: (ruleset: RulesetId) => string;
  /** Says from whose discard a hand was won. */
  readonly discardOf: (name: string) => string;
  /** Says whose a round is, by the older ways that name a winner of each. `round` counts from 1. */
  readonly roundOf: (round: number, winners: readonly string[], points: string) => string;
}

const meldText = (meld: Meld, words: GameWords): string => `${words[meld.kind]} ${tilesText(meldTiles(meld))}`;

/** Returns a move as text, after the wind of its seat; undefined for answers, and for draws, which discards imply. */
function moveText(event: HandEvent, words: GameWords): string | undefined {
  switch (event.type) {
    case 'discarded':
      return `${WIND[event.seat]} ${tileText(event.tile)}${event.isDrawn ? '*' : ''}`;
    case 'flower-exposed':
      return `${WIND[event.seat]} +${tileText(event.tile)}`;
    case 'melded':
      return `${WIND[event.seat]} ${meldText(event.meld, words)}`;
    case 'kong-added':
      return `${WIND[event.seat]} ${words.kong} ${tileText(event.tile)}`;
    case 'replacement-declined':
      return `${WIND[event.seat]} –`;
    case 'exchanged': {
      const [given, taken] = event.given.map(tiles => (tiles.length > 0 ? tilesText(tiles) : '–'));
      return `${WIND[event.seat]} ${words.exchange} ${WIND[seatAfter(event.seat)]} ${given} / ${taken}`;
    }
    case 'won':
      return `${WIND[event.seat]} ${words.hu} ${tileText(event.tile)}`;
    default:
      return undefined;
  }
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);

/** Returns the fans of a win, each once with how often it counts. */
function fansText(fans: readonly ScoredFan[], words: GameWords): string {
  const times = new Map<ScoredFan, number>();
  for (const fan of fans) times.set(fan, (times.get(fan) ?? 0) + 1);
  return [...times].map(([fan, count]) => words.fanOf(fan) + (count > 1 ? ` ×${count}` : '')).join(', ');
}

/** Returns how a counted hand comes to its total: its special hand, or points and doubles with their reasons. */
function countText({ points, doubles, special }: CountedHand, words: GameWords): string {
  if (special) return words.specialOf(special.id);
  const times = doubles.reduce((sum, one) => sum + one.doubles, 0);
  const reasons = doubles.map(words.doubleOf).join(', ');
  return `${points}${' × 2'.repeat(times)}${reasons && `: ${reasons}`}`;
}

/** Returns what each of the four hands counts, East first. */
const countedText = (scores: WonOutcome['scores'], words: GameWords): readonly string[] =>
  SEATS.flatMap(seat => {
    const { counted } = scores[seat];
    return counted ? [`${WIND[seat]} ${counted.total} (${countText(counted, words)})`] : [];
  });

function resultText(
  line: SheetLine,
  names: readonly string[],
  words: GameWords,
  { outcome }: Pick<HandRecord, 'outcome'>,
): string {
  const { kind, winner, from, points, fans = [], changes } = line;
  const paid = PLAYERS.map(player => `${names[player]} ${signed(changes[player])}`).join(', ');
  if (kind !== 'won' || winner === undefined) return `${kind === 'void' ? words.void : words.drawn}: ${paid}`;
  const how = from === undefined ? words.selfDrawn : words.discardOf(names[from]!);
  const counted = outcome.kind === 'won' ? countedText(outcome.scores, words) : [];
  if (counted.length > 0) return `${names[winner]} ${points}, ${how}: ${paid}\n  ${counted.join(' · ')}`;
  return `${names[winner]} ${points} (${fansText(fans, words)}), ${how}: ${paid}`;
}

/** A hand in the making. */
interface Told {
  readonly head: string;
  deal: readonly string[];
  readonly moves: string[];
  result: string;
}

const dealtText = (hands: BySeat<readonly Tile[]>): readonly string[] =>
  SEATS.map((seat: Seat) => `  ${WIND[seat]} ${tilesText(hands[seat])}`);

/** Returns the hands of a record as text, in order. */
function handsOf({ facts, sheet }: GameRecord, names: readonly string[], words: GameWords): readonly Told[] {
  const told: Told[] = [];
  const begun: Pick<HandRecord, 'number' | 'round'>[] = [];
  let scored = 0;
  for (const { event } of facts) {
    if (event.type !== 'session') continue;
    const inner = event.event;
    const hand = told.at(-1);
    if (inner.type === 'hand-begun') {
      begun.push(inner);
      const sitting = SEATS.map(seat => `${WIND[seat]} ${names[inner.seating[seat] as Player]}`).join(', ');
      told.push({
        head: `${nameOfHand(placeOfHand(inner, begun)).toUpperCase()}: ${sitting}`,
        deal: [],
        moves: [],
        result: words.dealtAgain,
      });
    } else if (hand && inner.type === 'hand') {
      const text = moveText(inner.event, words);
      if (inner.event.type === 'dealt') hand.deal = dealtText(inner.event.hands);
      else if (text) hand.moves.push(text);
    } else if (hand && inner.type === 'hand-scored') {
      const line = sheet.lines[scored++];
      if (line) hand.result = resultText(line, names, words, inner.record);
    }
  }
  return told;
}

/** Returns whose each round is, where rounds have winners. */
const roundsOf = ({ facts }: GameRecord): readonly RoundWon[] =>
  roundsWon(
    facts.reduce(
      (session, { event }) => (event.type === 'session' ? evolveSession(session, event.event) : session),
      unstarted,
    ),
  );

/**
 * Returns a game as plain text: a head with the winners of its rounds, then each hand with its deal, its moves (`*`: the tile just
 * drawn; `+`: a flower; `–`: no replacement) and its result with its fans.
 */
export function gameText(record: GameRecord, words: GameWords): string {
  const { id, from, sheet } = record;
  const when = isDated({ from }) ? [`${new Date(from).toISOString().slice(0, 16).replace('T', ' ')} UTC`] : [];
  const names = sheet.players.map(({ name }) => words.nameOf(name));
  const totals = PLAYERS.map(player => `${names[player]} ${signed(sheet.totals[player])}`).join(', ');
  const hands = handsOf(record, names, words).map(({ head, deal, moves, result }) =>
    [head, ...deal, `  ${moves.join(' · ')}`, `  ${result}`].join('\n'),
  );
  const rounds = roundsOf(record).map(({ round, winners, points }) =>
    words.roundOf(
      round + 1,
      winners.map(player => names[player]!),
      signed(points[winners[0]!]),
    ),
  );
  const head = [`Gorrión ${id}`, ...when, words.rulesOf(sheet.ruleset)].join(', ');
  return [head, totals, ...rounds, ...hands].join('\n');
}
