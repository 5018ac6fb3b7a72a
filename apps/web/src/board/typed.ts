import { parseTile, type SeatCommand, type Tile } from '@gorrion/rules';
import type { Offers } from './offers.ts';

/** The reasons why a typed line is no move. */
export type TypedRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'no-tile'; readonly text: string }
  | { readonly kind: 'needs-tile' }
  | { readonly kind: 'not-now' }
  | { readonly kind: 'not-with'; readonly tile: Tile }
  /** Several moves fit. `tiles` tell them apart. */
  | { readonly kind: 'which'; readonly tiles: readonly Tile[] };

export type TypedMove =
  | { readonly ok: true; readonly command: SeatCommand }
  | { readonly ok: false; readonly why: TypedRefusal };

/** One move, with the tile that tells it from others of its kind. */
interface Way {
  readonly tile: Tile | undefined;
  readonly command: SeatCommand;
}

const refuse = (why: TypedRefusal): TypedMove => ({ ok: false, why });
const ways = (command: SeatCommand | undefined): readonly Way[] => (command ? [{ tile: undefined, command }] : []);

const kongWays = ({ kongs, replacement }: Offers): readonly Way[] => [
  ...kongs.map(command => ({ tile: command.type === 'declare-kong' ? command.tile : undefined, command })),
  ...ways(replacement),
];

/** Returns the moves that a word of any list can mean, written long or short; undefined for an unknown word. */
function waysOf(word: string, offers: Offers): readonly Way[] | undefined {
  switch (word) {
    case 'd':
    case 'discard':
      return Array.from(offers.discards, ([tile, command]) => ({ tile, command }));
    case 'c':
    case 'chow':
    case 'chi':
    case 'chii':
    case 'chau':
    case 'secuencia':
      return offers.chows.map(({ low, command }) => ({ tile: low, command }));
    case 'p':
    case 'pung':
    case 'peng':
    case 'pon':
    case 'pongue':
    case 'berlanga':
      return ways(offers.pung);
    case 'k':
    case 'kong':
    case 'gang':
    case 'kan':
    case 'congue':
    case 'cuadro':
      return kongWays(offers);
    case 'f':
    case 'flower':
    case 'hua':
      return offers.flowers.map(command => ({ tile: command.tile, command }));
    case 'h':
    case 'hu':
    case 'mahjong':
    case 'mah-jong':
    case 'mahjongg':
      return ways(offers.win);
    case 'x':
    case 'pass':
      return ways(offers.pass);
    default:
      return undefined;
  }
}

/** Reads a tile as corner indices and records write it, in either case. The white dragon is P or B. */
export function typedTile(text: string): Tile | undefined {
  const small = text.toLowerCase();
  if (small.length > 1) return parseTile(small);
  return parseTile(small === 'b' ? 'P' : small.toUpperCase());
}

/** Chooses among the moves of a word by the tile. A discard always needs one, a flower never does. */
function choose(word: string, open: readonly Way[], tileText: string | undefined): TypedMove {
  if (tileText === undefined) {
    if (word.startsWith('d')) return refuse({ kind: 'needs-tile' });
    const isClear = open.length === 1 || open[0]?.command.type === 'expose-flower';
    if (isClear && open[0]) return { ok: true, command: open[0].command };
    return refuse({ kind: 'which', tiles: open.flatMap(({ tile }) => tile ?? []) });
  }
  const tile = typedTile(tileText);
  if (tile === undefined) return refuse({ kind: 'no-tile', text: tileText });
  const way = open.find(one => one.tile === tile) ?? open.find(one => one.tile === undefined);
  return way ? { ok: true, command: way.command } : refuse({ kind: 'not-with', tile });
}

/**
 * Reads a typed line as one of the moves that are offered: "d 5p", "pung", "chow 3p" (its lowest tile), "kong 9m", "hu",
 * "pass", "f". A tile alone is a discard.
 */
export function readTyped(line: string, offers: Offers): TypedMove {
  const [first = '', second, ...more] = line.trim().toLowerCase().split(/\s+/);
  if (first === '' || more.length > 0) return refuse({ kind: 'unknown' });
  const isTileAlone = second === undefined && waysOf(first, offers) === undefined && typedTile(first) !== undefined;
  const [word, tileText] = isTileAlone ? ['d', first] : [first, second];
  const open = waysOf(word, offers);
  if (!open) return refuse({ kind: 'unknown' });
  return open.length === 0 ? refuse({ kind: 'not-now' }) : choose(word, open, tileText);
}
