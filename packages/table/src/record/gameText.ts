import type { GameRecord, SheetLine } from '@gorrion/protocol';
import {
  type BySeat,
  HANDS_A_ROUND,
  type HandEvent,
  type Meld,
  meldTiles,
  PLAYERS,
  type Player,
  SEATS,
  type Seat,
  type Tile,
  tilesText,
  tileText,
} from '@gorrion/rules';

/*
 * A game as plain text, for a chat or a letter: who played, the result of every hand, and its moves in our notation of
 * tiles. For readers; a program reads the file.
 */

const WIND = ['E', 'S', 'W', 'N'] as const;
/** Letters of the calls, as players write them. */
const CALL = { chow: 'chow', pung: 'pung', kong: 'kong' } as const;

const meldText = (meld: Meld): string => `${CALL[meld.kind]} ${tilesText(meldTiles(meld))}`;

/** Returns a move as text, after the wind of its seat; undefined for answers, and for draws, which discards imply. */
function moveText(event: HandEvent): string | undefined {
  switch (event.type) {
    case 'discarded':
      return `${WIND[event.seat]} ${tileText(event.tile)}${event.isDrawn ? '*' : ''}`;
    case 'flower-exposed':
      return `${WIND[event.seat]} +${tileText(event.tile)}`;
    case 'melded':
      return `${WIND[event.seat]} ${meldText(event.meld)}`;
    case 'kong-added':
      return `${WIND[event.seat]} kong ${tileText(event.tile)}`;
    case 'won':
      return `${WIND[event.seat]} Hu ${tileText(event.tile)}`;
    case 'fouled':
      return `${WIND[event.seat]} ${event.foul}`;
    default:
      return undefined;
  }
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);

function resultText({ kind, winner, from, points, changes }: SheetLine, names: readonly string[]): string {
  const paid = PLAYERS.map(player => `${names[player]} ${signed(changes[player])}`).join(', ');
  if (kind !== 'won' || winner === undefined) return `${kind === 'void' ? 'void' : 'drawn'}: ${paid}`;
  return `${names[winner]} ${points}${from === undefined ? ' self-drawn' : ` from ${names[from]}`}: ${paid}`;
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
function handsOf({ facts, sheet }: GameRecord, names: readonly string[]): readonly Told[] {
  const told: Told[] = [];
  let scored = 0;
  for (const { event } of facts) {
    if (event.type !== 'session') continue;
    const inner = event.event;
    const hand = told.at(-1);
    if (inner.type === 'hand-begun') {
      const sitting = SEATS.map(seat => `${WIND[seat]} ${names[inner.seating[seat] as Player]}`).join(', ');
      told.push({
        head: `${WIND[inner.round]}${((inner.number - 1) % HANDS_A_ROUND) + 1}: ${sitting}`,
        deal: [],
        moves: [],
        result: 'dealt again',
      });
    } else if (hand && inner.type === 'hand') {
      const text = moveText(inner.event);
      if (inner.event.type === 'dealt') hand.deal = dealtText(inner.event.hands);
      else if (text) hand.moves.push(text);
    } else if (hand && inner.type === 'hand-scored') {
      const line = sheet.lines[scored++];
      if (line) hand.result = resultText(line, names);
    }
  }
  return told;
}

/**
 * Returns a game as plain text: a head, then each hand with its deal, its moves (`*`: the tile just drawn; `+`: a flower)
 * and its result. `nameOf` says a name that the program gave to a bot in the reader's language.
 */
export function gameText(record: GameRecord, nameOf: (name: string) => string): string {
  const { id, from, sheet } = record;
  const when = new Date(from).toISOString().slice(0, 16).replace('T', ' ');
  const names = sheet.players.map(({ name }) => nameOf(name));
  const totals = PLAYERS.map(player => `${names[player]} ${signed(sheet.totals[player])}`).join(', ');
  const hands = handsOf(record, names).map(({ head, deal, moves, result }) =>
    [head, ...deal, `  ${moves.join(' · ')}`, `  ${result}`].join('\n'),
  );
  return [`Gorrión ${id}, ${when} UTC, ${sheet.ruleset}`, totals, ...hands].join('\n');
}
